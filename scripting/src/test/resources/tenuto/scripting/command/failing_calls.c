/*
 * A library to be loaded before all others (LD_PRELOAD): makes the n-th call of one function on one kind of file fail.
 *
 *   FAIL_CALL   open, write, fsync, rename or close; any to count them all
 *   FAIL_PATH   counted are calls on files whose path contains this
 *   FAIL_AT     which of them fails, from 1; all are only counted if it is 0
 *   FAIL_ERRNO  with which error
 *   FAIL_EVER   1 if all later ones fail likewise
 *   FAIL_COUNT  a file that gets a byte for each call counted, its first letter
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static atomic_int counted;

#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int is_wanted(const char *call) {
  const char *wanted = getenv("FAIL_CALL");
  return wanted && (!strcmp(wanted, call) || !strcmp(wanted, "any"));
}

static int hits(const char *call, const char *path) {
  const char *part = getenv("FAIL_PATH"), *at = getenv("FAIL_AT");
  if (!part || !at || !is_wanted(call) || !path || !strstr(path, part)) return 0;
  int n = ++counted;
  const char *log = getenv("FAIL_COUNT");
  if (log) {
    int fd = NEXT(open)(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
    if (fd >= 0) {
      NEXT(write)(fd, call, 1);
      NEXT(close)(fd);
    }
  }
  int first = atoi(at), ever = getenv("FAIL_EVER") && atoi(getenv("FAIL_EVER"));
  if (!first || !(n == first || (ever && n > first))) return 0;
  errno = getenv("FAIL_ERRNO") ? atoi(getenv("FAIL_ERRNO")) : EIO;
  return 1;
}

static int hits_fd(const char *call, int fd) {
  char link[40], path[4096];
  if (!is_wanted(call)) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, sizeof path - 1);
  if (n < 0) return 0;
  path[n] = 0;
  return hits(call, path);
}

#define OPEN(name)                                   \
  int name(const char *path, int flags, ...) {       \
    va_list rest;                                    \
    va_start(rest, flags);                           \
    mode_t mode = va_arg(rest, mode_t);              \
    va_end(rest);                                    \
    if (hits("open", path)) return -1;               \
    return NEXT(name)(path, flags, mode);            \
  }
OPEN(open)
OPEN(open64)

ssize_t write(int fd, const void *bytes, size_t n) {
  return hits_fd("write", fd) ? -1 : NEXT(write)(fd, bytes, n);
}

ssize_t pwrite(int fd, const void *bytes, size_t n, off_t at) {
  return hits_fd("write", fd) ? -1 : NEXT(pwrite)(fd, bytes, n, at);
}

ssize_t pwrite64(int fd, const void *bytes, size_t n, off64_t at) {
  return hits_fd("write", fd) ? -1 : NEXT(pwrite64)(fd, bytes, n, at);
}

int fsync(int fd) { return hits_fd("fsync", fd) ? -1 : NEXT(fsync)(fd); }

int fdatasync(int fd) { return hits_fd("fsync", fd) ? -1 : NEXT(fdatasync)(fd); }

int rename(const char *from, const char *to) { return hits("rename", from) ? -1 : NEXT(rename)(from, to); }

/* As with a network's file system, the file is closed all the same. */
int close(int fd) {
  int fails = hits_fd("close", fd), with = errno, closed = NEXT(close)(fd);
  if (!fails) return closed;
  errno = with;
  return -1;
}
