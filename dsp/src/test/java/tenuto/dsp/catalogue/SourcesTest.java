package tenuto.dsp.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Words whose formula somebody has published say who, and where. */
class SourcesTest {
  /** Families of which every word has a source, but for those below. */
  private static final Set<String> PUBLISHED =
      Set.of("Filters", "Equalisers", "Reverbs", "Saturation", "Stretching", "Synthesis");

  /**
   * Sonic Field's own, sums of sines, and filters of our own design: a followed level, lines
   * through gains.
   */
  private static final Set<String> OUR_OWN =
      Set.of(
          "Follow",
          "FollowingLowPass",
          "MaxDeviation",
          "ZeroPhase",
          "FIRFilter",
          "MinimumPhaseFilter",
          "Additive",
          "WavetableOsc",
          "FrequencyResponse");

  static Stream<Word> words() {
    return new Catalogue().words().stream();
  }

  @ParameterizedTest
  @MethodSource("words")
  void aSourceIsAPublicationOrAStandard(Word word) {
    String source = word.source();
    if (!source.isEmpty()) {
      assertThat(source)
          .matches("(.*\"[^\"]+\".*\\d{4}.*|(ITU-R|EBU|ISO) .*\\d{4}.*|.*archive)")
          .doesNotEndWith(".");
      assertThat(word.help()).contains("\n    Source: " + source + "\n");
    }
    if (PUBLISHED.contains(word.family())) {
      assertThat(source.isEmpty()).as(word.name()).isEqualTo(OUR_OWN.contains(word.name()));
    }
  }

  @Test
  void aThirdOfAllWordsHasOne() {
    assertThat(words().filter(word -> !word.source().isEmpty()).count()).isGreaterThan(110);
  }
}
