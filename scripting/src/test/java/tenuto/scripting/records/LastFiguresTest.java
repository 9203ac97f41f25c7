package tenuto.scripting.records;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is measured, as a preview and a dry run name it. */
class LastFiguresTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "peak | peak",
        "integrated loudness at 96000.0 | integrated loudness",
        "mean and area, each sample for 0.5 | mean and area",
        "tenuto.dsp.editing.Silences[least=0.5, ms=20.0] | silences"
      })
  void namesAMeasureWithoutItsNumbers(String what, String kind) {
    assertThat(LastFigures.kind(what)).isEqualTo(kind);
  }
}
