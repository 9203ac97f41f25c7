package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Asking each module for its file takes a tenth of a core if it is done at each look at files. */
@Timeout(120)
class WatchedModulesTest {
  private static final int SECONDS = 2;

  /** A module that counts how often it is asked. */
  private static final String PATCH =
      """
      import sys, time, types
      asked = []
      class Counting(types.ModuleType):
          def __getattr__(self, name):
              if name == '__file__':
                  asked.append(name)
              raise AttributeError(name)
      sys.modules['counting'] = Counting('counting')
      while not asked:
          time.sleep(0.01)
      del asked[:]
      time.sleep(%d)
      sys.stderr.write('asked %%d times\\n' %% len(asked))
      """;

  @TempDir Path folder;

  @Test
  void modulesAreAskedForTheirFilesFourTimesASecond() throws Exception {
    Path patch = Files.writeString(folder.resolve("song.py"), PATCH.formatted(SECONDS));
    try (Watching watching = new Watching(patch.toString(), "--scratch", folder.toString())) {
      String said = watching.await("^asked ");
      assertThat(Integer.parseInt(said.split(" ")[1])).isLessThanOrEqualTo(4 * SECONDS + 1);
    }
  }
}
