package tenuto.formats.ogg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.SoundFiles;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;

@Timeout(60)
class OggFileTest {
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

  private SoundFile opened(List<byte[]> pages) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (byte[] page : pages) {
      bytes.write(page);
    }
    return SoundFiles.open(files, Files.write(folder.resolve("x.ogg"), bytes.toByteArray()));
  }

  private double[] samples(SoundFile file) {
    return EncodedTones.read(session, file.channels().getFirst(), 1000);
  }

  private static List<byte[]> pages(String name) throws IOException {
    byte[] bytes = EncodedTones.bytes(name);
    List<byte[]> pages = new ArrayList<>();
    for (int at = 0; at < bytes.length; ) {
      int end = at + 27 + (bytes[at + 26] & 0xFF);
      for (int i = at + 27, last = end; i < last; i++) {
        end += bytes[i] & 0xFF;
      }
      pages.add(Arrays.copyOfRange(bytes, at, end));
      at = end;
    }
    return pages;
  }

  /** A page with another number in its head and a right checksum. */
  private static byte[] with(byte[] page, int at, byte... values) {
    byte[] changed = page.clone();
    System.arraycopy(values, 0, changed, at, values.length);
    ByteBuffer bytes = ByteBuffer.wrap(changed).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(22, 0);
    int sum = 0;
    for (byte next : changed) {
      sum ^= next << 24;
      for (int bit = 0; bit < 8; bit++) {
        sum = sum << 1 ^ (sum < 0 ? 0x04C11DB7 : 0);
      }
    }
    bytes.putInt(22, sum);
    return changed;
  }

  private static byte[] granule(byte[] page, long granule) {
    return with(
        page, 6, ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putLong(granule).array());
  }

  private static long granule(byte[] page) {
    return ByteBuffer.wrap(page).order(ByteOrder.LITTLE_ENDIAN).getLong(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"tone.ogg", "tone.opus"})
  void aStreamCutOutOfALongerOneBeginsWhereItBegins(String name) throws IOException {
    List<byte[]> pages = pages(name);
    SoundFile whole = opened(pages);
    double[] sound = samples(whole);
    long rate = (long) whole.about().sampleRate();
    int audio = firstWithSound(pages);
    assertThat(pages.size()).isGreaterThan(audio + 1);
    for (int i = audio; i < pages.size(); i++) {
      if (granule(pages.get(i)) >= 0) {
        pages.set(i, granule(pages.get(i), granule(pages.get(i)) + 1000 * rate));
      }
    }
    assertThat(samples(opened(pages))).isEqualTo(sound);
  }

  @Test
  void samplesBeforePositionZeroAreLeftOut() throws IOException {
    List<byte[]> pages = pages("tone.ogg");
    double[] sound = samples(opened(pages));
    for (int i = firstWithSound(pages); i < pages.size(); i++) {
      if (granule(pages.get(i)) >= 0) {
        pages.set(i, granule(pages.get(i), granule(pages.get(i)) - 100));
      }
    }
    assertThat(samples(opened(pages))).isEqualTo(Arrays.copyOfRange(sound, 100, sound.length));
  }

  private static int firstWithSound(List<byte[]> pages) {
    int at = 0;
    while (granule(pages.get(at)) <= 0) {
      at++;
    }
    return at;
  }

  @ParameterizedTest
  @ValueSource(strings = {"tone.ogg", "tone.opus"})
  void otherStreamsBesideItArePassedBy(String name) throws IOException {
    List<byte[]> pages = pages(name);
    double[] sound = samples(opened(pages));
    byte[] other = new byte[28 + 5];
    System.arraycopy(new byte[] {'O', 'g', 'g', 'S', 0, 2}, 0, other, 0, 6);
    other[14] = 99;
    other[26] = 1;
    other[27] = 5;
    pages.addFirst(with(other, 28, (byte) 'o', (byte) 't', (byte) 'h', (byte) 'e', (byte) 'r'));
    pages.add(3, with(pages.getFirst(), 5, (byte) 0));
    pages.add(with(pages.getFirst(), 5, (byte) 4));
    assertThat(samples(opened(pages))).isEqualTo(sound);
  }

  @Test
  void whatIsMissingIsNamed() throws IOException {
    List<byte[]> pages = pages("tone.ogg");
    int audio = firstWithSound(pages);
    List<byte[]> gap = new ArrayList<>(pages);
    gap.remove(audio);
    assertThatThrownBy(() -> samples(opened(gap)))
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining("some are missing");
    assertThatThrownBy(() -> opened(pages.subList(0, pages.size() - 1)))
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining("it was truncated");
    byte[] first = pages.getFirst();
    int body = first.length - 27 - (first[26] & 0xFF);
    assertThatThrownBy(() -> opened(List.of(Arrays.copyOf(first, first.length - 1))))
        .hasMessageContaining(
            "the body of an Ogg page must have %d bytes, but %d are present", body, body - 1);
    List<byte[]> twice = new ArrayList<>(pages);
    pages.forEach(page -> twice.add(with(page, 14, (byte) 1, (byte) 2, (byte) 3, (byte) 4)));
    assertThatThrownBy(() -> opened(twice))
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining("a second stream starts here");
  }

  @Test
  void whatIsNeitherVorbisNorOpusIsRefused() throws IOException {
    List<byte[]> pages = pages("tone.ogg");
    pages.set(0, with(pages.getFirst(), 29, (byte) 'F', (byte) 'L', (byte) 'A', (byte) 'C'));
    assertThatThrownBy(() -> opened(pages))
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining("Ogg files are read if they contain Vorbis, Opus or FLAC");
  }

  @Test
  void anOpusStreamsGainIsApplied() throws IOException {
    List<byte[]> pages = pages("tone.opus");
    double[] sound = samples(opened(pages));
    // 16 bytes into OpusHead, in 1/256 dB
    pages.set(0, with(pages.getFirst(), 28 + 16, (byte) 0, (byte) -6));
    double[] quieter = samples(opened(pages));
    double factor = Math.pow(10, -6 / 20.0);
    for (int i = 0; i < sound.length; i += 100) {
      assertThat(quieter[i])
          .isEqualTo(sound[i] * factor, org.assertj.core.api.Assertions.within(1e-12));
    }
  }
}
