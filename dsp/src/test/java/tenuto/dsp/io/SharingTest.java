package tenuto.dsp.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.ReleasedException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/**
 * Other programs read samples where they are: in C, in Python without numpy, and in another JVM.
 */
@EnabledOnOs(value = OS.LINUX, disabledReason = "files without names are under /proc")
class SharingTest {
  private static final Path READERS = Path.of("..", "examples", "share");

  @TempDir Path folder;
  private Session session;
  private WordContext context;

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder.resolve("scratch")).withThreads(2));
    context = WordContext.of(session, folder);
  }

  @AfterEach
  void close() {
    if (session != null) {
      context.close();
      session.close();
    }
  }

  /** Whole numbers, whose sums are exact in any order. */
  private static Signal sawtooth(long length, int period) {
    Source source =
        (start, out, n) -> {
          for (int i = 0; i < n; i++) {
            out.set(i, (start + i) % period);
          }
        };
    return Generated.of(source, length);
  }

  private static double sum(long length, int period) {
    long rest = length % period;
    return (double) (length / period) * period * (period - 1) / 2 + rest * (rest - 1) / 2.0;
  }

  /** Who else may write to the folder would have any file of the user's overwritten. */
  @Test
  void aLinkInItsPlaceIsRefusedAndWhatItLeadsToStays() throws IOException {
    Path precious = Files.writeString(folder.resolve("precious"), "precious");
    Path link = Files.createSymbolicLink(folder.resolve("x.tenuto"), precious);
    try (Stored x = session.store(sawtooth(1000, 7))) {
      assertThatThrownBy(() -> Sharing.share(context, List.of(x), "x.tenuto"))
          .hasMessageContaining("x.tenuto: it is a link");
    }
    assertThat(precious).hasContent("precious");
    assertThat(link).isSymbolicLink();
  }

  /** Stored in between, so that its chunks lie here and there. */
  private Stored scattered(long length, int period) {
    List<Stored> others = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      others.add(session.store(sawtooth(8192L * (1 + i % 3), 7)));
    }
    for (int i = 0; i < 20; i += 2) {
      others.get(i).close();
    }
    Stored stored = session.store(sawtooth(length, period));
    for (int i = 1; i < 20; i += 2) {
      others.get(i).close();
    }
    return stored;
  }

  private static void requireThere(String program) {
    boolean there =
        Arrays.stream(System.getenv("PATH").split(":"))
            .anyMatch(each -> Files.isExecutable(Path.of(each, program)));
    assumeTrue(there, program + " is not here");
  }

  private String run(String... command) throws IOException, InterruptedException {
    Path said = folder.resolve("said");
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(said.toFile()).start();
    assertThat(process.waitFor()).as(() -> read(said)).isZero();
    return read(said);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void assertSums(String said, long[] lengths, int[] periods) {
    String[] lines = said.strip().split("\n");
    assertThat(lines).hasSize(lengths.length);
    for (int i = 0; i < lengths.length; i++) {
      String[] words = lines[i].split(" ");
      assertThat(Long.parseLong(words[0])).isEqualTo(lengths[i]);
      assertThat(Double.parseDouble(words[1])).isEqualTo(sum(lengths[i], periods[i]));
    }
  }

  private String compiled() throws IOException, InterruptedException {
    requireThere("cc");
    String program = folder.resolve("read").toString();
    run("cc", "-O2", "-o", program, READERS.resolve("read.c").toString());
    return program;
  }

  private void assertRead(String... reader) throws IOException, InterruptedException {
    long[] lengths = {1_000_003, 8192, 5, 0};
    int[] periods = {1000, 3, 4, 1};
    List<Signal> channels = new ArrayList<>();
    for (int i = 0; i < lengths.length; i++) {
      channels.add(scattered(lengths[i], periods[i]));
    }
    Path file = Sharing.share(context, channels, "x.share");
    String[] command = Arrays.copyOf(reader, reader.length + 1);
    command[reader.length] = file.toString();
    assertSums(run(command), lengths, periods);
    channels.forEach(each -> ((Stored) each).close());
    assertSums(run(command), lengths, periods); // they are held for whoever reads them
    context.close();
    assertThat(file).doesNotExist();
    assertThat(session.memory().usage().lent()).isZero();
  }

  @Test
  void aProgramInCReadsThem() throws IOException, InterruptedException {
    assertRead(compiled());
  }

  @Test
  void pythonReadsThemByMmapAlone() throws IOException, InterruptedException {
    requireThere("python3");
    assertRead("python3", READERS.resolve("read.py").toString());
  }

  @Test
  void anotherJvmReadsThem() throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    assertRead(java, READERS.resolve("Read.java").toAbsolutePath().normalize().toString());
  }

  @Tag("long")
  @Test
  void aGibibyteIsReadWithoutACopy() throws IOException, InterruptedException {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    long length = 1 << 27;
    try (Stored stored = session.store(sawtooth(length, 1000))) {
      String file = Sharing.share(context, List.of(stored), "gib.share").toString();
      for (String[] command :
          new String[][] {
            {compiled(), file},
            {"python3", READERS.resolve("read.py").toString(), file},
            {java, READERS.resolve("Read.java").toAbsolutePath().normalize().toString(), file}
          }) {
        assertSums(run(command), new long[] {length}, new int[] {1000});
      }
    }
  }

  @Test
  void aLazySignalIsStoredAndHeld() {
    Path file = Sharing.share(context, List.of(sawtooth(8192, 9)), "lazy.share");
    assertThat(file).exists();
    assertThat(session.memory().usage().lent()).isEqualTo(65536);
    context.close();
    assertThat(session.memory().usage().lent()).isZero();
  }

  @Test
  void whatOthersHavePutInItsPlaceStays() throws IOException {
    Path written = Sharing.share(context, List.of(sawtooth(8192, 9)), "written.share");
    Path linked = Sharing.share(context, List.of(sawtooth(8192, 9)), "linked.share");
    Path gone = Sharing.share(context, List.of(sawtooth(8192, 9)), "gone.share");
    byte[] anothers = Files.readAllBytes(written);
    anothers[28] ^= 1; // the same of another process
    Files.write(written, anothers);
    Path moved = Files.move(linked, folder.resolve("moved"));
    Files.createSymbolicLink(linked, moved);
    Files.delete(gone);
    context.close();
    assertThat(written).hasBinaryContent(anothers);
    assertThat(linked).isSymbolicLink();
    assertThat(moved).exists();
    assertThat(session.memory().usage().lent()).isZero();
  }

  @Test
  void whatFailsHoldsNothing() {
    Stored released = session.store(sawtooth(100, 9));
    released.close();
    assertThatThrownBy(
            () -> Sharing.share(context, List.of(sawtooth(8192, 9), released), "x.share"))
        .isInstanceOf(ReleasedException.class)
        .hasMessageContaining("released");
    assertThat(folder.resolve("x.share")).doesNotExist();
    assertThat(session.memory().usage().lent()).isZero();
    assertThat(Sharing.share(context, List.of(sawtooth(8192, 9)), "x.share")).exists();
  }
}
