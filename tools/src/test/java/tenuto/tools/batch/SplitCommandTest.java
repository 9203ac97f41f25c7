package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

class SplitCommandTest {
  private static final int RATE = 8000;

  @TempDir Path folder;
  private Path out;

  @BeforeEach
  void out() {
    out = folder.resolve("out");
  }

  private CapturedRun split(Object... arguments) {
    return CapturedRun.by(
        Stream.concat(Stream.of("split", "--out", out), Stream.of(arguments))
            .map(Object::toString)
            .toArray(String[]::new));
  }

  private List<String> made() throws IOException {
    try (Stream<Path> files = Files.list(out)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static double[][] noise(int channels, int frames) {
    SplittableRandom random = new SplittableRandom(7);
    double[][] samples = new double[channels][frames];
    for (double[] channel : samples) {
      Arrays.setAll(channel, i -> random.nextInt(-32768, 32768) / 32768.0);
    }
    return samples;
  }

  /** The bytes of a WAV file's samples, which begin after a header of 44 bytes, or of 68. */
  private static byte[] data(Path wav, int frameBytes) throws IOException {
    byte[] bytes = Files.readAllBytes(wav);
    String text = new String(bytes, Charset.forName("ISO-8859-1"));
    int at = text.indexOf("data");
    int size = ByteBuffer.wrap(bytes).order(java.nio.ByteOrder.LITTLE_ENDIAN).getInt(at + 4);
    assertThat(size % frameBytes).isZero();
    return Arrays.copyOfRange(bytes, at + 8, at + 8 + size);
  }

  private byte[] together(List<String> names, int frameBytes) throws IOException {
    byte[] all = {};
    for (String name : names) {
      byte[] piece = data(out.resolve(name), frameBytes);
      int at = all.length;
      all = Arrays.copyOf(all, at + piece.length);
      System.arraycopy(piece, 0, all, at, piece.length);
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource({
    "PCM_16, 2, --every, 0.7s, 8",
    "PCM_24, 1, --into, 7, 7",
    "FLOAT_32, 3, '--at', '0.001,1:00ms,3,4.9', 0",
    "PCM_16, 1, --at, '1,2,3.5', 4"
  })
  void thePiecesTogetherAreTheFile(
      SampleFormat format, int channels, String option, String value, int count)
      throws IOException {
    Path file = folder.resolve("x.wav");
    TestSounds.write(file, format, RATE, noise(channels, 40_001));
    CapturedRun run = split(file, option, value);
    if (count == 0) {
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.err()).contains("1:00ms");
      return;
    }
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(made()).hasSize(count).startsWith("x-01.wav");
    int frame = channels * format.bytes();
    assertThat(together(made(), frame)).isEqualTo(data(file, frame));
  }

  @Test
  void aCompressedFileIsDecodedOnce() throws IOException {
    Path flac = TestSounds.flac(folder.resolve("x.flac"), 100_000);
    assertThat(split(flac, "--into", "40", "--format", "wav").exit()).isZero();
    assertThat(made()).hasSize(40);
    CapturedRun.by("convert", flac.toString(), "--format", "wav", "--out", folder.toString());
    assertThat(together(made(), 2)).isEqualTo(data(folder.resolve("x.wav"), 2));
  }

  @Test
  void silenceIsCutInItsMiddle() throws IOException {
    double[] sound = TestSounds.sine(RATE, 440, 0.5, 5 * RATE);
    Arrays.fill(sound, RATE, 2 * RATE, 0.0005); // -66 dBFS
    Arrays.fill(sound, 3 * RATE, 3 * RATE + RATE / 4, 0); // too short
    Path file = TestSounds.write(folder.resolve("x.wav"), SampleFormat.PCM_16, RATE, sound);
    CapturedRun run = split(file, "--at-silence", "--json");
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(made()).containsExactly("x-01.wav", "x-02.wav");
    double cut = frames("x-01.wav") / (double) RATE;
    assertThat(cut).isBetween(1.5 - 256.0 / RATE, 1.5 + 256.0 / RATE);
    assertThat(run.out()).contains("\"from\":0.0,").contains("\"to\":5.0,");
    assertThat(split(file, "--at-silence", "--at-least", "200ms", "--force").exit()).isZero();
    assertThat(made()).hasSize(3);
    assertThat(split(file, "--at-silence", "--silence", "-70", "--force").exit()).isZero();
    assertThat(frames("x-01.wav")).isEqualTo(5 * RATE);
  }

  @Test
  void whatSoundsIsNotCutHoweverShortSilenceMayBe() throws IOException {
    double[] sound = TestSounds.sine(RATE, 440, 0.5, RATE);
    Arrays.fill(sound, RATE / 2, RATE / 2 + 1024, 0);
    Path file = TestSounds.write(folder.resolve("x.wav"), SampleFormat.PCM_16, RATE, sound);
    assertThat(split(file, "--at-silence", "--at-least", "0").exit()).isZero();
    assertThat(made()).containsExactly("x-01.wav", "x-02.wav");
    assertThat(frames("x-01.wav")).isBetween(RATE / 2L, RATE / 2L + 1024);
  }

  private long frames(String name) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, out.resolve(name)).about().frames();
    }
  }

  private Metadata metadata(String name) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, out.resolve(name)).metadata();
    }
  }

  private Path marked() throws IOException {
    Path file = folder.resolve("set.wav");
    ByteBuffer bext = ByteBuffer.allocate(602).order(java.nio.ByteOrder.LITTLE_ENDIAN);
    bext.putLong(338, 1000);
    Metadata said =
        new Metadata(
            List.of(new Tag("ARTIST", "A"), new Tag("REPLAYGAIN_TRACK_GAIN", "-3 dB")),
            List.of(new Cue(3000, "two/three"), new Cue(3500, ""), new Cue(100, "one")),
            bext);
    try (SoundWriter writer =
        SoundFormat.of(file, "pcm16")
            .create(new PartFiles(), file, 1, RATE, 4000, said, Dither.NONE)) {
      writer.commit();
    }
    return file;
  }

  @Test
  void markersCutAndNameAndGoAlong() throws IOException {
    assertThat(split(marked(), "--at-cues", "--name", "{n} {title}.{ext}").exit()).isZero();
    assertThat(made()).containsExactly("01 1.wav", "02 one.wav", "03 two_three.wav", "04 4.wav");
    Metadata third = metadata("03 two_three.wav");
    assertThat(third.cues()).containsExactly(new Cue(0, "two/three"));
    assertThat(third.text("ARTIST")).isEqualTo("A");
    assertThat(third.text("REPLAYGAIN_TRACK_GAIN")).as("of the whole").isNull();
    assertThat(third.bext().order(java.nio.ByteOrder.LITTLE_ENDIAN).getLong(338)).isEqualTo(4000);
    assertThat(split(marked(), "--at", "0.2", "--force").exit()).isZero();
    assertThat(metadata("set-01.wav").cues()).containsExactly(new Cue(100, "one"));
    assertThat(metadata("set-02.wav").cues())
        .containsExactly(new Cue(1400, "two/three"), new Cue(1900, ""));
  }

  private Path sheet(String text) throws IOException {
    return Files.writeString(folder.resolve("album.cue"), text, Charset.forName("windows-1252"));
  }

  @Test
  void aSheetCutsAtItsTracksAndTitlesThem() throws IOException {
    Path file = folder.resolve("album.wav");
    TestSounds.write(file, SampleFormat.PCM_16, 44_100, noise(2, 200_000));
    Path sheet =
        sheet(
            """
            REM GENRE Baroque
            REM DATE 1721
            PERFORMER "Ensemble"
            TITLE "Größe"
            FILE "album.wav" WAVE
              TRACK 01 AUDIO
                TITLE "One"
                ISRC DEABC0000001
                INDEX 00 00:00:00
                INDEX 01 00:00:32
              TRACK 02 AUDIO
                TITLE "Two: more?"
                PERFORMER "Other"
                INDEX 00 00:01:00
                INDEX 01 00:02:37
            """);
    CapturedRun run = split(file, "--tracks", sheet, "--name", "{n} {title}.{ext}");
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(made()).containsExactly("01 One.wav", "02 Two_ more_.wav");
    // 588 samples of 44.1 kHz are a frame of 1/75 s.
    assertThat(frames("01 One.wav")).isEqualTo((2 * 75 + 37) * 588);
    assertThat(together(made(), 4)).isEqualTo(data(file, 4));
    Metadata two = metadata("02 Two_ more_.wav");
    assertThat(two.text("TITLE")).isEqualTo("Two: more?");
    assertThat(two.text("ARTIST")).isEqualTo("Other");
    assertThat(two.text("ALBUM")).isEqualTo("Größe");
    assertThat(two.text("ALBUMARTIST")).isEqualTo("Ensemble");
    assertThat(two.text("GENRE")).isEqualTo("Baroque");
    assertThat(two.text("TRACKNUMBER")).isEqualTo("2");
    assertThat(two.text("TRACKTOTAL")).isEqualTo("2");
    assertThat(metadata("01 One.wav").text("ISRC")).isEqualTo("DEABC0000001");
  }

  /** As editors on Windows save it: it was refused, as it had no TRACK. */
  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE", "UTF-8", "windows-1252"})
  void aSheetMayBeInTheseCharacterSets(String set) {
    String mark = set.startsWith("UTF") ? "\uFEFF" : "";
    byte[] bytes = (mark + "TITLE \"Größe\"").getBytes(Charset.forName(set));
    assertThat(CueSheet.text(bytes)).endsWith("TITLE \"Größe\"");
  }

  @ParameterizedTest
  @CsvSource({
    "TITLE x, 'line 1: has no TRACK'",
    "TRACK 01 AUDIO|INDEX, 'line 2: INDEX must have a number and a place'",
    "TRACK 01 AUDIO|INDEX 01 00:61:00, 'line 2: INDEX must be at mm:ss:ff'",
    "TRACK 01 AUDIO|INDEX 01 00:00:75, 'line 2: INDEX must be at mm:ss:ff'",
    "INDEX 01 00:00:00, 'line 1: INDEX must be after a TRACK'",
    "TRACK 01 AUDIO|TITLE x, 'line 2: the track before has no INDEX 01'",
    "FILE a WAVE|FILE b WAVE, 'line 2: must be of one FILE'",
    "TRACK 01 AUDIO|INDEX 01 09:00:00|TRACK 02 AUDIO|INDEX 01 10:00:00, 'track 2 must begin after"
        + " the one before it, which does at 0 s, and before the end of the sound, which is at END"
        + " s, but begins at 600 s'",
    "TRACK 01 AUDIO|INDEX 01 00:00:09|TRACK 02 AUDIO|INDEX 01 00:00:06|TRACK 03 AUDIO|INDEX 01"
        + " 00:00:03, 'track 3 must begin after the one before it, which does at 0.08 s'"
  })
  void aWrongSheetIsRefusedByItsLine(String lines, String error) throws IOException {
    Path file = folder.resolve("x.wav");
    TestSounds.write(file, SampleFormat.PCM_16, RATE, 1, 4000);
    CapturedRun run = split(file, "--tracks", sheet(lines.replace('|', '\n')));
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err())
        .contains("album.cue")
        .contains(error.replace("END", Double.toString(4000.0 / RATE)));
    assertThat(out).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({
    "'', 2, 'one of --at, --every, --into, --at-silence, --at-cues and --tracks must say where to"
        + " cut'",
    "--every 0, 2, '--every must be above 0'",
    "--into 0, 2, '--into must be between 1 and 100000, but is 0'",
    "--at-silence --silence 3, 2, '--silence must be a level in dBFS, 0 or below, such as -60, but"
        + " is 3.0'",
    "--at 1, 1, 'FILE: --at must be before the end, which is at 0.5 s, but is 1 s'",
  })
  void wrongPlacesAreRefusedByTheirValues(String options, int code, String error)
      throws IOException {
    Path file = folder.resolve("x.wav");
    TestSounds.write(file, SampleFormat.PCM_16, RATE, 1, RATE / 2);
    List<Object> line = new ArrayList<>(List.of(file));
    line.addAll(options.isEmpty() ? List.of() : List.of(options.split(" ")));
    CapturedRun run = split(line.toArray());
    assertThat(run.exit()).isEqualTo(code);
    assertThat(run.err()).startsWith("tenuto: " + error.replace("FILE", file.toString()));
    assertThat(out).doesNotExist();
  }

  @Test
  void aFileWithoutSamplesIsRefused() throws IOException {
    Path file = folder.resolve("x.wav");
    TestSounds.write(file, SampleFormat.PCM_16, RATE, 1, 0);
    CapturedRun run = split(file, "--into", "2");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("tenuto: " + file + ": the file has no samples to split")
        .contains("tenuto: 0 pieces written, 0 of 1 files done;");
  }

  @Test
  void nothingIsReplacedUnasked() throws IOException {
    Path file = folder.resolve("x.wav");
    TestSounds.write(file, SampleFormat.PCM_16, RATE, 1, 4000);
    assertThat(split(file, "--into", "2").exit()).isZero();
    CapturedRun again = split(file, "--into", "3");
    assertThat(again.exit()).isEqualTo(1);
    assertThat(again.err()).contains("x-01.wav already exists: --force replaces it");
    assertThat(made()).hasSize(2);
    assertThat(split(file, "--into", "3", "--name", "{name}.{ext}").err())
        .contains("pieces 1 and 2 would both become");
    assertThat(split(file, "--into", "3", "--dry-run").out().lines()).hasSize(3);
    assertThat(made()).hasSize(2);
    assertThat(split(file).exit()).as("where to cut is not said").isEqualTo(2);
    assertThat(split(file, "--at", "1").err()).contains("--at must be before the end");
    assertThat(split(file, "--into", "0").err()).contains("--into must be between 1 and");
  }

  /** Also with --force: it is for files of an earlier run. */
  @Test
  void piecesOfTwoFilesDoNotReplaceEachOther() throws IOException {
    Path one = Files.createDirectories(folder.resolve("one")).resolve("x.wav");
    Path other = Files.createDirectories(folder.resolve("other")).resolve("x.wav");
    TestSounds.write(one, SampleFormat.PCM_16, RATE, 1, 4000);
    TestSounds.write(other, SampleFormat.PCM_16, RATE, 1, 2000);
    CapturedRun run = split(one, other, "--into", "2", "--force");
    assertThat(run.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(run.err()).contains("x-01.wav is already a piece of " + one);
    assertThat(frames("x-01.wav")).isEqualTo(2000);
  }

  @Test
  void noInputIsReplacedByAPiece() throws IOException {
    Files.createDirectories(out);
    Path first = out.resolve("x.wav");
    Path second = out.resolve("x-01.wav");
    TestSounds.write(first, SampleFormat.PCM_16, RATE, 1, 4000);
    TestSounds.write(second, SampleFormat.PCM_16, RATE, 1, 1000);
    CapturedRun run = split(first, second, "--into", "2", "--force");
    assertThat(run.err()).contains("x-01.wav is an input: it cannot be overwritten");
    assertThat(frames("x-01.wav")).isEqualTo(1000);
    assertThat(frames("x-01-02.wav")).isEqualTo(500);
  }

  @Test
  void aTitleOfDotsIsNoFolder() throws IOException {
    Path file = folder.resolve("x.wav");
    TestSounds.write(file, SampleFormat.PCM_16, RATE, 1, 4000);
    Path sheet =
        Files.writeString(folder.resolve("x.cue"), "TRACK 01\nTITLE ..\nINDEX 01 00:00:00");
    assertThat(split(file, "--tracks", sheet, "--name", "{title}/{n}.wav").exit()).isZero();
    assertThat(out.resolve("1").resolve("01.wav")).exists();
  }

  @Test
  void piecesHaveTheQualityAndTheBitsThatAreGiven() throws IOException {
    Path file = folder.resolve("x.wav");
    TestSounds.write(file, SampleFormat.PCM_24, RATE, noise(1, 32_000));
    assertThat(split(file, "--into", "2", "--format", "mp3", "--quality", "16k").exit()).isZero();
    assertThat(
            split(file, "--into", "2", "--format", "mp3", "--quality", "64k", "--name", "l{n}.mp3")
                .exit())
        .isZero();
    // Two seconds; the header's frame, and what the encoder adds at both ends, last 0.3 s at most.
    assertThat(Files.size(out.resolve("x-01.mp3"))).isBetween(2 * 2000L, 5 * 2000L / 2);
    assertThat(Files.size(out.resolve("l02.mp3"))).isBetween(2 * 8000L, 5 * 8000L / 2);
    assertThat(split(file, "--into", "2", "--bits", "16").exit()).isZero();
    try (OpenFiles files = new OpenFiles()) {
      assertThat(SoundFiles.open(files, out.resolve("x-02.wav")).about().bits()).isEqualTo(16);
    }
    assertThat(split(file, "--into", "2", "--quality", "64k", "--force").err())
        .contains("--quality is of lossy formats");
    assertThat(split(file, "--into", "2", "--format", "flac", "--quality", "64k").err())
        .contains("--quality: a FLAC file is lossless");
    assertThat(split(file, "--into", "2", "--format", "mp3", "--quality", "loud").exit())
        .isEqualTo(ExitCode.USAGE);
  }
}
