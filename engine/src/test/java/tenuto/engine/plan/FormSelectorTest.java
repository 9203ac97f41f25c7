package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tenuto.engine.setup.Settings.Forms;

/** By a clock that moves only when a block is made. */
class FormSelectorTest {
  private static final int N = 8;

  private long now;
  private int vectors;
  private int scalar;

  private FormSelector selector(Forms forms, long first) {
    return new FormSelector(forms, first, () -> now);
  }

  /** Blocks in either form that take so long, until vectors are taken for good. */
  private void run(FormSelector selector, int times, long vector, long number) {
    for (int i = 0; i < times && !selector.vectorsAreFaster(); i++) {
      selector.run(
          N,
          () -> {
            vectors++;
            now += vector;
          },
          () -> {
            scalar++;
            now += number;
          });
    }
  }

  @Test
  void triesVectorsForASmallPartOfTheTimeUntilTheyAreFaster() {
    FormSelector selector = selector(Forms.AUTO, 1000);
    run(selector, 1000, 400, 100);
    assertThat(selector.vectorsAreFaster()).isFalse();
    // 11 scalar blocks before the first trial of 400 and 5 after it, then 33 before each other.
    assertThat(vectors).isEqualTo(30);
    assertThat(scalar).isEqualTo(970);
    run(selector, 1000, 50, 100);
    assertThat(selector.vectorsAreFaster()).isTrue();
    assertThat(vectors).isEqualTo(31);
  }

  @Test
  void triesAgainSoonAfterTheFirstTrialWhichLoadsClasses() {
    FormSelector selector = selector(Forms.AUTO, 1000);
    run(selector, 11 + 1 + 5 + 1, 400, 100);
    assertThat(vectors).isEqualTo(2);
    run(selector, 33, 400, 100);
    assertThat(vectors).isEqualTo(2);
    run(selector, 1, 400, 100);
    assertThat(vectors).isEqualTo(3);
  }

  @Test
  void isNotMisledByAThreadThatWasInterrupted() {
    FormSelector selector = selector(Forms.AUTO, 1000);
    run(selector, 5, 400, 100);
    run(selector, 10, 400, 10_000);
    assertThat(vectors).isPositive();
    assertThat(selector.vectorsAreFaster()).isFalse();
  }

  @Test
  void forgetsHowFastTheScalarFormOnceWas() {
    FormSelector selector = selector(Forms.AUTO, 1000);
    run(selector, 5, 50, 10);
    run(selector, 1000, 50, 100);
    assertThat(selector.vectorsAreFaster()).isTrue();
  }

  @Test
  void triesNothingInAShortJob() {
    run(new FormSelector(Forms.AUTO), 1000, 1, 1);
    assertThat(vectors).isZero();
  }

  @Test
  void takesWhatIsOrdered() {
    assertThat(new FormSelector(Forms.VECTORS).vectorsAreFaster()).isTrue();
    run(selector(Forms.SCALAR, 0), 160, 1, 100);
    assertThat(vectors).isZero();
    assertThat(scalar).isEqualTo(160);
  }

  /** A kernel whose vectors take so long a sample, but after some runs less. */
  private Rehearsal rehearsal(int runs, long slow, long fast) {
    int[] done = {0};
    return new Rehearsal(
        () ->
            (blocks, n) -> {
              vectors++;
              now += n * (done[0]++ < runs ? slow : fast);
            });
  }

  private void scalar(FormSelector selector, int times, long ahead, Rehearsal how) {
    for (int i = 0; i < times; i++) {
      selector.run(N, ahead, how, () -> false, () -> now += 100);
    }
  }

  private static void await(FormSelector selector) throws InterruptedException {
    for (int i = 0; i < 10_000 && !selector.vectorsAreFaster(); i++) {
      Thread.sleep(1);
    }
    assertThat(selector.vectorsAreFaster()).isTrue();
  }

  @Test
  void rehearsesBesideTheJobWhereSoMuchIsStillToCome() throws InterruptedException {
    FormSelector selector = selector(Forms.AUTO, 30_000_000);
    Rehearsal rehearsal = rehearsal(100, 50, 1);
    scalar(selector, 299_990, 80, rehearsal); // 29,999,000 ns, and 1,000 more to come
    assertThat(vectors).isZero();
    scalar(selector, 1, 80, rehearsal);
    await(selector);
    assertThat(vectors).isEqualTo(132); // in the last 16 short and 16 long ones they were faster
  }

  @Test
  void rehearsesEarlyForALongSignal() throws InterruptedException {
    FormSelector selector = selector(Forms.AUTO, 40_000_000);
    Rehearsal rehearsal = rehearsal(0, 5, 1);
    scalar(selector, 200_000, 10_000_000, rehearsal); // 20 ms say nothing yet
    assertThat(vectors).isZero();
    scalar(selector, 1, 10_000_000, rehearsal);
    await(selector);
  }

  @Test
  void rehearsesAfterAJobWhatWasUsed() {
    FormSelector selector = selector(Forms.AUTO, 400_000_000);
    Rehearsal rehearsal = rehearsal(3, 50, 1);
    scalar(selector, 1_000_000, 0, rehearsal); // 100 ms
    selector.rehearse(() -> false);
    assertThat(vectors).isZero();
    scalar(selector, 1, 0, rehearsal);
    selector.rehearse(() -> false);
    assertThat(selector.vectorsAreFaster()).isTrue();
    assertThat(vectors).isEqualTo(3 + 32);
  }

  @Test
  void goesOnWithARehearsalThatWasBrokenOff() {
    FormSelector selector = selector(Forms.AUTO, 150);
    scalar(selector, 2, -10, rehearsal(3, 50, 1));
    int[] asked = {0};
    selector.rehearse(() -> ++asked[0] > 2);
    assertThat(selector.vectorsAreFaster()).isFalse();
    selector.rehearse(() -> false);
    assertThat(selector.vectorsAreFaster()).isTrue();
  }

  @Test
  void givesUpVectorsThatStaySlow() {
    FormSelector selector = selector(Forms.AUTO, 150);
    scalar(selector, 2, -10, rehearsal(Integer.MAX_VALUE, 1_000_000, 0));
    selector.rehearse(() -> false);
    int first = vectors;
    assertThat(first).isEqualTo(40); // each of 128 ms, 5 s in all
    selector.rehearse(() -> false); // not before as much has been computed
    assertThat(vectors).isEqualTo(first);
    assertThat(selector.vectorsAreFaster()).isFalse();
  }

  @Test
  void doesWithoutVectorsThatFail() {
    FormSelector selector = selector(Forms.AUTO, 150);
    Rehearsal failing =
        new Rehearsal(
            () -> {
              throw new IllegalStateException("it needs more than noise");
            });
    scalar(selector, 2, -10, failing);
    selector.rehearse(() -> false);
    selector.rehearse(() -> false);
    assertThat(selector.vectorsAreFaster()).isFalse();
  }

  @Test
  void rehearsesNothingInScalarForm() {
    FormSelector selector = selector(Forms.SCALAR, 0);
    scalar(selector, 10, 1000, rehearsal(0, 1, 1));
    selector.rehearse(() -> false);
    assertThat(vectors).isZero();
  }
}
