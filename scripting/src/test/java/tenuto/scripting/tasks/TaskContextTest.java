package tenuto.scripting.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TaskContextTest {
  /** The first outputs of SplitMix64 from state 0, as published with its reference code. */
  @Test
  void keysAreOutputsOfSplitMix64() {
    assertThat(TaskPath.nth(0, 0)).isEqualTo(0xE220A8397B1DCDAFL);
    assertThat(TaskPath.nth(0, 1)).isEqualTo(0x6E789E6AA1B965F4L);
    assertThat(TaskPath.nth(0, 2)).isEqualTo(0x06C45D188009454FL);
    TaskPath root = TaskPath.root(0);
    assertThat(root.key()).isEqualTo(0xE220A8397B1DCDAFL);
    assertThat(root.child(2).key()).isEqualTo(TaskPath.nth(root.key(), 2));
  }

  /**
   * Worked out apart, in Python. Whoever changes these changes the noises of every patch that was
   * ever rendered.
   */
  @Test
  void seedsStayWhatTheyAre() {
    TaskContext main = new TaskContext(TaskPath.root(0));
    TaskContext child = main.nextChild();
    assertThat(
            List.of(
                main.nextCallSeed(),
                main.nextCallSeed(),
                main.randomSeed(),
                child.nextCallSeed(),
                child.randomSeed()))
        .containsExactly(
            0x2A718A2C9ACE053DL,
            0x51BE795755B49EA0L,
            0xC60371FBAFDCDFACL,
            0xD2C4B17598640629L,
            0x5D9B81DD22977223L);
  }

  @Test
  void seedsDependOnSeedPathAndCallAlone() {
    TaskContext a = new TaskContext(TaskPath.root(7));
    TaskContext b = new TaskContext(TaskPath.root(7));
    TaskContext secondOfB;
    List<Long> fromA = new ArrayList<>();
    List<Long> fromB = new ArrayList<>();
    // The same work, but children made before or after the calls.
    fromA.add(a.nextCallSeed());
    fromA.add(a.nextCallSeed());
    a.nextChild();
    fromA.add(a.nextChild().nextCallSeed());
    b.nextChild();
    secondOfB = b.nextChild();
    fromB.add(b.nextCallSeed());
    fromB.add(b.nextCallSeed());
    fromB.add(secondOfB.nextCallSeed());
    assertThat(fromA).isEqualTo(fromB).doesNotHaveDuplicates();
    assertThat(new TaskContext(TaskPath.root(8)).nextCallSeed()).isNotIn(fromA);
  }

  @Test
  void noTwoOfManySeedsAreAlike() {
    Set<Long> seen = new HashSet<>();
    int made = 0;
    for (long seed = 0; seed < 4; seed++) {
      List<TaskContext> level = List.of(new TaskContext(TaskPath.root(seed)));
      for (int depth = 0; depth < 4; depth++) {
        List<TaskContext> below = new ArrayList<>();
        for (TaskContext context : level) {
          for (int k = 0; k < 8; k++) {
            seen.add(context.nextCallSeed());
            below.add(context.nextChild());
          }
          seen.add(context.randomSeed());
          seen.add(context.path().key());
          made += 10;
        }
        level = below;
      }
    }
    assertThat(seen).hasSize(made);
  }

  @Test
  void everyBitOfASeedIsSetHalfTheTime() {
    TaskContext main = new TaskContext(TaskPath.root(0));
    int[] set = new int[64];
    int seeds = 10_000;
    for (int i = 0; i < seeds; i++) {
      long seed = main.nextChild().nextCallSeed();
      for (int bit = 0; bit < 64; bit++) {
        set[bit] += (int) (seed >>> bit & 1);
      }
    }
    for (int count : set) {
      assertThat(count).isBetween(4_750, 5_250); // five standard deviations
    }
  }

  @Test
  void aPathMayBeVeryDeep() {
    TaskContext deep = new TaskContext(TaskPath.root(0));
    for (int i = 0; i < 100_000; i++) {
      deep = deep.nextChild();
    }
    TaskContext first = deep.nextChild();
    TaskContext second = deep.nextChild();
    assertThat(first.nextCallSeed()).isNotEqualTo(second.nextCallSeed());
    assertThat(first.path().precedes(second.path())).isTrue();
    assertThat(second.path().precedes(first.path())).isFalse();
    assertThat(second.path().toString()).startsWith("...0.0.").endsWith(".1 (100001 deep)");
    assertThat(second.path().toString().length()).isLessThan(100);
  }

  @Test
  void pathsAreOrderedAsTheTreeIsRead() {
    TaskPath root = TaskPath.root(0);
    TaskPath a = root.child(0);
    TaskPath b = root.child(10);
    List<TaskPath> inOrder =
        List.of(
            root, a, a.child(0), a.child(0).child(9), a.child(2), b, b.child(0), root.child(11));
    List<TaskPath> paths = new ArrayList<>(inOrder);
    Collections.shuffle(paths, new Random(1));
    paths.sort((p, q) -> p == q ? 0 : p.precedes(q) ? -1 : 1);
    assertThat(paths).containsExactlyElementsOf(inOrder);
    assertThat(inOrder)
        .extracting(TaskPath::toString)
        .containsExactly("main", "0", "0.0", "0.0.9", "0.2", "10", "10.0", "11");
    assertThat(root.otherThreads().child(3)).hasToString("thread.3");
  }
}
