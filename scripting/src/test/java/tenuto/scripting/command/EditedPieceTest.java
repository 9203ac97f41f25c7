package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.setup.Settings;

/** What {@code watch} renders while nothing is saved is edited, and found again, as patches are. */
class EditedPieceTest {
  @TempDir Path folder;

  private byte[] played(EditedPiece piece) throws IOException {
    Run run = piece.next();
    run.beQuiet();
    assertThat(run.run().failure()).isNull();
    return Files.readAllBytes(folder.resolve("rehearsal").resolve(IdleRehearsal.FILE));
  }

  private Set<String> entries() throws IOException {
    try (Stream<Path> all = Files.walk(folder.resolve("rehearsal/v1"))) {
      return all.filter(Files::isRegularFile)
          .map(Path::toString)
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  @Test
  void aRoundComputesOnlyWhatItsEditTouches() throws IOException {
    Settings settings = new Settings().withSampleRate(24_000).withScratch(folder);
    EditedPiece piece = new EditedPiece(folder, settings, 0);
    byte[] first = played(piece);
    Set<String> kept = entries();
    byte[] second = played(piece);
    Set<String> edited = entries();
    assertThat(edited).containsAll(kept).hasSizeLessThan(2 * kept.size());
    assertThat(edited.size()).isGreaterThan(kept.size());
    assertThat(second).hasSameSizeAs(first);
    assertThat(Arrays.mismatch(first, second)).isNotNegative();
    piece.clear();
    assertThat(folder.resolve("rehearsal").resolve(IdleRehearsal.FILE)).doesNotExist();
    piece.close();
    assertThat(folder).isEmptyDirectory();
  }
}
