package tenuto.dsp;

/**
 * Whether work is worth vectors yet: until they have been compiled, which takes some tenths of a
 * second, they are some thousand times slower than plain numbers, which give the same bits.
 */
final class Start {
  /** Plain numbers need some 20 ms for as many. */
  private static final long PLAIN = 1L << 20;

  private final long plain;
  private long done;

  Start() {
    this(PLAIN);
  }

  /**
   * @param plain how many points are worked on before vectors are taken
   */
  Start(long plain) {
    this.plain = plain;
  }

  /** Whether to take vectors for the next {@code points}. */
  boolean vectors(long points) {
    // Threads may lose each other's counts: that only delays the vectors.
    done += points;
    return done > plain;
  }
}
