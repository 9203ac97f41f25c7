package tenuto.scripting.warm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs(OS.LINUX)
class SurroundingsTest {
  private static final int LOOKS = 5000;

  /** While it forks, a shell blocks all signals: one look in some hundred sees that. */
  @Test
  void aShellThatForksStaysWhatItIs() throws Exception {
    Process shell = new ProcessBuilder("sh", "-c", "while :; do : $(:); done").start();
    try {
      Caller caller = new Caller(shell.pid());
      Set<Surroundings> seen = new HashSet<>();
      for (int i = 0; i < LOOKS; i++) {
        seen.add(Surroundings.of(caller));
      }
      assertThat(seen).hasSize(1);
    } finally {
      shell.destroyForcibly();
    }
  }
}
