package tenuto.dsp.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/** Takes a filter's state in the middle of its work, and lets another processor go on from it. */
public final class ResumedState {
  public static final int LENGTH = 30_000;

  private ResumedState() {}

  /** The other processor makes the same samples, of random inputs from a random block on. */
  public static void check(Filter filter, Random random) {
    double[][] in = new double[filter.inputs()][];
    Arrays.setAll(in, i -> input(random));
    int[] sizes = sizes(random);
    int change = random.nextInt(40);
    check(filter, in, sizes, "after block " + change, block -> block == change);
  }

  /** Each block is made by another processor. */
  public static void checkEachBlock(Filter filter, Random random, double[]... in) {
    check(filter, in, sizes(random), "block by block", _ -> true);
  }

  private static void check(
      Filter filter, double[][] in, int[] sizes, String when, IntPredicate changes) {
    double[][] wanted = process(filter, in, sizes, _ -> false);
    double[][] got = process(filter, in, sizes, changes);
    for (int i = 0; i < wanted.length; i++) {
      assertThat(Arrays.mismatch(wanted[i], got[i])).as("%s %s", filter, when).isEqualTo(-1);
    }
  }

  private static int[] sizes(Random random) {
    return random.ints(LENGTH, 1, 130).map(groups -> 8 * groups).toArray();
  }

  /** Noise, as strong as samples or as frequencies are, or steps as of a control. */
  private static double[] input(Random random) {
    double scale = Math.pow(10, random.nextInt(6) - 2);
    double[] x = random.doubles(LENGTH, -scale, scale).toArray();
    int held = random.nextInt(3) == 0 ? 1 + random.nextInt(4000) : 1;
    for (int i = 0; i < LENGTH; i++) {
      x[i] = x[i - i % held];
    }
    return x;
  }

  /**
   * @param changes the blocks before which a new processor goes on
   */
  private static double[][] process(
      Filter filter, double[][] ins, int[] sizes, IntPredicate changes) {
    Filter.Processor processor = filter.begin();
    try (Arena arena = Arena.ofConfined()) {
      Block[] in = Arrays.stream(ins).map(each -> Blocks.of(arena, each)).toArray(Block[]::new);
      Block[] out = new Block[filter.outputs()];
      Arrays.setAll(out, i -> Blocks.of(arena, new double[LENGTH]));
      int n = Block.wholeGroups(LENGTH);
      for (int at = 0, block = 0; at < n; at += sizes[block++]) {
        if (changes.test(block)) {
          Filter.Processor next = filter.begin();
          List<Double> state = new ArrayList<>();
          processor.transfer(new Taking(state));
          next.transfer(new Putting(state));
          assertThat(state).as("all of it is taken").isEmpty();
          processor.close();
          processor = next;
        }
        processor.process(moved(in, at), moved(out, at), Math.min(sizes[block], n - at));
      }
      return Arrays.stream(out).map(each -> Blocks.samples(each, LENGTH)).toArray(double[][]::new);
    } finally {
      processor.close();
    }
  }

  private static Block[] moved(Block[] blocks, int samples) {
    return Arrays.stream(blocks)
        .map(each -> new Block(each.memory(), each.offset() + 8L * samples))
        .toArray(Block[]::new);
  }

  private record Taking(List<Double> state) implements StateTransfer {
    @Override
    public double of(double now) {
      state.add(now);
      return now;
    }

    @Override
    public void of(double[] numbers) {
      Arrays.stream(numbers).forEach(state::add);
    }
  }

  private record Putting(List<Double> state) implements StateTransfer {
    @Override
    public double of(double now) {
      return state.removeFirst();
    }

    @Override
    public void of(double[] numbers) {
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = state.get(i);
      }
      state.subList(0, numbers.length).clear();
    }
  }
}
