package tenuto.dsp.levels;

import java.util.Arrays;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Finding;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Tally;

/**
 * A sum over a signal, the same to the bit for any number of threads: each block of 65,536 samples
 * is summed in eight fixed lanes, and then the blocks in their order.
 */
public final class Total implements Tally {
  /** The length of a block, such that one number per block is small even for hours of signal. */
  private static final int BLOCK = 1 << 16;

  /** Samples copied to an array at a time. */
  private static final int SPAN = 512;

  /** Blocks in a part. */
  private static final int BLOCKS = Cache.PART / BLOCK;

  private final double[] blocks;
  private final String what;
  private final long length;
  private final Summand summand;

  /** What is summed instead of the samples, which it overwrites. */
  interface Summand {
    void write(double[] row, int n);
  }

  /** The finding that a stored signal keeps. */
  private record Squares(double sum) {}

  private static final Finding<Squares> SQUARES =
      new Finding<>(
          Squares.class, found -> new double[] {found.sum}, numbers -> new Squares(numbers[0]));

  /**
   * @param what name and parameters of what is summed, for its identity
   * @param length of the signal that will be visited
   */
  Total(String what, long length, Summand summand) {
    this.what = "total of " + what;
    this.length = length;
    this.summand = summand;
    this.blocks = new double[Math.toIntExact(Math.ceilDiv(length, BLOCK))];
  }

  /** The sum of samples. */
  static Total ofSamples(long length) {
    return new Total("samples", length, (row, n) -> {});
  }

  /** The sum of the squares of a signal's samples; a stored signal keeps it. */
  public static double squares(Session session, Signal x) {
    return session
        .measure()
        .found(
            x,
            SQUARES,
            () -> new Squares(new Total("squares", x.length(), Total::square).of(session, x)))
        .sum();
  }

  private static void square(double[] row, int n) {
    for (int i = 0; i < n; i++) {
      row[i] *= row[i];
    }
  }

  /** The sum over a signal. */
  double of(Session session, Signal x) {
    session.measure().scan(x, this);
    return sum();
  }

  @Override
  public String what() {
    return what;
  }

  @Override
  public Look look() {
    return new Look(BLOCK, Adding::new);
  }

  @Override
  public double[] found(int part) {
    int first = part * BLOCKS;
    return Arrays.copyOfRange(blocks, first, Math.min(first + BLOCKS, blocks.length));
  }

  @Override
  public void known(int part, double[] numbers) {
    System.arraycopy(numbers, 0, blocks, part * BLOCKS, numbers.length);
  }

  /** A visitor that also finds the extremes. */
  Tally with(Extremes.Search search) {
    return new Tally() {
      @Override
      public String what() {
        return what + " and " + search.what();
      }

      @Override
      public Look look() {
        return new Look(
            BLOCK,
            () -> {
              SampleSink adding = new Adding();
              SampleSink searching = search.visitor();
              return (start, channels, n) -> {
                adding.take(start, channels, n);
                searching.take(start, channels, n);
              };
            });
      }

      @Override
      public double[] found(int part) {
        double[] extremes = search.found(part);
        double[] sums = Total.this.found(part);
        double[] both = Arrays.copyOf(extremes, extremes.length + sums.length);
        System.arraycopy(sums, 0, both, extremes.length, sums.length);
        return both;
      }

      @Override
      public void known(int part, double[] numbers) {
        search.known(part, Arrays.copyOf(numbers, 2));
        Total.this.known(part, Arrays.copyOfRange(numbers, 2, numbers.length));
      }
    };
  }

  /** The sum, after all of the signal has been visited. */
  double sum() {
    return inOrder(blocks);
  }

  private static double inOrder(double[] parts) {
    double sum = 0;
    for (double part : parts) {
      sum += part;
    }
    return sum;
  }

  private final class Adding implements SampleSink {
    private final double[] lanes = new double[Block.GROUP];
    private final double[] row = new double[(int) Math.min(SPAN, length + Block.GROUP)];

    @Override
    public void take(long start, Block[] channels, int n) {
      if (start % BLOCK == 0) {
        Arrays.fill(lanes, 0);
      }
      for (int at = 0; at < n; at += SPAN) {
        int now = Math.min(SPAN, n - at);
        ArrayCopies.read(channels[0], at, row, now);
        summand.write(row, now);
        int groups = Block.wholeGroups(now);
        Arrays.fill(row, now, groups, 0); // zeros add nothing to a lane
        add(row, groups);
      }
      blocks[(int) (start / BLOCK)] = inOrder(lanes); // the sum so far
    }

    private void add(double[] x, int n) {
      double a = lanes[0];
      double b = lanes[1];
      double c = lanes[2];
      double d = lanes[3];
      double e = lanes[4];
      double f = lanes[5];
      double g = lanes[6];
      double h = lanes[7];
      for (int i = 0; i < n; i += Block.GROUP) {
        a += x[i];
        b += x[i + 1];
        c += x[i + 2];
        d += x[i + 3];
        e += x[i + 4];
        f += x[i + 5];
        g += x[i + 6];
        h += x[i + 7];
      }
      lanes[0] = a;
      lanes[1] = b;
      lanes[2] = c;
      lanes[3] = d;
      lanes[4] = e;
      lanes[5] = f;
      lanes[6] = g;
      lanes[7] = h;
    }
  }
}
