package tenuto.dsp.reverbs;

/** Delays that have no common measure, so that their echoes do not fall together. */
final class Primes {
  private Primes() {}

  /** The first prime from a number on; 3 at least. */
  static int near(double samples) {
    int prime = Math.max(3, (int) Math.rint(samples)) | 1;
    while (!isPrime(prime)) {
      prime += 2;
    }
    return prime;
  }

  /** Of an odd number. */
  private static boolean isPrime(int x) {
    for (int i = 3; (long) i * i <= x; i += 2) {
      if (x % i == 0) {
        return false;
      }
    }
    return true;
  }
}
