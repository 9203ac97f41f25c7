package tenuto.tools.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClockTimeTest {
  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "62.5, 62.5",
    "62.5s, 62.5",
    "1:02.5, 62.5",
    "1:00:02.5, 3602.5",
    ".5, 0.5",
    "90:00, 5400",
    "0:05, 5",
    "7200, 7200",
    "1., 1",
    "1e3, 1000",
    "500ms, 0.5",
    "1.5min, 90",
    "1:.5, 60.5",
    "0.1s, 0.1"
  })
  void isRead(String text, double seconds) {
    assertThat(ClockTime.of(text).seconds()).isEqualTo(seconds);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "-1", "1:60", "1:60:00", "x", "1:2:3:4", ":5", "1:", "1m", "1e999", "NaN", "1:02s",
        "1:02ms", "-1:02", "5Hz", "-1ms"
      })
  void otherTextsAreRefused(String text) {
    assertThatThrownBy(() -> ClockTime.of(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "a time must be seconds or min:s or h:min:s or have a unit, such as 62.5, 1:02.5 or"
                + " 500ms, but is '"
                + text
                + "'");
  }

  @Test
  void isToldInMinutes() {
    assertThat(ClockTime.text(0)).isEqualTo("0:00");
    assertThat(ClockTime.text(225.9)).isEqualTo("3:45");
    assertThat(ClockTime.text(3661)).isEqualTo("1:01:01");
  }
}
