/* What a C compiler makes of the plain loop of each kernel: the limit that the kernels are held against. */
#include <math.h>
#include <stdint.h>

#define IN const double *restrict
#define OUT double *restrict

void sum(IN a, IN b, OUT out, long n) {
  for (long i = 0; i < n; i++) out[i] = a[i] + b[i];
}

void product(IN a, IN b, OUT out, long n) {
  for (long i = 0; i < n; i++) out[i] = a[i] * b[i];
}

void quotient(IN a, IN b, OUT out, long n) {
  for (long i = 0; i < n; i++) out[i] = a[i] / (fabs(b[i]) < 0x1p-1022 ? copysign(0x1p-1022, b[i]) : b[i]);
}

void complexProduct(IN a, IN b, OUT out, long n) {
  for (long i = 0; i < n; i += 2) {
    out[i] = a[i] * b[i] - a[i + 1] * b[i + 1];
    out[i + 1] = a[i] * b[i + 1] + a[i + 1] * b[i];
  }
}

void gain(IN in, OUT out, long n, double factor) {
  for (long i = 0; i < n; i++) out[i] = in[i] * factor;
}

void offset(IN in, OUT out, long n, double added) {
  for (long i = 0; i < n; i++) out[i] = in[i] + added;
}

void clip(IN in, OUT out, long n) {
  for (long i = 0; i < n; i++) out[i] = in[i] > 1 ? 1 : in[i] < -1 ? -1 : in[i];
}

void saturate(IN in, OUT out, long n) {
  for (long i = 0; i < n; i++) out[i] = in[i] / (1 + fabs(in[i]));
}

void sine(OUT out, long n, double step) {
  for (long i = 0; i < n; i++) out[i] = sin(step * i);
}

void noise(OUT out, long n, uint64_t seed) {
  for (long i = 0; i < n; i++) {
    uint64_t z = seed + (i + 1) * 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    out[i] = (int64_t)(z ^ z >> 31) * 0x1p-63;
  }
}

void line(OUT out, long n, double from, double slope) {
  for (long i = 0; i < n; i++) out[i] = from + slope * i;
}

/* sections: b0 b1 b2 a1 a2 of each; state: x[i-1], then the last two of each section's output. */
static inline void sections(IN in, OUT out, long n, IN c, OUT state, int count) {
  double before[count + 1][2];
  for (int k = 0; k <= count; k++) before[k][0] = state[2 * k], before[k][1] = state[2 * k + 1];
  for (long i = 0; i < n; i++) {
    double x = in[i];
    for (int k = 0; k < count; k++) {
      double y = c[5 * k] * x + c[5 * k + 1] * before[k][0] + c[5 * k + 2] * before[k][1] -
                 c[5 * k + 3] * before[k + 1][0] - c[5 * k + 4] * before[k + 1][1];
      before[k][1] = before[k][0];
      before[k][0] = x;
      x = y;
    }
    before[count][1] = before[count][0];
    before[count][0] = x;
    out[i] = x;
  }
  for (int k = 0; k <= count; k++) state[2 * k] = before[k][0], state[2 * k + 1] = before[k][1];
}

void biquad(IN in, OUT out, long n, IN coefficients, OUT state) { sections(in, out, n, coefficients, state, 1); }

void cascade(IN in, OUT out, long n, IN coefficients, OUT state) { sections(in, out, n, coefficients, state, 4); }
