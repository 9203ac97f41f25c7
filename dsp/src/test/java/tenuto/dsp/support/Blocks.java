package tenuto.dsp.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Source;

/** Plain memory for kernels under test: arrays in, arrays out. */
public final class Blocks {
  private Blocks() {}

  /** A block of whole groups, 64-byte aligned, that begins somewhere within its segment. */
  public static Block of(Arena arena, double... samples) {
    int whole = Block.wholeGroups(samples.length);
    MemorySegment memory = arena.allocate(8L * whole + 64, 64);
    MemorySegment.copy(samples, 0, memory, ValueLayout.JAVA_DOUBLE, 64, samples.length);
    return new Block(memory, 64);
  }

  public static double[] samples(Block block, int n) {
    double[] result = new double[n];
    MemorySegment.copy(block.memory(), ValueLayout.JAVA_DOUBLE, block.offset(), result, 0, n);
    return result;
  }

  /** What {@code kernel} makes of {@code in}, into another block. */
  public static double[] apply(Kernel kernel, double[] in) {
    try (Arena arena = Arena.ofConfined()) {
      Block out = of(arena, new double[in.length]);
      kernel.apply(of(arena, in), out, Block.wholeGroups(in.length));
      return samples(out, in.length);
    }
  }

  /** What {@code filter} makes of {@code in}, in place, in blocks of {@code size} samples. */
  public static double[] apply(Filter filter, double[] in, int size) {
    return apply(filter, List.of(), in, size);
  }

  /** The same for a filter that reads signals beside its input. */
  public static double[] apply(Filter filter, List<Reader> beside, double[] in, int size) {
    try (Arena arena = Arena.ofConfined();
        Filter.Processor state = filter.begin()) {
      state.prepare(beside);
      Block whole = of(arena, in);
      int n = Block.wholeGroups(in.length);
      for (int at = 0; at < n; at += size) {
        Block part = new Block(whole.memory(), whole.offset() + 8L * at);
        Block[] place = {part};
        state.process(place, place, Math.min(size, n - at));
      }
      return samples(whole, in.length);
    }
  }

  /** What a filter of several inputs makes of them, in blocks of {@code size} samples. */
  public static double[][] process(Filter filter, int size, double[]... ins) {
    int length = ins[0].length;
    try (Arena arena = Arena.ofConfined();
        Filter.Processor processor = filter.begin()) {
      Block[] in = Arrays.stream(ins).map(each -> of(arena, each)).toArray(Block[]::new);
      Block[] out = new Block[filter.outputs()];
      Arrays.setAll(out, i -> of(arena, new double[length]));
      int n = Block.wholeGroups(length);
      for (int at = 0; at < n; at += size) {
        processor.process(moved(in, at), moved(out, at), Math.min(size, n - at));
      }
      return Arrays.stream(out).map(each -> samples(each, length)).toArray(double[][]::new);
    }
  }

  private static Block[] moved(Block[] blocks, int samples) {
    return Arrays.stream(blocks)
        .map(each -> new Block(each.memory(), each.offset() + 8L * samples))
        .toArray(Block[]::new);
  }

  /** The first {@code n} samples of {@code source} from {@code start} on, in one block. */
  public static double[] fill(Source source, long start, int n) {
    return fill(source, start, n, Block.wholeGroups(n));
  }

  /** The same in blocks of {@code size} samples, over memory full of NaN. */
  public static double[] fill(Source source, long start, int n, int size) {
    try (Arena arena = Arena.ofConfined()) {
      double[] stale = new double[n];
      Arrays.fill(stale, Double.NaN);
      Block whole = of(arena, stale);
      int groups = Block.wholeGroups(n);
      for (int at = 0; at < groups; at += size) {
        Block part = new Block(whole.memory(), whole.offset() + 8L * at);
        source.fill(start + at, part, Math.min(size, groups - at));
      }
      return samples(whole, n);
    }
  }

  /** Uniform in ±{@code peak}, with every special value early on. */
  public static double[] awkward(int n, double peak) {
    double[] special = {
      0.0,
      -0.0,
      1,
      -1,
      Math.nextUp(1.0),
      -Math.nextUp(1.0),
      Double.NaN,
      Double.POSITIVE_INFINITY,
      Double.NEGATIVE_INFINITY,
      Double.MIN_VALUE,
      -Double.MIN_VALUE,
      Double.MIN_NORMAL,
      -Double.MIN_NORMAL,
      Math.nextDown(Double.MIN_NORMAL),
      Double.MAX_VALUE
    };
    double[] result = noise(n, peak, 1);
    System.arraycopy(special, 0, result, 3, Math.min(special.length, n - 3));
    return result;
  }

  /** Uniform in ±{@code peak}. */
  public static double[] noise(int n, double peak, long seed) {
    Random random = new Random(seed);
    double[] result = new double[n];
    for (int i = 0; i < n; i++) {
      result[i] = peak * (2 * random.nextDouble() - 1);
    }
    return result;
  }
}
