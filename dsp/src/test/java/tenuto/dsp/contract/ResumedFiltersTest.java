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
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.filters.ShapedRbj;
import tenuto.dsp.support.Blocks;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.LoopTuning;
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
    Set<String> kinds = new TreeSet<>();
    Random random = new Random(5);
    eachFilter(
        filter -> {
          kinds.add(filter.getClass().getSimpleName());
          for (int round = 0; round < 3; round++) {
            check(filter, random);
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
            "Combs",
            "FractionalComb",
            "SteeredComb",
            "BucketBrigade",
            "Bending",
            "HalfBand",
            "LoopBody",
            "Morph",
            "Hold",
            "NoiseGate",
            "Blur",
            "BandDelay",
            "Separation",
            "Analytic",
            "Turning",
            "Cross",
            "FormantBands");
  }

  private static void check(Filter filter, Random random) {
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
          .as("%s after block %d", filter, change)
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
      List.of(
          "sf.Compressor(sf.WhiteNoise(200), -20, 4, 5, 100, 0, 6, 'rms')",
          "sf.SpectralGate(sf.WhiteNoise(200), -50)");

  /** Shows all filters in the words' examples that say that they resume, while they can work. */
  private void eachFilter(Consumer<Filter> action) {
    action.accept(new ShapedRbj(ShapedRbj.Kind.PEAKING, Kits.RATE));
    Set<String> shown = new HashSet<>();
    try (Kits kits = new Kits(folder)) {
      kits.makeSamples();
      for (String other : OTHERS) {
        show(kits, other, shown, action);
      }
      showLoops(kits, action);
      Set<String> words = new HashSet<>();
      for (Example example : Example.all()) {
        if (example.word().family().equals("Sound devices") || !words.add(example.word().name())) {
          continue;
        }
        show(kits, kits.expression(example), shown, action);
      }
    }
  }

  private static void showLoops(Kits kits, Consumer<Filter> action) {
    try (Kit kit = kits.open(2, 1024)) {
      Signal noise = (Signal) kit.evaluate("sf.WhiteNoise(1000)");
      for (LoopTuning tuning : new LoopTuning[] {null, new LoopTuning(220, Kits.RATE, 0)}) {
        action.accept(((Filtered) Strings.of(kit, noise, tuning)).filter());
      }
    }
  }

  private static void show(Kits kits, String text, Set<String> shown, Consumer<Filter> action) {
    try (Kit kit = kits.open(2, 1024)) {
      Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
      Kit.signals(kit.evaluate(text)).forEach(each -> show(each, seen, shown, action));
    }
  }

  private static void show(
      Signal signal, Set<Signal> seen, Set<String> shown, Consumer<Filter> action) {
    if (seen.add(signal)) {
      if (signal instanceof Filtered it
          && it.filter().resumes()
          && it.beside().isEmpty()
          && shown.add(it.filter().toString())) {
        action.accept(it.filter());
      }
      signal.inputs().forEach(each -> show(each, seen, shown, action));
    }
  }
}
