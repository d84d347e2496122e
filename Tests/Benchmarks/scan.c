/* The least that reading YAML can cost: libyaml's events, looked at by nobody. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

int main(int count, char **paths) {
  long events = 0;
  for (int i = 1; i < count; i++) {
    FILE *file = fopen(paths[i], "rb");
    yaml_parser_t parser;
    yaml_event_t event;
    if (!file || !yaml_parser_initialize(&parser)) return 2;
    yaml_parser_set_input_file(&parser, file);
    for (int done = 0; !done; events++) {
      if (!yaml_parser_parse(&parser, &event)) return 1;
      done = event.type == YAML_STREAM_END_EVENT;
      yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    fclose(file);
  }
  printf("%ld events\n", events);
  return 0;
}
