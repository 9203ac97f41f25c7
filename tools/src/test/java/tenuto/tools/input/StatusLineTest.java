package tenuto.tools.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StatusLineTest {
  private static String printed(boolean shown) {
    ByteArrayOutputStream terminal = new ByteArrayOutputStream();
    PrintStream both = new PrintStream(terminal, true, StandardCharsets.UTF_8);
    try (StatusLine line = new StatusLine(both, shown)) {
      line.print(both, "a row");
    }
    return terminal.toString(StandardCharsets.UTF_8);
  }

  @Test
  void whatIsPrintedStandsOnALineOfItsOwn() {
    assertThat(printed(true)).isEqualTo("\r\u001b[Ka row\n");
    assertThat(printed(false)).isEqualTo("a row\n");
  }
}
