package tenuto.dsp.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tenuto.dsp.word.Form;
import tenuto.engine.signal.Signal;

/** Which words make shapes, which hold their last value in sums and products. */
class FormsTest {
  private static final Catalogue CATALOGUE = new Catalogue();

  /** Sines, and the kernel of a filter. */
  private static final Set<String> SOUNDS = Set.of("Slide", "RestrictedSlide", "SincShape");

  private static Set<String> names(Form form) {
    return CATALOGUE.words().stream()
        .filter(word -> word.form() == form)
        .map(Word::name)
        .collect(Collectors.toSet());
  }

  @Test
  void envelopeWordsMakeShapes() {
    Set<String> envelopes =
        CATALOGUE.words().stream()
            .filter(word -> word.family().equals("Envelopes"))
            .map(Word::name)
            .collect(Collectors.toSet());
    assertThat(envelopes).hasSizeGreaterThan(15);
    for (String name : envelopes) {
      assertThat(names(Form.SHAPE).contains(name)).as(name).isNotEqualTo(SOUNDS.contains(name));
    }
    assertThat(names(Form.SHAPE)).contains("LFO", "SampleAndHold", "SmoothRandom", "Constant");
    assertThat(CATALOGUE.word("ADSR").help()).contains("The result is a shape");
  }

  @Test
  void whatFollowsItsSignalsHasSome() {
    assertThat(names(Form.ALIKE)).contains("Mix", "Multiply", "Realise", "Pcnt50", "Concatenate");
    for (String name : names(Form.ALIKE)) {
      Word word = CATALOGUE.word(name);
      assertThat(Signal.class.isAssignableFrom(word.result())).as(name).isTrue();
      assertThat(word.parameters().stream().map(Parameter::kind))
          .as(name)
          .anyMatch(kind -> kind == Parameter.Kind.SIGNAL || kind == Parameter.Kind.SIGNALS);
    }
  }
}
