// Runs a command whose madvise(2) the kernel refuses, as on machines with larger pages or in a sandbox:
//
//   cc -o refuse-madvise refuse-madvise.c
//   refuse-madvise pages 64 COMMAND...      EINVAL for addresses that are no multiple of 64 KiB
//   refuse-madvise errno 1 COMMAND...       EPERM for MADV_POPULATE_WRITE
//
// By seccomp(2), because what Java calls through its foreign functions cannot be replaced by LD_PRELOAD.
#include <errno.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#define POPULATE_WRITE 23
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))

static void install(struct sock_filter *code, unsigned short length) {
  struct sock_fprog program = {length, code};
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) || prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)) {
    perror("seccomp");
    exit(2);
  }
}

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: refuse-madvise pages KIB|errno NUMBER COMMAND...\n");
    return 2;
  }
  int number = atoi(argv[2]);
  if (!strcmp(argv[1], "pages")) {
    struct sock_filter code[] = {
        LOAD(nr),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_madvise, 0, 2),
        LOAD(args[0]),
        BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (unsigned)number * 1024 - 1, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EINVAL),
    };
    install(code, sizeof code / sizeof *code);
  } else {
    struct sock_filter code[] = {
        LOAD(nr),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_madvise, 0, 2),
        LOAD(args[2]),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, POPULATE_WRITE, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (number & SECCOMP_RET_DATA)),
    };
    install(code, sizeof code / sizeof *code);
  }
  execvp(argv[3], argv + 3);
  perror(argv[3]);
  return 127;
}
