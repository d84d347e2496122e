// Recorded from `templates` by `make record`; do not edit.

extension BuiltInTemplates {
  /// The files by name, in byte order.
  static let files: [(name: String, text: String)] = [
    (
      "findings.schema.json",
      ###"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The findings of tokenc",
        "description": "What `--format json` prints. Rows and columns count from 1, columns in Unicode code points; ends are exclusive.",
        "type": "object",
        "required": ["version", "tool", "diagnostics", "summary"],
        "additionalProperties": false,
        "properties": {
          "version": { "description": "The version of this format.", "const": 1 },
          "tool": {
            "description": "What found it.",
            "type": "object",
            "required": ["name", "version"],
            "additionalProperties": false,
            "properties": { "name": { "const": "tokenc" }, "version": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+" } }
          },
          "diagnostics": {
            "description": "By file, line and column.",
            "type": "array",
            "items": { "$ref": "#/$defs/diagnostic" }
          },
          "summary": {
            "description": "Counts of the whole run.",
            "type": "object",
            "required": [
              "errors", "warnings", "infos", "fixable", "unsafe_fixable", "files", "tokens", "incomplete"
            ],
            "additionalProperties": false,
            "properties": {
              "errors": { "$ref": "#/$defs/count" },
              "warnings": { "$ref": "#/$defs/count" },
              "infos": { "$ref": "#/$defs/count" },
              "fixable": { "description": "Findings that `--fix` mends.", "$ref": "#/$defs/count" },
              "unsafe_fixable": { "description": "Findings that only `--fix --unsafe` mends.", "$ref": "#/$defs/count" },
              "files": { "$ref": "#/$defs/count" },
              "tokens": { "description": "Tokens that have a value.", "$ref": "#/$defs/count" },
              "incomplete": {
                "description": "Whether a file could not be read to its end, so that unknown names were not reported.",
                "type": "boolean"
              },
              "fixed": { "description": "Changes that `--fix` has made before.", "$ref": "#/$defs/count" },
              "baseline": { "description": "Findings that the baseline accepts.", "$ref": "#/$defs/count" }
            }
          }
        },
        "$defs": {
          "count": { "type": "integer", "minimum": 0 },
          "filename": {
            "description": "From the root of the repository; the whole path where the file lies outside.",
            "type": "string",
            "minLength": 1
          },
          "location": {
            "type": "object",
            "required": ["row", "column", "byte_offset"],
            "additionalProperties": false,
            "properties": {
              "row": { "type": "integer", "minimum": 1 },
              "column": { "type": "integer", "minimum": 1 },
              "byte_offset": {
                "description": "Bytes from the start of the file, a byte order mark included.",
                "type": "integer",
                "minimum": 0
              }
            }
          },
          "diagnostic": {
            "type": "object",
            "required": ["code", "severity", "message", "filename", "location", "end_location"],
            "additionalProperties": false,
            "properties": {
              "code": { "description": "The rule, or the error of the language.", "type": "string", "pattern": "^[a-z]+(-[a-z]+)*$" },
              "severity": { "enum": ["error", "warning", "info"] },
              "message": { "description": "What is wrong.", "type": "string", "minLength": 1 },
              "why": { "description": "Why that is a fault.", "type": "string", "minLength": 1 },
              "help": { "description": "How to mend it.", "type": "string", "minLength": 1 },
              "token": {
                "description": "The token or group that a rule looked at; errors of the language have none.",
                "type": "string",
                "pattern": "^[a-z]+(\\.[^.]+)*$"
              },
              "filename": { "$ref": "#/$defs/filename" },
              "location": { "$ref": "#/$defs/location" },
              "end_location": { "$ref": "#/$defs/location" },
              "notes": {
                "description": "Second places.",
                "type": "array",
                "minItems": 1,
                "items": {
                  "type": "object",
                  "required": ["message", "filename", "location", "end_location"],
                  "additionalProperties": false,
                  "properties": {
                    "message": { "description": "What is there.", "type": "string", "minLength": 1 },
                    "filename": { "$ref": "#/$defs/filename" },
                    "location": { "$ref": "#/$defs/location" },
                    "end_location": { "$ref": "#/$defs/location" }
                  }
                }
              },
              "fix": {
                "description": "What mends it.",
                "type": "object",
                "required": ["applicability", "edits"],
                "additionalProperties": false,
                "properties": {
                  "applicability": {
                    "description": "`safe` keeps the meaning; `unsafe` changes a value or a name.",
                    "enum": ["safe", "unsafe"]
                  },
                  "edits": {
                    "description": "Texts that take the place of others: all of them or none.",
                    "type": "array",
                    "minItems": 1,
                    "items": {
                      "type": "object",
                      "required": ["content", "filename", "location", "end_location"],
                      "additionalProperties": false,
                      "properties": {
                        "content": { "description": "The new text.", "type": "string" },
                        "filename": { "$ref": "#/$defs/filename" },
                        "location": { "$ref": "#/$defs/location" },
                        "end_location": { "$ref": "#/$defs/location" }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }

      """###
    ),
    (
      "markdown-description.mustache",
      ###"""
      {{#isDeprecated}}**Deprecated{{#deprecation}}:** {{.}}{{/deprecation}}{{^deprecation}}**{{/deprecation}}{{#description}} · {{/description}}{{/isDeprecated}}{{description}}
      """###
    ),
    (
      "markdown-groups.mustache",
      ###"""
      {{#hasGroups}}

      {{#groups}}
      - `{{{name}}}`: {{description}}
      {{/groups}}
      {{/hasGroups}}

      """###
    ),
    (
      "markdown-name.mustache",
      ###"""
      <a id="{{{anchor}}}"></a>`{{{name}}}`
      """###
    ),
    (
      "markdown-waivers.mustache",
      ###"""
      {{#hasWaivers}}

      Accepted findings:

      {{#waivers}}
      - `{{{name}}}`, {{rule}}: {{reason}}
      {{/waivers}}
      {{/hasWaivers}}

      """###
    ),
    (
      "markdown.mustache",
      ###"""
      <!-- Generated by tokenc from {{set}}. Do not edit: change the tokens and build again. -->

      # Motion tokens

      Times are perceptual durations in milliseconds, lengths are points.
      {{#springs}}

      ## Springs
      {{> markdown-groups}}

      | Name | Duration | Bounce | Overshoot | Settles | Curve |{{#hasForms}} Written as |{{/hasForms}} Role | Reduce Motion | Description | Defined in |
      | --- | ---: | ---: | ---: | ---: | --- |{{#hasForms}} --- |{{/hasForms}} --- | --- | --- | --- |
      {{#tokens}}
      | {{> markdown-name}} | {{duration}} ms | {{bounce}} | {{overshoot}} | {{settling}} ms | {{plot}} |{{#hasForms}} {{form}} |{{/hasForms}} {{role}} | {{reduceMotion}} | {{> markdown-description}} | {{source}} |
      {{/tokens}}

      Settles: when the spring stays within 0.1 % of its end, which is neither its duration nor what SwiftUI calls
      settling. Curve: the first {{span}} ms of each; ▆ is the end, ▇ and █ lie beyond it.
      {{> markdown-waivers}}
      {{/springs}}
      {{#durations}}

      ## Durations
      {{> markdown-groups}}

      | Name | Time or enter | Exit | Exit of enter |{{#hasDistances}} Distance |{{/hasDistances}} Role | Description | Defined in |
      | --- | ---: | ---: | ---: |{{#hasDistances}} ---: |{{/hasDistances}} --- | --- | --- |
      {{#tokens}}
      | {{> markdown-name}} | {{enter}} ms | {{exit}} | {{share}} |{{#hasDistances}} {{distance}} |{{/hasDistances}} {{role}} | {{> markdown-description}} | {{source}} |
      {{/tokens}}
      {{> markdown-waivers}}
      {{/durations}}
      {{#easings}}

      ## Easings
      {{> markdown-groups}}

      | Name | Easing | Control points | Curve | Description | Defined in |
      | --- | --- | --- | --- | --- | --- |
      {{#tokens}}
      | {{> markdown-name}} | {{easing}} | {{controlPoints}} | {{plot}} | {{> markdown-description}} | {{source}} |
      {{/tokens}}

      Control points: x1, y1, x2, y2 of a cubic Bézier. Curve: over its whole time; ▆ is the end, ▇ and █ lie beyond it.
      {{> markdown-waivers}}
      {{/easings}}
      {{#curves}}

      ## Curves
      {{> markdown-groups}}

      | Name | Duration | Easing | Curve | Role | Reduce Motion | Description | Defined in |
      | --- | ---: | --- | --- | --- | --- | --- | --- |
      {{#tokens}}
      | {{> markdown-name}} | {{duration}} ms | {{easing}} | {{plot}} | {{role}} | {{reduceMotion}} | {{> markdown-description}} | {{source}} |
      {{/tokens}}
      {{> markdown-waivers}}
      {{/curves}}
      {{#transitions}}

      ## Transitions
      {{> markdown-groups}}

      | Name | Enter | Exit |{{#hasDistances}} Distance |{{/hasDistances}} Role | Reduce Motion | Description | Defined in |
      | --- | --- | --- |{{#hasDistances}} ---: |{{/hasDistances}} --- | --- | --- | --- |
      {{#tokens}}
      | {{> markdown-name}} | {{enter}} | {{exit}} |{{#hasDistances}} {{distance}} |{{/hasDistances}} {{role}} | {{reduceMotion}} | {{> markdown-description}} | {{source}} |
      {{/tokens}}
      {{> markdown-waivers}}
      {{/transitions}}
      {{#stagger}}

      ## Stagger
      {{> markdown-groups}}

      | Name | Interval | Items in step | Last starts after | Description | Defined in |
      | --- | ---: | ---: | ---: | --- | --- |
      {{#tokens}}
      | {{> markdown-name}} | {{interval}} ms | {{maxItems}} | {{lastStart}} | {{> markdown-description}} | {{source}} |
      {{/tokens}}
      {{> markdown-waivers}}
      {{/stagger}}
      {{#spacing}}

      ## Spacing
      {{> markdown-groups}}

      | Name | Points | Description | Defined in |
      | --- | ---: | --- | --- |
      {{#tokens}}
      | {{> markdown-name}} | {{points}} | {{> markdown-description}} | {{source}} |
      {{/tokens}}
      {{> markdown-waivers}}
      {{/spacing}}
      {{#radius}}

      ## Radius
      {{> markdown-groups}}

      | Name | Points | Concentric | Description | Defined in |
      | --- | ---: | --- | --- | --- |
      {{#tokens}}
      | {{> markdown-name}} | {{points}} | {{concentric}} | {{> markdown-description}} | {{source}} |
      {{/tokens}}
      {{> markdown-waivers}}
      {{/radius}}
      {{#scales}}

      ## Scales
      {{> markdown-groups}}

      | Name | Scale | Role | Description | Defined in |
      | --- | ---: | --- | --- | --- |
      {{#tokens}}
      | {{> markdown-name}} | {{scale}} | {{role}} | {{> markdown-description}} | {{source}} |
      {{/tokens}}
      {{> markdown-waivers}}
      {{/scales}}
      {{#haptics}}

      ## Haptics
      {{> markdown-groups}}

      | Name | Feedback | Description | Defined in |
      | --- | --- | --- | --- |
      {{#tokens}}
      | {{> markdown-name}} | {{feedback}} | {{> markdown-description}} | {{source}} |
      {{/tokens}}
      {{> markdown-waivers}}
      {{/haptics}}
      {{#gestures}}

      ## Gestures
      {{> markdown-groups}}

      | Name | Thresholds | Description | Defined in |
      | --- | --- | --- | --- |
      {{#tokens}}
      | {{> markdown-name}} | {{thresholds}} | {{> markdown-description}} | {{source}} |
      {{/tokens}}
      {{> markdown-waivers}}
      {{/gestures}}

      """###
    ),
    (
      "output.schema.json",
      ###"""
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The tokens that tokenc resolved",
        "description": "What `format: json` generates. Times are milliseconds, lengths points, overshoot and shares percent.",
        "type": "object",
        "required": ["version", "set", "tokens"],
        "additionalProperties": false,
        "properties": {
          "version": { "description": "The version of this format.", "const": 1 },
          "set": { "description": "What the set is called: the folders or files that it was read from.", "type": "string" },
          "tokens": {
            "description": "By section, then in source order.",
            "type": "array",
            "items": { "$ref": "#/$defs/token" }
          }
        },
        "$defs": {
          "token": {
            "type": "object",
            "required": ["path", "type", "value", "source"],
            "properties": {
              "path": {
                "description": "Section and names, joined with dots.",
                "type": "string",
                "pattern": "^(springs|durations|easings|curves|transitions|stagger|spacing|radius|scales|haptics|gestures)(\\.[^.]+)+$"
              },
              "type": {
                "enum": [
                  "spring", "duration", "enterExit", "easing", "curve", "transition", "stagger", "spacing", "radius", "scale",
                  "haptic", "gesture"
                ]
              },
              "value": { "description": "The resolved value; its shape follows from `type`." },
              "derived": { "description": "What follows from the value, rounded.", "type": "object" },
              "concentric": {
                "description": "The parts of a radius that lies inside another: max(0, outer - inset) is its value.",
                "type": "object",
                "required": ["outer", "inset"],
                "additionalProperties": false,
                "properties": { "outer": { "$ref": "#/$defs/length" }, "inset": { "$ref": "#/$defs/length" } }
              },
              "written": {
                "description": "The numbers of a spring that was written in another form than duration and bounce.",
                "type": "object"
              },
              "reduceMotion": { "description": "What plays under Reduce Motion; of a transition, at each end." },
              "distance": { "description": "How far it travels.", "allOf": [{ "$ref": "#/$defs/length" }] },
              "role": {
                "description": "What the token moves, and where it says so.",
                "type": "object",
                "required": ["name", "from"],
                "additionalProperties": false,
                "properties": {
                  "name": {
                    "enum": [
                      "press", "control", "standard", "travel", "release", "cinematic", "celebration", "continuous", "dwell"
                    ]
                  },
                  "from": {
                    "description": "The token, a group around it, the configuration, the token that its value names, or nobody.",
                    "enum": ["token", "group", "configuration", "reference", "default"]
                  }
                }
              },
              "description": { "description": "The author's words, to the letter.", "type": "string" },
              "deprecated": {
                "description": "That it should no longer be used, or what to use instead.",
                "oneOf": [{ "const": true }, { "type": "string" }]
              },
              "waive": {
                "description": "Accepted findings: the rule and the reason.",
                "type": "object",
                "additionalProperties": { "type": "string" }
              },
              "extensions": { "description": "What other programs keep there, untouched." },
              "references": {
                "description": "What the value refers to, in source order.",
                "type": "array",
                "items": { "type": "string" }
              },
              "source": {
                "type": "object",
                "required": ["file", "line"],
                "additionalProperties": false,
                "properties": {
                  "file": { "description": "Relative to the folder that holds the set.", "type": "string" },
                  "line": { "description": "The line of the token's name.", "type": "integer", "minimum": 1 }
                }
              }
            },
            "additionalProperties": false,
            "oneOf": [
              { "$ref": "#/$defs/spring" },
              { "$ref": "#/$defs/duration" },
              { "$ref": "#/$defs/enterExit" },
              { "$ref": "#/$defs/easing" },
              { "$ref": "#/$defs/curve" },
              { "$ref": "#/$defs/transition" },
              { "$ref": "#/$defs/stagger" },
              { "$ref": "#/$defs/spacing" },
              { "$ref": "#/$defs/radius" },
              { "$ref": "#/$defs/scale" },
              { "$ref": "#/$defs/haptic" },
              { "$ref": "#/$defs/gesture" }
            ]
          },
          "spring": {
            "required": ["derived", "reduceMotion", "role"],
            "properties": {
              "concentric": false,
              "path": { "pattern": "^springs\\." },
              "reduceMotion": { "$ref": "#/$defs/reduced", "not": { "const": "keep" } },
              "written": {
                "oneOf": [
                  {
                    "required": ["response", "dampingRatio"],
                    "additionalProperties": false,
                    "properties": { "response": { "$ref": "#/$defs/time" }, "dampingRatio": { "$ref": "#/$defs/positive" } }
                  },
                  {
                    "required": ["stiffness", "damping"],
                    "additionalProperties": false,
                    "properties": {
                      "mass": { "$ref": "#/$defs/positive" },
                      "stiffness": { "$ref": "#/$defs/positive" },
                      "damping": { "$ref": "#/$defs/positive" }
                    }
                  }
                ]
              },
              "type": { "const": "spring" },
              "value": {
                "type": "object",
                "required": ["duration", "bounce"],
                "additionalProperties": false,
                "properties": {
                  "duration": { "description": "The perceptual duration.", "allOf": [{ "$ref": "#/$defs/time" }] },
                  "bounce": { "type": "number", "minimum": -0.85, "exclusiveMaximum": 1 },
                  "preset": { "enum": ["smooth", "snappy", "bouncy"] }
                }
              },
              "derived": {
                "required": ["dampingRatio", "stiffness", "damping", "settling", "overshoot"],
                "additionalProperties": false,
                "properties": {
                  "dampingRatio": { "type": "number", "exclusiveMinimum": 0 },
                  "stiffness": { "description": "1/s², for a mass of 1.", "type": "number", "exclusiveMinimum": 0 },
                  "damping": { "description": "1/s, for a mass of 1.", "type": "number", "exclusiveMinimum": 0 },
                  "settling": { "description": "When it stays within 0.1 % of its end.", "$ref": "#/$defs/time" },
                  "overshoot": { "description": "Percent of the way.", "type": "number", "minimum": 0 }
                }
              }
            }
          },
          "duration": {
            "required": ["role"],
            "properties": {
              "concentric": false, "derived": false, "reduceMotion": false, "written": false,
              "path": { "pattern": "^durations\\." },
              "type": { "const": "duration" },
              "value": { "$ref": "#/$defs/time" }
            }
          },
          "enterExit": {
            "required": ["role"],
            "properties": {
              "concentric": false, "derived": false, "reduceMotion": false, "written": false,
              "path": { "pattern": "^durations\\." },
              "type": { "const": "enterExit" },
              "value": {
                "type": "object",
                "required": ["enter", "exit"],
                "additionalProperties": false,
                "properties": { "enter": { "$ref": "#/$defs/time" }, "exit": { "$ref": "#/$defs/time" } }
              }
            }
          },
          "easing": {
            "properties": {
              "concentric": false, "derived": false, "reduceMotion": false, "role": false, "written": false, "distance": false,
              "path": { "pattern": "^easings\\." },
              "type": { "const": "easing" },
              "value": { "$ref": "#/$defs/easingValue" }
            }
          },
          "curve": {
            "required": ["reduceMotion", "role"],
            "properties": {
              "concentric": false, "derived": false, "written": false,
              "reduceMotion": { "$ref": "#/$defs/reduced" },
              "path": { "pattern": "^curves\\." },
              "type": { "const": "curve" },
              "value": { "$ref": "#/$defs/curveValue" }
            }
          },
          "transition": {
            "required": ["reduceMotion", "role"],
            "properties": {
              "concentric": false, "derived": false, "written": false,
              "reduceMotion": {
                "type": "object",
                "required": ["enter", "exit"],
                "additionalProperties": false,
                "properties": { "enter": { "$ref": "#/$defs/reduced" }, "exit": { "$ref": "#/$defs/reduced" } }
              },
              "path": { "pattern": "^transitions\\." },
              "type": { "const": "transition" },
              "value": {
                "type": "object",
                "required": ["enter", "exit", "effects"],
                "additionalProperties": false,
                "properties": {
                  "enter": { "$ref": "#/$defs/animation" },
                  "exit": { "$ref": "#/$defs/animation" },
                  "effects": { "$ref": "#/$defs/effects" },
                  "exitEffects": { "description": "Where the exit has others.", "$ref": "#/$defs/effects" }
                }
              }
            }
          },
          "stagger": {
            "properties": {
              "concentric": false, "reduceMotion": false, "role": false, "written": false, "distance": false,
              "path": { "pattern": "^stagger\\." },
              "type": { "const": "stagger" },
              "value": {
                "type": "object",
                "required": ["interval", "maxItems"],
                "additionalProperties": false,
                "properties": {
                  "interval": { "$ref": "#/$defs/time" },
                  "maxItems": { "type": "integer", "minimum": 1 }
                }
              },
              "derived": {
                "additionalProperties": false,
                "properties": { "lastStart": { "description": "When the last item starts.", "$ref": "#/$defs/time" } }
              }
            }
          },
          "spacing": {
            "properties": {
              "concentric": false, "derived": false, "reduceMotion": false, "role": false, "written": false, "distance": false,
              "path": { "pattern": "^spacing\\." },
              "type": { "const": "spacing" },
              "value": { "$ref": "#/$defs/length" }
            }
          },
          "radius": {
            "properties": {
              "derived": false, "reduceMotion": false, "role": false, "written": false, "distance": false,
              "path": { "pattern": "^radius\\." },
              "type": { "const": "radius" },
              "value": { "$ref": "#/$defs/length" }
            }
          },
          "scale": {
            "required": ["role"],
            "properties": {
              "concentric": false, "derived": false, "reduceMotion": false, "written": false, "distance": false,
              "path": { "pattern": "^scales\\." },
              "type": { "const": "scale" },
              "value": { "$ref": "#/$defs/positive" }
            }
          },
          "haptic": {
            "properties": {
              "concentric": false, "derived": false, "reduceMotion": false, "role": false, "written": false, "distance": false,
              "path": { "pattern": "^haptics\\." },
              "type": { "const": "haptic" },
              "value": {
                "oneOf": [
                  {
                    "type": "object",
                    "required": ["feedback"],
                    "additionalProperties": false,
                    "properties": {
                      "feedback": {
                        "enum": [
                          "selection", "success", "warning", "error", "start", "stop", "increase", "decrease", "alignment",
                          "levelChange"
                        ]
                      }
                    }
                  },
                  {
                    "type": "object",
                    "required": ["impact"],
                    "additionalProperties": false,
                    "properties": {
                      "impact": { "enum": ["light", "medium", "heavy", "rigid", "soft", "solid"] },
                      "intensity": { "type": "number", "minimum": 0, "maximum": 1 }
                    }
                  }
                ]
              }
            }
          },
          "gesture": {
            "properties": {
              "concentric": false, "derived": false, "reduceMotion": false, "role": false, "written": false, "distance": false,
              "path": { "pattern": "^gestures\\." },
              "type": { "const": "gesture" },
              "value": {
                "type": "object",
                "minProperties": 1,
                "additionalProperties": false,
                "properties": {
                  "dismissDistance": { "$ref": "#/$defs/length" },
                  "dismissFraction": { "description": "Of the thing's size.", "$ref": "#/$defs/fraction" },
                  "dismissVelocity": { "description": "Points a second.", "type": "number", "minimum": 0 },
                  "rubberBand": { "$ref": "#/$defs/fraction" },
                  "holdDuration": { "$ref": "#/$defs/time" }
                }
              }
            }
          },
          "reduced": {
            "description": "What plays under Reduce Motion.",
            "oneOf": [
              { "enum": ["none", "keep"] },
              {
                "type": "object",
                "required": ["crossfade"],
                "additionalProperties": false,
                "properties": { "crossfade": { "$ref": "#/$defs/time" } }
              },
              {
                "type": "object",
                "required": ["curve"],
                "additionalProperties": false,
                "properties": { "curve": { "$ref": "#/$defs/curveValue" } }
              }
            ]
          },
          "animation": {
            "description": "What plays at one end, and the token that it names.",
            "oneOf": [
              {
                "type": "object",
                "required": ["kind"],
                "additionalProperties": false,
                "properties": { "kind": { "const": "none" }, "token": { "type": "string" } }
              },
              {
                "type": "object",
                "required": ["kind", "duration", "bounce"],
                "additionalProperties": false,
                "properties": {
                  "kind": { "const": "spring" },
                  "duration": { "$ref": "#/$defs/time" },
                  "bounce": { "type": "number", "minimum": -0.85, "exclusiveMaximum": 1 },
                  "token": { "type": "string" }
                }
              },
              {
                "type": "object",
                "required": ["kind", "duration", "easing"],
                "additionalProperties": false,
                "properties": {
                  "kind": { "const": "curve" },
                  "duration": { "$ref": "#/$defs/time" },
                  "easing": { "$ref": "#/$defs/easingValue" },
                  "token": { "type": "string" }
                }
              }
            ]
          },
          "effects": {
            "description": "In the order in which they are applied.",
            "type": "array",
            "minItems": 1,
            "items": {
              "oneOf": [
                {
                  "type": "object",
                  "required": ["effect"],
                  "additionalProperties": false,
                  "properties": { "effect": { "enum": ["opacity", "blurReplace"] } }
                },
                {
                  "type": "object",
                  "required": ["effect", "edge"],
                  "additionalProperties": false,
                  "properties": {
                    "effect": { "enum": ["move", "push"] },
                    "edge": { "enum": ["top", "bottom", "leading", "trailing"] }
                  }
                },
                {
                  "type": "object",
                  "required": ["effect", "x", "y"],
                  "additionalProperties": false,
                  "properties": { "effect": { "const": "offset" }, "x": { "type": "number" }, "y": { "type": "number" } }
                },
                {
                  "type": "object",
                  "required": ["effect", "scale"],
                  "additionalProperties": false,
                  "properties": { "effect": { "const": "scale" }, "scale": { "type": "number", "minimum": 0 } }
                }
              ]
            }
          },
          "curveValue": {
            "type": "object",
            "required": ["duration", "easing"],
            "additionalProperties": false,
            "properties": { "duration": { "$ref": "#/$defs/time" }, "easing": { "$ref": "#/$defs/easingValue" } }
          },
          "easingValue": {
            "description": "A cubic Bézier from (0, 0) to (1, 1): x1, y1, x2, y2; the name, if it has one.",
            "type": "object",
            "required": ["controlPoints"],
            "additionalProperties": false,
            "properties": {
              "name": { "enum": ["linear", "easeIn", "easeOut", "easeInOut"] },
              "controlPoints": {
                "type": "array",
                "prefixItems": [
                  { "$ref": "#/$defs/share" }, { "type": "number" }, { "$ref": "#/$defs/share" }, { "type": "number" }
                ],
                "items": false,
                "minItems": 4
              }
            }
          },
          "positive": { "type": "number", "exclusiveMinimum": 0 },
          "fraction": { "type": "number", "exclusiveMinimum": 0, "maximum": 1 },
          "share": { "type": "number", "minimum": 0, "maximum": 1 },
          "time": { "description": "Milliseconds.", "type": "number", "minimum": 0 },
          "length": { "description": "Points.", "type": "number", "minimum": 0 }
        }
      }

      """###
    ),
    (
      "swift-animation.mustache",
      ###"""
      {{#easing}}{{#name}}.{{.}}(duration: {{seconds}}){{/name}}{{^name}}.timingCurve({{points}}, duration: {{seconds}}){{/name}}{{/easing}}{{^easing}}.spring(duration: {{seconds}}, bounce: {{bounce}}){{/easing}}
      """###
    ),
    (
      "swift-animations.mustache",
      ###"""
      {{#tokens}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public static let {{identifier}}: Animation = {{> swift-animation}}

      /// What plays for this setting of Reduce Motion; nil where the change is immediate.
      {{> swift-deprecation}}
      public static func {{identifier}}(reduceMotion: Bool) -> Animation? {
        MotionToken.{{symbol}}.animation(reduceMotion: reduceMotion)
      }
      {{/tokens}}
      {{#groups}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public enum {{identifier}} {
        {{> swift-animations}}
      }
      {{/groups}}

      """###
    ),
    (
      "swift-availability.mustache",
      ###"""
      {{#availability}}
      @available({{.}}, *)
      {{/availability}}

      """###
    ),
    (
      "swift-case.mustache",
      ###"""
      {{^isDeprecated}}
      {{symbol}}{{#hasSeveralCases}},{{/hasSeveralCases}}
      {{/isDeprecated}}
      {{#isDeprecated}}
      {{^isLong}}
      MotionToken({{> swift-token-arguments}}){{#hasSeveralCases}},{{/hasSeveralCases}}
      {{/isLong}}
      {{#isLong}}
      MotionToken(
        {{> swift-token-lines}}
      ){{#hasSeveralCases}},{{/hasSeveralCases}}
      {{/isLong}}
      {{/isDeprecated}}

      """###
    ),
    (
      "swift-deprecation.mustache",
      ###"""
      {{#isDeprecated}}
      @available(*, deprecated{{#deprecation}}, message: "{{.}}"{{/deprecation}})
      {{/isDeprecated}}

      """###
    ),
    (
      "swift-documentation.mustache",
      ###"""
      {{#documentation}}
      ///{{#.}} {{.}}{{/.}}
      {{/documentation}}
      {{> swift-deprecation}}

      """###
    ),
    (
      "swift-durations.mustache",
      ###"""
      {{#tokens}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      {{#pair}}
      public static let {{identifier}} = EnterExit(enter: {{enter}}, exit: {{exit}})
      {{/pair}}
      {{^pair}}
      public static let {{identifier}}: TimeInterval = {{seconds}}
      {{/pair}}
      {{/tokens}}
      {{#groups}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public enum {{identifier}} {
        {{> swift-durations}}
      }
      {{/groups}}

      """###
    ),
    (
      "swift-easings.mustache",
      ###"""
      {{#tokens}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public static let {{identifier}} = Easing({{points}})
      {{/tokens}}
      {{#groups}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public enum {{identifier}} {
        {{> swift-easings}}
      }
      {{/groups}}

      """###
    ),
    (
      "swift-effect.mustache",
      ###"""
      {{#isOpacity}}.opacity{{/isOpacity}}{{#move}}.move(edge: .{{.}}){{/move}}{{#push}}.push(from: .{{.}}){{/push}}{{#offset}}.offset(x: {{x}}, y: {{y}}){{/offset}}{{#scale}}.scale(scale: {{.}}, anchor: anchor){{/scale}}{{#isBlurReplace}}AnyTransition(.blurReplace){{/isBlurReplace}}
      """###
    ),
    (
      "swift-feedback.mustache",
      ###"""
      {{#feedback}}.{{.}}{{/feedback}}{{#impact}}.impact({{property}}: .{{name}}{{#intensity}}, intensity: {{.}}{{/intensity}}){{/impact}}
      """###
    ),
    (
      "swift-gestures.mustache",
      ###"""
      {{#tokens}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      {{^isLong}}
      public static let {{identifier}} = Gestures({{#thresholds}}{{name}}: {{value}}{{^last}}, {{/last}}{{/thresholds}})
      {{/isLong}}
      {{#isLong}}
      public static let {{identifier}} = Gestures(
        {{#thresholds}}
        {{name}}: {{value}}{{^last}},{{/last}}
        {{/thresholds}}
      )
      {{/isLong}}
      {{/tokens}}
      {{#groups}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public enum {{identifier}} {
        {{> swift-gestures}}
      }
      {{/groups}}

      """###
    ),
    (
      "swift-haptics.mustache",
      ###"""
      {{#tokens}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public static let {{identifier}}: SensoryFeedback = {{> swift-feedback}}
      {{/tokens}}
      {{#groups}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public enum {{identifier}} {
        {{> swift-haptics}}
      }
      {{/groups}}

      """###
    ),
    (
      "swift-motion-transitions.mustache",
      ###"""
      {{#tokens}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      {{> swift-availability}}
      {{#hasAnchor}}
      public static let {{identifier}} = MotionTransition { anchor, reduceMotion in
        Motion.Transitions.{{symbol}}(anchor: anchor, reduceMotion: reduceMotion)
      }
      {{/hasAnchor}}
      {{^hasAnchor}}
      public static let {{identifier}} = MotionTransition { _, reduceMotion in
        Motion.Transitions.{{symbol}}(reduceMotion: reduceMotion)
      }
      {{/hasAnchor}}
      {{/tokens}}
      {{#groups}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public enum {{identifier}} {
        {{> swift-motion-transitions}}
      }
      {{/groups}}

      """###
    ),
    (
      "swift-numbers.mustache",
      ###"""
      {{#tokens}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public static let {{identifier}}: CGFloat = {{number}}
      {{/tokens}}
      {{#groups}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public enum {{identifier}} {
        {{> swift-numbers}}
      }
      {{/groups}}

      """###
    ),
    (
      "swift-reduced.mustache",
      ###"""
      {{#crossfade}}.crossfade({{.}}){{/crossfade}}{{#curve}}.curve(duration: {{seconds}}, easing: Motion.Easing({{points}})){{/curve}}{{#isImmediate}}.immediate{{/isImmediate}}{{#isUnchanged}}.unchanged{{/isUnchanged}}
      """###
    ),
    (
      "swift-staggers.mustache",
      ###"""
      {{#tokens}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public static let {{identifier}} = Stagger(interval: {{seconds}}, maxItems: {{maxItems}})
      {{/tokens}}
      {{#groups}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public enum {{identifier}} {
        {{> swift-staggers}}
      }
      {{/groups}}

      """###
    ),
    (
      "swift-token-arguments.mustache",
      ###"""
      duration: {{seconds}}, {{#easing}}easing: Motion.Easing({{points}}){{/easing}}{{^easing}}bounce: {{bounce}}{{/easing}}{{#reduced}}, reduced: {{> swift-reduced}}{{/reduced}}
      """###
    ),
    (
      "swift-token-lines.mustache",
      ###"""
      duration: {{seconds}}, {{#easing}}easing: Motion.Easing({{points}}){{/easing}}{{^easing}}bounce: {{bounce}}{{/easing}}{{#reduced}},{{^curve}} reduced: {{> swift-reduced}}{{/curve}}{{/reduced}}
      {{#reduced}}
      {{#curve}}
      reduced: {{> swift-reduced}}
      {{/curve}}
      {{/reduced}}

      """###
    ),
    (
      "swift-tokens.mustache",
      ###"""
      {{#tokens}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      {{^isLong}}
      public static let {{identifier}} = MotionToken({{> swift-token-arguments}})
      {{/isLong}}
      {{#isLong}}
      public static let {{identifier}} = MotionToken(
        {{> swift-token-lines}}
      )
      {{/isLong}}
      {{/tokens}}
      {{#groups}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public enum {{identifier}} {
        {{> swift-tokens}}
      }
      {{/groups}}

      """###
    ),
    (
      "swift-transition-end.mustache",
      ###"""
      {{^effect}}
      {{lead}}.identity{{comma}}
      {{/effect}}
      {{#effect}}
      {{^isLong}}
      {{lead}}{{> swift-effect}}.animation({{> swift-animation}}){{comma}}
      {{/isLong}}
      {{#isLong}}
      {{lead}}{{> swift-effect}}
        {{#others}}
        .combined(with: {{> swift-effect}})
        {{/others}}
        .animation({{> swift-animation}}){{comma}}
      {{/isLong}}
      {{/effect}}

      """###
    ),
    (
      "swift-transition.mustache",
      ###"""
      {{#both}}
      {{> swift-transition-end}}
      {{/both}}
      {{#ends}}
      {{#first}}
      {{return}}.asymmetric(
      {{/first}}
        {{> swift-transition-end}}
      {{#last}}
      )
      {{/last}}
      {{/ends}}

      """###
    ),
    (
      "swift-transitions.mustache",
      ###"""
      {{#tokens}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      {{> swift-availability}}
      {{#isMainActor}}
      @MainActor
      {{/isMainActor}}
      {{#hasAnchor}}
      public static func {{identifier}}(
        anchor: UnitPoint = .center, reduceMotion: Bool = false
      ) -> AnyTransition {
      {{/hasAnchor}}
      {{^hasAnchor}}
      public static func {{identifier}}(reduceMotion: Bool = false) -> AnyTransition {
      {{/hasAnchor}}
        {{#reduced}}
        if reduceMotion {
          {{> swift-transition}}
        }
        {{/reduced}}
        {{#played}}
        {{> swift-transition}}
        {{/played}}
      }
      {{/tokens}}
      {{#groups}}
      {{^isFirst}}

      {{/isFirst}}
      {{> swift-documentation}}
      public enum {{identifier}} {
        {{> swift-transitions}}
      }
      {{/groups}}

      """###
    ),
    (
      "swift-type-easing-animation.mustache",
      ###"""
      extension Motion.Easing {
        /// The curve as SwiftUI has it.
        {{> swift-availability}}
        public var unitCurve: UnitCurve {
          .bezier(
            startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
        }

        /// An animation that proceeds by the curve; its duration is in seconds.
        public func animation(duration: TimeInterval) -> Animation {
          .timingCurve(x1, y1, x2, y2, duration: duration)
        }
      }

      """###
    ),
    (
      "swift-type-easing.mustache",
      ###"""
      /// A unit curve: how much of the way is done at which share of the time.
      public struct Easing: Hashable, Sendable {
        /// The first control point's share of the time, from 0 to 1.
        public var x1: Double
        /// The first control point's share of the way.
        public var y1: Double
        /// The second control point's share of the time, from 0 to 1.
        public var x2: Double
        /// The second control point's share of the way.
        public var y2: Double

        /// A cubic Bézier curve from (0, 0) to (1, 1) by its control points.
        public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
          self.x1 = x1
          self.y1 = y1
          self.x2 = x2
          self.y2 = y2
        }

        /// How much of the way is done at a share of the time, from 0 to 1; nothing before it, all of
        /// it afterwards.
        public func value(at time: Double) -> Double {
          guard time > 0 else { return 0 }
          guard time < 1 else { return 1 }
          func coordinate(_ first: Double, _ second: Double, _ parameter: Double) -> Double {
            let rest = 1 - parameter
            return 3 * rest * parameter * (rest * first + parameter * second)
              + parameter * parameter * parameter
          }
          // The time only grows with the curve's parameter; sixty halvings exhaust a double.
          var low = 0.0
          var high = 1.0
          for _ in 0..<60 {
            let middle = (low + high) / 2
            if coordinate(x1, x2, middle) < time { low = middle } else { high = middle }
          }
          return coordinate(y1, y2, (low + high) / 2)
        }
        {{#hasMembers}}

        {{> swift-easings}}
        {{/hasMembers}}
      }

      """###
    ),
    (
      "swift-type-gestures.mustache",
      ###"""
      /// The thresholds of a gesture, nil for those that play no part in it.
      public struct Gestures: Hashable, Sendable {
        /// How far something is dragged before it is dismissed, in points.
        public var dismissDistance: CGFloat?
        /// How far something is dragged before it is dismissed, as a share of its size.
        public var dismissFraction: CGFloat?
        /// How fast something is let go that is dismissed, in points per second.
        public var dismissVelocity: CGFloat?
        /// How much something gives way that is dragged past its boundary, above 0 and up to 1.
        public var rubberBand: CGFloat?
        /// How long a press is held, in seconds.
        public var holdDuration: TimeInterval?

        /// The thresholds of a gesture.
        public init(
          dismissDistance: CGFloat? = nil, dismissFraction: CGFloat? = nil,
          dismissVelocity: CGFloat? = nil, rubberBand: CGFloat? = nil, holdDuration: TimeInterval? = nil
        ) {
          self.dismissDistance = dismissDistance
          self.dismissFraction = dismissFraction
          self.dismissVelocity = dismissVelocity
          self.rubberBand = rubberBand
          self.holdDuration = holdDuration
        }

        /// Whether what is let go is dismissed: it has gone far enough or is fast enough, and is not
        /// thrown back.
        ///
        /// - Parameters:
        ///   - translation: How far it was dragged the way it is dismissed, in points.
        ///   - velocity: How fast it is let go that way, in points per second.
        ///   - dimension: How large it is that way, in points; `dismissFraction` alone needs it.
        public func shouldDismiss(
          translation: CGFloat, velocity: CGFloat, dimension: CGFloat? = nil
        ) -> Bool {
          if let threshold = self.dismissVelocity {
            if velocity >= threshold { return true }
            if velocity <= -threshold { return false }
          }
          if let threshold = self.dismissDistance, translation >= threshold { return true }
          guard let fraction = self.dismissFraction, let dimension, dimension > 0 else { return false }
          return translation >= fraction * dimension
        }

        /// How far something goes that is dragged past its boundary: less and less, never `dimension`.
        ///
        /// - Parameters:
        ///   - offset: How far the finger is past the boundary, in points, either way.
        ///   - dimension: How large the thing is that way, in points.
        /// - Returns: excess · c · d / (d + c · excess), where c is `rubberBand` or 0.55, d is `dimension`.
        public func rubberBand(_ offset: CGFloat, dimension: CGFloat) -> CGFloat {
          guard dimension > 0 else { return 0 }
          let pull = offset.magnitude * (self.rubberBand ?? 0.55)
          let shift = pull * dimension / (dimension + pull)
          return offset < 0 ? -shift : shift
        }

        {{> swift-gestures}}
      }

      """###
    ),
    (
      "swift-type-motion.mustache",
      ###"""
      /// Motion by the names that call sites use.
      {{#hasParts}}
      public enum Motion {
        {{#pairs}}
        {{> swift-type-pair}}
        {{/pairs}}
        {{#durations}}
        {{^isFirst}}

        {{/isFirst}}
        /// Times in seconds.
        public enum Durations {
          {{> swift-durations}}
        }
        {{/durations}}
        {{#easings}}
        {{^isFirst}}

        {{/isFirst}}
        {{> swift-type-easing}}
        {{/easings}}
        {{#stagger}}
        {{^isFirst}}

        {{/isFirst}}
        {{> swift-type-stagger}}
        {{/stagger}}
        {{#scales}}
        {{^isFirst}}

        {{/isFirst}}
        /// Scale factors: 1 is the thing's own size.
        public enum Scales {
          {{> swift-numbers}}
        }
        {{/scales}}
        {{#gestures}}
        {{^isFirst}}

        {{/isFirst}}
        {{> swift-type-gestures}}
        {{/gestures}}
      }
      {{/hasParts}}
      {{^hasParts}}
      public enum Motion {}
      {{/hasParts}}

      """###
    ),
    (
      "swift-type-pair.mustache",
      ###"""
      /// The times of something that comes and goes, in seconds.
      public struct EnterExit: Hashable, Sendable {
        /// How long it takes to come.
        public var enter: TimeInterval
        /// How long it takes to go.
        public var exit: TimeInterval

        /// A pair of times in seconds.
        public init(enter: TimeInterval, exit: TimeInterval) {
          self.enter = enter
          self.exit = exit
        }
      }

      """###
    ),
    (
      "swift-type-stagger.mustache",
      ###"""
      /// A cascade: items start one after another.
      public struct Stagger: Hashable, Sendable {
        /// The time between two starts, in seconds.
        public var interval: TimeInterval
        /// How many items start one by one; the others start with the last of them.
        public var maxItems: Int

        /// A cascade.
        public init(interval: TimeInterval, maxItems: Int) {
          self.interval = interval
          self.maxItems = maxItems
        }

        /// When the item at `index`, from 0, starts, in seconds; clamped to the last step.
        public func delay(at index: Int) -> TimeInterval {
          interval * TimeInterval(Swift.max(Swift.min(index, maxItems - 1), 0))
        }

        {{> swift-staggers}}
      }

      """###
    ),
    (
      "swift-type-token-animation.mustache",
      ###"""
      extension MotionToken {
        {{#easings}}
        /// The spring or curve as SwiftUI plays it.
        public var animation: Animation {
          self.easing?.animation(duration: duration) ?? .spring(duration: duration, bounce: bounce)
        }
        {{/easings}}
        {{^easings}}
        /// The spring as SwiftUI plays it.
        public var animation: Animation { .spring(duration: duration, bounce: bounce) }
        {{/easings}}

        /// What plays for this setting of Reduce Motion; nil where the change is immediate.
        public func animation(reduceMotion: Bool) -> Animation? {
          guard reduceMotion else { return self.animation }
          switch self.reduced {
          case .crossfade(let duration): return .easeOut(duration: duration)
          {{#easings}}
          case .curve(let duration, let easing): return easing.animation(duration: duration)
          {{/easings}}
          case .immediate: return nil
          case .unchanged: return self.animation
          }
        }

        /// The spring that takes over the speed of a finger{{#easings}}; a curve cannot, and is itself{{/easings}}.
        ///
        /// - Parameter initialVelocity: The speed over the way that is left, in 1/s: 1200 points per
        ///   second with 300 points to go are 4.
        public func animation(initialVelocity: Double) -> Animation {
          {{#easings}}
          self.easing?.animation(duration: duration)
            ?? .interpolatingSpring(
              duration: duration, bounce: bounce, initialVelocity: initialVelocity)
          {{/easings}}
          {{^easings}}
          .interpolatingSpring(duration: duration, bounce: bounce, initialVelocity: initialVelocity)
          {{/easings}}
        }
      }

      """###
    ),
    (
      "swift-type-token.mustache",
      ###"""
      /// A spring{{#easings}} or a timed curve{{/easings}}, and what plays instead of it under Reduce Motion.
      ///
      /// A module of your own adds tokens with `extension MotionToken { static let house = … }`.
      public struct MotionToken: Hashable, Sendable, CaseIterable {
        /// What plays under Reduce Motion.
        public enum Reduced: Hashable, Sendable {
          /// A crossfade of so many seconds; outside transitions an ease-out of that time, in which what
          /// moves still moves.
          case crossfade(TimeInterval)
          {{#easings}}
          /// A timed curve; its duration is in seconds.
          case curve(duration: TimeInterval, easing: Motion.Easing)
          {{/easings}}
          /// Nothing: the change is immediate.
          case immediate
          /// The animation itself, for what does not move.
          case unchanged
        }

        {{#easings}}
        /// The duration in seconds; a spring's is how long the movement feels, not when it rests.
        {{/easings}}
        {{^easings}}
        /// The perceptual duration in seconds: how long the movement feels, not when it rests.
        {{/easings}}
        public var duration: TimeInterval
        /// How much it bounces: 0 not at all, above 0 it overshoots, below 0 it creeps.
        public var bounce: Double
        {{#easings}}
        /// How a timed curve proceeds; nil for a spring.
        public var easing: Motion.Easing?
        {{/easings}}
        /// What plays instead under Reduce Motion.
        public var reduced: Reduced

        /// A spring; without `reduced` a crossfade of its duration, at most 0.2 s, plays under Reduce
        /// Motion.
        public init(duration: TimeInterval, bounce: Double, reduced: Reduced? = nil) {
          self.duration = duration
          self.bounce = bounce
          self.reduced = reduced ?? .crossfade(Swift.min(duration, 0.2))
        }

        {{#easings}}
        /// A timed curve; without `reduced` a crossfade of its duration, at most 0.2 s, plays under
        /// Reduce Motion.
        public init(duration: TimeInterval, easing: Motion.Easing, reduced: Reduced? = nil) {
          self.init(duration: duration, bounce: 0, reduced: reduced)
          self.easing = easing
        }

        {{/easings}}
        /// The damping ratio{{#easings}} of a spring{{/easings}}: 1 is critical, below 1 it overshoots.
        public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
        /// The stiffness{{#easings}} of a spring{{/easings}} in 1/s², for a mass of 1.
        public var stiffness: Double { 4 * .pi * .pi / (duration * duration) }
        /// The damping{{#easings}} of a spring{{/easings}} in 1/s, for a mass of 1.
        public var damping: Double { 4 * .pi * dampingRatio / duration }

        {{#easings}}
        /// The time in seconds after which it stays within 0.1 % of its end, a curve's duration; not
        /// SwiftUI's `settlingDuration`.
        {{/easings}}
        {{^easings}}
        /// The time in seconds after which it stays within 0.1 % of its end; not SwiftUI's
        /// `settlingDuration`.
        {{/easings}}
        public var settlingTime: TimeInterval {
          {{#easings}}
          guard self.easing == nil else { return duration }
          {{/easings}}
          let frequency = 2 * .pi / duration
          let ratio = dampingRatio
          let swing = ((1 - ratio) * (1 + ratio)).magnitude.squareRoot()
          let isCritical = (1 - ratio).magnitude < 1e-8
          func remainder(_ time: Double) -> Double {
            let angle = frequency * time
            if isCritical { return Foundation.exp(-angle) * (1 + angle) }
            if bounce > 0 {
              let decay = Foundation.exp(-ratio * angle)
              let turn = swing * angle
              return decay * (Foundation.cos(turn) + ratio / swing * Foundation.sin(turn))
            }
            let slow = -1 / (ratio + swing)
            let fast = -(ratio + swing)
            let slowPart = fast * Foundation.exp(slow * angle)
            let fastPart = slow * Foundation.exp(fast * angle)
            return (fastPart - slowPart) / (slow - fast)
          }
          var low = 0.0
          var high = duration
          if bounce > 0, !isCritical {
            // The last extremum that still reaches 0.1 %, and the next one.
            let half = .pi / (swing * frequency)
            let last = (Foundation.log(1000) * swing / (.pi * ratio)).rounded(.down)
            low = last * half
            high = low + half
          } else {
            while remainder(high) >= 0.001 { high *= 2 }
          }
          for _ in 0..<60 {
            let middle = (low + high) / 2
            if remainder(middle).magnitude >= 0.001 { low = middle } else { high = middle }
          }
          return low
        }
        {{#tokens}}

        {{> swift-tokens}}
        {{/tokens}}

        /// The springs of the set{{#easings}}, then its curves{{/easings}}, in the order in which they are written.
        {{#hasCases}}
        public static let allCases: [MotionToken] = [
          {{#allCases}}
          {{> swift-case}}
          {{/allCases}}
        ]
        {{/hasCases}}
        {{^hasCases}}
        public static let allCases: [MotionToken] = []
        {{/hasCases}}
      }

      """###
    ),
    (
      "swift-type-transition.mustache",
      ###"""
      /// How a view comes and goes, for `motionTransition(_:anchor:)`.
      public struct MotionTransition: Sendable {
        fileprivate let resolve: @MainActor @Sendable (UnitPoint, Bool) -> AnyTransition

        /// A transition of your own, made from the anchor and the setting of Reduce Motion.
        public init(_ resolve: @escaping @MainActor @Sendable (UnitPoint, Bool) -> AnyTransition) {
          self.resolve = resolve
        }

        {{> swift-motion-transitions}}
      }

      """###
    ),
    (
      "swift-views.mustache",
      ###"""
      extension View {
        /// Animates changes of `value` with a token, or with what replaces it while Reduce Motion is on.
        public func motion<Value: Equatable>(_ token: MotionToken, value: Value) -> some View {
          modifier(MotionModifier(token: token, value: value))
        }
        {{#stagger}}

        /// Animates changes of `value` when it is the turn of the item at `index`, from 0; while Reduce
        /// Motion is on, all items change at once.
        public func motion<Value: Equatable>(
          _ token: MotionToken, value: Value, stagger: Motion.Stagger, at index: Int
        ) -> some View {
          modifier(StaggeredMotionModifier(token: token, value: value, delay: stagger.delay(at: index)))
        }
        {{/stagger}}
        {{#transitions}}

        /// Lets the view come and go by a token, or by what replaces it while Reduce Motion is on;
        /// `anchor` is the point that it scales from.
        public func motionTransition(
          _ transition: MotionTransition, anchor: UnitPoint = .center
        ) -> some View {
          modifier(MotionTransitionModifier(transition: transition, anchor: anchor))
        }
        {{/transitions}}
      }

      /// Changes state with a token's animation, or with what replaces it under Reduce Motion.
      public func withMotion<Result>(
        _ token: MotionToken, reduceMotion: Bool, _ body: () throws -> Result
      ) rethrows -> Result {
        try withAnimation(token.animation(reduceMotion: reduceMotion), body)
      }

      private struct MotionModifier<Value: Equatable>: ViewModifier {
        @Environment(\.accessibilityReduceMotion) private var reduceMotion
        let token: MotionToken
        let value: Value

        func body(content: Content) -> some View {
          content.animation(token.animation(reduceMotion: reduceMotion), value: value)
        }
      }
      {{#stagger}}

      private struct StaggeredMotionModifier<Value: Equatable>: ViewModifier {
        @Environment(\.accessibilityReduceMotion) private var reduceMotion
        let token: MotionToken
        let value: Value
        let delay: TimeInterval

        func body(content: Content) -> some View {
          content.animation(
            reduceMotion ? token.animation(reduceMotion: true) : token.animation.delay(delay),
            value: value)
        }
      }
      {{/stagger}}
      {{#transitions}}

      private struct MotionTransitionModifier: ViewModifier {
        @Environment(\.accessibilityReduceMotion) private var reduceMotion
        let transition: MotionTransition
        let anchor: UnitPoint

        func body(content: Content) -> some View {
          content.transition(transition.resolve(anchor, reduceMotion))
        }
      }
      {{/transitions}}

      """###
    ),
    (
      "swift.mustache",
      ###"""
      // Generated by tokenc from {{set}}. Do not edit: change the tokens and build again.
      // swiftlint:disable all
      // swift-format-ignore-file

      public import Foundation

      #if canImport(SwiftUI)
        public import SwiftUI
      #endif

      // MARK: - Numbers

      {{> swift-type-token}}

      {{> swift-type-motion}}
      {{#spacing}}

      /// Distances between things, in points.
      public enum Spacing {
        {{> swift-numbers}}
      }
      {{/spacing}}
      {{#radius}}

      /// Corner radii, in points.
      public enum Radius {
        {{> swift-numbers}}
      }
      {{/radius}}

      #if canImport(SwiftUI)
        // MARK: - SwiftUI

        {{> swift-type-token-animation}}

        {{#easings}}
        {{> swift-type-easing-animation}}

        {{/easings}}
        {{#tokens}}
        extension Motion {
          {{> swift-animations}}
        }

        {{/tokens}}
        {{#transitions}}
        extension Motion {
          /// How views come and go.
          public enum Transitions {
            {{> swift-transitions}}
          }
        }

        {{> swift-type-transition}}

        {{/transitions}}
        {{#haptics}}
        extension Motion {
          /// What is felt or heard.
          {{> swift-availability}}
          public enum Haptics {
            {{> swift-haptics}}
          }
        }

        {{/haptics}}
        {{> swift-views}}
      #endif

      """###
    ),
  ]
}
