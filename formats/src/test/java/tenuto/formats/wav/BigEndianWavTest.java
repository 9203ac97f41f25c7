package tenuto.formats.wav;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.SoundFiles;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;

/** RIFX: WAV whose numbers are all big endian. */
class BigEndianWavTest {
  @TempDir Path folder;
  private Session session;
  private final OpenFiles files = new OpenFiles();
  private final ByteBuffer bytes = ByteBuffer.allocate(1 << 10);

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(1));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  private ByteBuffer text(String letters) {
    return bytes.put(letters.getBytes(StandardCharsets.ISO_8859_1));
  }

  private SoundFile opened() throws IOException {
    byte[] all = Arrays.copyOf(bytes.array(), bytes.position());
    return SoundFiles.open(files, Files.write(folder.resolve("x.wav"), all));
  }

  @Test
  void samplesAreThoseOfTheTone() throws IOException {
    SoundFile file = EncodedTones.open(files, folder, "tone-rifx.wav");
    assertThat(file.about().encoding()).isEqualTo("24-bit PCM");
    assertThat(file.about().sampleRate()).isEqualTo(44_100);
    double[][] samples = EncodedTones.visit(session, file.channels());
    assertThat(samples[0]).hasSize(2205);
    for (int c = 0; c < 2; c++) {
      for (int i = 0; i < 2205; i++) {
        double exact = EncodedTones.sample(c, i, 44_100);
        assertThat(samples[c][i]).isBetween(exact - 0x1p-23, exact + 0x1p-23);
      }
    }
  }

  /** The GUID after the format: as it should be, and as SoX writes it. */
  @ParameterizedTest
  @ValueSource(longs = {0x0000_0001_0000_0010L, 0x0001_0000_0000_1000L})
  void metadataIsBigEndianToo(long guid) throws IOException {
    text("RIFX").putInt(0);
    text("WAVEfmt ").putInt(40).putShort((short) -2).putShort((short) 2).putInt(8000);
    bytes.putInt(32_000).putShort((short) 4).putShort((short) 16);
    bytes.putShort((short) 22).putShort((short) 16).putInt(0x30).putLong(guid);
    bytes.putLong(0x8000_00AA_0038_9B71L);
    text("data").putInt(4).putShort((short) 0x4000).putShort((short) -0x4000);
    text("cue ").putInt(28).putInt(1).putInt(7).putInt(0);
    text("data").putInt(0).putInt(0).putInt(1);
    text("LIST").putInt(4 + 8 + 6);
    text("adtllabl").putInt(6).putInt(7);
    text("A\0");
    SoundFile file = opened();
    assertThat(file.warnings()).isEmpty();
    assertThat(file.metadata().cues()).containsExactly(new Cue(1, "A"));
    assertThat(file.metadata().speakers().names(2)).isEqualTo("BL BR");
    double[][] samples = EncodedTones.visit(session, file.channels());
    assertThat(samples[0]).containsExactly(0.5);
    assertThat(samples[1]).containsExactly(-0.5);
  }
}
