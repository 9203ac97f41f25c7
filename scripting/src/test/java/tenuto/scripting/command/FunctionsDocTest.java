package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.scripting.python.MusicTexts;
import tenuto.scripting.reports.HelperText;

/** What is called through {@code sf} and is no word is in the reference, and is found. */
class FunctionsDocTest {
  private static final Path PAGE = Path.of("../docs/operators.md");
  private static final String TITLE = "\n## Functions\n";

  /** The end of the page is written where it is no longer right; so a second run passes. */
  @Test
  void thePageEndsWithTheFunctions() throws IOException {
    StringBuilder functions = new StringBuilder(TITLE);
    for (HelperText each : MusicTexts.texts()) {
      String[] help = each.help().split("\n    ", 2);
      functions
          .append("\n### ")
          .append(each.name())
          .append("\n`")
          .append(help[0])
          .append("`: ")
          .append(help[1])
          .append('\n');
    }
    String page = Files.readString(PAGE);
    int begin = page.indexOf(TITLE);
    String right = (begin < 0 ? page : page.substring(0, begin)) + functions;
    if (!page.equals(right)) {
      Files.writeString(PAGE, right);
    }
    assertThat(page.equals(right))
        .as("functions have changed, and docs/operators.md was written anew: commit it too")
        .isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Perform",
        "ReadMidi",
        "ReadMusicXml",
        "WriteMidi",
        "MidiNote",
        "MidiEvent",
        "Temperament",
        "Scala",
        "feedback",
        "STFT",
        "show",
        "share",
        "pattern",
        "pattern.seq",
        "seq",
        "rhythm",
        "euclid",
        "steps",
        "walk",
        "choose",
        "swing",
        "phrase.loosen",
        "phrase.every",
        "arp",
        "legato",
        "fit",
        "humanise",
        "scale.roman",
        "chords",
        "Mono",
        "Voices",
        "Mixer",
        "mixer.track",
        "track.send",
        "Timeline",
        "timeline.at",
        "breakpoints",
        "click",
        "Sampler",
        "sampler.perform",
        "notes",
        "named",
        "scope",
        "scoped",
        "word",
        "draft",
        "Channels"
      })
  void helpAndOpsKnowIt(String name) {
    String last = name.substring(name.indexOf('.') + 1);
    assertThat(TenutoRun.by("help", name).out()).contains(last);
    assertThat(TenutoRun.by("ops", name).out()).contains(last);
    assertThat(TenutoRun.by("ops", "--search", last.toLowerCase()).out()).contains(last);
  }

  @Test
  void eachHasATextOfItsOwn() {
    List<String> names = MusicTexts.texts().stream().map(HelperText::name).toList();
    assertThat(names).doesNotHaveDuplicates().hasSizeGreaterThan(40);
  }
}
