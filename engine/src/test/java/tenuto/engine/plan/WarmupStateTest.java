package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import tenuto.engine.Kit;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.WarmupState;
import tenuto.engine.signal.Kernel;

class WarmupStateTest {
  @Test
  void sessionsOfTheSameSettingsLearnTogether() {
    Settings settings = new Settings();
    try (Session first = new Session(settings);
        Session second = new Session(settings.withSeed(7))) {
      ArrayList<?> learned = first.work().warmup(ArrayList.class, ArrayList::new);
      assertThat(second.work().warmup(ArrayList.class, ArrayList::new)).isSameAs(learned);
      assertThat(Kit.resources(second).selector(Kernel.class))
          .isSameAs(Kit.resources(first).selector(Kernel.class));
    }
  }

  @Test
  void whatOtherFormsTaughtIsForgotten() {
    Settings settings = new Settings();
    try (Session first = new Session(settings);
        Session second = new Session(settings.withForms(Settings.Forms.SCALAR))) {
      assertThat(Kit.resources(second).selector(Kernel.class))
          .isNotSameAs(Kit.resources(first).selector(Kernel.class));
    }
  }

  private static final class Pupil implements WarmupState.Learner {
    private int lessons;

    @Override
    public void learn(BooleanSupplier ends) {
      lessons += ends.getAsBoolean() ? 0 : 1;
    }
  }

  @Test
  void goesOnLearningBetweenSessions() {
    WarmupState warmup = new WarmupState();
    try (Session session = new Session(new Settings().withWarmup(warmup))) {
      session.work().warmup(ArrayList.class, ArrayList::new); // cannot
      Pupil pupil = session.work().warmup(Pupil.class, Pupil::new);
      warmup.learn(() -> false);
      warmup.learn(() -> true);
      assertThat(pupil.lessons).isEqualTo(1);
    }
  }
}
