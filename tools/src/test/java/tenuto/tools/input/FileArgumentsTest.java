package tenuto.tools.input;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.inspect.InfoCommand;
import tenuto.tools.inspect.MeasureCommand;
import tenuto.tools.inspect.PlotCommand;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

/** What FILE can be for {@code info}, {@code measure} and {@code plot}. */
class FileArgumentsTest {
  @TempDir Path folder;
  private Path a;
  private Path b;
  private Path deep;

  @BeforeEach
  void write() throws IOException {
    Files.createDirectory(folder.resolve("deep"));
    a = TestSounds.write(folder.resolve("a.wav"), SampleFormat.PCM_16, 8000, 1, 80);
    b = TestSounds.write(folder.resolve("b.wav"), SampleFormat.PCM_16, 8000, 2, 80);
    deep = TestSounds.write(folder.resolve("deep/c.wav"), SampleFormat.PCM_16, 8000, 1, 80);
    Files.writeString(folder.resolve("notes.txt"), "no sound");
  }

  /** What both commands call the files that they tell of, which must be the same. */
  private static List<String> told(Object... arguments) {
    List<String> files = files(new InfoCommand(), arguments);
    assertThat(files(new MeasureCommand(), arguments)).isEqualTo(files);
    return files;
  }

  private static List<String> files(Object command, Object... arguments) {
    CapturedRun told =
        CapturedRun.by(command, Stream.concat(Stream.of("--json"), Stream.of(arguments)).toArray());
    assertThat(told.exit()).as(told.err()).isZero();
    return told.out()
        .lines()
        .map(line -> JsonParser.parseString(line).getAsJsonObject().get("file").getAsString())
        .toList();
  }

  @Test
  void aLinkToNowhereIsAMissingFile() throws IOException {
    Path dead = Files.createSymbolicLink(folder.resolve("deep/dead.wav"), Path.of("nowhere"));
    Files.createSymbolicLink(folder.resolve("deep/dead.txt"), Path.of("nowhere"));
    CapturedRun ran = CapturedRun.by("measure", folder.resolve("deep").toString());
    assertThat(ran.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(ran.err()).isEqualTo("tenuto: there is no file " + dead + "\n");
  }

  @Test
  void aLinkToWhereWeComeFromIsPassedBy() throws IOException {
    Files.createSymbolicLink(folder.resolve("deep/loop"), folder);
    assertThat(told(folder, "--recursive"))
        .containsExactly(a.toString(), b.toString(), deep.toString());
  }

  @Test
  void foldersAndPatternsStandForTheFilesTheyHold() {
    String first = a.toString();
    String second = b.toString();
    assertThat(told(folder)).containsExactly(first, second);
    assertThat(told(folder, "--recursive")).containsExactly(first, second, deep.toString());
    assertThat(told(folder + "/?.wav")).containsExactly(first, second);
    assertThat(told(b, folder, a)).containsExactly(second, first);
    assertThat(told(a, b, folder, folder + "/?.wav")).containsExactly(first, second);
    Path picture = folder.resolve("x.png");
    assertThat(CapturedRun.by(new PlotCommand(), "waveform", folder, "-o", picture).exit())
        .isZero();
    assertThat(picture).exists();
  }

  @Test
  void aFolderOfOneHasAPageAndOneOfMoreATable() {
    CapturedRun page = CapturedRun.by(new MeasureCommand(), deep.getParent());
    assertThat(page).isEqualTo(CapturedRun.by(new MeasureCommand(), deep));
    assertThat(page.out()).startsWith(deep + ": WAV");
    assertThat(CapturedRun.by(new MeasureCommand(), folder).out().lines()).hasSize(3);
  }

  @Test
  void whatHoldsNoSoundIsRefused() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    for (Object command :
        new Object[] {new InfoCommand(), new MeasureCommand(), new PlotCommand()}) {
      CapturedRun told = CapturedRun.by(command, empty);
      assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(told.err()).startsWith("there is no sound file in " + empty);
      told = CapturedRun.by(command, folder + "/*.none");
      assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
      assertThat(told.err()).isEqualTo("no file matches '" + folder + "/*.none'\n");
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aPipeOrDeviceIsRefusedBeforeItIsRead() {
    CapturedRun told = CapturedRun.by(new InfoCommand(), a, "/dev/zero");
    assertThat(told)
        .isEqualTo(
            new CapturedRun(
                ExitCode.USAGE,
                "",
                "/dev/zero is a pipe or a device, not a file; use - for standard input\n"));
  }

  @Test
  void standardInputIsAFileLikeAnyOther() throws IOException {
    byte[] sound = Files.readAllBytes(a);
    assertThat(piped(sound, new InfoCommand(), "-"))
        .isEqualTo(
            new CapturedRun(
                0,
                "-: WAV, 16-bit PCM, 1 channel, 8000 Hz, 0.010 s (80 samples)\n"
                    + "  chunks: fmt 16, data 160\n",
                ""));
    CapturedRun table = piped(sound, new MeasureCommand(), b, "-");
    assertThat(table.exit()).as(table.err()).isZero();
    assertThat(table.out().lines().map(line -> line.replaceAll(".* ", "")))
        .containsExactly("file", b.toString(), "-");
    CapturedRun wrong = piped(new byte[] {1, 2, 3}, new MeasureCommand(), "-");
    assertThat(wrong.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(wrong.err()).startsWith("tenuto: -: byte 0: no sound file").containsOnlyOnce("\n");
    Path picture = folder.resolve("x.png");
    assertThat(piped(sound, new PlotCommand(), "-", "-o", picture).exit()).isZero();
    assertThat(picture).exists();
  }

  private static CapturedRun piped(byte[] sound, Object command, Object... arguments) {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(sound));
    try {
      return CapturedRun.by(command, arguments);
    } finally {
      System.setIn(before);
    }
  }
}
