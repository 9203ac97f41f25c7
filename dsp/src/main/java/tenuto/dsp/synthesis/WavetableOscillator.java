package tenuto.dsp.synthesis;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.StateTransfer;
import tenuto.engine.signal.Voice;

/**
 * A band-limited wavetable oscillator with several tables, between which it interpolates; no
 * harmonic is at or above half the sample rate. Its inputs are the frequency in Hz and the position
 * in the tables; the tables are given beside them.
 *
 * <p>It plays the highest band limit of {@link TableLevels} that the frequency allows, cross-faded
 * from the next lower one over a twentieth of the frequency: so a glide has no steps. After a
 * frequency or position that is not finite it is NaN.
 *
 * @param phase in turns at sample 0
 * @param tables at positions 0, 1, 2 …
 */
record WavetableOscillator(double sampleRate, double phase, List<TableLevels> tables)
    implements Voice {
  /** The range of frequencies, as a share, over which a limit is cross-faded. */
  private static final double ENTRY = 0.05;

  /** The low bits of a spot, which hold the limit; the others hold the table. */
  private static final int BITS = 8;

  private static final int LIMIT = (1 << BITS) - 1;

  WavetableOscillator {
    tables = List.copyOf(tables);
  }

  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public Processor begin() {
    return new Playing();
  }

  /** The settings without the tables' sources, which are inputs. */
  @Override
  public String toString() {
    return "WavetableOscillator[sampleRate=%s, phase=%s]".formatted(sampleRate, phase);
  }

  private final class Playing extends ScalarProcessor {
    private final Harmonics[] harmonics = new Harmonics[tables.size()];

    /** Each table's levels, as far as this state has used them. */
    private final double[][][] levels = new double[tables.size()][TableLevels.LIMITS.length][];

    private final long[] phases = new long[Spans.LENGTH];

    /** The table and the limit of each sample, in one number. */
    private final int[] spots = new int[Spans.LENGTH];

    /** The cross-fade from the lower limit, and to the next table. */
    private final double[] entered = new double[Spans.LENGTH];

    private final double[] parts = new double[Spans.LENGTH];
    private final double[] lower = new double[Spans.LENGTH];
    private final double[] next = new double[Spans.LENGTH];
    private final double period = 1 / sampleRate;
    private long at = Phase.of(phase);
    private double hz = Double.NaN;
    private long step;

    /** Between these frequencies, in turns per sample, the limit is constant. */
    private double from;

    private double to;
    private int limit;
    private double entry;
    private double place = Double.NaN;
    private int table;
    private double part;
    private boolean lost;

    @Override
    public void transfer(StateTransfer state) {
      at = state.of(at);
      hz = state.of(hz);
      step = state.of(step);
      from = state.of(from);
      to = state.of(to);
      limit = state.of(limit);
      entry = state.of(entry);
      place = state.of(place);
      table = state.of(table);
      part = state.of(part);
      lost = state.of(lost);
    }

    @Override
    public void prepare(List<Reader> beside) {
      for (int i = 0; i < harmonics.length; i++) {
        harmonics[i] = tables.get(i).harmonics(beside.get(i));
      }
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      if (!lost && stays(in[0], in[1], n)) {
        keepOn(n);
        play(table << BITS | limit, entry < 1, part > 0, out[0], 0, n);
        return;
      }
      int sound = lost ? 0 : advance(in[0], in[1], n);
      lost = sound < n;
      for (int i = 0, end; i < sound; i = end) {
        boolean enters = false;
        boolean moves = false;
        for (end = i; end < sound && spots[end] == spots[i]; end++) {
          enters |= entered[end] < 1;
          moves |= parts[end] > 0;
        }
        play(spots[i], enters, moves, out[0], i, end);
      }
      Arrays.fill(out[0], sound, n, Double.NaN);
    }

    /**
     * Plays samples of one spot, cross-faded with the next table if the position is between two.
     */
    private void play(int spot, boolean enters, boolean moves, double[] x, int from, int end) {
      int first = spot >>> BITS;
      int band = spot & LIMIT;
      if (moves && !enters) {
        play(level(first, band), level(first + 1, band), x, from, end);
        return;
      }
      play(first, band, enters, x, from, end);
      if (moves) {
        play(first + 1, band, enters, next, from, end);
        blend(x, next, parts, from, end);
      }
    }

    @Override
    protected int firstKept() {
      return 0;
    }

    /** Whether frequency and position are constant: of numbers, one sample says it. */
    private boolean stays(double[] frequencies, double[] places, int n) {
      if (stays(0) && stays(1)) {
        return frequencies[0] == hz && places[0] == place;
      }
      boolean all = true;
      for (int i = 0; i < n; i++) {
        all &= frequencies[i] == hz & places[i] == place;
      }
      return all;
    }

    private void keepOn(int n) {
      long from = at;
      long by = step;
      for (int i = 0; i < n; i++) {
        phases[i] = from + i * by;
      }
      at = from + n * by;
      if (entry < 1) {
        Arrays.fill(entered, 0, n, entry);
      }
      if (part > 0) {
        Arrays.fill(parts, 0, n, part);
      }
    }

    /** Computes each sample's place in the period, up to one that is not finite. */
    private int advance(double[] frequencies, double[] places, int n) {
      for (int i = 0; i < n; i++) {
        if (frequencies[i] != hz) {
          hz = frequencies[i];
          double turns = hz * period;
          double rest = Phase.part(turns);
          if (Double.isNaN(rest)) {
            return i;
          }
          step = (long) (rest * 0x1p64);
          tune(Math.abs(turns));
        }
        if (places[i] != place) {
          place = places[i];
          if (Double.isNaN(place)) {
            return i;
          }
          double clamped = Math.min(Math.max(place, 0), tables.size() - 1.0);
          table = (int) clamped;
          part = clamped - table;
        }
        phases[i] = at;
        spots[i] = table << BITS | limit;
        entered[i] = entry;
        parts[i] = part;
        at += step;
      }
      return n;
    }

    /** Finds the limit for a frequency in turns a sample. */
    private void tune(double turns) {
      if (turns < from || turns >= to) {
        int[] all = TableLevels.LIMITS;
        int highest = (int) Math.min(0.5 / turns, TableLevels.MOST_HARMONICS);
        int found = Arrays.binarySearch(all, highest);
        limit = found < 0 ? -found - 2 : found;
        from = limit + 1 == all.length ? 0 : 0.5 / all[limit + 1];
        to = 0.5 / all[limit];
      }
      entry = turns * (1 + ENTRY) < to ? 1 : Math.max(0, (to / turns - 1) / ENTRY);
    }

    private void play(int which, int at, boolean enters, double[] x, int first, int last) {
      play(level(which, at), x, first, last);
      if (enters) {
        play(level(which, at - 1), lower, first, last);
        for (int i = first; i < last; i++) {
          x[i] = entered[i] == 1 ? x[i] : Fma.of(entered[i], x[i] - lower[i], lower[i]);
        }
      }
    }

    private void blend(double[] x, double[] y, double[] parts, int first, int last) {
      for (int i = first; i < last; i++) {
        x[i] = parts[i] == 0 ? x[i] : Fma.of(parts[i], y[i] - x[i], x[i]);
      }
    }

    private double[] level(int which, int at) {
      if (levels[which][at] == null) {
        levels[which][at] = tables.get(which).level(harmonics[which], at);
      }
      return levels[which][at];
    }

    /** Plays one table's spline. */
    private void play(double[] cubics, double[] x, int first, int last) {
      int bits = bits(cubics);
      for (int i = first; i < last; i++) {
        x[i] = at(cubics, bits, phases[i]);
      }
    }

    /**
     * Plays two tables' splines, cross-faded: in one loop, which is quicker than two and a fade.
     */
    private void play(double[] these, double[] those, double[] x, int first, int last) {
      int bits = bits(these);
      int others = bits(those);
      for (int i = first; i < last; i++) {
        double y = at(these, bits, phases[i]);
        double z = at(those, others, phases[i]);
        x[i] = parts[i] == 0 ? y : Fma.of(parts[i], z - y, y);
      }
    }
  }

  /** The binary logarithm of the number of cubics. */
  private static int bits(double[] cubics) {
    return Integer.numberOfTrailingZeros(cubics.length / TableLevels.PIECE);
  }

  private static double at(double[] cubics, int bits, long phase) {
    int k = (int) (phase >>> Long.SIZE - bits) * TableLevels.PIECE;
    double t = (phase << bits >>> 11) * 0x1p-53;
    double slope = Fma.of(t, Fma.of(t, cubics[k + 3], cubics[k + 2]), cubics[k + 1]);
    return Fma.of(t, slope, cubics[k]);
  }
}
