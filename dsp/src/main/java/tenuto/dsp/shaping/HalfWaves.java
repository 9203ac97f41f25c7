package tenuto.dsp.shaping;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.ChunkWriter;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Stored;

/**
 * A signal cut into pieces where it changes its sign, half-waves, or where it rises through zero,
 * cycles; and the signal that another form in the place of each piece makes. Zero counts as
 * positive. A NaN changes no sign.
 *
 * <p>A piece may be as long as the signal, so it is looked at twice: first each stretch of 32,768
 * samples is summed up by itself, then each is written, when it is known what the pieces that reach
 * beyond it are like. All that is kept is two sums for each stretch.
 */
public final class HalfWaves {
  private static final int STRETCH = Stretch.LENGTH;

  private final Cuts pieces;
  private final Stretch[] stretches;

  /** What came before each stretch of the piece that its first sample is of. */
  private final SampleSum[] before;

  /** The whole of the piece that each stretch's last sample is of. */
  private final SampleSum[] last;

  /** Whether that piece ends before the signal does. */
  private final boolean[] finished;

  /** The number of the piece that each stretch's first sample is of, and whether it is negative. */
  private final long[] numbers;

  private final boolean[] negative;

  private HalfWaves(Cuts pieces, int count) {
    this.pieces = pieces;
    stretches = new Stretch[count];
    before = new SampleSum[count];
    last = new SampleSum[count];
    finished = new boolean[count];
    numbers = new long[count];
    negative = new boolean[count];
  }

  /**
   * A piece of a signal.
   *
   * @param number counted from 0
   * @param length in samples
   * @param mean of the absolute values
   * @param peak the largest absolute value
   * @param sign 1 or −1
   * @param finished whether another piece follows
   */
  record Piece(long number, long length, double mean, double peak, int sign, boolean finished) {}

  /**
   * Stores what the form makes of a signal.
   *
   * @param x is computed once, and stored until then if it was not
   */
  public static Stored store(Session session, WaveForm form, Stored x) {
    int count = Math.toIntExact(Math.ceilDiv(x.length(), STRETCH));
    HalfWaves found = new HalfWaves(new Cuts(form.ofCycles()), count);
    if (form.counts()) {
      session.visit(List.of(x), STRETCH, () -> found.new Sums());
    } else {
      try (Stretch.Ends ends = new Stretch.Ends(found.pieces, session.open(x))) {
        Arrays.setAll(found.stretches, i -> ends.at((long) i * STRETCH));
      }
    }
    found.sequential();
    found.back();
    return session
        .results()
        .record(
            Recipe.of("HalfWaves[" + form + "]", List.of(x)),
            1,
            x.length(),
            () -> found.new Writer(session.open(x), form))
        .getFirst();
  }

  /** Whether a piece ends with the stretch. */
  private boolean cutBehind(int stretch) {
    return stretch + 1 < stretches.length
        && pieces.between(stretches[stretch].last(), stretches[stretch + 1].first());
  }

  private void sequential() {
    SampleSum open = SampleSum.NOTHING;
    long number = 0;
    boolean below = stretches.length > 0 && stretches[0].first() < 0;
    for (int i = 0; i < stretches.length; i++) {
      Stretch stretch = stretches[i];
      before[i] = open;
      numbers[i] = number;
      negative[i] = below;
      number += stretch.cuts();
      if (stretch.cuts() > 0) {
        open = stretch.tail();
        below = stretch.tailNegative();
      } else {
        open = open.plus(stretch.head());
      }
      last[i] = open;
      if (cutBehind(i)) {
        open = SampleSum.NOTHING;
        number++;
        below = stretches[i + 1].first() < 0;
      }
    }
  }

  private void back() {
    for (int i = stretches.length - 2; i >= 0; i--) {
      if (cutBehind(i)) {
        finished[i] = true;
      } else if (stretches[i + 1].cuts() > 0) {
        last[i] = before[i + 1].plus(stretches[i + 1].head());
        finished[i] = true;
      } else {
        last[i] = last[i + 1];
        finished[i] = finished[i + 1];
      }
    }
  }

  /** Sums up stretches. */
  private final class Sums implements SampleSink {
    private final double[] x = new double[STRETCH];

    @Override
    public void take(long start, Block[] channels, int n) {
      ArrayCopies.read(channels[0].memory(), channels[0].offset(), 0, x, 0, 1, n);
      stretches[(int) (start / STRETCH)] = Stretch.of(pieces, x, n);
    }
  }

  /** Writes stretches. */
  private final class Writer implements ChunkWriter {
    private final PartReader parts;
    private final WaveForm form;
    private final double[] x = new double[STRETCH];

    /** What takes its place; of the last stretch also what reaches beyond it. */
    private final double[] y = new double[STRETCH + Block.GROUP];

    /** The stretch that is ready in y, or −1. */
    private int ready = -1;

    Writer(Reader reader, WaveForm form) {
      parts = new PartReader(reader);
      this.form = form;
    }

    @Override
    public void record(long start, Block[] channels, int n) {
      for (int done = 0; done < n; ) {
        long position = start + done + form.early();
        int stretch = (int) Math.min(position / STRETCH, stretches.length - 1);
        if (stretch != ready) {
          make(stretch);
          ready = stretch;
        }
        int at = (int) (position - (long) stretch * STRETCH);
        int limit = stretch == stretches.length - 1 ? y.length : STRETCH;
        int now = Math.min(n - done, limit - at);
        Block out = channels[0];
        ArrayCopies.write(y, at, 1, now, out.memory(), out.offset() + 8L * done, 0);
        done += now;
      }
    }

    private void make(int stretch) {
      long start = (long) stretch * STRETCH;
      int n = (int) Math.min(STRETCH, parts.length() - start);
      parts.read(start, x, 0, n);
      long number = numbers[stretch];
      for (int from = 0; from < n; number++) {
        int to = pieces.end(x, from, n);
        boolean isFirst = from == 0;
        boolean isLast = to == n;
        SampleSum whole =
            isLast
                ? last[stretch]
                : isFirst
                    ? before[stretch].plus(stretches[stretch].head())
                    : SampleSum.of(x, from, to);
        boolean below = isFirst ? negative[stretch] : x[from] < 0;
        Piece piece =
            new Piece(
                number,
                whole.length(),
                whole.sum() / whole.length(),
                whole.peak(),
                below ? -1 : 1,
                !isLast || finished[stretch]);
        int beyond = isLast && stretch == stretches.length - 1 ? form.early() : 0;
        form.fill(piece, isFirst ? before[stretch].length() : 0, x, y, from, to + beyond);
        from = to;
      }
      Arrays.fill(y, n + form.early(), y.length, 0);
    }

    @Override
    public void close() {
      parts.close();
    }
  }
}
