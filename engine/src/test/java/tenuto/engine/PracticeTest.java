package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class PracticeTest {
  @Test
  void sessionsOfTheSameSettingsLearnTogether() {
    Settings settings = new Settings();
    try (Session first = new Session(settings);
        Session second = new Session(settings.withSeed(7))) {
      ArrayList<?> learned = first.practice(ArrayList.class, ArrayList::new);
      assertThat(second.practice(ArrayList.class, ArrayList::new)).isSameAs(learned);
      assertThat(second.resources().selector(Kernel.class))
          .isSameAs(first.resources().selector(Kernel.class));
    }
  }

  @Test
  void whatOtherFormsTaughtIsForgotten() {
    Settings settings = new Settings();
    try (Session first = new Session(settings);
        Session second = new Session(settings.withForms(Settings.Forms.SCALAR))) {
      assertThat(second.resources().selector(Kernel.class))
          .isNotSameAs(first.resources().selector(Kernel.class));
    }
  }
}
