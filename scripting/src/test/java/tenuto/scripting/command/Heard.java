package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import tenuto.tools.support.Sounds;

/**
 * Listens to what documents and examples write: nothing clips, nothing ends in a step, and no shape
 * is held in between.
 */
final class Heard {
  /** −60 dB. */
  private static final double STEP = 1e-3;

  /** A mark, followed by the reason, of what may end above −60 dB. */
  static final String LOUD_END = "ends above -60 dB: ";

  private Heard() {}

  /** Whether it is a file that can be listened to. */
  static boolean isSound(Path file) {
    return file.toString().matches(".*\\.(wav|flac|aiff|aifc|w64|rf64)");
  }

  /**
   * Fails if a file clips or ends in a step.
   *
   * @param clipped samples that were beyond full scale
   * @param said marks of what wrote it
   */
  static void check(Path file, long clipped, String said) throws IOException {
    assertThat(clipped).as("clipped samples of %s", file.getFileName()).isZero();
    double[][] channels = Sounds.read(file);
    double last = 0;
    for (double[] channel : channels) {
      double peak = Arrays.stream(channel).map(Math::abs).max().orElse(0);
      assertThat(peak).as("peak of %s", file.getFileName()).isLessThanOrEqualTo(1);
      last = channel.length == 0 ? last : Math.max(last, Math.abs(channel[channel.length - 1]));
    }
    if (said.contains(LOUD_END)) {
      assertThat(last).as("%s need not be marked", file.getFileName()).isGreaterThan(STEP);
    } else {
      assertThat(last).as("the last sample of %s", file.getFileName()).isLessThanOrEqualTo(STEP);
    }
  }

  /** Fails if a run warned of a shape that is held in between. */
  static void checkWarnings(String err) {
    assertThat(err).doesNotContain("is held to the end");
  }
}
