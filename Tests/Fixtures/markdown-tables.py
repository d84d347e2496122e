"""Reads a Markdown page as GitHub would and prints, as JSON, the cells of its tables, its list items and what should
not be in it."""

import json
import re
import sys

from markdown_it import MarkdownIt
from markdown_it.rules_block.table import escapedSplit

source = json.load(sys.stdin)
lines = source.split("\n")
reader = MarkdownIt("gfm-like")
tables, items, faults, anchors = [], [], [], []
inside = []


def text(token):
    """The text of an inline token, as a person reads it."""
    parts = []
    for child in token.children:
        if child.type in ("text", "code_inline"):
            parts.append(child.content)
        elif child.type == "html_inline" and re.fullmatch(r'<a id="[^"<>&\s]+">', child.content):
            anchors.append(child.content[7:-2])
        elif child.type in ("strong_open", "strong_close") or child.content == "</a>":
            pass
        elif child.type == "softbreak":
            parts.append(" ")
        else:
            faults.append(f"line {token.map}: {child.type} {child.content[:80]}")
    return "".join(parts)


def columns(line):
    """How many cells a row has by the rule that counts bars, which readers cut to the head's number afterwards."""
    cells = escapedSplit(line.strip())
    return len(cells) - (cells[0] == "") - (cells[-1] == "")


for number, token in enumerate(reader.parse(source)):
    if token.type.endswith("_open"):
        inside.append(token.type[:-5])
    if token.type.endswith("_close"):
        inside.pop()
    if token.type == "table_open":
        tables.append([])
        counts = {columns(line) for line in lines[token.map[0] : token.map[1]] if line.strip()}
        if len(counts) != 1:
            faults.append(f"line {token.map[0] + 1}: rows of {sorted(counts)} cells")
    elif token.type == "tr_open":
        tables[-1].append([])
    elif token.type == "inline":
        if "table" in inside:
            tables[-1][-1].append(text(token))
        elif "list_item" in inside:
            items.append(text(token))
        else:
            text(token)
    elif token.type == "html_block" and not (number == 0 and re.fullmatch(r"<!--[^>]*-->\n?", token.content)):
        faults.append(f"line {token.map}: HTML {token.content[:80]}")
    elif token.type in ("fence", "code_block", "blockquote_open", "ordered_list_open", "hr"):
        faults.append(f"line {token.map}: {token.type}")

print(json.dumps({"tables": tables, "items": items, "faults": faults, "anchors": anchors}))
