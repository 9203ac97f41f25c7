package tenuto.tools.batch;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** {@code process} and {@code convert} on small files, in this process. */
class BatchTest {
  @TempDir Path folder;
  private Path in;
  private Path out;

  @BeforeEach
  void setUp() throws IOException {
    in = Files.createDirectories(folder.resolve("in"));
    out = folder.resolve("out");
    Sounds.write(in.resolve("a.wav"), 8000, 0.1, 1);
    Sounds.write(in.resolve("b.wav"), 44100, 0.1, 2);
    Sounds.write(Files.createDirectories(in.resolve("deep")).resolve("a.wav"), 48000, 0.1, 6);
  }

  private CapturedRun run(String... arguments) {
    return CapturedRun.by(
        Stream.concat(Arrays.stream(arguments), Stream.of("--out", out.toString()))
            .toArray(String[]::new));
  }

  private CapturedRun process(String chain, String... arguments) {
    return run(
        Stream.concat(Stream.of("process", chain), Arrays.stream(arguments))
            .toArray(String[]::new));
  }

  private List<String> made() throws IOException {
    if (Files.notExists(out)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(out)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> out.relativize(file).toString())
          .filter(name -> !name.equals(BatchJournal.NAME))
          .sorted()
          .toList();
    }
  }

  private static double peak(Path file) throws IOException {
    return Arrays.stream(Sounds.read(file))
        .flatMapToDouble(Arrays::stream)
        .map(Math::abs)
        .max()
        .orElseThrow();
  }

  @Test
  void everyFileKeepsItsRateChannelsAndFormat() throws IOException {
    CapturedRun told = process("highpass 20, normalise -6dB", in.toString(), "--recursive");
    assertThat(told.exit()).as(told.err()).isZero();
    assertThat(told.out()).isEmpty();
    assertThat(told.err()).startsWith("tenuto: 3 of 3 files done; 0.3 s of audio in ");
    assertThat(made()).containsExactly("a.wav", "b.wav", "deep/a.wav");
    try (OpenFiles files = new OpenFiles()) {
      for (String name : made()) {
        assertThat(SoundFiles.open(files, out.resolve(name)).about())
            .isEqualTo(SoundFiles.open(files, in.resolve(name)).about());
        assertThat(peak(out.resolve(name))).isCloseTo(0.5012, within(1e-4));
      }
    }
  }

  @Test
  void whatAFileSaysOfItselfIsKeptWhereItStillHolds() throws IOException {
    ByteBuffer bext = ByteBuffer.allocate(602).order(ByteOrder.LITTLE_ENDIAN);
    bext.putLong(338, 8000);
    Metadata said =
        new Metadata(
            List.of(new Metadata.Tag(Metadata.TITLE, "Größe")),
            List.of(new Metadata.Cue(50, "here")),
            bext);
    Path titled = folder.resolve("titled.wav");
    try (SoundWriter file =
        SoundFormat.of(titled, "pcm16")
            .create(new PartFiles(), titled, 1, 8000, 100, said, Dither.NONE)) {
      file.commit();
    }
    assertThat(run("convert", titled.toString(), "--rate", "16000").exit()).isZero();
    Metadata kept = metadata("titled.wav");
    assertThat(kept.text(Metadata.TITLE)).isEqualTo("Größe");
    assertThat(kept.text(Metadata.SOFTWARE)).matches("Tenuto .+: converted, seed 0");
    assertThat(kept.cues()).containsExactly(new Metadata.Cue(100, "here"));
    assertThat(kept.bext().order(ByteOrder.LITTLE_ENDIAN).getLong(338)).isEqualTo(16000);
    assertThat(process("cut 0ms 5ms", titled.toString(), "--format", "flac").exit()).isZero();
    Metadata shorter = metadata("titled.flac");
    assertThat(shorter.text(Metadata.TITLE)).isEqualTo("Größe");
    assertThat(shorter.text(Metadata.SOFTWARE)).contains("cut[0.0, 5ms]");
    assertThat(shorter.cues()).isEmpty();
  }

  private Metadata metadata(String name) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, out.resolve(name)).metadata();
    }
  }

  @Test
  void optionsChangeRateChannelsAndFormat() throws IOException {
    CapturedRun told =
        run(
            "convert",
            in.toString(),
            "--recursive",
            "--rate",
            "16000",
            "--bits",
            "32f",
            "--channels",
            "1");
    assertThat(told.exit()).as(told.err()).isZero();
    try (OpenFiles files = new OpenFiles()) {
      for (String name : made()) {
        var about = SoundFiles.open(files, out.resolve(name)).about();
        assertThat(about.sampleRate()).isEqualTo(16000);
        assertThat(about.frames()).isEqualTo(1600);
        assertThat(about.channels()).isEqualTo(1);
        assertThat(about.encoding()).isEqualTo("32-bit float");
      }
    }
  }

  @Test
  void convertMakesAFileOfOne() throws IOException {
    Path one = folder.resolve("x/one.wav");
    CapturedRun told =
        CapturedRun.by(
            "convert", in.resolve("b.wav").toString(), "--out", one.toString(), "--quiet");
    assertThat(told).isEqualTo(new CapturedRun(0, "", ""));
    assertThat(Sounds.read(one)).isDeepEqualTo(Sounds.read(in.resolve("b.wav")));
  }

  @Test
  void aBadFileStopsNoOther() throws IOException {
    Files.writeString(in.resolve("bad.wav"), "no sound");
    CapturedRun told = process("gain -3", in.toString(), in.resolve("none.wav").toString());
    assertThat(told.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(told.err())
        .contains("tenuto: " + in.resolve("bad.wav") + ": ")
        .contains("tenuto: " + in.resolve("none.wav") + ": there is no such file")
        .contains("tenuto: 2 of 4 files done, 2 failed; ");
    assertThat(made()).containsExactly("a.wav", "b.wav");
    CapturedRun all = process("gain -3", in.resolve("bad.wav").toString());
    assertThat(all.exit()).isEqualTo(ExitCode.FAILED);
  }

  @Test
  void whatDependsOnAFileIsItsOwnFailure() {
    CapturedRun told = process("highpass 5kHz", in.toString());
    assertThat(told.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(told.err())
        .contains(
            in.resolve("a.wav")
                + ": step 1 (highpass 5kHz): hz must be above 0 and below 4000 (half the sample rate),"
                + " but is 5000\n");
  }

  @Test
  void tellsWhatItDidAsJson() throws IOException {
    Files.writeString(in.resolve("bad.wav"), "no sound");
    CapturedRun told = process("gain 12", in.toString(), "--json", "--quiet", "--jobs", "1");
    Map<String, JsonObject> objects =
        told.out()
            .lines()
            .map(line -> JsonParser.parseString(line).getAsJsonObject())
            .collect(Collectors.toMap(o -> o.get("in").getAsString(), o -> o));
    assertThat(objects).hasSize(3);
    JsonObject a = objects.get(in.resolve("a.wav").toString());
    assertThat(a.keySet())
        .containsExactly(
            "in", "out", "seconds", "peak", "loudness", "clipped", "warnings", "elapsed");
    assertThat(a.get("seconds").getAsDouble()).isEqualTo(0.1);
    double amplitude = Math.pow(10, a.get("peak").getAsDouble() / 20);
    assertThat(amplitude).isCloseTo(0.995, within(0.002));
    assertThat(a.get("clipped").getAsInt()).isZero();
    JsonObject bad = objects.get(in.resolve("bad.wav").toString());
    assertThat(bad.keySet()).containsExactly("in", "out", "error", "elapsed");
  }

  @Test
  void samplesBeyondFullScaleAreCountedOrAreAnError() throws IOException {
    CapturedRun told = process("gain 20", in.resolve("a.wav").toString());
    assertThat(told.exit()).isZero();
    assertThat(told.err()).containsPattern("out/a\\.wav: \\d+ samples clipped\n");
    CapturedRun strict = process("gain 20", in.toString(), "--strict", "--name", "{name}-s.wav");
    assertThat(strict.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(strict.err())
        .containsPattern("in/a\\.wav: \\d+ samples are beyond full scale and would be clipped\n");
    assertThat(made()).containsExactly("a.wav");
  }

  @Test
  void patternsFoldersAndNames() throws IOException {
    assertThat(process("dc", in + "/*.w?v", "--name", "{n}_{name}.{ext}").exit()).isZero();
    assertThat(made()).containsExactly("1_a.wav", "2_b.wav");
    assertThat(process("dc", in + "/**.wav", "--recursive", "--name", "x/{name}2.wav").exit())
        .isZero();
    assertThat(made())
        .containsExactly("1_a.wav", "2_b.wav", "deep/x/a2.wav", "x/a2.wav", "x/b2.wav");
  }

  @Test
  void whatMakesNoSenseIsRefusedBeforeAnythingIsTouched() throws IOException {
    String[][] wrong = {
      {"gain"},
      {"gain 1,,gain 2", in.toString()},
      {"highpass 80 0", in.toString()},
      {"gain 1"},
      {"gain 1", in + "/*.none"},
      {"gain 1", in.toString(), "--format", "doc"},
      {"gain 1", in.toString(), "--bits", "12"},
      {"gain 1", in.toString(), "--rate", "0"},
      {"gain 1", in.toString(), "--channels", "0"},
      {"gain 1", in.toString(), "--jobs", "0"},
      {"gain 1", in.toString(), "--name", "{nam}"},
      {"gain 1", in.toString(), "--name", "../{name}"},
      {"gain 1", in.toString(), "--scratch-max", "5X"},
      {"none.py", in.toString()},
      {"gain 1", in + "/**.wav"}, // two of them are called a.wav
      {"gain 1", in.toString(), "--name", "one.wav"},
      {"gain 1", in.toString(), "--name", ""},
      {"gain 1", in.toString(), "--name", "{n}/.."},
      {"gain 1", in.toString(), "--name", "{name"},
      {"gain 1", in.toString(), "--name", "{name}.xyz"},
      {"gain 1", in.toString(), "--name", "{n}.flac", "--format", "wav"},
      {"gain 1", in.resolve("a.wav").toString(), "--name", BatchJournal.NAME},
      {"gain 1", in.toString(), "--format", "flac", "--bits", "32"},
      {"gain 1e400", in.toString()},
    };
    for (String[] arguments : wrong) {
      CapturedRun told = process(arguments[0], Arrays.copyOfRange(arguments, 1, arguments.length));
      assertThat(told.exit()).as("%s: %s", Arrays.toString(arguments), told).isEqualTo(2);
      assertThat(told.err()).startsWith("tenuto: ").containsOnlyOnce("\n").doesNotContain("java.");
      assertThat(told.out()).isEmpty();
    }
    assertThat(out).doesNotExist();
    CapturedRun both =
        CapturedRun.by(
            "process", "dc", in.resolve("a.wav").toString(), "--out", "-", "--json", "--quiet");
    assertThat(both)
        .isEqualTo(
            new CapturedRun(
                2,
                "",
                "tenuto: --json and --out - would both write to stdout (see tenuto process"
                    + " --help)\n"));
    for (String file : List.of("one.mp3", "one.wav")) {
      Path named = folder.resolve(file);
      CapturedRun told = CapturedRun.by("process", "dc", in.toString(), "--out", named.toString());
      assertThat(told.exit()).isEqualTo(2);
      assertThat(told.err()).contains("--out must name a folder, but is " + named);
      assertThat(named).doesNotExist();
    }
    CapturedRun over =
        CapturedRun.by("process", "dc", in.toString(), "--out", in.toString(), "--force");
    assertThat(over.exit()).isEqualTo(2);
    assertThat(over.err()).contains("a.wav is an input of this run");
    Files.createSymbolicLink(folder.resolve("link"), in);
    CapturedRun link =
        CapturedRun.by("process", "dc", in.toString(), "--out", folder + "/link", "--force");
    assertThat(link.exit()).isEqualTo(2);
  }

  @Test
  void whatIsThereIsReplacedOnlyByForce() throws IOException {
    String a = in.resolve("a.wav").toString();
    assertThat(process("gain -20dB", a).exit()).isZero();
    CapturedRun again = process("gain 0dB", a);
    assertThat(again.exit()).isEqualTo(ExitCode.FAILED);
    assertThat(again.err()).contains("already exists: --force replaces it");
    assertThat(peak(out.resolve("a.wav"))).isCloseTo(0.025, within(1e-4));
    assertThat(process("gain 0dB", a, "--force").exit()).isZero();
    assertThat(peak(out.resolve("a.wav"))).isCloseTo(0.25, within(1e-3));
  }

  @Test
  void resumeDoesWhatIsNotDoneOrNotTheSameAnyMore() throws IOException {
    String[] run = {in.toString(), "--recursive", "--resume"};
    assertThat(process("gain -3", run).err()).contains("3 of 3 files done;");
    assertThat(process("gain -3", run).err()).contains("0 of 3 files done, 3 already done;");
    assertThat(process("gain -3.0dB", run).err()).contains("0 of 3 files done, 3 already done;");
    assertThat(process("gain -4", run).err()).contains("3 of 3 files done;");
    assertThat(process("gain -4", in.toString(), "--recursive", "--resume", "--bits", "24").err())
        .contains("3 of 3 files done;");
    assertThat(process("gain -4", run).err()).contains("3 of 3 files done;");

    Files.delete(out.resolve("b.wav"));
    Files.writeString(out.resolve("deep/a.wav"), "cut short");
    assertThat(process("gain -4", run).err()).contains("2 of 3 files done, 1 already done;");

    // An output of the same length that holds silence, as a power failure may leave one.
    byte[] silent = Files.readAllBytes(out.resolve("b.wav"));
    Arrays.fill(silent, 44, silent.length, (byte) 0);
    Files.write(out.resolve("b.wav"), silent);
    assertThat(process("gain -4", run).err()).contains("1 of 3 files done, 2 already done;");

    // The same length and time, but another content.
    Path a = in.resolve("a.wav");
    FileTime before = Files.getLastModifiedTime(a);
    double[] other = Sounds.read(a)[0].clone();
    other[3] += 0.1;
    Sounds.write(a, 8000, SampleFormat.PCM_16, other);
    Files.setLastModifiedTime(a, before);
    assertThat(process("gain -4", run).err()).contains("1 of 3 files done, 2 already done;");

    // A link to the outputs is no folder of inputs.
    Files.createSymbolicLink(in.resolve("made"), out);
    assertThat(process("gain -4", run).err()).contains("0 of 3 files done, 3 already done;");

    // A line that was torn by a kill stands for nothing.
    Path journal = out.resolve(BatchJournal.NAME);
    String text = Files.readString(journal);
    Files.writeString(journal, text.substring(0, text.length() - 20));
    assertThat(process("gain -4", run).err()).contains("1 of 3 files done, 2 already done;");
    assertThat(process("gain -4", run).err()).contains("0 of 3 files done, 3 already done;");
  }

  @Test
  void aJournalThatIsNoneStandsForNothing() throws IOException {
    String[] run = {in.toString(), "--resume"};
    assertThat(process("gain -3", run).err()).contains("2 of 2 files done;");
    Path journal = out.resolve(BatchJournal.NAME);
    byte[] lines = "\n{\"out\":null}\n{\"out\":{}}\n[1]\n\u00ff\u0000".getBytes(ISO_8859_1);
    Files.write(journal, lines, StandardOpenOption.APPEND);
    CapturedRun told = process("gain -3", run);
    assertThat(told.exit()).as(told.err()).isZero();
    assertThat(told.err()).contains("0 of 2 files done, 2 already done;");
  }

  @Test
  void saysWhyAnOutputCannotBeMade() throws IOException {
    Files.writeString(Files.createDirectories(out).resolve("deep"), "a file");
    CapturedRun told = process("dc", in.toString(), "--recursive");
    assertThat(told.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(told.err())
        .contains(
            "%s: cannot write %s: %s is not a folder\n"
                .formatted(
                    in.resolve("deep/a.wav"), out.resolve("deep/a.wav"), out.resolve("deep")));
  }
}
