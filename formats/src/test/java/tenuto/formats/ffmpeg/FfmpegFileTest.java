package tenuto.formats.ffmpeg;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Reader;
import tenuto.formats.SoundFiles;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.Helpers;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.tags.Id3Writer;
import tenuto.formats.wav.Wav;

/** What the ffmpeg of this machine decodes; without one there is nothing to test. */
@EnabledIf("isThere")
@Timeout(120)
class FfmpegFileTest {
  private static final int FRAMES = 20_000;

  @TempDir Path folder;
  private Session session;
  private final OpenFiles files = new OpenFiles();
  private double[][] samples;

  static boolean isThere() {
    try {
      return Files.exists(Ffmpeg.find().program());
    } catch (IOException none) {
      return false;
    }
  }

  @BeforeEach
  void open() throws IOException {
    session = new Session(new Settings().withScratch(folder).withThreads(1));
    SplittableRandom random = new SplittableRandom(1);
    samples = new double[2][FRAMES];
    for (double[] channel : samples) {
      Arrays.setAll(channel, i -> random.nextInt(-(1 << 15), 1 << 15) * 0x1p-15);
    }
    Wav.write(folder.resolve("in.wav"), SampleFormat.PCM_16, 44_100, samples);
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
    assertThat(ProcessHandle.current().children().filter(FfmpegFileTest::isFfmpeg)).isEmpty();
  }

  private static boolean isFfmpeg(ProcessHandle process) {
    return process.info().command().orElse("").contains("ffmpeg") && !hasEnded(process);
  }

  private static boolean hasEnded(ProcessHandle process) {
    process.onExit().orTimeout(20, java.util.concurrent.TimeUnit.SECONDS).join();
    return true;
  }

  /** Encodes the samples by ffmpeg's own command. */
  private Path encoded(String name, String... options) throws IOException {
    Path out = folder.resolve(name);
    List<String> command = new java.util.ArrayList<>();
    command.add(Ffmpeg.find().program().toString());
    command.addAll(List.of("-v", "error", "-nostdin", "-y", "-i", folder.resolve("in.wav") + ""));
    command.addAll(List.of(options));
    command.add("file:" + out);
    try {
      Process process = new ProcessBuilder(command).inheritIO().start();
      assertThat(process.waitFor()).isZero();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
    return out;
  }

  @ParameterizedTest
  @CsvSource({
    "x.m4a, alac, MPEG-4, 16-bit ALAC",
    "x.wv, wavpack, WavPack, 16-bit WavPack",
    "x.tta, tta, True Audio, 16-bit TTA",
    "x.mkv, flac, Matroska, 16-bit FLAC",
    "x.mov, pcm_s16be, MPEG-4, 16-bit PCM",
    "x.caf, alac, CAF, 16-bit ALAC",
  })
  void whatIsLosslessIsExact(String name, String codec, String container, String encoding)
      throws IOException {
    SoundFile file = SoundFiles.open(files, encoded(name, "-c:a", codec));
    assertThat(file.about().container()).isEqualTo(container);
    assertThat(file.about().encoding()).isEqualTo(encoding);
    assertThat(file.about().bits()).isEqualTo(16);
    assertThat(file.about().frames()).isEqualTo(FRAMES);
    assertThat(file.about().sampleRate()).isEqualTo(44_100);
    assertThat(EncodedTones.visit(session, file.channels())).isDeepEqualTo(samples);
    assertThat(EncodedTones.read(session, file.channels().get(1), 777)).isEqualTo(samples[1]);
  }

  @Test
  void tagsAndChaptersAreRead() throws IOException {
    Path chapters = folder.resolve("c.txt");
    Files.writeString(
        chapters,
        ";FFMETADATA1\ntitle=Tön \\= \\;\ntrack=3/7\n"
            + "[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=100\ntitle=Zero\n"
            + "[CHAPTER]\nTIMEBASE=1/1000\nSTART=100\nEND=400\ntitle=One\n");
    SoundFile file =
        SoundFiles.open(
            files,
            encoded("x.m4a", "-i", chapters.toString(), "-map_metadata", "1", "-c:a", "alac"));
    assertThat(file.metadata().text("TITLE")).isEqualTo("Tön = ;");
    assertThat(file.metadata().text("TRACKNUMBER")).isEqualTo("3");
    assertThat(file.metadata().text("TRACKTOTAL")).isEqualTo("7");
    assertThat(file.metadata().text("ENCODER")).isNull(); // who reads it did not write it
    assertThat(file.metadata().cues()).containsExactly(new Cue(0, "Zero"), new Cue(4410, "One"));
  }

  /** As True Audio has them always, and recorded streams of AAC. */
  @ParameterizedTest
  @CsvSource({"x.tta, tta, True Audio", "x.aac, aac, AAC"})
  void aTagMayPrecedeTheSound(String name, String codec, String container) throws IOException {
    Path file = encoded(name, "-c:a", codec);
    byte[] tag =
        Id3Writer.bytes(
            List.of(new Tag("TITLE", "Tön"), new Tag("ARTIST", "A"), new Tag("ARTIST", "B")));
    byte[] sound = Files.readAllBytes(file);
    byte[] both = Arrays.copyOf(tag, tag.length + sound.length);
    System.arraycopy(sound, 0, both, tag.length, sound.length);
    Files.write(file, both);
    SoundFile opened = SoundFiles.open(files, file);
    assertThat(opened.about().container()).isEqualTo(container);
    assertThat(opened.about().frames()).isBetween((long) FRAMES, FRAMES + 2048L);
    assertThat(opened.metadata().tags())
        .contains(new Tag("TITLE", "Tön"), new Tag("ARTIST", "A"), new Tag("ARTIST", "B"));
  }

  /** As a long audiobook has them. */
  @Test
  void manyChaptersHideNoSound() throws IOException {
    StringBuilder text = new StringBuilder(";FFMETADATA1\n");
    int chapters = 440;
    for (int i = 0; i < chapters; i++) {
      text.append(
          "[CHAPTER]\nTIMEBASE=1/1000\nSTART=%d\nEND=%d\ntitle=%d\n".formatted(i, i + 1, i));
    }
    Path list = Files.writeString(folder.resolve("c.txt"), text);
    SoundFile file =
        SoundFiles.open(
            files, encoded("x.m4a", "-i", list.toString(), "-map_chapters", "1", "-c:a", "alac"));
    assertThat(file.metadata().cues()).hasSize(chapters);
    assertThat(file.about().frames()).isEqualTo(FRAMES);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-i.m4a", "concat:a|b.m4a", "http:x.m4a", "a b'%d.m4a", "pipe:0"})
  void aNameIsOnlyAName(String name) throws IOException {
    Path file = Files.move(encoded("x.m4a", "-c:a", "alac"), folder.resolve(name));
    assertThat(SoundFiles.open(files, file).about().frames()).isEqualTo(FRAMES);
  }

  @Test
  void aFileThatIsCutShortIsRefusedUnlessDamageIsAllowed() throws IOException {
    Path whole = encoded("x.mkv", "-c:a", "flac");
    byte[] bytes = Files.readAllBytes(whole);
    Path cut = Files.write(folder.resolve("cut.mkv"), Arrays.copyOf(bytes, bytes.length * 2 / 3));
    assertThatThrownBy(() -> SoundFiles.open(files, cut))
        .isInstanceOf(SoundFileException.class)
        .hasMessageStartingWith(cut + ": ffmpeg ");
    try (OpenFiles lenient = new OpenFiles(true)) {
      SoundFile file = SoundFiles.open(lenient, cut);
      int there = (int) file.about().frames();
      assertThat(there).isBetween(1, FRAMES - 1);
      assertThat(file.losses()).isNotEmpty();
      assertThat(EncodedTones.read(session, file.channels().getFirst(), 1000))
          .isEqualTo(Arrays.copyOf(samples[0], there));
    }
  }

  @Test
  void whatHasNoSoundIsRefused() throws IOException {
    Path file = folder.resolve("x.mkv");
    Process process =
        new ProcessBuilder(
                Ffmpeg.find().program().toString(),
                "-v",
                "error",
                "-nostdin",
                "-f",
                "lavfi",
                "-i",
                "color=d=0.1:s=16x16",
                "-c:v",
                "rawvideo",
                file.toString())
            .inheritIO()
            .start();
    assertThat(process.onExit().join().exitValue()).isZero();
    assertThatThrownBy(() -> SoundFiles.open(files, file))
        .hasMessage(file + ": ffmpeg finds no sound in this Matroska file");
  }

  /** A reader whose process was stopped in favour of others goes on with another. */
  @Test
  void aReaderGoesOnWithAnotherProcess() throws IOException {
    SoundFile file = SoundFiles.open(files, encoded("x.tta", "-c:a", "tta"));
    double[] all = new double[FRAMES];
    int block = 2000;
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(file.channels().getFirst())) {
      Block samples = new Block(arena.allocate(8L * block, 64), 0);
      for (int at = 0; at < FRAMES; at += block) {
        reader.read(at, samples, 0, block);
        for (int i = 0; i < block; i++) {
          all[at + i] = samples.get(i);
        }
        if (at == 3 * block) {
          stopAll();
        }
      }
    }
    assertThat(all).isEqualTo(samples[0]);
  }

  @Test
  void noOtherProcessReadsAnotherFileOfThatName() throws IOException {
    Path path = encoded("x.tta", "-c:a", "tta");
    SoundFile file = SoundFiles.open(files, path);
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(file.channels().getFirst())) {
      Block block = new Block(arena.allocate(8L * 2000, 64), 0);
      reader.read(0, block, 0, 2000);
      stopAll();
      Files.move(encoded("other.tta", "-af", "volume=0.5", "-c:a", "tta"), path, REPLACE_EXISTING);
      assertThatThrownBy(
              () -> {
                for (int at = 2000; at < FRAMES; at += 2000) {
                  reader.read(at, block, 0, 2000);
                }
              })
          .hasMessageContaining("x.tta has changed since it was read");
    }
  }

  /** Starts as many helpers as may run at a time, so that all earlier ones are stopped. */
  private void stopAll() {
    for (int i = 0; i < Helpers.MOST; i++) {
      files
          .helpers()
          .started(
              new Helpers.Helper() {
                @Override
                public long used() {
                  return Long.MAX_VALUE;
                }

                @Override
                public boolean isIdle() {
                  return false;
                }

                @Override
                public void stop() {}
              });
    }
    assertThat(files.helpers().running()).as("the others").isEqualTo(Helpers.MOST);
  }
}
