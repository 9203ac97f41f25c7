package tenuto.dsp.filters;

import java.lang.foreign.MemorySegment;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorSpecies;
import tenuto.dsp.kernel.Lanes;
import tenuto.dsp.kernel.VectorState;
import tenuto.engine.base.Block;
import tenuto.engine.base.Fma;
import tenuto.engine.base.NativeMemory;
import tenuto.engine.signal.StateTransfer;

/**
 * The state of a {@link Biquad}, and its loops.
 *
 * <p>With b0·x split off, the rest, v, follows v[i] = c1·x[i-1] + c2·x[i-2] − a1·v[i-1] − a2·v[i-2]
 * with c1 = b1 − b0·a1, c2 = b2 − b0·a2. In each group of 8 samples it is the sum of two responses.
 * That to the group's own x, from rest, needs nothing of the past: vectors compute it for several
 * groups at once. The free response is that of the state at the group's start, by weights that
 * depend on the coefficients alone. Only the step of the state from group to group is serial.
 *
 * <p>The state is the v at the group's start, and the slope: by how much v would rise to the next
 * sample if the first x were 0. For low cutoffs that loses far less to rounding than two
 * neighbouring values do, and in 8 samples from rest v grows too little to lose much.
 */
final class RunningBiquad extends VectorState {
  private static final double REST = 1e-290;

  private final double direct;
  private final double c1;
  private final double c2;
  private final double minusA1;
  private final double minusA2;
  private final double a2;

  /** −(1 + a1 + a2). */
  private final double pull;

  /** What a v of 1 and a slope of 1 at a group's start make of v at each of its samples. */
  private final double[] ofV = new double[Block.GROUP];

  private final double[] ofSlope = new double[Block.GROUP];

  /** The change of v over a group, for a v of 1 and a slope of 1. */
  private final double gainOfV;

  private final double gainOfSlope;

  /** The slope at the group's end, for a v of 1 and a slope of 1 before it. */
  private final double slopeOfV;

  private final double slopeOfSlope;

  private double v;
  private double slope;

  /** Null as long as only the scalar form has run. */
  private Vectors vectors;

  RunningBiquad(Biquad filter) {
    direct = filter.b0();
    c1 = Fma.of(-filter.b0(), filter.a1(), filter.b1());
    c2 = Fma.of(-filter.b0(), filter.a2(), filter.b2());
    minusA1 = -filter.a1();
    minusA2 = -filter.a2();
    a2 = filter.a2();
    pull = -filter.denominatorAtDc();
    // By differences, d' = a2·d − (1 + a1 + a2)·v, v' = v + d'. Of those that are near 1 for low
    // cutoffs, what they differ from it.
    double vGain = 0;
    double vSlope = 0;
    double slopeGain = 0;
    double slopeLoss = 0;
    for (int i = 0; i < Block.GROUP; i++) {
      ofV[i] = 1 + vGain;
      ofSlope[i] = slopeGain;
      vGain += vSlope;
      slopeGain += 1 - slopeLoss;
      vSlope = Fma.of(a2, vSlope, pull * (1 + vGain));
      slopeLoss = Fma.of(a2, slopeLoss, Fma.of(-pull, slopeGain, 1 - a2));
    }
    gainOfV = vGain;
    slopeOfV = vSlope;
    gainOfSlope = slopeGain;
    slopeOfSlope = 1 - slopeLoss;
  }

  @Override
  public void vectors(Block in, Block out, int n) {
    if (vectors == null) {
      vectors = new Vectors();
    }
    for (int i = 0; i < n; i += Vectors.SAMPLES) {
      vectors.filter(this, in, out, i, Math.min(Vectors.SAMPLES, n - i));
    }
  }

  @Override
  public void scalar(double[] x, int n) {
    groups(x, 0, n);
  }

  @Override
  public void transfer(StateTransfer state) {
    v = state.of(v);
    slope = state.of(slope);
  }

  private void groups(double[] x, int from, int to) {
    for (int at = from; at < to; at += Block.GROUP) {
      double x2 = x[at];
      double x1 = x[at + 1];
      double v2 = c1 * x2;
      double v1 = Fma.of(minusA1, v2, Fma.of(c1, x1, c2 * x2));
      x[at] = Fma.of(ofV[0], v, Fma.of(ofSlope[0], slope, direct * x2));
      x[at + 1] = Fma.of(ofV[1], v, Fma.of(ofSlope[1], slope, Fma.of(direct, x1, v2)));
      for (int i = 2; i < Block.GROUP; i++) {
        double now = x[at + i];
        x[at + i] = Fma.of(ofV[i], v, Fma.of(ofSlope[i], slope, Fma.of(direct, now, v1)));
        double next = Fma.of(minusA1, v1, Fma.of(minusA2, v2, Fma.of(c1, now, c2 * x1)));
        x1 = now;
        v2 = v1;
        v1 = next;
      }
      step(v1, Fma.of(pull, v1, Fma.of(a2, v1 - v2, c2 * x1)));
    }
  }

  /** Advances the state to the next group, by what the group's own x made of v and slope. */
  private void step(double ownV, double ownSlope) {
    double grown = v + Fma.of(gainOfV, v, Fma.of(gainOfSlope, slope, ownV));
    slope = Fma.of(slopeOfV, v, Fma.of(slopeOfSlope, slope, ownSlope));
    v = grown;
    if (Math.abs(v) + Math.abs(slope) < REST) {
      v = 0;
      slope = 0;
    }
  }

  /**
   * Each lane is a group. A vector is read where each lane's sample is in its place, and blended:
   * to shuffle lanes, or to write each sample to its place first, takes longer. Memory is in
   * arrays, for which C2 checks far less than for blocks. It inlines only so much in one method, so
   * there are several loops; those from rest have more than 325 bytes of bytecode, so C2 inlines
   * them nowhere, even without the program's flags.
   */
  private static final class Vectors {
    private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_256;
    private static final int LANES = 4;
    private static final VectorMask<Double> SECOND = VectorMask.fromLong(SPECIES, 0b0010);
    private static final VectorMask<Double> THIRD = VectorMask.fromLong(SPECIES, 0b0100);
    private static final VectorMask<Double> FOURTH = VectorMask.fromLong(SPECIES, 0b1000);

    /** Groups at a time: with half as many, all takes 6 % longer. */
    private static final int ROW = 64;

    static final int SAMPLES = 8 * ROW;

    /** Where in {@link #rows} the last v and slope are, after a row for each sample of a group. */
    private static final int V = 8 * ROW;

    private static final int SLOPE = 9 * ROW;

    /** The input, then the output. */
    private final double[] x = new double[SAMPLES];

    /** A column for each group: the response to its own x. */
    private final double[] rows = new double[10 * ROW];

    void filter(RunningBiquad filter, Block in, Block out, int at, int n) {
      // With two lanes the scalar form is faster.
      int groups = Lanes.COUNT < LANES ? 0 : n / Block.GROUP / LANES * LANES;
      read(in, at, x, n);
      if (groups > 0) {
        startFromRest(filter, groups);
        endFromRest(filter, groups);
        addFree(filter, groups);
      }
      filter.groups(x, Block.GROUP * groups, n);
      write(x, out, at, n);
    }

    private static void read(Block block, int at, double[] x, int n) {
      MemorySegment from = NativeMemory.of(block);
      long begin = block.offset() + 8L * at;
      for (int i = 0; i < n; i += Lanes.COUNT) {
        Lanes.load(from, begin + 8L * i).intoArray(x, i);
      }
    }

    private static void write(double[] x, Block block, int at, int n) {
      MemorySegment to = NativeMemory.of(block);
      long begin = block.offset() + 8L * at;
      for (int i = 0; i < n; i += Lanes.COUNT) {
        Lanes.store(DoubleVector.fromArray(Lanes.DOUBLES, x, i), to, begin + 8L * i);
      }
    }

    /** The first four samples of each group's response to its own x, and what the others need. */
    private void startFromRest(RunningBiquad filter, int n) {
      DoubleVector c1 = all(filter.c1);
      DoubleVector c2 = all(filter.c2);
      DoubleVector minusA1 = all(filter.minusA1);
      DoubleVector minusA2 = all(filter.minusA2);
      DoubleVector direct = all(filter.direct);
      for (int i = 0; i < n; i += LANES) {
        DoubleVector x0 = column(x, 8 * i, 8);
        DoubleVector x1 = column(x, 8 * i + 1, 8);
        DoubleVector x2 = column(x, 8 * i + 2, 8);
        DoubleVector x3 = column(x, 8 * i + 3, 8);
        DoubleVector v1 = c1.mul(x0);
        DoubleVector v2 = minusA1.fma(v1, c1.fma(x1, c2.mul(x0)));
        DoubleVector v3 = minusA1.fma(v2, minusA2.fma(v1, c1.fma(x2, c2.mul(x1))));
        DoubleVector v4 = minusA1.fma(v3, minusA2.fma(v2, c1.fma(x3, c2.mul(x2))));
        direct.mul(x0).intoArray(rows, i);
        direct.fma(x1, v1).intoArray(rows, i + ROW);
        direct.fma(x2, v2).intoArray(rows, i + 2 * ROW);
        direct.fma(x3, v3).intoArray(rows, i + 3 * ROW);
        x3.intoArray(rows, i + 4 * ROW);
        v3.intoArray(rows, i + 5 * ROW);
        v4.intoArray(rows, i + 6 * ROW);
      }
    }

    private void endFromRest(RunningBiquad filter, int n) {
      DoubleVector c1 = all(filter.c1);
      DoubleVector c2 = all(filter.c2);
      DoubleVector minusA1 = all(filter.minusA1);
      DoubleVector minusA2 = all(filter.minusA2);
      DoubleVector a2 = all(filter.a2);
      DoubleVector pull = all(filter.pull);
      DoubleVector direct = all(filter.direct);
      for (int i = 0; i < n; i += LANES) {
        DoubleVector x3 = load(rows, i + 4 * ROW);
        DoubleVector v3 = load(rows, i + 5 * ROW);
        DoubleVector v4 = load(rows, i + 6 * ROW);
        DoubleVector x4 = column(x, 8 * i + 4, 8);
        DoubleVector x5 = column(x, 8 * i + 5, 8);
        DoubleVector x6 = column(x, 8 * i + 6, 8);
        DoubleVector x7 = column(x, 8 * i + 7, 8);
        DoubleVector v5 = minusA1.fma(v4, minusA2.fma(v3, c1.fma(x4, c2.mul(x3))));
        DoubleVector v6 = minusA1.fma(v5, minusA2.fma(v4, c1.fma(x5, c2.mul(x4))));
        DoubleVector v7 = minusA1.fma(v6, minusA2.fma(v5, c1.fma(x6, c2.mul(x5))));
        DoubleVector v8 = minusA1.fma(v7, minusA2.fma(v6, c1.fma(x7, c2.mul(x6))));
        direct.fma(x4, v4).intoArray(rows, i + 4 * ROW);
        direct.fma(x5, v5).intoArray(rows, i + 5 * ROW);
        direct.fma(x6, v6).intoArray(rows, i + 6 * ROW);
        direct.fma(x7, v7).intoArray(rows, i + 7 * ROW);
        v8.intoArray(rows, i + V);
        pull.fma(v8, a2.fma(v8.sub(v7), c2.mul(x7))).intoArray(rows, i + SLOPE);
      }
    }

    /** The step of the state is that of the scalar form, written out: here it is in registers. */
    private void addFree(RunningBiquad filter, int n) {
      double y = filter.v;
      double d = filter.slope;
      DoubleVector v0 = load(filter.ofV, 0);
      DoubleVector v1 = load(filter.ofV, LANES);
      DoubleVector slope0 = load(filter.ofSlope, 0);
      DoubleVector slope1 = load(filter.ofSlope, LANES);
      for (int i = 0; i < n; i++) {
        DoubleVector ys = all(y);
        DoubleVector ds = all(d);
        v0.fma(ys, slope0.fma(ds, column(rows, i, ROW))).intoArray(x, 8 * i);
        v1.fma(ys, slope1.fma(ds, column(rows, i + LANES * ROW, ROW))).intoArray(x, 8 * i + LANES);
        double ownV = rows[i + V];
        double ownSlope = rows[i + SLOPE];
        double grown = y + Math.fma(filter.gainOfV, y, Math.fma(filter.gainOfSlope, d, ownV));
        d = Math.fma(filter.slopeOfV, y, Math.fma(filter.slopeOfSlope, d, ownSlope));
        y = grown;
        // One condition: C2 would compile all again when one value is at rest and the other is not.
        if (Math.abs(y) + Math.abs(d) < REST) {
          y = 0;
          d = 0;
        }
      }
      filter.v = y;
      filter.slope = d;
    }

    /** The numbers at {@code at}, {@code at + step} and so on, one in each lane. */
    private static DoubleVector column(double[] x, int at, int step) {
      return load(x, at)
          .blend(load(x, at + step - 1), SECOND)
          .blend(load(x, at + 2 * (step - 1)), THIRD)
          .blend(load(x, at + 3 * (step - 1)), FOURTH);
    }

    private static DoubleVector load(double[] x, int at) {
      return DoubleVector.fromArray(SPECIES, x, at);
    }

    private static DoubleVector all(double value) {
      return DoubleVector.broadcast(SPECIES, value);
    }
  }
}
