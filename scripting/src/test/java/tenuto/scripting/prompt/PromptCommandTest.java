package tenuto.scripting.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PromptCommandTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "play x | PLAY | x",
        "plot [a, b] | PLOT | [a, b]",
        "info 'a.wav' | INFO | 'a.wav'",
        "play sf.Saw(1, 2) * 0.5 | PLAY | sf.Saw(1, 2) * 0.5",
        "?Saw | HELP | Saw",
        "?  reverb hall | HELP | reverb hall",
        "sf.Saw? | HELP | sf.Saw",
        "x.fade?? | HELP | x.fade",
        "exit | EXIT | ``",
        "quit() | EXIT | ``",
        "help() | HELP | ``"
      })
  void isNoPython(String input, PromptCommand.Kind kind, String about) {
    assertThat(PromptCommand.of(input)).isEqualTo(new PromptCommand(kind, about));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "play = 3",
        "play.x",
        "info(x)",
        "plot -x",
        "play in x",
        "player x",
        "exit_ = 1",
        "help(x)",
        "x # why?",
        "''",
        "print x"
      })
  void isPython(String input) {
    assertThat(PromptCommand.of(input)).isNull();
  }
}
