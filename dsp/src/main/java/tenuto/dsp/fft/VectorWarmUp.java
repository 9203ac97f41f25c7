package tenuto.dsp.fft;

import java.util.function.Supplier;
import tenuto.engine.base.VectorApi;

/**
 * Decides when transforms, and what is done to spectra, work with vectors: until they have been
 * compiled, which takes a second or more, vectors are some thousand times slower than the scalar
 * form, which gives the same bits.
 *
 * <p>The first transforms are scalar. After some of them it measures whether vectors are fast
 * already, through other uses; if not, then after many more it warms them up alongside the work, a
 * little at a time, until they are. If the JVM lacks the Vector API, all transforms are scalar.
 */
public sealed class VectorWarmUp permits ResidueWarmUp {
  /**
   * Points after which vectors are measured: the scalar form takes some 3 ms for them, the
   * measurement ten times that, once per JVM.
   */
  private static final long TRY = 1L << 18;

  /**
   * Points after which warming up starts: the scalar form takes some 0.4 s for them, about as long
   * as compiling vectors.
   */
  private static final long WARM_UP = 1L << 25;

  /** Points between two rounds of warming up, which leave time to the compiler: some 3 ms. */
  private static final long ROUND = 1L << 18;

  private final Supplier<WarmUpLoop> loops;
  private long done;
  private long next;
  private WarmUpLoop loop;
  private volatile boolean vectorsAreFaster;

  public VectorWarmUp() {
    this(TransformLoop::new);
  }

  /**
   * @param loops makes what is measured and warmed up
   */
  VectorWarmUp(Supplier<WarmUpLoop> loops) {
    this(loops, VectorApi.isPresent() ? TRY : Long.MAX_VALUE, false);
  }

  /**
   * @param next points after which vectors are measured
   */
  VectorWarmUp(Supplier<WarmUpLoop> loops, long next, boolean vectorsAreFaster) {
    this.loops = loops;
    this.next = next;
    this.vectorsAreFaster = vectorsAreFaster;
  }

  /** An instance with a fixed decision, for tests. */
  static VectorWarmUp fixed(boolean vectorsAreFaster) {
    return new VectorWarmUp(TransformLoop::new, Long.MAX_VALUE, vectorsAreFaster);
  }

  /** Whether vectors are to be used from now on. */
  public boolean vectorsAreFaster() {
    return vectorsAreFaster;
  }

  /** Counts points that were transformed in scalar form. */
  synchronized void worked(long points) {
    done += points;
    if (vectorsAreFaster || done < next) {
      return;
    }
    if (loop == null) {
      loop = loops.get();
      next = WARM_UP;
    } else {
      loop.round();
      next = done + ROUND;
    }
    vectorsAreFaster = loop.isFast();
  }
}
