package tenuto.dsp.spectral;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import tenuto.dsp.fft.RealFft;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;

/**
 * The convolution of a signal with an impulse response, y[i] = Σ h[k]·x[i−k], {@link #delay}
 * samples late: the signal is worked on in stretches, counted from its sample 0. Where there are
 * several, each is transformed in the background, two at a time unless they are long, while the
 * next one is gathered and one before is given out.
 *
 * <p>Each stretch is padded with zeros, its spectrum multiplied by the response's, and what rings
 * beyond its end is added to the next ones (overlap-add; T. Stockham, "High-speed convolution and
 * correlation", 1966). Nobody hears how late an offline render is, so stretches are as long as is
 * cheapest: about three times the response. Only a response of more than some 5 million samples is
 * cut into parts of 2<sup>23</sup>, each multiplied with the spectrum of a stretch that came
 * earlier. Against the sum itself the error is some 1e-16 of the peak times log₂ of the length. A
 * stretch of zeros costs nothing.
 *
 * <p>A filter of two signals: its states read the response, which {@link
 * tenuto.engine.signal.Filtered#of(Filter, tenuto.engine.signal.Signal, List) stands beside} the
 * input, when they begin. A class rather than a record only because transforms, one after the
 * other, become ready for vectors.
 */
public final class Convolution implements Filter {
  /** A transform's most samples: two buffers and the response take 384 MiB then. */
  private static final int MOST_BITS = 24;

  /** Shorter transforms are no cheaper for a sample. */
  private static final int CHEAPEST_BITS = 14;

  private static final int LEAST_BITS = 8;

  /** So many stretches are worth the memory of one more. */
  private static final int MANY = 3;

  /** Longer ones are transformed one at a time: a second takes two more buffers. */
  private static final int MOST_BITS_OF_TWO = 20;

  /** Stretches are whole groups in the even and in the odd samples. */
  private static final int GRID = 2 * Block.GROUP;

  private final String text;
  private final Session session;
  private final long half;
  private final int stretch;

  /** Stretches that are transformed in the background while the next one is gathered. */
  private final int ahead;

  private final VectorWarmUp warmUp;
  private final int bits;
  private final int parts;

  /**
   * @param taps the response's length
   * @param bits a transform has 2 to this samples
   * @param stretch how many of them are new, at least half; a response is cut into parts as long
   * @param several whether there are many stretches
   */
  Convolution(
      long taps, int bits, long stretch, boolean several, Session session, VectorWarmUp warmUp) {
    parts = (int) Math.ceilDiv(taps, stretch);
    ahead = !several ? 0 : parts == 1 && bits <= MOST_BITS_OF_TWO ? 2 : 1;
    this.text =
        "Convolution[taps=%d, bits=%d, stretch=%d, ahead=%d]".formatted(taps, bits, stretch, ahead);
    this.session = session;
    this.warmUp = warmUp;
    this.bits = bits;
    this.stretch = (int) stretch;
    half = 1L << (bits - 1);
  }

  /**
   * The convolution with a response.
   *
   * @param taps the response's length, at least 1
   * @param length of the signal that is to be convolved: the result does not depend on it, the cost
   *     does
   * @param session gives memory for each reader's work, and threads
   */
  public static Convolution of(long taps, long length, Session session) {
    VectorWarmUp warmUp = session.work().practice(VectorWarmUp.class, VectorWarmUp::new);
    if (taps > 1L << (MOST_BITS - 1)) {
      long stretch = 1L << (MOST_BITS - 1);
      boolean several = length > MANY * stretch;
      return new Convolution(taps, MOST_BITS, stretch, several, session, warmUp);
    }
    int cheapest = Math.max(CHEAPEST_BITS, bitsFor(3 * taps));
    int bits = Math.min(MOST_BITS, Math.min(cheapest, bitsFor(length + taps)));
    bits = Math.max(bits, Math.max(LEAST_BITS, bitsFor(2 * taps)));
    long stretch = ((1L << bits) - taps + 1) & -GRID;
    boolean several = length > MANY * stretch;
    return new Convolution(taps, bits, stretch, several, session, warmUp);
  }

  /** The least b with 2<sup>b</sup> at least {@code samples}. */
  private static int bitsFor(long samples) {
    return 64 - Long.numberOfLeadingZeros(samples - 1);
  }

  /** By how many samples the result is late. */
  public long delay() {
    return (1L + ahead) * stretch;
  }

  @Override
  public boolean worksInBackground() {
    return ahead > 0;
  }

  /** The stretches that ring into one, and those of the delay. */
  @Override
  public long lookBack() {
    return (long) parts * stretch + delay();
  }

  /** The background works on stretches while one before them is given out. */
  @Override
  public long lag() {
    return delay() - stretch;
  }

  @Override
  public long grid() {
    return stretch;
  }

  @Override
  public State begin() {
    return new ConvolvedStretches(this, session);
  }

  @Override
  public String toString() {
    return text;
  }

  /** How many stretches are transformed in the background while the next one is gathered. */
  int ahead() {
    return ahead;
  }

  /** Samples of a stretch. */
  int stretch() {
    return stretch;
  }

  /** Samples in half a transform, and bins of a spectrum. */
  long half() {
    return half;
  }

  /**
   * A transform that works in an arena.
   *
   * @param between called again and again, and may end it
   */
  RealFft fft(Arena arena, Runnable between) {
    return new RealFft(bits, warmUp, arena, between);
  }

  /** Whether vectors are taken from now on. */
  boolean vectorsAreFaster() {
    return warmUp.vectorsAreFaster();
  }

  /** Of the response; each is as long as a stretch, but for the last. */
  int parts() {
    return parts;
  }

  /** Even and odd samples, or real and imaginary parts of bins. */
  record Buffer(MemorySegment whole, MemorySegment re, MemorySegment im) {
    static Buffer in(MemorySegment memory, long half) {
      return new Buffer(memory, memory.asSlice(0, 8 * half), memory.asSlice(8 * half, 8 * half));
    }
  }
}
