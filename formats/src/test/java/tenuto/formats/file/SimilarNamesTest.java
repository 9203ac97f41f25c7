package tenuto.formats.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names that some file systems take for one. */
class SimilarNamesTest {
  @TempDir Path folder;

  /** As APFS and NTFS do; é is one letter in NFC and two in NFD: Unicode Standard Annex 15. */
  @ParameterizedTest
  @CsvSource({"Kick.wav, kick.wav", "Drums/a.wav, drums/a.wav", "\u00e9.wav, e\u0301.wav"})
  void areOneFileWhereTheFileSystemSaysSo(String one, String other) {
    SimilarNames names = new SimilarNames((a, b) -> true);
    assertThat(names.add(folder.resolve(one))).isEmpty();
    assertThat(names.add(folder.resolve(one))).as("the same path").isEmpty();
    assertThat(names.add(folder.resolve(other))).contains(folder.resolve(one));
    assertThat(names.add(folder.resolve("another.wav"))).isEmpty();
    names.remove(folder.resolve(one));
    assertThat(names.add(folder.resolve(other))).isEmpty();
  }

  @Test
  void theFolderDecidesAndNothingStaysInIt() throws IOException {
    Path lower = Files.createFile(folder.resolve("probe"));
    boolean same = Files.exists(folder.resolve("PROBE"));
    SimilarNames names = new SimilarNames();
    assertThat(names.add(folder.resolve("new/a/Kick.wav"))).isEmpty();
    assertThat(names.add(folder.resolve("new/a/kick.wav")).isPresent()).isEqualTo(same);
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(lower);
    }
  }

  @Test
  void thoseThatAreNotSimilarAreNotTried() {
    SimilarNames names =
        new SimilarNames(
            (a, b) -> {
              throw new AssertionError(a + " and " + b);
            });
    for (int i = 0; i < 100; i++) {
      String name = String.format(Locale.ROOT, "Take %d.wav", i);
      assertThat(names.add(folder.resolve(name))).isEmpty();
    }
  }
}
