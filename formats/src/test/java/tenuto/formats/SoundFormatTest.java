package tenuto.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.file.Field;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.plain.RawFile;
import tenuto.formats.wav.Wav;

/** All containers alike: what is written is read, with what it says beside its samples. */
class SoundFormatTest {
  private static final Dither TPDF = Dither.of("tpdf", 1);

  @TempDir Path folder;
  private Session session;
  private final OpenFiles files = new OpenFiles();

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(1));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  private Path file(Container container) {
    return folder.resolve("x." + container.extensions().getFirst());
  }

  private SoundFile open(Path file, SoundFormat format, int channels, double rate)
      throws IOException {
    return format.container() == Container.RAW
        ? RawFile.open(files, file, new Pcm(format.samples(), format.order(), channels, rate, 0, 0))
        : SoundFiles.open(files, file, rate);
  }

  @ParameterizedTest
  @EnumSource(
      value = Container.class,
      names = {"WAVPACK", "M4A", "OGG", "WMA", "AC3"},
      mode = EnumSource.Mode.EXCLUDE)
  void whatIsWrittenIsRead(Container container) throws IOException {
    for (String name : container.samples()) {
      for (int channels : new int[] {1, 2, 6}) {
        for (int rate : new int[] {44_100, 48_000, 96_000, 192_000}) {
          String ending = "." + container.extensions().getFirst();
          Path file = folder.resolve(name + "-" + channels + "-" + rate + ending);
          SoundFormat format = SoundFormat.of(file, name);
          double[][] samples = Sounds.noise(channels, 501, name.startsWith("pcm8") ? 8 : 16);
          // Dither must not touch what the format holds exactly.
          assertThat(Sounds.write(file, format, rate, Metadata.NONE, TPDF, samples)).isZero();
          SoundFile read = open(file, format, channels, rate);
          assertThat(Sounds.read(session, read)).isDeepEqualTo(samples);
          assertThat(read.about().sampleRate()).isEqualTo(rate);
          if (container == Container.FLAC) {
            assertThat(read.about().encoding()).isEqualTo(format.samples().bits() + "-bit FLAC");
          } else {
            assertThat(read.about().encoding()).isEqualTo(format.samples().toString());
          }
          if (container != Container.NPY) { // which always warns of its rate
            assertThat(read.warnings()).isEmpty();
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Container.class,
      names = {"WAVPACK", "M4A", "OGG", "WMA", "AC3"},
      mode = EnumSource.Mode.EXCLUDE)
  void noFramesAreAValidFile(Container container) throws IOException {
    Path file = file(container);
    SoundFormat format = SoundFormat.of(file, SoundFormat.AUTO);
    Sounds.write(file, format, 48_000, Metadata.NONE, TPDF, new double[0], new double[0]);
    if (container == Container.RAW) {
      assertThat(file).isEmptyFile();
    } else {
      assertThat(open(file, format, 2, 48_000).about().frames()).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Container.class,
      names = {"RAW", "FLAC", "MP3", "OPUS", "WAVPACK", "M4A", "OGG", "WMA", "AC3"},
      mode = EnumSource.Mode.EXCLUDE)
  void layoutTellsEveryFieldAtItsPlace(Container container) throws IOException {
    Path file = file(container);
    SoundFormat format = SoundFormat.of(file, SoundFormat.AUTO);
    Sounds.write(file, format, 44_100, Metadata.NONE, TPDF, Sounds.noise(2, 10, 16));
    List<Field> fields = SoundFiles.open(files, file).layout();
    assertThat(fields.getFirst().offset()).isZero();
    long end = 0;
    for (Field field : fields) {
      assertThat(field.offset()).isGreaterThanOrEqualTo(end);
      end = field.offset() + field.bytes();
    }
    assertThat(end).isLessThanOrEqualTo(Files.size(file));
    if (container != Container.NPY) {
      assertThat(fields)
          .anyMatch(each -> each.name().endsWith(": rate") && each.value().equals("44100"));
      assertThat(fields)
          .anyMatch(each -> each.name().endsWith(": channels") && each.value().equals("2"));
    }
  }

  private static Metadata metadata(List<Cue> cues, int bextBytes) {
    byte[] bext = new byte[bextBytes];
    java.util.Arrays.fill(bext, (byte) 'b');
    return new Metadata(
        List.of(
            new Tag(Metadata.TITLE, "Größe"),
            new Tag(Metadata.ARTIST, "odd"),
            new Tag(Metadata.COMMENT, "even"),
            new Tag(Metadata.COMMENT, "twice"),
            new Tag(Metadata.COPYRIGHT, "none"),
            new Tag(Metadata.DATE, "1721"),
            new Tag(Metadata.SOFTWARE, "Tenuto")),
        cues,
        ByteBuffer.wrap(bext));
  }

  private static final List<Cue> CUES =
      List.of(new Cue(3, "first"), new Cue(0, ""), new Cue(11, "dritté"));

  @ParameterizedTest
  @CsvSource({
    "WAV, true, 603",
    "RF64, true, 602",
    "W64, false, 603",
    "AIFF, true, 0",
    "AIFC, true, 0"
  })
  void metadataGoesThrough(Container container, boolean cues, int bext) throws IOException {
    Metadata metadata = metadata(cues ? CUES : List.of(), bext);
    for (int frames : new int[] {20, 21}) {
      Path file = folder.resolve(frames + "." + container.extensions().getFirst());
      SoundFormat format = SoundFormat.of(file, "pcm8");
      double[][] samples = Sounds.noise(1, frames, 8);
      Sounds.write(file, format, 48_000, metadata, TPDF, samples);
      SoundFile read = SoundFiles.open(files, file);
      assertThat(read.metadata()).isEqualTo(metadata);
      assertThat(read.warnings()).isEmpty();
      assertThat(Sounds.read(session, read)).isDeepEqualTo(samples);
    }
  }

  /** The samples are what counts. */
  @ParameterizedTest
  @CsvSource({"WAV", "RF64", "W64", "AIFF", "AIFC"})
  void damagedMetadataIsNotedAndTheSamplesAreRead(Container container) throws IOException {
    Path file = file(container);
    double[][] samples = Sounds.noise(1, 20, 16);
    SoundFormat format = SoundFormat.of(file, "pcm16");
    Sounds.write(file, format, 48_000, Metadata.NONE, TPDF, samples);
    try (RandomAccessFile more = new RandomAccessFile(file.toFile(), "rw")) {
      more.seek(more.length());
      more.write("junk that is no chunk at all, neither here nor there".getBytes("US-ASCII"));
    }
    if (container == Container.W64) {
      return; // by its own rules a program may take all that for a chunk of another kind
    }
    SoundFile read = SoundFiles.open(files, file);
    assertThat(Sounds.read(session, read)).isDeepEqualTo(samples);
    assertThat(read.warnings()).hasSize(1);
    assertThat(read.warnings().getFirst().offset()).isEqualTo(Files.size(file) - 52);
    assertThat(read.warnings().getFirst().text()).endsWith("ignored, with everything after it");
  }

  @Test
  void damageWithinAListOfTextsIsNotedToo() throws IOException {
    Path file = file(Container.WAV);
    double[][] samples = Sounds.noise(1, 20, 16);
    SoundFormat format = SoundFormat.of(file, "pcm16");
    Metadata title = Metadata.NONE.with(Metadata.TITLE, "x").with(Metadata.DATE, "1");
    Sounds.write(file, format, 48_000, title, TPDF, samples);
    long list = 44 + 40;
    try (RandomAccessFile damaged = new RandomAccessFile(file.toFile(), "rw")) {
      damaged.seek(list + 8 + 4 + 4);
      damaged.write(0x77);
    }
    SoundFile read = SoundFiles.open(files, file);
    assertThat(Sounds.read(session, read)).isDeepEqualTo(samples);
    assertThat(read.warnings())
        .singleElement()
        .hasToString(
            "byte 96: the INAM of a LIST chunk declares 119 bytes, but 12 are present: ignored");
  }

  @Test
  void theSameInputGivesTheSameBytes() throws IOException {
    double[] sine = new double[3000];
    for (int i = 0; i < sine.length; i++) {
      sine[i] = 0.7 * StrictMath.sin(i * 0.01);
    }
    for (Container container : Container.values()) {
      if (container.needsFfmpeg()) {
        continue; // see FfmpegWriterTest
      }
      Path file = file(container);
      SoundFormat format = SoundFormat.of(file, SoundFormat.AUTO);
      Sounds.write(file, format, 48_000, metadata(CUES, 700), TPDF, sine);
      byte[] first = Files.readAllBytes(file);
      try (SoundWriter writer =
          format.create(new PartFiles(), file, 1, 48_000, sine.length, metadata(CUES, 700), TPDF)) {
        for (int at : new int[] {2000, 0, 1000}) {
          writer.write(at, 1000, Wav.blocks(sine), at);
        }
        writer.commit();
      }
      assertThat(file).hasBinaryContent(first);
    }
  }

  @ParameterizedTest
  @CsvSource({"W64, pcm24, 3", "RF64, pcm16, 2", "WAV, pcm16, 2", "RAW, pcm16, 2", "NPY, pcm16, 2"})
  void filesOfMoreThan4GibAreSparseUntilTheyAreWritten(Container container, String name, int bytes)
      throws IOException {
    Path file = file(container);
    long frames = (5L << 30) / bytes + 7;
    SoundFormat format = SoundFormat.of(file, name);
    try (SoundWriter writer =
        format.create(new PartFiles(), file, 1, 48_000, frames, Metadata.NONE, TPDF)) {
      writer.write(frames - 3, 3, Wav.blocks(new double[] {0.25, -0.5, 0.75}), 0);
      writer.commit();
    }
    assertThat(Files.size(file)).isGreaterThan(5L << 30);
    SoundFile read = open(file, format, 1, 48_000);
    assertThat(read.about().frames()).isEqualTo(frames);
    assertThat(Sounds.read(session, read.channels().getFirst(), frames - 4, 4))
        .containsExactly(0, 0.25, -0.5, 0.75);
    if (container == Container.WAV) {
      assertThat(read.about().container()).isEqualTo("RF64");
    }
  }

  @Test
  void aiffRefuses4Gib() {
    Path file = file(Container.AIFF);
    SoundFormat format = SoundFormat.of(file, "pcm16");
    long frames = (1L << 31) - 20;
    assertThatThrownBy(
            () -> format.create(new PartFiles(), file, 1, 48_000, frames, Metadata.NONE, TPDF))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            file
                + ": an AIFF file must have less than 4 GiB, but 2147483628 frames of 2 bytes are"
                + " more; RF64 (.wav, .rf64) and W64 (.w64) hold them");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void theNameSaysTheContainer() {
    assertThat(SoundFormat.of(Path.of("a.WAV"), "auto").samples()).isEqualTo(SampleFormat.PCM_24);
    assertThat(SoundFormat.of(Path.of("a.npy"), "auto").samples()).isEqualTo(SampleFormat.FLOAT_32);
    assertThat(Container.of(Path.of("x.y/no end"))).isEqualTo(Container.WAV);
    assertThat(Container.of(Path.of("a.aif"))).isEqualTo(Container.AIFF);
    assertThat(SoundFormat.of(Path.of("a.w64"), "64").samples()).isEqualTo(SampleFormat.FLOAT_64);
    assertThat(SoundFormat.of(Path.of("a.raw"), "PCM16BE").order()).isEqualTo(ByteOrder.BIG_ENDIAN);
    assertThat(SoundFormat.of(Path.of("a.aiff"), "pcm16be").order())
        .isEqualTo(ByteOrder.BIG_ENDIAN);
    assertThat(SoundFormat.nearest(Container.NPY, SampleFormat.PCM_24).samples())
        .isEqualTo(SampleFormat.FLOAT_32);
    assertThat(SoundFormat.nearest(Container.WAV, SampleFormat.PCM_8_SIGNED).samples())
        .isEqualTo(SampleFormat.PCM_8);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "a.voc|auto|path must end in .wav, .wave, .bwf, .rf64, .w64, .aiff, .aif, .aifc, .flac,"
            + " .npy, .raw, .wv, .mp3, .opus, .m4a, .ogg, .wma or .ac3, but is 'a.voc'",
        "a.mp3|pcm16|format must be low, medium, high, best or a bit rate such as 192k in an MP3"
            + " file, but is 'pcm16'",
        "a.wav|pcm12|format must be pcm24, pcm8, pcm16, pcm32, float32 or float64 in a WAV file,"
            + " but is 'pcm12'",
        "a.wav|pcm16be|format must be pcm24, pcm8, pcm16, pcm32, float32 or float64 in a WAV file,"
            + " but is 'pcm16be'",
        "a.aiff|pcm16le|format must be pcm24, pcm8, pcm16, pcm32, float32 or float64 in an AIFF"
            + " file, but is 'pcm16le'",
        "a.npy|pcm24|format must be float32, float32be, float64, float64be, pcm8, pcm16, pcm16be,"
            + " pcm32 or pcm32be in a NumPy array, but is 'pcm24'",
      })
  void whatCannotBeWrittenIsAnErrorThatSaysWhatCan(String name, String samples, String message) {
    assertThatThrownBy(() -> SoundFormat.of(Path.of(name), samples))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "pcm16",
        "pcm16 48000",
        "pcm12 48000 2",
        "pcm16 0 2",
        "pcm16 1 0",
        "pcm16 NaN 2",
        "pcm16 48000 2 -1",
        "pcm16 48000 2 1 1"
      })
  void aRawDescriptionThatIsNoneIsAnError(String text) {
    assertThatThrownBy(() -> RawDescription.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("raw must be such as 'pcm16 44100 2'")
        .hasMessageEndingWith("but is '" + text + "'");
  }

  @Test
  void aRawDescriptionSaysAll() {
    assertThat(RawDescription.parse(" pcm24be 44100.5 3  512 "))
        .isEqualTo(new Pcm(SampleFormat.PCM_24, ByteOrder.BIG_ENDIAN, 3, 44100.5, 0, 512));
    assertThat(RawDescription.parse("ulaw 8000 1").format()).isEqualTo(SampleFormat.MU_LAW);
  }

  @Test
  void whatIsNoSoundFileIsAnErrorThatSaysWhatIs() throws IOException {
    Path file = Files.writeString(folder.resolve("x"), "\tMThd");
    assertThatThrownBy(() -> SoundFiles.open(files, file))
        .isInstanceOf(SoundFileException.class)
        .hasMessageStartingWith(
            file + ": byte 0: no sound file that Tenuto reads starts with '?MTh'")
        .hasMessageContaining("WAV, RIFX, RF64, BW64, W64, AIFF, CAF, AU");
    Files.write(file, new byte[0]);
    assertThatThrownBy(() -> SoundFiles.open(files, file))
        .hasMessage(file + ": byte 0: the file is empty");
  }
}
