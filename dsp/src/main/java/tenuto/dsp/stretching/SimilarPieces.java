package tenuto.dsp.stretching;

import java.lang.foreign.Arena;
import java.util.Arrays;
import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameTransform;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;

/**
 * Pieces of a sound one after the other, of which each is looked for where the sound goes on most
 * like the one before (W. Verhelst, M. Roelands, "An overlap-add technique based on waveform
 * similarity (WSOLA) for high quality time-scale modification of speech", 1993). Likeness is the
 * normalised cross-correlation over the samples in which both overlap.
 *
 * <p>The middle of a piece comes from where it would be if time went evenly. The first begins with
 * the sound and the last ends with it, so nothing of either end is lost or faded; a short sound has
 * short pieces.
 */
final class SimilarPieces implements AutoCloseable {
  /** Of the strongest candidate's power: one that is fainter counts as strong as that. */
  private static final double FAINT = 1e-12;

  /** By how much another place must be better than the one wanted. */
  private static final double BETTER = 1e-9;

  private final Reader input;
  private final long length;
  private final long wanted;
  private final int piece;
  private final int seek;
  private final int overlap;
  private final Arena arena = Arena.ofConfined();
  private final Block block;
  private final FrameTransform transform;
  private final Frame ends;
  private final Frame places;
  private final double[] row;
  private final double[] end;
  private final double[] candidates;

  /** Takes samples in their order. */
  interface Taker {
    void take(double[] samples, int n);
  }

  /**
   * How the pieces of a sound are.
   *
   * @param piece samples
   * @param seek samples on either side among which it is looked for
   * @param overlap samples
   */
  record Shape(int piece, int seek, int overlap) {
    private static final int LEAST = 8;

    /** Pieces that are all as long, at least two, and so that they fit both lengths. */
    Shape fitted(long length, long wanted) {
      int most = (int) Math.min(piece, Math.min(length, wanted) / 2);
      int over = Math.min(overlap, most / 4);
      long count = Math.ceilDiv(wanted - over, Math.max(1, most - over));
      int each = over + (int) Math.ceilDiv(wanted - over, Math.max(1, count));
      return new Shape(each, Math.min(seek, each), over);
    }

    /** Whether there is room for pieces. */
    boolean isAny() {
      return piece >= LEAST && overlap > 0;
    }
  }

  /**
   * @param length of the input
   * @param wanted of what is made
   * @param shape fitted to both
   */
  SimilarPieces(Reader input, long length, long wanted, Shape shape, Workbench workbench) {
    this.input = input;
    this.length = length;
    this.wanted = wanted;
    piece = shape.piece;
    seek = shape.seek;
    overlap = shape.overlap;
    int size = Math.max(16, 2 * Integer.highestOneBit(2 * seek + overlap));
    int most = Math.max(piece, size);
    block = new Block(arena.allocate(8L * Block.wholeGroups(most), 64), 0);
    transform = workbench.transform(size);
    ends = new Frame(new double[size / 2 + 1], new double[size / 2 + 1]);
    places = new Frame(new double[size / 2 + 1], new double[size / 2 + 1]);
    row = new double[most];
    end = new double[size];
    candidates = new double[size];
  }

  /** Makes all. */
  void make(Taker taker) {
    int body = piece - overlap;
    read(0, row, body);
    taker.take(row, body);
    long made = body;
    long from = body;
    while (made < wanted) {
      boolean isLast = wanted - made <= piece;
      read(from, end, overlap);
      long next = isLast ? length - (wanted - made) : next(made);
      int n = (int) (isLast ? wanted - made : piece - overlap);
      read(next, row, n);
      for (int i = 0; i < overlap && i < n; i++) {
        double way = (i + 0.5) / overlap;
        row[i] = end[i] + way * (row[i] - end[i]);
      }
      taker.take(row, n);
      made += n;
      from = next + n;
    }
  }

  /** Where the next piece begins in the input; {@code end} has how the one before goes on. */
  private long next(long made) {
    double middle = (made + piece / 2.0) * length / wanted;
    long last = length - piece;
    long even = Math.clamp((long) Math.rint(middle - piece / 2.0), 0, last);
    long first = Math.max(0, even - seek);
    int count = (int) (Math.min(last, even + seek) - first) + 1;
    int n = count - 1 + overlap;
    read(first, candidates, n);
    double power = 0;
    double most = 0;
    for (int i = 0; i < n; i++) {
      power += candidates[i] * candidates[i];
      power -= i < overlap ? 0 : candidates[i - overlap] * candidates[i - overlap];
      row[i] = power;
      most = Math.max(most, power);
    }
    correlate(n);
    int best = (int) (even - first);
    double score = score(best, most);
    double better = BETTER * Math.abs(score);
    for (int k = 0; k < count; k++) {
      double other = score(k, most);
      if (other > score + better) {
        score = other;
        better = 0;
        best = k;
      }
    }
    return first + best;
  }

  private double score(int k, double most) {
    double power = Math.max(row[k + overlap - 1], FAINT * most + Double.MIN_NORMAL);
    return candidates[k] / Math.sqrt(power);
  }

  /** Puts the sums of products of the end with each place's samples in the candidates' stead. */
  private void correlate(int n) {
    Arrays.fill(candidates, n, candidates.length, 0);
    Arrays.fill(end, overlap, end.length, 0);
    transform.forward(candidates, places);
    transform.forward(end, ends);
    for (int k = 0; k < places.bins(); k++) {
      double re = places.re()[k] * ends.re()[k] + places.im()[k] * ends.im()[k];
      places.im()[k] = places.im()[k] * ends.re()[k] - places.re()[k] * ends.im()[k];
      places.re()[k] = re;
    }
    transform.inverse(places, candidates);
  }

  private void read(long from, double[] to, int n) {
    input.read(from, block, 0, n);
    ArrayCopies.read(block, 0, to, n);
  }

  @Override
  public void close() {
    transform.close();
    arena.close();
  }
}
