package tenuto.dsp.shaping;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Block;
import tenuto.engine.ChunkWriter;
import tenuto.engine.Reader;
import tenuto.engine.SampleSink;
import tenuto.engine.Session;
import tenuto.engine.Stored;

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
  private static final int STRETCH = 1 << 15;

  /** Samples of a stretch's end that are looked at together. */
  private static final int PART = 1 << 9;

  private final boolean cycles;
  private final Summary[] stretches;

  /** What came before each stretch of the piece that its first sample is of. */
  private final SampleSum[] before;

  /** The whole of the piece that each stretch's last sample is of. */
  private final SampleSum[] last;

  /** Whether that piece ends before the signal does. */
  private final boolean[] finished;

  /** The number of the piece that each stretch's first sample is of, and whether it is negative. */
  private final long[] numbers;

  private final boolean[] negative;

  /** The absolute value of the sample before that piece. */
  private final double[] leads;

  private HalfWaves(boolean cycles, int count) {
    this.cycles = cycles;
    stretches = new Summary[count];
    before = new SampleSum[count];
    last = new SampleSum[count];
    finished = new boolean[count];
    numbers = new long[count];
    negative = new boolean[count];
    leads = new double[count];
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
   * @param lead the absolute value of the sample before it, or 0
   */
  record Piece(
      long number,
      long length,
      double mean,
      double peak,
      int sign,
      boolean finished,
      double lead) {}

  /**
   * A stretch by itself.
   *
   * @param cuts how many pieces begin within it, after its first sample
   * @param head what is before the first cut
   * @param tail what is after the last one; the head if there is none
   * @param first sample
   * @param last sample
   * @param tailNegative whether the tail begins below zero
   * @param tailLead the absolute value of the sample before the tail
   */
  private record Summary(
      long cuts,
      SampleSum head,
      SampleSum tail,
      double first,
      double last,
      boolean tailNegative,
      double tailLead) {}

  /**
   * Stores what the form makes of a signal.
   *
   * @param x is computed once, and stored until then if it was not
   */
  public static Stored store(Session session, WaveForm form, Stored x) {
    int count = Math.toIntExact(Math.ceilDiv(x.length(), STRETCH));
    HalfWaves pieces = new HalfWaves(form.ofCycles(), count);
    if (form.counts()) {
      session.visit(List.of(x), STRETCH, () -> pieces.new Look());
    } else {
      try (Ends ends = pieces.new Ends(session.open(x))) {
        ends.look();
      }
    }
    pieces.sequential();
    pieces.back();
    return session
        .record(
            "HalfWaves[" + form + "](" + x.identity() + ")",
            1,
            x.length(),
            () -> pieces.new Writer(session.open(x), form))
        .getFirst();
  }

  /** Whether a half-wave ends between two samples. */
  static boolean crosses(double a, double b) {
    return rises(a, b) || (a >= 0 && b < 0);
  }

  private static boolean rises(double a, double b) {
    return a < 0 && b >= 0;
  }

  private boolean cuts(double a, double b) {
    return cycles ? rises(a, b) : crosses(a, b);
  }

  /** Where the piece ends that sample {@code from} is of, or n. */
  private int end(double[] x, int from, int n) {
    int end = from;
    while (end < n) {
      double first = x[end++];
      if (first < 0) {
        while (end < n && x[end] < 0) {
          end++;
        }
      } else if (first >= 0) {
        while (end < n && x[end] >= 0) {
          end++;
        }
      }
      // What follows has another sign or is NaN; before it is a sample with the first one's.
      if (end < n && cuts(first, x[end])) {
        return end;
      }
    }
    return n;
  }

  /** Whether a piece ends with the stretch. */
  private boolean cutBehind(int stretch) {
    return stretch + 1 < stretches.length
        && cuts(stretches[stretch].last, stretches[stretch + 1].first);
  }

  private void sequential() {
    SampleSum open = SampleSum.NOTHING;
    long number = 0;
    double lead = 0;
    boolean below = stretches.length > 0 && stretches[0].first < 0;
    for (int i = 0; i < stretches.length; i++) {
      Summary stretch = stretches[i];
      before[i] = open;
      numbers[i] = number;
      negative[i] = below;
      leads[i] = lead;
      number += stretch.cuts;
      if (stretch.cuts > 0) {
        open = stretch.tail;
        lead = stretch.tailLead;
        below = stretch.tailNegative;
      } else {
        open = open.plus(stretch.head);
      }
      last[i] = open;
      if (cutBehind(i)) {
        open = SampleSum.NOTHING;
        lead = Math.abs(stretch.last);
        number++;
        below = stretches[i + 1].first < 0;
      }
    }
  }

  private void back() {
    for (int i = stretches.length - 2; i >= 0; i--) {
      if (cutBehind(i)) {
        finished[i] = true;
      } else if (stretches[i + 1].cuts > 0) {
        last[i] = before[i + 1].plus(stretches[i + 1].head);
        finished[i] = true;
      } else {
        last[i] = last[i + 1];
        finished[i] = finished[i + 1];
      }
    }
  }

  /** Sums up stretches. */
  private final class Look implements SampleSink {
    private final double[] x = new double[STRETCH];

    @Override
    public void take(long start, Block[] channels, int n) {
      ArrayCopies.read(channels[0].memory(), channels[0].offset(), 0, x, 0, 1, n);
      int headEnd = end(x, 0, n);
      int tailBegin = 0;
      long cuts = 0;
      for (int at = headEnd; at < n; at = end(x, at, n)) {
        tailBegin = at;
        cuts++;
      }
      SampleSum head = SampleSum.of(x, 0, headEnd);
      SampleSum tail = cuts == 0 ? head : SampleSum.of(x, tailBegin, n);
      stretches[(int) (start / STRETCH)] =
          new Summary(
              cuts,
              head,
              tail,
              x[0],
              x[n - 1],
              x[tailBegin] < 0,
              cuts == 0 ? 0 : Math.abs(x[tailBegin - 1]));
    }
  }

  /** Looks at both ends of each stretch only: how many pieces are between them is not asked. */
  private final class Ends implements AutoCloseable {
    private final double[] x = new double[STRETCH];
    private final PartReader parts;

    Ends(Reader reader) {
      parts = new PartReader(reader);
    }

    void look() {
      for (int stretch = 0; stretch < stretches.length; stretch++) {
        long start = (long) stretch * STRETCH;
        int n = (int) Math.min(STRETCH, parts.length() - start);
        int headEnd = headEnd(start, n);
        SampleSum head = SampleSum.of(x, 0, headEnd);
        boolean cut = headEnd < n;
        int tailBegin = cut ? tailBegin(start, n) : 0;
        SampleSum tail = cut ? SampleSum.of(x, tailBegin, n) : head;
        double lead = cut ? Math.abs(x[tailBegin - 1]) : 0;
        stretches[stretch] =
            new Summary(cut ? 1 : 0, head, tail, x[0], x[n - 1], x[tailBegin] < 0, lead);
      }
    }

    private int headEnd(long start, int n) {
      int known = 0;
      int end = 0;
      while (end == known && known < n) {
        int more = Math.min(known + PART, n);
        parts.read(start, x, known, more);
        end = end(x, Math.max(0, known - 1), more);
        known = more;
      }
      return end;
    }

    /** Begins after a cut. */
    private int tailBegin(long start, int n) {
      int known = n;
      for (int at = n - 1; ; at--) {
        if (at <= known) {
          int from = Math.max(0, known - PART);
          parts.read(start, x, from, known);
          known = from;
        }
        if (cuts(x[at - 1], x[at])) {
          return at;
        }
      }
    }

    @Override
    public void close() {
      parts.close();
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
        int to = end(x, from, n);
        boolean isFirst = from == 0;
        boolean isLast = to == n;
        SampleSum whole =
            isLast
                ? last[stretch]
                : isFirst
                    ? before[stretch].plus(stretches[stretch].head)
                    : SampleSum.of(x, from, to);
        boolean below = isFirst ? negative[stretch] : x[from] < 0;
        Piece piece =
            new Piece(
                number,
                whole.length(),
                whole.sum() / whole.length(),
                whole.peak(),
                below ? -1 : 1,
                !isLast || finished[stretch],
                isFirst ? leads[stretch] : Math.abs(x[from - 1]));
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
