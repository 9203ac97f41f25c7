package tenuto.dsp.reverbs;

/** Prime delays, which have no common divisor, so that their echoes do not coincide. */
final class Primes {
  private Primes() {}

  /** The first prime at or above a number; at least 3. */
  static int near(double samples) {
    int prime = Math.max(3, (int) Math.rint(samples)) | 1;
    while (!isPrime(prime)) {
      prime += 2;
    }
    return prime;
  }

  /** Whether an odd number is prime. */
  private static boolean isPrime(int x) {
    for (int i = 3; (long) i * i <= x; i += 2) {
      if (x % i == 0) {
        return false;
      }
    }
    return true;
  }
}
