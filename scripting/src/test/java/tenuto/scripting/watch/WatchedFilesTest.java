package tenuto.scripting.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WatchedFilesTest {
  @TempDir Path folder;
  private final WatchedFiles files = new WatchedFiles(Duration.ofMillis(1));
  private Path song;

  @BeforeEach
  void watch() throws IOException {
    song = Files.writeString(folder.resolve("song.py"), "one");
    files.add(List.of(song));
    files.begin();
  }

  private static void age(Path file, int seconds) throws IOException {
    Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(seconds)));
  }

  @Test
  void anotherContentIsSaved() throws IOException {
    assertThat(files.saved()).isEmpty();
    Files.writeString(song, "two");
    age(song, 9);
    assertThat(files.saved()).contains(song);
    files.begin();
    assertThat(files.saved()).isEmpty();
  }

  /** As by programs that keep a file's time, and its length is the same. */
  @Test
  void anotherContentOfTheSameTimeAndLengthIsSaved() throws IOException {
    FileTime before = Files.getLastModifiedTime(song);
    Files.writeString(song, "two");
    Files.setLastModifiedTime(song, before);
    assertThat(files.saved()).contains(song);
  }

  @Test
  void theSameContentIsNot() throws IOException {
    age(song, 9);
    assertThat(files.saved()).isEmpty();
    Files.writeString(song, "two");
    assertThat(files.saved()).contains(song);
    Files.writeString(song, "one");
    assertThat(files.saved()).isEmpty();
  }

  @Test
  void anEmptyMomentIsNot() throws IOException {
    Files.writeString(song, "");
    assertThat(files.saved()).isEmpty();
    Files.delete(song);
    assertThat(files.saved()).isEmpty();
    Files.writeString(song, "three");
    assertThat(files.saved()).contains(song);
  }

  @Test
  void anotherFileThatTakesTheNameIs() throws IOException {
    Path other = Files.writeString(folder.resolve("other"), "two");
    Files.setLastModifiedTime(other, Files.getLastModifiedTime(song));
    Files.move(other, song, StandardCopyOption.REPLACE_EXISTING);
    assertThat(files.saved()).contains(song);
  }

  @Test
  void aFileThatWasMissingIsSavedWhenItIsThere() throws IOException {
    Path later = folder.resolve("later.wav");
    files.add(List.of(later));
    assertThat(files.saved()).isEmpty();
    Files.writeString(later, "sound");
    assertThat(files.saved()).contains(later);
  }

  @Test
  void oneThatIsFoundLateAndChangedSinceTheBeginIsSaved() throws IOException {
    Path old = Files.writeString(folder.resolve("old.py"), "old");
    age(old, -9);
    Path fresh = Files.writeString(folder.resolve("fresh.py"), "fresh");
    age(fresh, 9);
    files.add(List.of(old));
    assertThat(files.saved()).isEmpty();
    files.add(List.of(fresh));
    assertThat(files.saved()).contains(fresh);
    files.begin();
    assertThat(files.saved()).isEmpty();
  }

  @Test
  void whatIsRemovedIsWatchedNoLonger() throws IOException {
    files.remove(List.of(song));
    Files.writeString(song, "another");
    assertThat(files.saved()).isEmpty();
  }

  @Test
  void aFileThatIsGoneIsNotWaitedForForEver() throws Exception {
    Files.delete(song);
    files.settle();
    assertThat(files.saved()).isEmpty();
  }
}
