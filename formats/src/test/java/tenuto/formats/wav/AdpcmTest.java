package tenuto.formats.wav;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.SoundFiles;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.wav.Wav.Bytes;

class AdpcmTest {
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

  private double[][] samples(SoundFile file) {
    return EncodedTones.visit(session, file.channels());
  }

  /** The checksums are those of what both SoX and libsndfile decode. */
  @ParameterizedTest
  @CsvSource({
    "tone-ms.wav, Microsoft ADPCM, 1f4febb7",
    "tone-ima.wav, IMA ADPCM, 0eb9f5b1",
  })
  void eachSampleIsThatOfOtherPrograms(String name, String encoding, String sum)
      throws IOException {
    SoundFile file = EncodedTones.open(files, folder, name);
    assertThat(file.about().encoding()).isEqualTo(encoding);
    assertThat(file.about().frames()).isEqualTo(2205);
    double[][] samples = samples(file);
    ByteBuffer bytes = ByteBuffer.allocate(4 * 2205).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < 2205; i++) {
      for (double[] channel : samples) {
        bytes.putShort((short) (channel[i] * 0x1p15));
      }
    }
    CRC32 crc = new CRC32();
    crc.update(bytes.array());
    assertThat("%08x".formatted(crc.getValue())).isEqualTo(sum);
  }

  private static Bytes ima(int facts, int blocks) {
    Bytes file = new Bytes().text("RIFF").u32(0).text("WAVE").text("fmt ").u32(20);
    file.u16(0x11, 1).u32(8000, 4055).u16(8, 4, 2, 9);
    file.text("fact").u32(4).u32(facts).text("data").u32(8L * blocks);
    for (int i = 0; i < blocks; i++) {
      file.u16(100 * i).u8(0, 0).u8(0x70, 0, 0, 0);
    }
    return file;
  }

  /** By the standard's table: the step is 7, then 16; code 7 adds 7/8 + 7/4 + 7/2 + 7. */
  @Test
  void theStepsAreTheTables() throws IOException {
    SoundFile file = SoundFiles.open(files, ima(18, 2).to(folder.resolve("x.wav")));
    double[] samples = samples(file)[0];
    assertThat(samples).hasSize(18);
    assertThat(samples[0]).isZero();
    assertThat(samples[9]).isEqualTo(100 * 0x1p-15);
    assertThat(samples[2]).isEqualTo((0 + 1 + 3 + 7) * 0x1p-15);
    // The index is 8 - 1 = 7 and falls: steps 14, 13, 12, 11, 10, 9, each adding an eighth.
    assertThat(Arrays.copyOfRange(samples, 3, 9))
        .containsExactly(
            13 * 0x1p-15, 14 * 0x1p-15, 15 * 0x1p-15, 16 * 0x1p-15, 17 * 0x1p-15, 18 * 0x1p-15);
  }

  @ParameterizedTest
  @CsvSource({"18, 18", "15, 15", "10, 10", "9, 18", "0, 18", "19, 18"})
  void theFactCountsWithinTheLastBlock(int facts, int frames) throws IOException {
    SoundFile file = SoundFiles.open(files, ima(facts, 2).to(folder.resolve("x.wav")));
    assertThat(file.about().frames()).isEqualTo(frames);
  }

  @Test
  void damageInABlockIsSilenceOfThatBlockIfAllowed() throws IOException {
    byte[] bytes = EncodedTones.bytes("tone-ima.wav");
    int second = bytes.length - 512; // the last block's head, of two channels
    int at = second - 512 + 2;
    Path good = Files.write(folder.resolve("good.wav"), bytes);
    double[] whole = samples(SoundFiles.open(files, good))[0];
    bytes[at] = 89;
    Path bad = Files.write(folder.resolve("bad.wav"), bytes);
    assertThatThrownBy(() -> samples(SoundFiles.open(files, bad)))
        .hasRootCauseInstanceOf(SoundFileException.class)
        .hasMessageContaining(
            "byte " + (at - 2) + ": the step's index must be at most 88, but is 89");
    try (OpenFiles lenient = new OpenFiles(true)) {
      SoundFile file = SoundFiles.open(lenient, bad);
      double[] samples = samples(file)[0];
      int block = 505;
      assertThat(Arrays.copyOf(samples, 3 * block)).isEqualTo(Arrays.copyOf(whole, 3 * block));
      assertThat(Arrays.copyOfRange(samples, 3 * block, 4 * block)).containsOnly(0);
      assertThat(Arrays.copyOfRange(samples, 4 * block, 2205))
          .isEqualTo(Arrays.copyOfRange(whole, 4 * block, 2205));
      assertThat(file.losses().getFirst().text()).endsWith("the block is silence");
    }
  }

  @Test
  void aFileThatIsTruncatedMeanwhileIsAnError() throws IOException {
    byte[] bytes = EncodedTones.bytes("tone-ima.wav");
    Path path = Files.write(folder.resolve("x.wav"), bytes);
    SoundFile file = SoundFiles.open(files, path);
    Files.write(path, Arrays.copyOf(bytes, bytes.length / 2));
    assertThatThrownBy(() -> samples(file))
        .hasRootCauseInstanceOf(SoundFileException.class)
        .hasMessageContaining("the file was truncated since it was opened");
  }

  @ParameterizedTest
  @CsvSource({
    "34, 3, bits of ADPCM must be 4",
    "32, 3, the block align of IMA ADPCM is too small",
    "38, 0, a block of 8 bytes has at most 9 frames",
    "38, 10, a block of 8 bytes has at most 9 frames",
  })
  void aHeaderThatDoesNotFitIsRefused(int at, int value, String rule) throws IOException {
    byte[] bytes = ima(18, 2).array();
    bytes[at] = (byte) value;
    Path file = Files.write(folder.resolve("x.wav"), bytes);
    assertThatThrownBy(() -> SoundFiles.open(files, file))
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining(rule);
  }
}
