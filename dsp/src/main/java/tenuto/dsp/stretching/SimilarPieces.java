package tenuto.dsp.stretching;

import java.util.Arrays;
import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameTransform;
import tenuto.dsp.frames.Workbench;
import tenuto.engine.signal.StateTransfer;

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
final class SimilarPieces implements HopMaker {
  /** Of the strongest candidate's power: one that is fainter counts as strong as that. */
  private static final double FAINT = 1e-12;

  /** By how much another place must be better than the one wanted. */
  private static final double BETTER = 1e-9;

  private final PieceShape shape;
  private final long length;
  private final long wanted;
  private final int piece;
  private final int seek;
  private final int overlap;
  private final int kept;
  private final Workbench workbench;
  private final History past;
  private final Frame ends;
  private final Frame places;
  private final double[] row;
  private final double[] end;
  private final double[] candidates;

  /** Made at first use, so that nothing needs closing before. */
  private FrameTransform transform;

  /** Where the last piece goes on in the input. */
  private long from;

  /**
   * @param length of the input
   * @param wanted of what is made
   * @param shape fitted to both
   * @param kept samples of the input that may have to be read again
   */
  SimilarPieces(PieceShape shape, long length, long wanted, int kept, Workbench workbench) {
    this.shape = shape;
    this.length = length;
    this.wanted = wanted;
    this.kept = kept;
    this.workbench = workbench;
    piece = shape.piece();
    seek = shape.seek();
    overlap = shape.overlap();
    int size = shape.searched();
    past = new History(2 * Integer.highestOneBit(kept));
    ends = new Frame(new double[size / 2 + 1], new double[size / 2 + 1]);
    places = new Frame(new double[size / 2 + 1], new double[size / 2 + 1]);
    row = new double[size];
    end = new double[size];
    candidates = new double[size];
  }

  @Override
  public void take(int channel, double[] x, int at, int n) {
    past.take(x, at, n);
  }

  @Override
  public void transfer(StateTransfer state) {
    past.transfer(state, kept);
    from = state.of(from);
  }

  @Override
  public void frame(long number, double[][] hops) {
    int hop = shape.hop();
    long made = number * hop;
    boolean goesOn = number == 0 || wanted - (made - hop) <= piece; // the first one, or the last
    if (!goesOn) {
      past.copy(from, end, overlap);
      from = wanted - made <= piece ? length - (wanted - made) : next(made);
    }
    double[] to = hops[0];
    past.copy(from, to, hop);
    for (int i = 0; i < overlap && !goesOn; i++) {
      double way = (i + 0.5) / overlap;
      to[i] = end[i] + way * (to[i] - end[i]);
    }
    from += hop;
  }

  /** Where the next piece begins in the input; {@code end} has how the one before goes on. */
  private long next(long made) {
    double middle = (made + piece / 2.0) * length / wanted;
    long last = length - piece;
    long even = Math.clamp((long) Math.rint(middle - piece / 2.0), 0, last);
    long first = Math.max(0, even - seek);
    int count = (int) (Math.min(last, even + seek) - first) + 1;
    int n = count - 1 + overlap;
    past.copy(first, candidates, n);
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
    if (transform == null) {
      transform = workbench.transform(shape.searched());
    }
    transform.forward(candidates, places);
    transform.forward(end, ends);
    for (int k = 0; k < places.bins(); k++) {
      double re = places.re()[k] * ends.re()[k] + places.im()[k] * ends.im()[k];
      places.im()[k] = places.im()[k] * ends.re()[k] - places.re()[k] * ends.im()[k];
      places.re()[k] = re;
    }
    transform.inverse(places, candidates);
  }

  @Override
  public void close() {
    if (transform != null) {
      transform.close();
      transform = null;
    }
  }
}
