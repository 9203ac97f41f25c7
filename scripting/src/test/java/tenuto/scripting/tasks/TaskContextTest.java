package tenuto.scripting.tasks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TaskContextTest {
  private static TaskContext context(long seed) {
    return new TaskContext(TaskPath.root(seed), Seeds.BY_CONTENT);
  }

  /** The first outputs of SplitMix64 from state 0, as published with its reference code. */
  @Test
  void keysAreOutputsOfSplitMix64() {
    assertThat(TaskPath.nth(0, 0)).isEqualTo(0xE220A8397B1DCDAFL);
    assertThat(TaskPath.nth(0, 1)).isEqualTo(0x6E789E6AA1B965F4L);
    assertThat(TaskPath.nth(0, 2)).isEqualTo(0x06C45D188009454FL);
    assertThat(TaskPath.root(0).key()).isEqualTo(0xE220A8397B1DCDAFL);
  }

  /**
   * Worked out apart, in Python. Whoever changes these changes the noises of every patch that was
   * ever rendered.
   */
  @Test
  void seedsByPlaceStayWhatTheyAre() {
    TaskContext main = new TaskContext(TaskPath.root(0), Seeds.BY_PLACE);
    TaskContext child = main.nextChild(0);
    assertThat(
            List.of(
                main.nextCallSeed("Noise"),
                main.nextCallSeed("Noise"),
                main.randomSeed(),
                child.nextCallSeed("Noise"),
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
    TaskContext a = context(7);
    TaskContext b = context(7);
    TaskContext secondOfB;
    List<Long> fromA = new ArrayList<>();
    List<Long> fromB = new ArrayList<>();
    // The same work, but children made before or after the calls.
    fromA.add(a.nextCallSeed("Noise"));
    fromA.add(a.nextCallSeed("Noise"));
    a.nextChild(0);
    fromA.add(a.nextChild(0).nextCallSeed("Noise"));
    b.nextChild(0);
    secondOfB = b.nextChild(0);
    fromB.add(b.nextCallSeed("Noise"));
    fromB.add(b.nextCallSeed("Noise"));
    fromB.add(secondOfB.nextCallSeed("Noise"));
    assertThat(fromA).isEqualTo(fromB).doesNotHaveDuplicates();
    assertThat(context(8).nextCallSeed("Noise")).isNotIn(fromA);
  }

  @Test
  void whatIsElseInAWorkChangesNoSeed() {
    TaskContext a = context(7);
    TaskContext b = context(7);
    long noise = a.nextCallSeed("Noise");
    TaskContext flute = a.nextChild(1);
    a.begin("sea");
    long sea = a.nextCallSeed("Noise");
    a.end();
    b.nextCallSeed("Draft");
    b.nextChild(2);
    b.begin("land");
    b.nextCallSeed("Noise");
    b.end();
    b.begin("sea");
    assertThat(b.nextCallSeed("Noise")).isEqualTo(sea);
    b.end();
    assertThat(b.nextCallSeed("Noise")).isEqualTo(noise).isNotEqualTo(sea);
    assertThat(b.nextChild(1).randomSeed()).isEqualTo(flute.randomSeed());
    assertThat(b.nextChild(1).randomSeed())
        .as("the second of the same kind")
        .isNotEqualTo(flute.randomSeed())
        .isEqualTo(a.nextChild(1).randomSeed());
  }

  @Test
  void ofAPerformanceEachNoteHasItsOwnSeeds() {
    long[] all = context(7).nextNotes(1, new long[] {10, 20, 20, 30});
    long[] fewer = context(7).nextNotes(1, new long[] {20, 30});
    assertThat(all[2]).as("one name, one sound").isEqualTo(all[1]);
    assertThat(Set.of(all[0], all[1], all[3])).hasSize(3);
    assertThat(fewer).containsExactly(all[1], all[3]);
    assertThat(context(7).nextNotes(2, new long[] {20, 30})).doesNotContain(all);
    TaskContext twice = context(7);
    twice.nextNotes(1, new long[] {20, 30});
    assertThat(twice.nextNotes(1, new long[] {20, 30})).doesNotContain(all);
  }

  @Test
  void eachThingDrawsItsOwnNumbers() {
    double[] all = context(7).nextNumbers("loosen", new long[] {10, 20, 20, 30}, 2);
    assertThat(context(7).nextNumbers("loosen", new long[] {20, 30}, 2))
        .containsExactly(all[2], all[3], all[6], all[7]);
    assertThat(all).hasSize(8).doesNotHaveDuplicates();
    assertThat(context(7).nextNumbers("maybe", new long[] {20, 30}, 2)).doesNotContain(all);
    TaskContext twice = context(7);
    twice.nextNumbers("loosen", new long[] {20}, 2);
    assertThat(twice.nextNumbers("loosen", new long[] {20}, 2)).containsExactly(all[4], all[5]);
    double[] many = context(7).nextNumbers("even", new long[1], 100_000);
    assertThat(Arrays.stream(many).average().orElseThrow()).isBetween(0.495, 0.505);
    assertThat(Arrays.stream(many).min().orElseThrow()).isBetween(0.0, 0.001);
    assertThat(Arrays.stream(many).max().orElseThrow()).isBetween(0.999, Math.nextDown(1.0));
  }

  /** As when each 32 notes had a task above theirs. */
  @Test
  void byPlaceNotesHaveTheSeedsOfOldVersions() {
    TaskContext main = new TaskContext(TaskPath.root(0), Seeds.BY_PLACE);
    long[] keys = main.nextNotes(5, new long[40]);
    long root = TaskPath.root(0).key();
    assertThat(keys[3]).isEqualTo(TaskPath.nth(TaskPath.nth(root, 0), 3));
    assertThat(keys[39]).isEqualTo(TaskPath.nth(TaskPath.nth(root, 1), 7));
    assertThat(main.nextChild(9).path().key()).isEqualTo(TaskPath.nth(root, 2));
    main.begin("sea");
    assertThat(main.nextCallSeed("Noise")).isEqualTo(0x2A718A2C9ACE053DL);
  }

  @Test
  void noTwoOfManySeedsAreAlike() {
    Set<Long> seen = new HashSet<>();
    int made = 0;
    for (long seed = 0; seed < 4; seed++) {
      List<TaskContext> level = List.of(context(seed));
      for (int depth = 0; depth < 4; depth++) {
        List<TaskContext> below = new ArrayList<>();
        for (TaskContext context : level) {
          for (int k = 0; k < 8; k++) {
            seen.add(context.nextCallSeed("Noise"));
            below.add(context.nextChild(0));
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
    TaskContext main = context(0);
    int[] set = new int[64];
    int seeds = 10_000;
    for (int i = 0; i < seeds; i++) {
      long seed = main.nextChild(0).nextCallSeed("Noise");
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
    TaskContext deep = context(0);
    for (int i = 0; i < 100_000; i++) {
      deep = deep.nextChild(0);
    }
    TaskContext first = deep.nextChild(0);
    TaskContext second = deep.nextChild(0);
    assertThat(first.nextCallSeed("Noise")).isNotEqualTo(second.nextCallSeed("Noise"));
    assertThat(first.path().precedes(second.path())).isTrue();
    assertThat(second.path().precedes(first.path())).isFalse();
    assertThat(second.path().toString()).startsWith("...0.0.").endsWith(".1 (100001 deep)");
    assertThat(second.path().toString().length()).isLessThan(100);
  }

  @Test
  void pathsAreOrderedAsTheTreeIsRead() {
    TaskPath root = TaskPath.root(0);
    TaskPath a = root.child(0, 1);
    TaskPath b = root.child(10, 1);
    List<TaskPath> inOrder =
        List.of(
            root,
            a,
            a.child(0, 1),
            a.child(0, 1).child(9, 1),
            a.child(2, 1),
            b,
            b.child(0, 1),
            root.child(11, 1));
    List<TaskPath> paths = new ArrayList<>(inOrder);
    Collections.shuffle(paths, new Random(1));
    paths.sort((p, q) -> p == q ? 0 : p.precedes(q) ? -1 : 1);
    assertThat(paths).containsExactlyElementsOf(inOrder);
    assertThat(inOrder)
        .extracting(TaskPath::toString)
        .containsExactly("main", "0", "0.0", "0.0.9", "0.2", "10", "10.0", "11");
    assertThat(root.otherThread(3)).hasToString("thread.3");
  }
}
