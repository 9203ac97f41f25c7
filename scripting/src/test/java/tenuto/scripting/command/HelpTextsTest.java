package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What --help prints of a command. */
class HelpTextsTest {
  @ParameterizedTest
  @ValueSource(strings = {"render", "process", "split", "mix", "measure", "plot"})
  void namesTheValueOfAnOptionOnceThatTakesSeveral(String command) throws Exception {
    assertThat(TenutoRun.by(command, "--help").out()).doesNotContain("...][,");
  }

  @ParameterizedTest
  @ValueSource(strings = {"watch", "render", "repl"})
  void tellsWhereSoundIsKept(String command) throws Exception {
    String help = TenutoRun.by(command, "--help").out().replaceAll("\\s+", " ");
    assertThat(help).contains("watch keeps it in .tenuto/cache beside the patch");
  }
}
