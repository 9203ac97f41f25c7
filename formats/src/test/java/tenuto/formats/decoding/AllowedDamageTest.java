package tenuto.formats.decoding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;

/** Of damaged compressed files what is sound is read where that is wanted. */
@Timeout(60)
class AllowedDamageTest {
  @TempDir Path folder;
  private Session session;
  private final OpenFiles strict = new OpenFiles();
  private final OpenFiles allowing = new OpenFiles(true);

  @BeforeEach
  void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(1));
  }

  @AfterEach
  void close() {
    strict.close();
    allowing.close();
    session.close();
  }

  private SoundFile opened(OpenFiles files, byte[] bytes) throws IOException {
    return SoundFiles.open(files, Files.write(Files.createTempFile(folder, "x", ""), bytes));
  }

  private double[] samples(SoundFile file) {
    return EncodedTones.read(session, file.channels().getFirst(), 1000);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tone.mp3", "plain.mp3"})
  void whatWasCutShortIsReadAsFarAsItGoes(String name) throws IOException {
    byte[] bytes = EncodedTones.bytes(name);
    double[] whole = samples(opened(strict, bytes));
    byte[] cut = Arrays.copyOf(bytes, bytes.length * 9 / 10);
    SoundFile file = opened(allowing, cut);
    double[] sound = samples(file);
    assertThat(sound.length).isBetween(whole.length / 2, whole.length - 1);
    assertThat(sound).isEqualTo(Arrays.copyOf(whole, sound.length));
    assertThat(file.losses().isEmpty())
        .as("without a tag nothing tells")
        .isEqualTo(name.startsWith("plain"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"tone.ogg", "tone.opus"})
  void whatEndsBeforeItsLastPageIsReadToTheLastThatIsWhole(String name) throws IOException {
    byte[] bytes = EncodedTones.bytes(name);
    int last = bytes.length - 1;
    while (bytes[last] != 'O' || bytes[last + 1] != 'g' || bytes[last + 2] != 'g') {
      last--;
    }
    byte[] cut = Arrays.copyOf(bytes, last);
    assertThatThrownBy(() -> opened(strict, cut)).isInstanceOf(SoundFileException.class);
    SoundFile file = opened(allowing, cut);
    samples(file);
    assertThat(file.losses()).anyMatch(loss -> loss.text().contains("truncated"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"tone.mp3", "tone.opus", "layer2-24000.mp2"})
  void noDamageAmongItsSamplesKeepsTheRestFromBeingRead(String name) throws IOException {
    byte[] bytes = EncodedTones.bytes(name);
    Random random = new Random(1);
    int read = 0;
    for (int i = 0; i < 50; i++) {
      byte[] damaged = bytes.clone();
      damaged[bytes.length / 2 + random.nextInt(bytes.length / 2)] ^= 1 << random.nextInt(8);
      try {
        SoundFile file = opened(allowing, damaged);
        assertThat(samples(file)).hasSize((int) file.about().frames());
        read++;
      } catch (SoundFileException refused) {
        // where even its length cannot be determined
      }
    }
    assertThat(read).isGreaterThan(25);
  }
}
