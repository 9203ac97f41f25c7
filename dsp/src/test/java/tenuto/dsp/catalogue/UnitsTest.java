package tenuto.dsp.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tenuto.dsp.word.Unit;

/** A frequency has its unit, so that a chain may have it as 1.5kHz. */
class UnitsTest {
  @Test
  void parametersNamedHzAreInHz() {
    List<String> without =
        new Catalogue()
            .words().stream().flatMap(word -> frequencies(word).map(word.name()::concat)).toList();
    assertThat(without).isEmpty();
  }

  private static Stream<String> frequencies(Word word) {
    return word.parameters().stream()
        .filter(each -> each.name().toLowerCase(Locale.ROOT).endsWith("hz"))
        .filter(each -> each.unit() != Unit.HZ)
        .map(each -> " " + each.name());
  }
}
