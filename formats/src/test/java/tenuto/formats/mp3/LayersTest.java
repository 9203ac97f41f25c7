package tenuto.formats.mp3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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

/** Files on which decoders differ, beside samples that mpg123 1.31 and libmad 0.15 agree on. */
@Timeout(60)
class LayersTest {
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

  private SoundFile opened(byte[] bytes) throws IOException {
    return SoundFiles.open(files, Files.write(Files.createTempFile(folder, "x", ".mp3"), bytes));
  }

  @ParameterizedTest
  @CsvSource({
    "layer1.mp1, MPEG-1 layer 1, 1536, 500:0.1036465 1151:0.0128738 1200:-0.0007316 1535:0.0192950",
    "layer2.mp2, MPEG-1 layer 2, 4608, 500:-0.0351166 1151:-0.0023331 4308:0.0619291"
        + " 4607:0.0055579",
    "layer2-32000.mp2, MPEG-1 layer 2, 4608, 500:0.0713341 1200:0.0007794 4308:-0.0129550",
    "layer2-24000.mp2, MPEG-2 layer 2, 4608, 500:0.0526702 2304:-0.0449770 4607:-0.6251320",
    "layer3-24000.mp3, MPEG-2 layer 3, 4608, 3043:-0.1758297 1500:0.1018791 2880:-0.1430479"
        + " 3500:-0.2615969"
  })
  void everyLayerIsDecodedAsOthersDo(String name, String encoding, int frames, String places)
      throws IOException {
    SoundFile file = opened(EncodedTones.bytes(name));
    assertThat(file.about().encoding()).isEqualTo(encoding);
    double[] samples = EncodedTones.read(session, file.channels().getLast(), 1152);
    assertThat(samples).hasSize(frames);
    for (String place : places.split(" ")) {
      String[] both = place.split(":");
      assertThat(samples[Integer.parseInt(both[0])])
          .as(place)
          .isCloseTo(Double.parseDouble(both[1]), within(3e-6));
    }
  }

  @Test
  void intensityStereoIsRefusedAndNotGuessed() throws IOException {
    byte[] file = EncodedTones.bytes("plain.mp3");
    file[3] = (byte) (file[3] & 0x0F | 0x50);
    assertThatThrownBy(() -> EncodedTones.read(session, opened(file).channels().getFirst(), 1152))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("byte 0: frame 0 has intensity stereo, which is not supported");
  }

  @Test
  void framesOfAnotherKindAreNotPassedBy() throws IOException {
    byte[] stereo = EncodedTones.bytes("plain.mp3");
    byte[] mono = EncodedTones.bytes("layer3-24000.mp3");
    byte[] both = Arrays.copyOf(stereo, stereo.length + mono.length);
    System.arraycopy(mono, 0, both, stereo.length, mono.length);
    assertThatThrownBy(() -> opened(both))
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining(
            "byte %d: frames of MPEG-2 layer 3, 24000 Hz, mono follow frames of MPEG-1 layer 3,"
                + " 44100 Hz, stereo",
            stereo.length);
  }

  @Test
  void aWrongChecksumIsDamage() throws IOException {
    byte[] file = EncodedTones.bytes("layer2.mp2");
    int second = file.length / 4; // the first frame has no checksum
    file[second + 7] ^= 0x10;
    assertThatThrownBy(() -> EncodedTones.read(session, opened(file).channels().getFirst(), 1152))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining("byte %d: frame 1 is damaged: its checksum is wrong", second);
  }
}
