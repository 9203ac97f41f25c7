package tenuto.dsp.shaping;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.Settings.Forms;

class ClipTest {
  @ParameterizedTest
  @EnumSource
  void cutsOffWhatIsBeyondOneAndLeavesTheRest(Forms forms, @TempDir Path scratch) {
    double[] x = {-1e300, -2, -1, -0.75, -1e-300, 0, 1e-300, 0.3, 1, 1.0000000001, 7, 1e300};
    double[] wanted = {-1, -1, -1, -0.75, -1e-300, 0, 1e-300, 0.3, 1, 1, 1, 1};
    try (Session session =
        new Session(new Settings().withScratch(scratch).withThreads(1).withForms(forms))) {
      assertThat(Signals.samples(session, Waves.clip(Signals.of(x)))).containsExactly(wanted);
    }
  }
}
