package tenuto.dsp.levels;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Many bring the same signals to a peak of 1 at once, while others read and release them. */
@Timeout(60)
class FixSizeRaceTest {
  private static final int[] LENGTHS = {7, 5003, 20_001, 70_003};
  private static final int ROUNDS = 4;
  private static final int THREADS = 4;

  @TempDir Path scratch;

  /** What can only be read onward, and is what it was. */
  private record Onward() implements Filter {
    @Override
    public State begin() {
      return (in, out, n) -> in.copyTo(0, out, 0, n);
    }
  }

  /** A sound, the signals that are it, and what becomes of it. */
  private static final class Sound {
    final double[] samples;
    final double[] fixed;
    final List<Signal> lazy;

    Sound(int length) {
      samples = Blocks.noise(length, 0.5, length);
      double peak = Arrays.stream(samples).map(Math::abs).max().orElseThrow();
      fixed = Arrays.stream(samples).map(it -> it * (1 / peak)).toArray();
      Signal anywhere = Mapped.of(new Gain(1), Signals.of(samples));
      lazy = List.of(anywhere, Filtered.of(new Onward(), anywhere));
    }
  }

  @Test
  void allGetTheirOwnAndNothingIsLentAtTheEnd() throws Exception {
    List<Sound> sounds = Arrays.stream(LENGTHS).mapToObj(Sound::new).toList();
    try (Session session = new Session(new Settings().withScratch(scratch).withThreads(3));
        ExecutorService threads = Executors.newFixedThreadPool(THREADS + 1)) {
      for (int round = 0; round < ROUNDS; round++) {
        List<Stored> shared =
            sounds.stream().map(sound -> session.store(sound.lazy.getFirst())).toList();
        List<Callable<Integer>> tasks = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
          SplittableRandom random = new SplittableRandom(round * THREADS + i);
          tasks.add(() -> use(session, sounds, shared, random));
        }
        tasks.add(
            () -> {
              shared.forEach(Stored::close); // the others may have begun by then, or not
              return 0;
            });
        int fixed = 0;
        for (Future<Integer> task : threads.invokeAll(tasks)) {
          fixed += task.get();
        }
        assertThat(fixed).isGreaterThanOrEqualTo(THREADS * sounds.size());
        assertThat(session.memory().usage().lent()).isZero();
        assertThat(session.memory().lent()).isEmpty();
      }
    }
  }

  /** How many signals were brought to their size. */
  private static int use(
      Session session, List<Sound> sounds, List<Stored> shared, SplittableRandom random) {
    int fixed = 0;
    for (int i = 0; i < sounds.size(); i++) {
      Sound sound = sounds.get(i);
      try (Stored result = Volumes.fixSize(session, sound.lazy.get(random.nextInt(2)))) {
        assertBits(Signals.samples(session, result), sound.fixed);
      }
      fixed++;
      try {
        Stored stored = shared.get(i);
        if (random.nextBoolean()) {
          assertBits(Signals.samples(session, stored), sound.samples);
        } else {
          assertThat(Extremes.of(session, stored).peak()).isPositive();
        }
        try (Stored result = Volumes.fixSize(session, stored)) {
          assertBits(Signals.samples(session, result), sound.fixed);
        }
        fixed++;
      } catch (ReleasedException e) {
        continue; // it was closed in between, by the rules
      }
    }
    return fixed;
  }

  private static void assertBits(double[] samples, double[] wanted) {
    assertThat(Arrays.equals(samples, wanted)).as("the same bits").isTrue();
  }
}
