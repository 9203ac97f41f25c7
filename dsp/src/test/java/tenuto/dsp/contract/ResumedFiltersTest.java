package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.filters.ShapedRbj;
import tenuto.dsp.support.Blocks;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.StateTransfer;

/**
 * Every filter of the catalogue whose state can be taken makes, from any block on, the same samples
 * in a new processor that was given the state.
 */
class ResumedFiltersTest {
  private static final int LENGTH = 30_000;

  @TempDir Path folder;

  @Test
  void aStateIsAllThatFollows() {
    Map<String, Filter> filters = filters();
    Set<String> kinds = new TreeSet<>();
    Random random = new Random(5);
    filters.forEach(
        (text, filter) -> {
          kinds.add(filter.getClass().getSimpleName());
          for (int round = 0; round < 3; round++) {
            check(text, filter, random);
          }
        });
    assertThat(kinds)
        .contains(
            "FeedbackNetwork",
            "PlateTank",
            "Springs",
            "IntersamplePeaks",
            "FinePeaks",
            "LimiterGain",
            "LevelGain",
            "EffectiveLevel",
            "GateGain",
            "TransientGain",
            "DynamicShelf",
            "Biquad",
            "Cascade",
            "OnePole",
            "StateVariable",
            "ShapedRbj",
            "ShapedButterworth",
            "MoogLadder",
            "DiodeLadder",
            "Follower",
            "SlewLimit",
            "LinkwitzRiley",
            "Taps",
            "Voices",
            "EchoLoop",
            "SweptLoop",
            "CrossedLoop",
            "Vibrato",
            "Tremolo",
            "AllPasses",
            "Rotors",
            "Comb",
            "Combs");
  }

  private static void check(String text, Filter filter, Random random) {
    double[][] in = new double[filter.inputs()][];
    for (int i = 0; i < in.length; i++) {
      double scale = Math.pow(10, -random.nextInt(3));
      in[i] = random.doubles(LENGTH, -scale, scale).toArray();
    }
    int[] sizes = random.ints(LENGTH, 1, 130).map(groups -> 8 * groups).toArray();
    int change = random.nextInt(40);
    double[][] wanted = process(filter, in, sizes, Integer.MAX_VALUE);
    double[][] got = process(filter, in, sizes, change);
    for (int i = 0; i < wanted.length; i++) {
      assertThat(Arrays.mismatch(wanted[i], got[i]))
          .as("%s after block %d", text, change)
          .isEqualTo(-1);
    }
  }

  /**
   * @param change the block before which a new processor goes on
   */
  private static double[][] process(Filter filter, double[][] ins, int[] sizes, int change) {
    Filter.Processor processor = filter.begin();
    try (Arena arena = Arena.ofConfined()) {
      Block[] in = Arrays.stream(ins).map(each -> Blocks.of(arena, each)).toArray(Block[]::new);
      Block[] out = new Block[filter.outputs()];
      Arrays.setAll(out, i -> Blocks.of(arena, new double[LENGTH]));
      int n = Block.wholeGroups(LENGTH);
      for (int at = 0, block = 0; at < n; at += sizes[block++]) {
        if (block == change) {
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

  /** Of words whose first example has another one. */
  private static final List<String> OTHERS =
      List.of("sf.Compressor(sf.WhiteNoise(200), -20, 4, 5, 100, 0, 6, 'rms')");

  /** All filters in the words' examples that say that they resume. */
  private Map<String, Filter> filters() {
    Map<String, Filter> filters = new TreeMap<>();
    Filter shaped = new ShapedRbj(ShapedRbj.Kind.PEAKING, Kits.RATE);
    filters.put(shaped.toString(), shaped);
    try (Kits kits = new Kits(folder)) {
      kits.makeSamples();
      for (String other : OTHERS) {
        collect(kits, other, filters);
      }
      Set<String> words = new HashSet<>();
      for (Example example : Example.all()) {
        if (example.word().family().equals("Sound devices") || !words.add(example.word().name())) {
          continue;
        }
        collect(kits, kits.expression(example), filters);
      }
    }
    return filters;
  }

  private static void collect(Kits kits, String text, Map<String, Filter> filters) {
    try (Kit kit = kits.open(2, 1024)) {
      Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
      Kit.signals(kit.evaluate(text)).forEach(each -> collect(each, seen, filters));
    }
  }

  private static void collect(Signal signal, Set<Signal> seen, Map<String, Filter> filters) {
    if (seen.add(signal)) {
      if (signal instanceof Filtered it && it.filter().resumes() && it.beside().isEmpty()) {
        filters.put(it.filter().toString(), it.filter());
      }
      signal.inputs().forEach(each -> collect(each, seen, filters));
    }
  }
}
