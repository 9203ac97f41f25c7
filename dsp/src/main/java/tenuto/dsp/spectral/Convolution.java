package tenuto.dsp.spectral;

import java.lang.foreign.Arena;
import java.util.List;
import tenuto.dsp.fft.NegacyclicFft;
import tenuto.dsp.fft.ResidueWarmUp;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;

/**
 * The convolution of a signal with an impulse response, y[i] = Σ h[k]·x[i−k], {@link #delay}
 * samples late: the signal is processed in blocks, counted from its sample 0. If there are several,
 * each is transformed in the background, two at a time unless they are long, while the next one is
 * gathered and an earlier one is output.
 *
 * <p>Each block is padded with zeros, its transform ({@link NegacyclicFft}) is multiplied by the
 * response's, and the part of the result beyond its end is added to the next ones (overlap-add; T.
 * Stockham, "High-speed convolution and correlation", 1966). Latency does not matter in an offline
 * render, so blocks have the cheapest length: two to twelve times the response. Only a response of
 * more than some 5 million samples is cut into parts of 2<sup>23</sup>, each multiplied by the
 * transform of an earlier block. Compared with the direct sum the error is some 1e-16 of the peak
 * times log₂ of the length. A block of zeros costs nothing.
 *
 * <p>It is a filter of two signals: its states read the response, which is {@link
 * tenuto.engine.signal.Filtered#of(Filter, tenuto.engine.signal.Signal, List) given beside} the
 * input, when they begin. It is a class instead of a record only because its transforms switch to
 * vectors one by one as these become fast.
 */
public final class Convolution implements Filter {
  /** The largest transform: two buffers and the response use 384 MiB then. */
  private static final int MOST_BITS = 24;

  /** Shorter transforms are not cheaper per sample. */
  private static final int CHEAPEST_BITS = 14;

  /**
   * The largest transform of six times the response or more; those of three times may be larger.
   */
  private static final int NEAR_BITS = 18;

  private static final int LEAST_BITS = 8;

  /** From this many blocks on, the background is worth the memory of one more block. */
  private static final int MANY = 3;

  /** Longer transforms run one at a time: a second one needs two more buffers. */
  private static final int MOST_BITS_OF_TWO = 20;

  /** The length of a block is a multiple of this: whole groups of even and of odd samples. */
  private static final int GRID = 2 * Block.GROUP;

  private final String text;
  private final Session session;
  private final int blockLength;

  /** Blocks that are transformed in the background while the next one is gathered. */
  private final int ahead;

  private final ResidueWarmUp warmUp;
  private final int bits;
  private final int parts;

  /**
   * @param taps the response's length
   * @param bits a transform has 2 to this samples
   * @param blockLength length of a block: how many of a transform's samples are new, at least half;
   *     the response is cut into parts of this length
   * @param several whether there are many blocks
   */
  Convolution(
      long taps,
      int bits,
      long blockLength,
      boolean several,
      Session session,
      ResidueWarmUp warmUp) {
    parts = (int) Math.ceilDiv(taps, blockLength);
    ahead = !several ? 0 : parts == 1 && bits <= MOST_BITS_OF_TWO ? 2 : 1;
    this.text =
        "Convolution[taps=%d, bits=%d, block=%d, ahead=%d]"
            .formatted(taps, bits, blockLength, ahead);
    this.session = session;
    this.warmUp = warmUp;
    this.bits = bits;
    this.blockLength = (int) blockLength;
  }

  /**
   * The convolution with a response.
   *
   * @param taps the response's length, at least 1
   * @param length of the signal to be convolved, on which only the cost depends
   * @param session supplies each reader's working memory, and threads
   */
  public static Convolution of(long taps, long length, Session session) {
    ResidueWarmUp warmUp = session.work().warmup(ResidueWarmUp.class, ResidueWarmUp::new);
    if (taps > 1L << (MOST_BITS - 1)) {
      long blockLength = 1L << (MOST_BITS - 1);
      boolean several = length > MANY * blockLength;
      return new Convolution(taps, MOST_BITS, blockLength, several, session, warmUp);
    }
    int near = Math.min(NEAR_BITS, bitsFor(6 * taps));
    int cheapest = Math.max(CHEAPEST_BITS, Math.max(near, bitsFor(3 * taps)));
    int bits = Math.min(MOST_BITS, Math.min(cheapest, bitsFor(length + taps)));
    bits = Math.max(bits, Math.max(LEAST_BITS, bitsFor(2 * taps)));
    long blockLength = ((1L << bits) - taps + 1) & -GRID;
    boolean several = length > MANY * blockLength;
    return new Convolution(taps, bits, blockLength, several, session, warmUp);
  }

  /** The least b with 2<sup>b</sup> at least {@code samples}. */
  private static int bitsFor(long samples) {
    return 64 - Long.numberOfLeadingZeros(samples - 1);
  }

  /** The latency of the result in samples. */
  public long delay() {
    return (1L + ahead) * blockLength;
  }

  @Override
  public boolean worksInBackground() {
    return ahead > 0;
  }

  /** The blocks whose responses overlap, and those of the latency. */
  @Override
  public long lookBack() {
    return (long) parts * blockLength + delay();
  }

  /** The background processes blocks while an earlier one is output. */
  @Override
  public long lag() {
    return delay() - blockLength;
  }

  @Override
  public long grid() {
    return blockLength;
  }

  @Override
  public State begin() {
    return new OverlapAdd(this, session);
  }

  @Override
  public String toString() {
    return text;
  }

  /** How many blocks are transformed in the background while the next one is gathered. */
  int ahead() {
    return ahead;
  }

  /** The length of a block in samples. */
  int blockLength() {
    return blockLength;
  }

  /** The length of a transform in samples. */
  long transformed() {
    return 1L << bits;
  }

  /**
   * A transform with its memory in an arena.
   *
   * @param between called repeatedly; may abort the transform by throwing
   */
  NegacyclicFft fft(Arena arena, Runnable between) {
    return new NegacyclicFft(bits, warmUp, arena, between);
  }

  /** Whether vectors are to be used from now on. */
  boolean vectorsAreFaster() {
    return warmUp.vectorsAreFaster();
  }

  /** The number of the response's parts; each is as long as a block, except the last. */
  int parts() {
    return parts;
  }
}
