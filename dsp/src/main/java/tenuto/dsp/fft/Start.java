package tenuto.dsp.fft;

import tenuto.engine.VectorApi;

/**
 * Whether to work with vectors yet: until they have been compiled, which takes a second or more,
 * they are some thousand times slower than plain numbers, which give the same bits.
 *
 * <p>The first transforms are made of plain numbers. If there are more, it is looked whether
 * vectors are fast because others had used them; if not, and if there are many more, they are
 * warmed up beside the work, a little at a time, and taken when they are fast. Where the JVM has no
 * vectors it stays at plain numbers.
 */
public final class Start {
  /** Plain numbers need some 5 ms for as many; to look takes ten times that, once in a JVM. */
  private static final long LOOK = 1L << 18;

  /** Plain numbers need 1.5 s for as many; to have vectors compiled costs half of that. */
  private static final long WARM_UP = 1L << 27;

  /** Points between two rounds of warming up, which take about as long. */
  private static final long ROUND = 1L << 15;

  private long done;
  private long next;
  private Heat heat;
  private volatile boolean vectors;

  public Start() {
    this(VectorApi.isPresent() ? LOOK : Long.MAX_VALUE, false);
  }

  private Start(long next, boolean vectors) {
    this.next = next;
    this.vectors = vectors;
  }

  /** What always says the same, for tests and measurements. */
  static Start fixed(boolean vectors) {
    return new Start(Long.MAX_VALUE, vectors);
  }

  /** Whether to take vectors for what comes. */
  public boolean vectors() {
    return vectors;
  }

  /** Takes note of points that were worked on. */
  synchronized void worked(long points) {
    done += points;
    if (vectors || done < next) {
      return;
    }
    if (heat == null) {
      heat = new Heat();
      next = WARM_UP;
    } else {
      heat.round();
      next = done + ROUND;
    }
    vectors = heat.isFast();
  }
}
