package tenuto.index;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WordNameTest {
  @ParameterizedTest
  @CsvSource({
    "Pcnt50, pcnt50",
    "Pcnt_50, pcnt_50",
    "DB6, db6",
    "DB_6, db_6",
    "RBJLowPass, rbj_low_pass",
    "WriteFile32, write_file32",
    "ToDBs, to_dbs",
    "FromDBs, from_dbs",
    "CelloBodyIRs, cello_body_irs",
    "RemoveDC, remove_dc",
    "FixSize, fix_size",
    "Clip, clip",
    "Raise, raise_",
    "MaxValue, max_value"
  })
  void aMethodIsTheWordInSnakeCaseWithNoUnderscoreBeforeADigit(String name, String method) {
    assertThat(new WordName(name, "").snakeCase()).isEqualTo(method);
  }

  @Test
  void aSeriesHasANameForEachOfItsNumbers() {
    assertThat(WordName.of("DB_#9..11"))
        .containsExactly(
            new WordName("DB_9", "9"), new WordName("DB_10", "10"), new WordName("DB_11", "11"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "1st", "DB#", "DB#1", "DB#1..", "DB#9..1", "#1..2"})
  void whatIsNeitherANameNorASeriesStandsForNone(String written) {
    assertThat(WordName.of(written)).isEmpty();
  }
}
