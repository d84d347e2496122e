/// The version of the tool, as `--version` prints it and reports name it.
package let toolVersion = "0.1.0"
