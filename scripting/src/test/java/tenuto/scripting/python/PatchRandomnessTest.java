package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Chance comes out the same for any number of threads, and follows from --seed. */
class PatchRandomnessTest {
  /** 50 tasks in a tree, each making noises and numbers of every kind that is drawn otherwise. */
  private static final String PATCH =
      """
      import random, module
      def numbers():
          cards = range(9)
          random.shuffle(cards)
          return [random.random(), random.uniform(1, 2), random.gauss(0, 1), random.gauss(0, 1),
                  random.randint(1, 6), random.choice('abcdef'), random.sample(range(99), 3), cards,
                  random.expovariate(1), random.getrandbits(70), random.triangular(0, 1, 0.5),
                  random.normalvariate(0, 1), random.betavariate(1, 2), module.draw()]
      def noise():
          x = sf.WhiteNoise(random.uniform(5, 10))
          return [sf.ValueAt(x, 1), sf.ValueAt(x, 4), sf.Magnitude(sf.WhiteNoise(10) + x)]
      def task(n):
          mine = [numbers(), noise()]
          children = [sf_do(task, n // 2 - 1), sf_do(task, (n - 1) // 2)] if n > 1 else []
          mine.append(numbers())
          mine += [child.get() for child in reversed(children)]
          return mine + noise()
      futures = [sf_do(task, 7) for i in range(10)]
      print numbers(), noise()
      for future in futures:
          print future.get()
      print numbers(), noise()
      """;

  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
    patches.file(
        "module.py",
        "import random\n"
            + "at_import = random.random()\n"
            + "def draw():\n"
            + "    return (at_import, random.random())\n");
  }

  private String printed(int threads, long seed) {
    Patches with = patches.with(patches.settings().withThreads(threads).withSeed(seed));
    return with.run("patch.py", PATCH).ok().out();
  }

  @Test
  void isTheSameInEveryRun() {
    assertTheSame(3);
  }

  @Tag("long")
  @Test
  void isTheSameInManyRuns() {
    assertTheSame(10);
  }

  private void assertTheSame(int runs) {
    Set<String> seen = new HashSet<>();
    for (int run = 0; run < runs; run++) {
      for (int threads : new int[] {1, 2, 8}) {
        seen.add(printed(threads, 5));
      }
    }
    assertThat(seen).hasSize(1);
    assertThat(printed(2, 6)).isNotEqualTo(seen.iterator().next());
  }

  @Test
  void differsFromCallToCallAndTaskToTask() {
    patches
        .scoped(
            """
            import random
            def draw():
                return random.random(), random.gauss(0, 1), sf.ValueAt(sf.WhiteNoise(1), 0)
            drawn = [draw() for i in range(20)] + [sf_do(draw).get() for i in range(20)]
            for each in zip(*drawn):
                same(len(set(each)), 40)
            """)
        .ok();
  }

  @Test
  void canBeSeededWithinATask() {
    patches
        .scoped(
            """
            import random
            def draw(seed):
                random.seed(seed)
                return random.random()
            same(sf_do(draw, 3).get(), sf_do(draw, 3).get())
            same(draw(3), random.Random(3).random())
            state = random.getstate()
            x = random.random()
            random.setstate(state)
            same(random.random(), x)
            random.seed()
            """)
        .ok();
  }
}
