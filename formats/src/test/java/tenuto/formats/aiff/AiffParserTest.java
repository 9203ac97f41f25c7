package tenuto.formats.aiff;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.Container;
import tenuto.formats.SoundFormat;
import tenuto.formats.Sounds;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.PcmFile;

class AiffParserTest {
  /** 44100 Hz: 1.345825 × 2^15. */
  private static final String RATE_44100 = "400EAC44000000000000";

  @TempDir Path folder;
  private Path file;
  private Session session;
  private final OpenFiles files = new OpenFiles();

  @BeforeEach
  void open() {
    file = folder.resolve("x.aiff");
    session = new Session(new Settings().withScratch(folder).withThreads(1));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  /** Bytes in hexadecimal digits, and letters in quotes. */
  private static byte[] bytes(String text) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String[] parts = text.split("'", -1);
    for (int i = 0; i < parts.length; i++) {
      String part = parts[i];
      if (i % 2 == 1) {
        out.writeBytes(part.getBytes(StandardCharsets.ISO_8859_1));
      } else {
        out.writeBytes(java.util.HexFormat.of().parseHex(part.replace(" ", "")));
      }
    }
    return out.toByteArray();
  }

  private static String comm(String channels, String frames, String bits) {
    return "'COMM' 00000012" + channels + frames + bits + RATE_44100;
  }

  private static final String HEAD = "'FORM' 00000000 'AIFF'";
  private static final String MONO_1 = comm("0001", "00000001", "0010");
  private static final String SSND_1 = "'SSND' 0000000A 00000000 00000000 4000";

  private PcmFile read(String text) throws IOException {
    Files.write(file, bytes(text));
    return AiffFile.open(files, file);
  }

  private double[][] samples(String text) throws IOException {
    return Sounds.read(session, read(text));
  }

  private void refused(String text, String message) throws IOException {
    Files.write(file, bytes(text));
    assertThatThrownBy(() -> AiffFile.open(files, file))
        .isInstanceOf(SoundFileException.class)
        .hasMessage(file + ": " + message);
  }

  @Test
  void classicalFile() throws IOException {
    PcmFile read = read(HEAD + MONO_1 + SSND_1);
    assertThat(read.about().sampleRate()).isEqualTo(44_100.0);
    assertThat(read.about().container()).isEqualTo("AIFF");
    assertThat(Sounds.read(session, read)).isDeepEqualTo(new double[][] {{0.5}});
  }

  @Test
  void dataMayComeFirstAndBehindAnOffset() throws IOException {
    assertThat(samples(HEAD + "'SSND' 0000000C 00000002 00000000 FFFF 4000" + MONO_1))
        .isDeepEqualTo(new double[][] {{0.5}});
  }

  @Test
  void twelveBitsLieInTheUpperPartOfTwoBytes() throws IOException {
    assertThat(samples(HEAD + comm("0001", "00000001", "000C") + SSND_1))
        .isDeepEqualTo(new double[][] {{0.5}});
  }

  @ParameterizedTest
  @CsvSource({
    "NONE, 0010, 4000, 0.5",
    "twos, 0010, C000, -0.5",
    "sowt, 0010, 0040, 0.5",
    "sowt, 0018, 000040, 0.5",
    "in24, 0018, 400000, 0.5",
    "in32, 0020, 40000000, 0.5",
    "42n1, 0018, 000040, 0.5",
    "23ni, 0020, 00000040, 0.5",
    "raw , 0008, C0, 0.5",
    "NONE, 0008, 40, 0.5",
    "fl32, 0020, 3E800000, 0.25",
    "FL32, 0020, 3E800000, 0.25",
    "fl64, 0040, 3FD0000000000000, 0.25",
    "ulaw, 0010, 00, -0.9803466796875",
    "ALAW, 0010, AA, 0.984375"
  })
  void compressionsThatAreNone(String letters, String bits, String data, double sample)
      throws IOException {
    int size = 8 + data.length() / 2;
    String text =
        "'FORM' 00000000 'AIFC' 'FVER' 00000004 A2805140 'COMM' 00000018 0001 00000001"
            + bits
            + RATE_44100
            + "'%-4s' 0000 'SSND' %08X 00000000 00000000".formatted(letters, size)
            + data;
    PcmFile read = read(text);
    assertThat(read.about().container()).isEqualTo("AIFF-C");
    assertThat(Sounds.read(session, read)).isDeepEqualTo(new double[][] {{sample}});
  }

  @Test
  void sizesLeftOpenByProgramsWritingIntoAPipe() throws IOException {
    for (String size : new String[] {"00000000", "7F000008", "FFFFFFFF"}) {
      assertThat(
              samples(
                  HEAD
                      + comm("0001", "7F000000", "0010")
                      + "'SSND'"
                      + size
                      + "00000000 00000000 4000 2000"))
          .isDeepEqualTo(new double[][] {{0.5, 0.25}});
    }
  }

  @Test
  void noFramesNeedNoChunk() throws IOException {
    assertThat(samples(HEAD + comm("0002", "00000000", "0010"))).isDeepEqualTo(new double[2][0]);
  }

  @Test
  void textsAndMarkers() throws IOException {
    PcmFile read =
        read(
            HEAD
                + "'NAME' 00000003 'abc' 00"
                + MONO_1
                + SSND_1
                + "'ANNO' 00000007 'GENRE=X' 00 'ANNO' 00000001 'y' 00"
                + "'MARK' 0000000C 0001 0001 00000005 03 'end'");
    assertThat(read.warnings()).isEmpty();
    assertThat(read.metadata().text(Metadata.TITLE)).isEqualTo("abc");
    assertThat(read.metadata().text(Metadata.GENRE)).isEqualTo("X");
    assertThat(read.metadata().text(Metadata.COMMENT)).isEqualTo("y");
    assertThat(read.metadata().cues()).containsExactly(new Metadata.Cue(5, "end"));
  }

  @Test
  void markersThatAreNotThereAreNoted() throws IOException {
    PcmFile read = read(HEAD + MONO_1 + SSND_1 + "'MARK' 00000008 0002 0001 00000005");
    assertThat(read.warnings())
        .singleElement()
        .hasToString("byte 66: the MARK chunk declares 2 markers, but ends in number 1: ignored");
    assertThat(Sounds.read(session, read)).isDeepEqualTo(new double[][] {{0.5}});
  }

  @Test
  void refusesWhatBreaksARule() throws IOException {
    refused("", "byte 0: the file is empty");
    refused("'FORM'", "byte 0: the file header must have 12 bytes, but the file ends after 4");
    refused(
        "'FARM' 00000000 'AIFF'", "byte 0: an AIFF file starts with FORM, this one with 'FARM'");
    refused("'FORM' 00000000 '8SVX'", "byte 8: the type must be 'AIFF' or 'AIFC', but is '8SVX'");
    refused(HEAD, "byte 12: the file ends without a COMM chunk");
    refused(HEAD + MONO_1, "byte 38: the file ends without a SSND chunk");
    refused(HEAD + "01020304 00000000", "byte 12: a chunk name must be four letters, not '????'");
    refused(
        HEAD + "'ABCD' 00000005 00", "byte 12: the ABCD chunk declares 5 bytes, but 1 are present");
    refused(
        HEAD + comm("0000", "00000001", "0010") + SSND_1,
        "byte 20: the number of channels must be at least 1, but is 0");
    refused(
        HEAD + comm("0001", "00000002", "0010") + SSND_1,
        "byte 22: the COMM chunk declares 2 frames of 2 bytes, but the SSND chunk has 2 bytes");
    refused(
        HEAD + comm("0001", "00000001", "0021") + SSND_1,
        "byte 26: bits of PCM must be 1 to 32, but are 33");
    refused(
        HEAD + MONO_1.replace("400E", "C00E") + SSND_1,
        "byte 28: the sample rate must be 1 to 100000000 Hz, but is -44100");
    refused(
        HEAD + MONO_1.replace("400E", "3FFE") + SSND_1,
        "byte 28: the sample rate must be 1 to 100000000 Hz, but is 0.67291259765625");
    refused(
        HEAD + MONO_1.replace("400E", "401B") + SSND_1,
        "byte 28: the sample rate must be 1 to 100000000 Hz, but is 361267200");
    refused(
        HEAD + MONO_1.replace("400E", "7FFF") + SSND_1,
        "byte 28: the sample rate must be 1 to 100000000 Hz, but is NaN");
    refused(
        HEAD + MONO_1 + "'SSND' 0000000A 00000003 00000000 4000",
        "byte 46: the first frame must be within the SSND chunk's 10 bytes, but is 3 after its"
            + " header");
    refused(
        "'FORM' 00000000 'AIFC' 'COMM' 00000018 0001 00000001 0010"
            + RATE_44100
            + "'MAC3' 0000"
            + SSND_1,
        "byte 38: the compression must be NONE, twos, sowt, in24, in32, 42n1, 23ni, raw, fl32,"
            + " fl64, ulaw or alaw, but is 'MAC3'");
  }

  @ParameterizedTest
  @CsvSource({"44100", "44100.5", "1", "8000", "100000000", "11025.123456789"})
  void anyRateGoesThroughExactly(double rate) throws IOException {
    Sounds.write(
        file,
        SoundFormat.of(Container.AIFF, "pcm16"),
        rate,
        Metadata.NONE,
        Dither.NONE,
        new double[] {0.5});
    assertThat(AiffFile.open(files, file).about().sampleRate()).isEqualTo(rate);
  }

  @Test
  void aWrittenFileIsWhatTheSpecificationSays() throws IOException {
    Sounds.write(
        file,
        SoundFormat.of(Container.AIFF, "pcm8"),
        44_100,
        Metadata.NONE.with(Metadata.TITLE, "x"),
        Dither.NONE,
        new double[] {0.5});
    byte[] expected =
        bytes(
            "'FORM' 00000042 'AIFF'"
                + comm("0001", "00000001", "0008")
                + "'SSND' 00000009 00000000 00000000 40 00 'NAME' 00000001 'x' 00");
    ByteBuffer.wrap(expected).putInt(4, expected.length - 8);
    assertThat(file).hasBinaryContent(expected);
  }
}
