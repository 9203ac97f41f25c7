package tenuto.dsp.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SizeTest {
  @Test
  void isWidthByHeight() {
    assertThat(Size.of("1200x600")).isEqualTo(new Size(1200, 600));
    assertThat(Size.of("400X200")).isEqualTo(new Size(400, 200));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "1200",
        "1200x",
        "-5x300",
        "12.5x300",
        "399x200",
        "400x199",
        "5000x5000",
        "999999x200",
        "1200 x 600",
        "9999999999x200"
      })
  void otherTextsAreRefused(String text) {
    assertThatThrownBy(() -> Size.of(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("size must be ")
        .hasMessageContaining(text.isEmpty() ? "''" : text);
  }
}
