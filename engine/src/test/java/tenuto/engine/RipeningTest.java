package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import tenuto.engine.Settings.Forms;

class RipeningTest {
  private int vectors;
  private int plain;

  private void run(Ripening ripening, int times, Runnable vector, Runnable number) {
    for (int i = 0; i < times && !ripening.isRipe(); i++) {
      ripening.run(
          8,
          () -> {
            vectors++;
            vector.run();
          },
          () -> {
            plain++;
            number.run();
          });
    }
  }

  private static void slow() {
    long end = System.nanoTime() + 200_000;
    while (System.nanoTime() < end) {
      LockSupport.parkNanos(10_000);
    }
  }

  @Test
  void triesVectorsNowAndThenUntilTheyAreFaster() {
    Ripening ripening = new Ripening(Forms.WHAT_IS_FASTER, 1_000_000);
    run(ripening, 200, RipeningTest::verySlow, RipeningTest::slow);
    assertThat(ripening.isRipe()).isFalse();
    assertThat(vectors).isBetween(1, 20);
    assertThat(plain).isEqualTo(200 - vectors);
    int before = vectors;
    run(ripening, 200, () -> {}, RipeningTest::slow);
    assertThat(ripening.isRipe()).isTrue();
    assertThat(vectors).isEqualTo(before + 1);
  }

  private static void verySlow() {
    for (int i = 0; i < 4; i++) {
      slow();
    }
  }

  @Test
  void triesNothingInAShortJob() {
    run(new Ripening(Forms.WHAT_IS_FASTER), 1000, () -> {}, () -> {});
    assertThat(vectors).isZero();
  }

  @Test
  void takesWhatIsOrdered() {
    assertThat(new Ripening(Forms.VECTORS).isRipe()).isTrue();
    run(new Ripening(Forms.PLAIN), 160, () -> {}, RipeningTest::slow);
    assertThat(vectors).isZero();
    assertThat(plain).isEqualTo(160);
  }
}
