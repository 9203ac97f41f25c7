package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.scripting.rules.Ownership;

/**
 * Patches made at random from a seed, each beside a model of plain arrays that knows every sample
 * of every signal: what is read is what the model says, and at the end nothing is lent.
 *
 * <p>Signals are shared, stored, let go and read in an order of chance, by one thread or several,
 * in blocks of several sizes, over the borders of blocks and chunks. That it can fail was seen with
 * a product that was padded with 0, with signals placed a sample late in every second block, and
 * with what filters leave after a signal's end.
 */
@Tag("trial")
class RandomPatchesTest {
  private static final int TRIALS = Integer.getInteger("tenuto.trials", 1);
  private static final int PATCHES = TRIALS == 1 ? 15 : 40 * TRIALS;
  private static final int STEPS = 25;

  /** A sample a millisecond, so that all times are whole. */
  private static final double RATE = 1000;

  private static final int[] BLOCK_SIZES = {2048, 64, 1024};

  @TempDir static Path folder;
  private static Kits kits;

  @BeforeAll
  static void open() {
    kits = new Kits(folder);
  }

  @AfterAll
  static void close() {
    kits.close();
  }

  /** A name in the patch, and what its signal must hold. */
  private record Known(String name, double[] samples) {}

  @ParameterizedTest
  @EnumSource(Ownership.class)
  void everySampleIsTheModels(Ownership ownership) {
    for (int seed = 0; seed < PATCHES; seed++) {
      int threads = 1 + seed % 3;
      try (PatchKit kit = kits.open(threads, BLOCK_SIZES[seed / 3 % 3], ownership)) {
        kit.session().sampleRate(RATE);
        Program program = new Program(kit, ownership, new Random(seed));
        try {
          program.run();
        } catch (Throwable e) {
          throw new AssertionError("seed %d:\n%s".formatted(seed, program.text), e);
        }
        kit.end();
        assertThat(kit.lent()).as("seed %d:\n%s", seed, program.text).isZero();
      }
    }
  }

  private static final class Program {
    final PatchKit kit;
    final boolean counted;
    final Random random;
    final List<Known> live = new ArrayList<>();
    final StringBuilder text = new StringBuilder();
    int names;

    Program(PatchKit kit, Ownership ownership, Random random) {
      this.kit = kit;
      this.counted = ownership == Ownership.COUNTED;
      this.random = random;
    }

    void run() {
      noise();
      for (int i = 0; i < STEPS; i++) {
        switch (random.nextInt(10)) {
          case 0 -> noise();
          case 1 -> release();
          case 2 -> read(any());
          default -> add(RandomCall.one(this::used, random, counted));
        }
      }
      live.forEach(this::read);
      live.forEach(this::release);
    }

    private Known any() {
      return live.get(random.nextInt(live.size()));
    }

    /** A signal as the argument of a call, which takes over a reference in a counted patch. */
    private RandomCall used() {
      Known known = any();
      return new RandomCall(counted ? "(+" + known.name + ")" : known.name, known.samples);
    }

    private void execute(String line) {
      text.append(line).append('\n');
      kit.run(line + "\n");
    }

    private void add(RandomCall made) {
      if (made.samples().length > 60_000
          || Arrays.stream(made.samples()).anyMatch(s -> Math.abs(s) > 1e6)) {
        return; // it would grow without end
      }
      String name = "x" + names++;
      execute(name + " = " + made.text());
      Object signal = kit.evaluate(name);
      if (counted || live.stream().noneMatch(known -> kit.evaluate(known.name) == signal)) {
        live.add(new Known(name, made.samples())); // else it is another name of one and the same
      }
    }

    /** What all else is made from: samples of chance, which the model is told. */
    private void noise() {
      int length = random.nextInt(4) == 0 ? random.nextInt(20_000) : random.nextInt(300);
      String name = "x" + names++;
      execute(name + " = sf.Realise(sf.WhiteNoise(" + length + "))");
      PySignal signal = (PySignal) kit.evaluate(name);
      double[] samples = kit.read(signal.signal(), 2048);
      assertThat(samples).hasSize(length);
      live.add(new Known(name, samples));
    }

    private void release() {
      if (live.size() > 3) {
        release(live.remove(random.nextInt(live.size())));
      }
    }

    private void release(Known known) {
      execute(counted ? "-" + known.name : known.name + ".release()");
    }

    private void read(Known known) {
      PySignal signal = (PySignal) kit.evaluate(known.name);
      assertThat(signal.signal().length()).as(known.name).isEqualTo(known.samples.length);
      double[] samples = kit.read(signal.signal(), 1 + random.nextInt(3000));
      for (int i = 0; i < samples.length; i++) {
        double expected = known.samples[i];
        if (!(Math.abs(samples[i] - expected) <= 1e-9 * Math.max(1, Math.abs(expected)))) {
          assertThat(samples[i])
              .as("%s, sample %d of %d", known.name, i, samples.length)
              .isCloseTo(expected, within(1e-9));
        }
      }
    }
  }
}
