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
}
