package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.input.Input;

/** When files are complete; the clock is the test's own. */
class ArrivalsTest {
  @TempDir Path folder;
  private final Set<Path> open = new HashSet<>();
  private final Arrivals arrivals = new Arrivals(2000, _ -> open);

  private List<String> at(double ms) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      List<Input> there =
          files.sorted().map(file -> new Input(file, Path.of(""), file.toString())).toList();
      return arrivals.complete(there, ms).stream()
          .map(input -> input.path().getFileName().toString())
          .toList();
    }
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(
        folder.resolve(name), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  @Test
  void aFileIsCompleteWhenItHasNotChangedForAWhile() throws IOException {
    write("a.wav", "half");
    assertThat(at(0)).isEmpty();
    assertThat(at(1900)).isEmpty();
    write("a.wav", "and half");
    assertThat(at(2100)).isEmpty();
    assertThat(at(4000)).isEmpty();
    assertThat(at(4100)).containsExactly("a.wav");
  }

  @Test
  void itIsToldOnceAndAgainAfterAChange() throws IOException {
    Path file = write("a.wav", "a");
    at(0);
    assertThat(at(2000)).containsExactly("a.wav");
    assertThat(at(9000)).isEmpty();
    write("a.wav", "b");
    assertThat(at(10_000)).isEmpty();
    assertThat(at(12_000)).containsExactly("a.wav");
    Files.delete(file);
    at(13_000);
    write("a.wav", "c");
    assertThat(at(14_000)).isEmpty();
    assertThat(at(16_000)).containsExactly("a.wav");
  }

  @Test
  void aFileOfTheSameLengthAndTimeInItsPlaceIsAnother() throws IOException {
    Path file = write("a.wav", "a");
    at(0);
    assertThat(at(2000)).containsExactly("a.wav");
    Path other = Files.writeString(folder.resolveSibling(folder.getFileName() + "-b"), "b");
    Files.setLastModifiedTime(other, Files.getLastModifiedTime(file));
    Files.move(other, file, StandardCopyOption.REPLACE_EXISTING);
    at(3000);
    assertThat(at(5000)).containsExactly("a.wav");
  }

  @Test
  void aRenamedFileIsANewOne() throws IOException {
    Path part = write("a.part", "a");
    at(0);
    Files.move(part, folder.resolve("a.wav"));
    assertThat(at(1000)).isEmpty();
    assertThat(at(3000)).containsExactly("a.wav");
  }

  @Test
  void emptyFilesAndThoseThatAreOpenAreWaitedFor() throws IOException {
    Files.createFile(folder.resolve("empty.wav"));
    Path file = write("open.wav", "a");
    open.add(file);
    at(0);
    assertThat(at(60_000)).isEmpty();
    open.clear();
    assertThat(at(61_000)).containsExactly("open.wav");
    write("empty.wav", "a");
    at(62_000);
    assertThat(at(64_000)).containsExactly("empty.wav");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void linuxKnowsWhatIsOpenForWriting() throws IOException {
    Path file = write("a.wav", "a");
    Path read = write("b.wav", "b");
    assertThat(OpenForWriting.of(List.of(file, read))).isEmpty();
    try (OutputStream writing = Files.newOutputStream(file, StandardOpenOption.APPEND);
        var reading = Files.newInputStream(read)) {
      writing.write(1);
      assertThat(reading.read()).isEqualTo('b');
      assertThat(OpenForWriting.of(List.of(file, read))).containsExactly(file);
    }
    assertThat(OpenForWriting.of(List.of(file, read))).isEmpty();
  }
}
