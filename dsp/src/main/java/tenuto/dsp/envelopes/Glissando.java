package tenuto.dsp.envelopes;

import java.lang.foreign.MemorySegment;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.VectorSource;
import tenuto.dsp.math.SineOfTurns;
import tenuto.dsp.math.Turns;
import tenuto.engine.base.Block;
import tenuto.engine.base.NativeMemory;

/**
 * A glissando: a sine whose frequency is linear between points, with a continuous phase; 0 after
 * the last.
 *
 * <p>The phase at a sample is the sum of the frequencies at all samples before it, divided by the
 * sample rate: along a line a quadratic polynomial in the position, here computed exactly in
 * integers, so that any sample can be computed directly and none drifts.
 *
 * <p>It is a class instead of a record only because the phases are computed once; its identity and
 * text consist of its parameters.
 */
public final class Glissando implements VectorSource {
  private final List<Point> points;
  private final double sampleRate;

  private final List<Ramp> ramps;

  /** For each ramp the phase at its start plus a quarter turn. */
  private final Turns[] phases;

  /** For each ramp the frequency at its start, in turns per sample. */
  private final Turns[] steps;

  /** For each ramp the change of the frequency per sample. */
  private final Turns[] bends;

  /** For each ramp, what the change of frequency adds to the phase within a group. */
  private final long[][] curves;

  /**
   * @param points times, of which only the whole milliseconds count, and frequencies in Hz. The
   *     first line starts at sample 0, regardless of the first time.
   * @throws IllegalArgumentException if there is no point, a number is not finite, or the times are
   *     negative or descend
   */
  public Glissando(List<Point> points, double sampleRate) {
    this.points = List.copyOf(points);
    this.sampleRate = sampleRate;
    ramps =
        Ramp.through(
            points.stream().map(p -> new Point(Math.floor(p.ms()), p.value())).toList(),
            sampleRate);
    phases = new Turns[ramps.size()];
    steps = new Turns[ramps.size()];
    bends = new Turns[ramps.size()];
    curves = new long[ramps.size()][Block.GROUP];
    Turns phase = new Turns(SineOfTurns.QUARTER, 0);
    for (int k = 0; k < ramps.size(); k++) {
      Ramp ramp = ramps.get(k);
      phases[k] = phase;
      steps[k] = Turns.of(ramp.from(), sampleRate);
      BigDecimal rise = new BigDecimal(ramp.to()).subtract(new BigDecimal(ramp.from()));
      BigDecimal run = new BigDecimal(ramp.length()).multiply(new BigDecimal(sampleRate));
      bends[k] = Turns.of(rise, run);
      for (int i = 0; i < Block.GROUP; i++) {
        curves[k][i] = bends[k].times(i * (i - 1L) / 2).high();
      }
      phase = phase(k, ramp.end() - ramp.begin());
    }
  }

  @Override
  public void vectors(long start, Block out, int n) {
    int drawn = 0;
    for (int k = Ramp.indexAt(ramps, start); k < ramps.size() && drawn < n; k++) {
      Ramp ramp = ramps.get(k);
      // Groups that several lines share are drawn by each of them in turn, from its start on.
      int first = drawn & -Block.GROUP;
      drawn = (int) Math.min(n, ramp.end() - start);
      Vectors.draw(this, k, start + first - ramp.begin(), out, first, drawn);
    }
    out.silence(drawn, n - drawn);
  }

  @Override
  public void scalar(long start, double[] x, int n) {
    int drawn = 0;
    for (int k = Ramp.indexAt(ramps, start); k < ramps.size() && drawn < n; k++) {
      Ramp ramp = ramps.get(k);
      int first = drawn & -Block.GROUP;
      int begun = drawn - first;
      drawn = (int) Math.min(n, ramp.end() - start);
      for (int i = first; i < drawn; i += Block.GROUP) {
        scalar(k, start + i - ramp.begin(), x, i, begun);
        begun = 0;
      }
    }
    Arrays.fill(x, drawn, n, 0);
  }

  /** Draws the group at {@code i} from its sample {@code begun} on. */
  private void scalar(int k, long at, double[] x, int i, int begun) {
    long phase = phase(k, at).high();
    long step = steps[k].plus(bends[k].times(at)).high();
    for (int lane = begun; lane < Block.GROUP; lane++) {
      x[i + lane] = SineOfTurns.of(lane * step + curves[k][lane] + phase);
    }
  }

  /** The phase at sample {@code x} of ramp {@code k}. */
  private Turns phase(int k, long x) {
    // x·(x − 1)/2 steps of the bend; one of the two factors is even.
    Turns bent =
        x % 2 == 0 ? bends[k].times(x / 2).times(x - 1) : bends[k].times((x - 1) / 2).times(x);
    return phases[k].plus(steps[k].times(x)).plus(bent);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Glissando slide
        && points.equals(slide.points)
        && Double.compare(sampleRate, slide.sampleRate) == 0;
  }

  @Override
  public int hashCode() {
    return 31 * points.hashCode() + Double.hashCode(sampleRate);
  }

  @Override
  public String toString() {
    return "Slide[points=" + points + ", sampleRate=" + sampleRate + "]";
  }

  private static final class Vectors {
    private Vectors() {}

    static void draw(Glissando slide, int k, long x, Block out, int first, int last) {
      MemorySegment memory = NativeMemory.of(out);
      long[] curve = slide.curves[k];
      for (int i = first; i < last; i += Block.GROUP) {
        long at = x + (i - first);
        long phase = slide.phase(k, at).high();
        long step = slide.steps[k].plus(slide.bends[k].times(at)).high();
        for (int lane = 0; lane < Block.GROUP; lane += Lanes.COUNT) {
          LongVector places = LongVector.zero(Lanes.LONGS).addIndex(1).add(lane);
          LongVector turns =
              places.mul(step).add(LongVector.fromArray(Lanes.LONGS, curve, lane)).add(phase);
          long to = out.offset() + 8L * (i + lane);
          if (at < 0) {
            VectorMask<Double> begun = places.compare(VectorOperators.GE, -at).cast(Lanes.DOUBLES);
            Lanes.store(SineOfTurns.Vectors.of(turns), memory, to, begun);
          } else {
            Lanes.store(SineOfTurns.Vectors.of(turns), memory, to);
          }
        }
      }
    }
  }
}
