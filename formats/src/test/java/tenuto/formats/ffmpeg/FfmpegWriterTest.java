package tenuto.formats.ffmpeg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.Container;
import tenuto.formats.LostMetadata;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Picture;
import tenuto.formats.file.Quality;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.wav.Wav;

/** What the ffmpeg of this machine encodes; without one there is nothing to test. */
@EnabledIf("isThere")
@Timeout(120)
class FfmpegWriterTest {
  private static final int FRAMES = 30_000;

  @TempDir Path folder;
  private Session session;
  private final OpenFiles files = new OpenFiles();

  static boolean isThere() {
    return FfmpegFileTest.isThere();
  }

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(1));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  private Path written(String name, String format, Metadata metadata, double[]... channels)
      throws IOException {
    Path target = folder.resolve(name);
    int n = channels[0].length;
    try (SoundWriter writer =
        SoundFormat.of(target, format)
            .create(new PartFiles(), target, channels.length, 44_100, n, metadata, Dither.NONE)) {
      int half = n / 2; // in any order
      for (int from : new int[] {half, 0}) {
        double[][] part =
            Arrays.stream(channels)
                .map(all -> Arrays.copyOfRange(all, from, from + half))
                .toArray(double[][]::new);
        writer.write(from, half, Wav.blocks(part), 0);
      }
      writer.commit();
    }
    return target;
  }

  private List<String> left() throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return all.map(file -> file.getFileName().toString())
          .filter(name -> name.contains("x."))
          .sorted()
          .toList();
    }
  }

  private static double[][] noise(int channels, int bits) {
    SplittableRandom random = new SplittableRandom(bits);
    double[][] samples = new double[channels][FRAMES];
    int most = 1 << bits - 1;
    for (double[] channel : samples) {
      Arrays.setAll(channel, i -> random.nextInt(-most, most) / (double) most);
    }
    return samples;
  }

  private static double[] tone(double level) {
    double[] tone = new double[FRAMES];
    Arrays.setAll(tone, i -> level * Math.sin(2 * Math.PI * 441 * i / 44_100.0));
    return tone;
  }

  @ParameterizedTest
  @CsvSource({
    "x.m4a, pcm16, 16, 2, 16-bit ALAC",
    "x.m4a, pcm24, 24, 6, 24-bit ALAC",
    "x.wv, pcm16, 16, 1, 16-bit WavPack",
    "x.wv, pcm24, 24, 2, 24-bit WavPack",
    "x.wv, float32, 24, 2, 32-bit WavPack float",
  })
  void whatIsLosslessIsExact(String name, String format, int bits, int channels, String encoding)
      throws IOException {
    double[][] samples = noise(channels, bits);
    SoundFile file = SoundFiles.open(files, written(name, format, Metadata.NONE, samples));
    assertThat(file.about().encoding()).isEqualTo(encoding);
    assertThat(file.about().channels()).isEqualTo(channels);
    assertThat(EncodedTones.visit(session, file.channels())).isDeepEqualTo(samples);
    assertThat(left()).containsExactly(name);
  }

  @ParameterizedTest
  @CsvSource({
    "x.m4a, high, AAC (LC), 0",
    "x.m4a, 96k, AAC (LC), 0",
    "x.ogg, auto, Vorbis, 0",
    "x.ogg, best, Vorbis, 0",
    "x.wma, high, WMAV2, -2048",
    "x.ac3, 320k, AC-3, 256",
  })
  void whatIsLossyHasItsLevel(String name, String format, String encoding, int delay)
      throws IOException {
    double[] tone = tone(0.5);
    SoundFile file = SoundFiles.open(files, written(name, format, Metadata.NONE, tone, tone));
    assertThat(file.about().encoding()).isEqualTo(encoding);
    double[] read = EncodedTones.read(session, file.channels().getFirst(), 1000);
    double wanted = 0;
    double got = 0;
    double error = 0;
    for (int i = 4410; i < 22_050; i++) {
      wanted += tone[i] * tone[i];
      got += read[i + delay] * read[i + delay];
      error += Math.pow(read[i + delay] - tone[i], 2);
    }
    assertThat(10 * Math.log10(got / wanted)).isBetween(-0.1, 0.1);
    assertThat(10 * Math.log10(error / wanted)).isLessThan(-20);
  }

  @ParameterizedTest
  @CsvSource({"x.m4a, high", "x.m4a, pcm16", "x.wv, pcm16", "x.wma, high"})
  void textsGoAlong(String name, String format) throws IOException {
    List<Tag> tags =
        List.of(
            new Tag("TITLE", "Tön = ; # \\ 'x'\n-y"),
            new Tag("ARTIST", "A"),
            new Tag("ARTIST", "B"),
            new Tag("ALBUMARTIST", "All"),
            new Tag("TRACKNUMBER", "3"),
            new Tag("TRACKTOTAL", "12"));
    Metadata read =
        SoundFiles.open(files, written(name, format, Metadata.of(tags), tone(0.1))).metadata();
    assertThat(read.text("TITLE")).isEqualTo("Tön = ; # \\ 'x'\n-y");
    assertThat(read.tags().stream().filter(tag -> tag.name().equals("ARTIST")).map(Tag::text))
        .isEqualTo(name.endsWith("wma") ? List.of("A; B") : List.of("A", "B"));
    assertThat(read.text("ALBUMARTIST")).isEqualTo("All");
    assertThat(read.text("TRACKNUMBER")).isEqualTo("3");
    assertThat(read.text("TRACKTOTAL")).isEqualTo("12");
  }

  /** What ffmpeg has no place for in MPEG-4, or writes under names that only it reads. */
  @ParameterizedTest
  @CsvSource({"x.m4a, high", "x.m4a, pcm16", "x.wv, pcm16", "x.wma, high"})
  void textsHaveTheirUsualNames(String name, String format) throws IOException {
    List<Tag> tags =
        List.of(
            new Tag("ALBUMARTISTSORT", "Sorted"),
            new Tag("BPM", "128"),
            new Tag("COMPILATION", "1"),
            new Tag("DATE", "1999-12-31"),
            new Tag("DISCNUMBER", "2"),
            new Tag("DISCTOTAL", "4"),
            new Tag("KEY", "F#m"),
            new Tag("LABEL", "Lab"),
            new Tag("MUSICBRAINZ_ALBUMID", "f4a3"),
            new Tag("REMIXER", "Re"));
    Path file = written(name, format, Metadata.of(tags), tone(0.1));
    assertThat(LostMetadata.in(Container.of(file), Metadata.of(tags))).isEmpty();
    assertThat(SoundFiles.open(files, file).metadata().tags())
        .containsExactlyInAnyOrderElementsOf(tags);
    List<String> names =
        switch (name) {
          case "x.wv" -> List.of("Disc\0002/4", "MixArtist\0Re", "Year\0001999-12-31");
          case "x.m4a" -> List.of("soaa", "tmpo", "cpil", "disk", "MusicBrainz Album Id");
          default -> List.of("WM/PartOfSet", "WM/Publisher", "MusicBrainz/Album Id", "WM/Year");
        };
    byte[] bytes = Files.readAllBytes(file);
    assertThat(
            new String(bytes, StandardCharsets.ISO_8859_1).replace("\0", "")
                + new String(bytes, StandardCharsets.ISO_8859_1))
        .contains(names);
  }

  /** All that comments hold, which is more than ffmpeg writes. */
  @Test
  void oggFilesHaveCommentsOfOurs() throws IOException {
    Metadata all =
        Metadata.of(
                List.of(
                    new Tag("TITLE", "Tön = ; # \\ 'x'\n-y"),
                    new Tag("ARTIST", "A"),
                    new Tag("ARTIST", "B"),
                    new Tag("LONG", "long ".repeat(10_000))))
            .withCues(List.of(new Cue(0, "eins"), new Cue(2205, "zwei")))
            .with(
                Instrument.NONE.with(
                    List.of(new Instrument.Loop(100, 2000, Instrument.Direction.FORWARD, 0))))
            .withPictures(
                List.of(new Picture(3, "image/png", "Hülle", ByteBuffer.allocate(100_000))));
    Path file = written("x.ogg", "high", all, tone(0.1), tone(0.2));
    SoundFile read = SoundFiles.open(files, file);
    assertThat(read.metadata()).isEqualTo(all);
    assertThat(read.about().frames()).isEqualTo(FRAMES);
    assertThat(LostMetadata.in(Container.OGG, all)).isEmpty();
    assertThat(left()).containsExactly("x.ogg");
  }

  @Test
  void theSameSamplesGiveTheSameBytes() throws IOException {
    for (String name : List.of("x.m4a", "x.ogg", "x.wv", "x.wma", "x.ac3")) {
      byte[] one =
          Files.readAllBytes(written(name, SoundFormat.AUTO, Metadata.NONE, tone(0.3), tone(0.2)));
      byte[] other =
          Files.readAllBytes(written(name, SoundFormat.AUTO, Metadata.NONE, tone(0.3), tone(0.2)));
      assertThat(one).as(name).isEqualTo(other);
    }
  }

  @Test
  void aNameIsOnlyAName() throws IOException {
    for (String name : List.of("-x.m4a", "http:x.m4a", "x.%d.m4a", "pipe:x.m4a")) {
      Path file = written(name, "pcm16", Metadata.NONE, tone(0.1));
      assertThat(SoundFiles.open(files, file).about().frames()).isEqualTo(FRAMES);
    }
  }

  @Test
  void whatTheCodecCannotHoldIsRefused() {
    assertThatThrownBy(() -> written("x.ac3", "high", Metadata.NONE, new double[7][10]))
        .hasMessageContaining("x.ac3: channels of AC-3 must be between 1 and 6, but are 7");
    assertThatThrownBy(() -> written("x.ac3", "100k", Metadata.NONE, new double[2][10]))
        .hasMessageContaining("the bit rate of AC-3 must be one of 32, 40,");
    assertThatThrownBy(() -> written("x.ac3", "high", Metadata.NONE, new double[1][0]))
        .hasMessageContaining("x.ac3: the sound of a file in AC-3 must have 1 frame or more");
    assertThatThrownBy(() -> written("x.m4a", "pcm8", Metadata.NONE, new double[1][10]))
        .hasMessageContaining(
            "format must be low, medium, high, best or a bit rate such as 192k, or pcm24 or pcm16"
                + " in an M4A file, but is 'pcm8'");
  }

  @ParameterizedTest
  @CsvSource({
    "echo 'disk on fire' >&2; exit 7, ffmpeg ended with exit code 7: disk on fire",
    "exit 0, ffmpeg ended before it had read all samples",
  })
  void itsFailureLeavesNothing(String end, String failure) throws IOException {
    Path target = Files.writeString(folder.resolve("x.m4a"), "old");
    Path none = folder.resolve("fake");
    Files.writeString(none, "#!/bin/sh\nhead -c 100 >/dev/null\n" + end + "\n");
    assertThat(none.toFile().setExecutable(true)).isTrue();
    Pcm pcm = new Pcm(SampleFormat.PCM_16, 1, 44_100, 1_000_000, 0);
    try (SoundWriter writer =
        FfmpegWriter.create(
            new Ffmpeg(none),
            new PartFiles(),
            target,
            FfmpegEncoder.ALAC,
            pcm,
            Quality.DEFAULT,
            Metadata.NONE,
            Dither.NONE)) {
      assertThatThrownBy(writer::commit).hasMessage("cannot write " + target + ": " + failure);
    }
    assertThat(left()).containsExactly("x.m4a");
    assertThat(target).hasContent("old");
  }
}
