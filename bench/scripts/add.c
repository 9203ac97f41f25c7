/* The additions of examples/storage_loop.sy in C: 100 times the sum of two arrays of 192,000 doubles, as
   many passes as the argument says. Prints the median of their milliseconds. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SAMPLES = 192000, STORES = 100, MOST = 100 };

__attribute__((noinline)) static void add(const double *restrict a, const double *restrict b, double *restrict sum) {
  for (int i = 0; i < SAMPLES; i++) {
    sum[i] = a[i] + b[i];
  }
}

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

static int ascending(const void *x, const void *y) {
  return (*(const double *)x > *(const double *)y) - (*(const double *)x < *(const double *)y);
}

int main(int count, char **values) {
  int passes = count > 1 ? atoi(values[1]) : 20;
  double took[MOST];
  double *array[3];
  if (passes < 1 || passes > MOST) {
    return 2;
  }
  for (int k = 0; k < 3; k++) {
    array[k] = aligned_alloc(64, SAMPLES * sizeof(double));
    for (int i = 0; i < SAMPLES; i++) {
      array[k][i] = i * 1e-6;
    }
  }
  for (int pass = 0; pass < passes; pass++) {
    double begin = milliseconds();
    for (int k = 0; k < STORES; k++) {
      add(array[0], array[1], array[2]);
    }
    took[pass] = milliseconds() - begin;
  }
  qsort(took, passes, sizeof *took, ascending);
  printf("%.2f\n", took[passes / 2]);
  return 0;
}
