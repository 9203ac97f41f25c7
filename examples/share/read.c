/* Maps the samples that sf.share(x, "tone.share") describes, all channels without a copy, and adds
   them up:   cc -O2 -o read read.c && ./read tone.share   (docs/sharing.md; Linux) */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>

struct head { char magic[8]; double rate; uint32_t channels, spans, files, process; };
struct span { uint32_t channel, file; uint64_t offset, bytes; };

static void *fail(const char *what) { perror(what); exit(1); }

int main(int argc, char **argv) {
  int fd = open(argc > 1 ? argv[1] : "tone.share", O_RDONLY);
  struct stat about;
  if (fd < 0 || fstat(fd, &about) != 0) fail("cannot open");
  char *p = mmap(0, about.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
  if (p == MAP_FAILED || memcmp(p, "TENUTOS1", 8) != 0) fail("not a shared signal");
  struct head *h = (struct head *)p;
  uint64_t *lengths = (uint64_t *)(h + 1);
  struct span *spans = (struct span *)(lengths + h->channels);
  char *name = (char *)(spans + h->spans), path[4096];
  int *files = malloc(sizeof(int) * h->files);
  for (uint32_t i = 0, n; i < h->files; i++, name += 4 + n) {
    memcpy(&n, name, 4);
    snprintf(path, sizeof path, "%.*s", (int)n, name + 4);
    if ((files[i] = open(path, O_RDONLY)) < 0) fail(path);
  }
  for (uint32_t c = 0, s = 0; c < h->channels; c++) {
    char *x = mmap(0, 8 * lengths[c] + 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), *at = x;
    for (; s < h->spans && spans[s].channel == c; at += spans[s++].bytes)
      if (mmap(at, spans[s].bytes, PROT_READ, MAP_SHARED | MAP_FIXED, files[spans[s].file],
               spans[s].offset) == MAP_FAILED) fail("cannot map");
    double sum = 0; /* the channel is at x, in one piece */
    for (uint64_t i = 0; i < lengths[c]; i++) sum += ((double *)x)[i];
    printf("%llu %.17g\n", (unsigned long long)lengths[c], sum);
  }
}
