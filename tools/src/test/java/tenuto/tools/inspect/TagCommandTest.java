package tenuto.tools.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.file.Speakers;
import tenuto.formats.pcm.Dither;
import tenuto.tools.support.CapturedRun;

class TagCommandTest {
  @TempDir Path folder;

  private static CapturedRun tag(Object... arguments) {
    return CapturedRun.by(
        Stream.concat(Stream.of("tag"), Stream.of(arguments))
            .map(Object::toString)
            .toArray(String[]::new));
  }

  private Path sound(String name, List<Cue> cues) throws IOException {
    Path file = folder.resolve(name);
    Metadata said =
        Metadata.of(List.of(new Tag("TITLE", "Größe"), new Tag("ISRC", "DEABC0000001")))
            .withCues(cues)
            .with(Speakers.of(0x33, 4));
    try (SoundWriter writer =
        SoundFormat.of(file, "pcm16")
            .create(new PartFiles(), file, 4, 8000, 333, said, Dither.NONE)) {
      writer.commit();
    }
    return file;
  }

  private static List<String> tags(Path path) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      SoundFile file = SoundFiles.open(files, path);
      assertThat(file.warnings()).isEmpty();
      return file.metadata().tags().stream()
          .map(each -> each.name() + "=" + each.text())
          .filter(text -> !text.startsWith("SOFTWARE"))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"x.wav", "x.rf64", "x.aiff", "x.aifc", "x.flac"})
  void tagsAreSetAddedAndRemoved(String name) throws IOException {
    List<Cue> cues = name.endsWith("flac") ? List.of() : List.of(new Cue(7, "here"));
    Path file = sound(name, cues);
    assertThat(tag(file, "--set", "title=Gigue", "--set", "artist=A", "--add", "artist=B").exit())
        .isZero();
    assertThat(tags(file))
        .containsExactly("ARTIST=A", "ARTIST=B", "ISRC=DEABC0000001", "TITLE=Gigue");
    assertThat(tag(file, "--set", "isrc=", "--add", "artist=C").exit()).isZero();
    assertThat(tags(file)).containsExactly("ARTIST=A", "ARTIST=B", "ARTIST=C", "TITLE=Gigue");
    assertThat(tag(file, "--clear", "--set", "title=only").exit()).isZero();
    assertThat(tags(file)).containsExactly("TITLE=only");
    try (OpenFiles files = new OpenFiles()) {
      SoundFile sound = SoundFiles.open(files, file);
      assertThat(sound.metadata().cues()).isEqualTo(cues);
      assertThat(sound.metadata().speakers()).isEqualTo(Speakers.of(0x33, 4));
      assertThat(sound.about().frames()).isEqualTo(333);
    }
    long before = Files.size(file);
    tag(file, "--set", "title=twice");
    tag(file, "--set", "title=twice");
    assertThat(Files.size(file)).as("nothing is left behind").isBetween(before, before + 4);
  }

  private static byte[] joined(byte[]... pieces) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (byte[] piece : pieces) {
      bytes.writeBytes(piece);
    }
    return bytes.toByteArray();
  }

  private static byte[] latin(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] frame(String id, byte[] body) {
    return joined(latin(id), ByteBuffer.allocate(6).putInt(body.length).array(), body);
  }

  /** Frames of MPEG 1, layer 3, of 128 kbit/s and 44.1 kHz: 417 bytes of zeros are silence. */
  private static byte[] frames(int count) {
    byte[] all = new byte[417 * count];
    for (int i = 0; i < count; i++) {
      ByteBuffer.wrap(all).putInt(417 * i, 0xFFFB9044);
    }
    return all;
  }

  @Test
  void anMp3FileHasOneTagAndKeepsItsPicture() throws IOException {
    byte[] picture = new byte[70_000];
    new SplittableRandom(1).nextBytes(picture);
    byte[] apic = joined(latin("\0image/png\0\3\0"), picture);
    byte[] body =
        joined(
            frame("TIT2", latin("\0Old")),
            frame("APIC", apic),
            frame("TXXX", latin("\0MOOD\0calm")),
            frame("PRIV", latin("me\0secret")));
    int n = body.length;
    byte[] head = {
      'I', 'D', '3', 3, 0, 0, 0, (byte) (n >> 14 & 127), (byte) (n >> 7 & 127), (byte) (n & 127)
    };
    byte[] one = new byte[128];
    System.arraycopy(latin("TAGOld, again"), 0, one, 0, 13);
    byte[] sound = frames(10);
    Path file = Files.write(folder.resolve("x.mp3"), joined(head, body, sound, one));
    CapturedRun run = tag(file, "--set", "title=New", "--json");
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out()).contains("{\"name\":\"TITLE\",\"text\":\"New\"}");
    assertThat(tags(file)).containsExactly("GENRE=Blues", "MOOD=calm", "TITLE=New");
    byte[] made = Files.readAllBytes(file);
    assertThat(Arrays.copyOfRange(made, made.length - sound.length, made.length)).isEqualTo(sound);
    String text = new String(made, StandardCharsets.ISO_8859_1);
    assertThat(text).contains("APIC").contains(new String(apic, StandardCharsets.ISO_8859_1));
    assertThat(text).contains("PRIV").doesNotContain("TAGOld");
    tag(file, "--clear");
    assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)).contains("APIC");
  }

  @Test
  void aFlacFileKeepsItsPicture() throws IOException {
    Path file = sound("x.flac", List.of());
    byte[] plain = Files.readAllBytes(file);
    int at = 4 + 4 + 34; // fLaC, and STREAMINFO with its header
    byte[] picture = new byte[5000];
    new SplittableRandom(1).nextBytes(picture);
    byte[] head = ByteBuffer.allocate(4).putInt(6 << 24 | picture.length).array();
    byte[] start = Arrays.copyOf(plain, at);
    byte[] rest = Arrays.copyOfRange(plain, at, plain.length);
    Files.write(file, joined(start, head, picture, rest));
    assertThat(tag(file, "--set", "title=New").exit()).isZero();
    assertThat(tags(file)).containsExactly("ISRC=DEABC0000001", "TITLE=New");
    byte[] made = Files.readAllBytes(file);
    assertThat(Arrays.copyOf(made, at + 4 + 5000)).isEqualTo(joined(start, head, picture));
  }

  @Test
  void tagsAreCopiedFromAnotherFile() throws IOException {
    Path from = sound("from.flac", List.of());
    Path to = sound("to.wav", List.of());
    tag(to, "--clear", "--set", "comment=mine", "--set", "title=mine");
    assertThat(tag(to, "--copy-from", from, "--set", "comment=both").exit()).isZero();
    assertThat(tags(to)).containsExactly("COMMENT=both", "ISRC=DEABC0000001", "TITLE=Größe");
  }

  @Test
  void withoutAChangeTheyAreShown() throws IOException {
    Path file = sound("x.flac", List.of());
    byte[] before = Files.readAllBytes(file);
    assertThat(tag(file).out()).contains("  ISRC: DEABC0000001").contains("  TITLE: Größe");
    assertThat(tag(file, "--set", "title=y", "--dry-run").out()).contains("  TITLE: y");
    assertThat(Files.readAllBytes(file)).isEqualTo(before);
  }

  @Test
  void whatCannotBeChangedStaysAsItIs() throws IOException {
    Path file = sound("x.wav", List.of());
    byte[] whole = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(whole, whole.length - 10));
    CapturedRun run = tag(file, "--set", "title=y");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains("x.wav").contains("tags of a damaged file are not changed");
    assertThat(Files.readAllBytes(file)).hasSize(whole.length - 10);
    Path w64 = sound("x.w64", List.of());
    assertThat(tag(w64, "--set", "title=y").err())
        .contains("tags are changed in WAV, RF64, AIFF, FLAC, Ogg and MP3 files");
    assertThat(tag(file, "--set", "title").err()).contains("--set must be NAME=TEXT");
    assertThat(tag(file, "--set", "Größe=x").exit()).isEqualTo(2);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).hasSize(2);
    }
  }

  /** The smallest PNG image: one grey pixel. */
  private static byte[] png() {
    byte[] data = {0x78, (byte) 0x9C, 0x63, 0x60, 0, 0, 0, 2, 0, 1};
    return joined(
        ByteBuffer.allocate(8).putLong(0x8950_4E47_0D0A_1A0AL).array(),
        chunk("IHDR", ByteBuffer.allocate(13).putInt(1).putInt(1).put((byte) 8).array()),
        chunk("IDAT", data),
        chunk("IEND", new byte[0]));
  }

  private static byte[] chunk(String name, byte[] body) {
    byte[] named = joined(latin(name), body);
    CRC32 check = new CRC32();
    check.update(named);
    return joined(
        ByteBuffer.allocate(4).putInt(body.length).array(),
        named,
        ByteBuffer.allocate(4).putInt((int) check.getValue()).array());
  }

  @Test
  void aCoverIsSetShownAndRemoved() throws IOException {
    Path file = sound("x.flac", List.of());
    Path image = Files.write(folder.resolve("cover.png"), png());
    assertThat(tag(file, "--picture", image, "--dry-run").out()).contains("image/png, 67 bytes");
    assertThat(tag(file).out()).doesNotContain("image/png");
    CapturedRun run = tag(file, "--picture", image, "--json");
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out())
        .contains(
            "\"pictures\":[{\"type\":3,\"mime\":\"image/png\",\"description\":\"\",\"bytes\":67}]");
    assertThat(tags(file)).containsExactly("ISRC=DEABC0000001", "TITLE=Größe");
    tag(file, "--clear");
    assertThat(tag(file).out()).as("--clear is of texts").contains("image/png");
    assertThat(tag(file, "--picture", "none").exit()).isZero();
    assertThat(tag(file).out()).doesNotContain("image/png");
    CapturedRun none = tag(file, "--picture", folder.resolve("none.png"));
    assertThat(none.exit()).isNotZero();
    assertThat(none.err()).contains("none.png").doesNotContain("Exception");
  }
}
