package tenuto.formats.mp3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.SoundFiles;
import tenuto.formats.decoding.DecodedFile;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;

@Timeout(60)
class Mp3FileTest {
  @TempDir Path folder;
  private Session session;
  private final OpenFiles files = new OpenFiles();
  private byte[] plain;
  private double[] sound;

  @BeforeEach
  void open() throws IOException {
    session = new Session(new Settings().withScratch(folder).withThreads(1));
    plain = EncodedTones.bytes("plain.mp3");
    sound = samples(opened(plain));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  private DecodedFile opened(byte[]... pieces) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (byte[] piece : pieces) {
      bytes.write(piece);
    }
    Path file = Files.write(Files.createTempFile(folder, "x", ".mp3"), bytes.toByteArray());
    return (DecodedFile) SoundFiles.open(files, file);
  }

  private double[] samples(DecodedFile file) {
    return EncodedTones.read(session, file.channels().getFirst(), 1152);
  }

  private static byte[] bytes(String letters) {
    return letters.getBytes(StandardCharsets.ISO_8859_1);
  }

  @Test
  void bytesBetweenFramesArePassedBy() throws IOException {
    int third = 0;
    for (int i = 0; i < 2; i++) { // 128 kbit/s at 44.1 kHz
      third += 417 + (plain[third + 2] >> 1 & 1);
    }
    byte[] two = Arrays.copyOf(plain, third);
    byte[] rest = Arrays.copyOfRange(plain, third, plain.length);
    byte[] junk = new byte[1000];
    new java.util.Random(1).nextBytes(junk);
    junk[500] = -1; // what looks like a frame's start, and is followed by none
    junk[501] = (byte) 0xFB;
    junk[502] = (byte) 0x90;
    assertThat(samples(opened(two, junk, rest, junk))).isEqualTo(sound);
    assertThat(samples(opened(bytes("ID3\3\0\0\0\0\7\150"), junk, plain))).isEqualTo(sound);
  }

  @Test
  void withoutATagTheLastFrameMayBeCut() throws IOException {
    DecodedFile cut = opened(Arrays.copyOf(plain, plain.length - 1));
    assertThat(samples(cut)).isEqualTo(Arrays.copyOf(sound, sound.length - 1152));
  }

  @Test
  void withATagNoFrameMayBeMissing() throws IOException {
    byte[] tone = EncodedTones.bytes("tone.mp3");
    assertThatThrownBy(() -> opened(Arrays.copyOf(tone, tone.length - 1)))
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining("declares 11 frames, but 10 are present");
  }

  private static Map<String, String> tags(DecodedFile file) {
    return file.metadata().tags().stream().collect(Collectors.toMap(Tag::name, Tag::text));
  }

  @Test
  void tagsOfVersionOneAndApeAreNoSound() throws IOException {
    byte[] tag = new byte[128];
    System.arraycopy(bytes("TAGA title"), 0, tag, 0, 10);
    System.arraycopy(bytes("Somebody"), 0, tag, 33, 8);
    System.arraycopy(bytes("1987"), 0, tag, 93, 4);
    tag[126] = 7;
    byte[] ape = new byte[32 + 32 + 32];
    System.arraycopy(bytes("APETAGEX"), 0, ape, 0, 8);
    System.arraycopy(bytes("APETAGEX"), 0, ape, 64, 8);
    ape[64 + 12] = 64;
    ape[64 + 23] = (byte) 0x80;
    DecodedFile file = opened(plain, ape, tag);
    assertThat(tags(file))
        .isEqualTo(
            Map.of(
                "TITLE", "A title",
                "ARTIST", "Somebody",
                "DATE", "1987",
                "TRACKNUMBER", "7",
                "GENRE", "Blues")); // number 0
    assertThat(samples(file)).isEqualTo(sound);
  }

  @Test
  void textsOfVersionTwoAreRead() throws IOException {
    byte[] v22 = tag(2, frame22("TT2", bytes("\0Old")), frame22("COM", bytes("\0eng\0Hello")));
    assertThat(tags(opened(v22, plain))).isEqualTo(Map.of("TITLE", "Old", "COMMENT", "Hello"));
    byte[] utf16 = ("\1" + "x").getBytes(StandardCharsets.ISO_8859_1);
    byte[] name = "Größe".getBytes(StandardCharsets.UTF_16);
    byte[] body = new byte[1 + name.length];
    body[0] = utf16[0];
    System.arraycopy(name, 0, body, 1, name.length);
    byte[] v23 =
        tag(
            3,
            frame23("TIT2", body),
            frame23("APIC", new byte[300]),
            frame23("TRCK", bytes("\0003/9\0")));
    DecodedFile file = opened(v23, plain);
    assertThat(tags(file))
        .isEqualTo(Map.of("TITLE", "Größe", "TRACKNUMBER", "3", "TRACKTOTAL", "9"));
    assertThat(samples(file)).isEqualTo(sound);
  }

  @Test
  void aTagsDamageSpoilsNoSound() throws IOException {
    byte[] tag = tag(3, frame23("TIT2", bytes("\0Title")), frame23("TALB", bytes("\0Album")));
    for (int at = 10; at < tag.length; at++) {
      byte[] damaged = tag.clone();
      damaged[at] = -1;
      assertThat(samples(opened(damaged, plain))).isEqualTo(sound);
    }
  }

  private static byte[] frame22(String name, byte[] body) {
    return joined(bytes(name), new byte[] {0, 0, (byte) body.length}, body);
  }

  private static byte[] frame23(String name, byte[] body) {
    int n = body.length;
    return joined(bytes(name), new byte[] {0, 0, (byte) (n >> 8), (byte) n, 0, 0}, body);
  }

  private static byte[] tag(int version, byte[]... frames) {
    byte[] body = joined(frames);
    int n = body.length + 20; // padding
    byte[] head = {'I', 'D', '3', (byte) version, 0, 0, 0, 0, (byte) (n >> 7), (byte) (n & 127)};
    return joined(head, body, new byte[20]);
  }

  private static byte[] joined(byte[]... pieces) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (byte[] piece : pieces) {
      bytes.writeBytes(piece);
    }
    return bytes.toByteArray();
  }
}
