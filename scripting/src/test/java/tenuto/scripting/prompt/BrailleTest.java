package tenuto.scripting.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Known signals and what they look like. */
class BrailleTest {
  @TempDir Path folder;

  private List<String> shown(String expression) {
    try (PromptKit kit = new PromptKit(folder)) {
      kit.obey(expression);
      List<String> lines = kit.out().lines().toList();
      return lines.subList(1, lines.size());
    }
  }

  /** From -1 to 1: a line upward through all rows of dots. */
  @Test
  void aRampRises() {
    List<String> lines = shown("sf.NumericShape((0, -1), (800, 1))");
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0)).hasSize(40).startsWith("\u2800").endsWith("\u2809");
    assertThat(lines.get(1)).hasSize(40).startsWith("\u28c0").endsWith("\u2800");
    for (int row = 0; row < 2; row++) {
      assertThat(lines.get(row).chars().filter(c -> c != 0x2800).count()).isBetween(19L, 22L);
    }
  }

  @Test
  void noiseFillsItAndSilenceIsALine() {
    assertThat(shown("sf.SineWave(8000, 440)").getFirst()).isEqualTo("\u28ff".repeat(40));
    assertThat(shown("sf.Silence(1000)")).containsExactly("\u2800".repeat(40), "\u2809".repeat(40));
  }

  @Test
  void channelsAreLanesToOneScale() {
    List<String> lines =
        shown("[sf.SineWave(8000, 440), sf.SineWave(8000, 440) * 0.01, sf.Silence(9)]");
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).isEqualTo("\u28ff".repeat(40));
    assertThat(lines.get(1)).isEqualTo("\u2836".repeat(40));
  }
}
