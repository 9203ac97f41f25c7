package tenuto.formats.ogg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.formats.SoundFiles;
import tenuto.formats.decoding.EncodedTones;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.retag.TagEditor;
import tenuto.formats.tags.PictureEdit;

/** The comments of an Ogg file are replaced, and nothing else is. */
class OggCommentsTest {
  private static final List<Tag> SHORT = List.of(new Tag("TITLE", "Größe"), new Tag("X", "y"));

  @TempDir Path folder;

  private Path tone(String extension) throws IOException {
    String name = "tone." + extension;
    return Files.write(folder.resolve(name), EncodedTones.bytes(name));
  }

  private List<Tag> tags(Path file) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      SoundFile sound = SoundFiles.open(files, file);
      assertThat(sound.warnings()).isEmpty();
      return sound.metadata().tags();
    }
  }

  private void write(Path file, List<Tag> tags) throws IOException {
    TagEditor.write(new PartFiles(), file, tags, PictureEdit.NONE);
  }

  private List<OggPage> pages(Path file) throws IOException {
    List<OggPage> pages = new ArrayList<>();
    try (OpenFiles files = new OpenFiles()) {
      InputFile input = new InputFile(files, file);
      FileBytes bytes = new FileBytes(file, input, 0, input.bytes());
      for (OggPage page; (page = OggPage.read(file, bytes)) != null; ) {
        pages.add(page); // its checksum is right
      }
    }
    return pages;
  }

  /** All packets but that of the comments, each with its position. */
  private List<String> packets(Path file) throws IOException {
    List<String> packets = new ArrayList<>();
    try (OpenFiles files = new OpenFiles()) {
      OggPackets all =
          OggStream.find(file, new InputFile(files, file), new DamageLog(false)).packets();
      for (OggPacket packet; (packet = all.next()) != null; ) {
        if (packets.size() == 1 && !packets.getFirst().isEmpty()) {
          packets.add(""); // the comments
        } else {
          packets.add(
              packet.granule()
                  + (packet.endsStream() ? " end " : " ")
                  + new String(packet.bytes(), StandardCharsets.ISO_8859_1));
        }
      }
    }
    return packets;
  }

  private static List<Tag> longTags() {
    List<Tag> tags = new ArrayList<>(SHORT);
    for (int i = 0; i < 5; i++) {
      tags.add(new Tag("LONG" + i, ("é" + i).repeat(20_000)));
    }
    return tags;
  }

  @ParameterizedTest
  @ValueSource(strings = {"ogg", "opus", "oga"})
  void everyOtherPacketStays(String extension) throws IOException {
    Path file = tone(extension);
    List<String> before = packets(file);
    write(file, SHORT);
    assertThat(tags(file)).isEqualTo(SHORT);
    assertThat(packets(file)).isEqualTo(before);
    byte[] small = Files.readAllBytes(file);
    int count = pages(file).size();
    write(file, longTags());
    assertThat(tags(file)).isEqualTo(longTags());
    assertThat(packets(file)).isEqualTo(before);
    List<OggPage> many = pages(file);
    assertThat(many).as("300 kB of comments on pages of at most 65 kB").hasSize(count + 4);
    for (int i = 0; i < many.size(); i++) {
      assertThat(many.get(i).number()).isEqualTo(i);
    }
    write(file, SHORT);
    assertThat(Files.readAllBytes(file)).isEqualTo(small);
    write(file, List.of());
    assertThat(tags(file)).isEmpty();
    assertThat(packets(file)).isEqualTo(before);
  }

  /** Pages of another stream among those of the header and of the sound, and a file after it. */
  @Test
  void otherStreamsKeepTheirPages() throws IOException {
    Path file = tone("ogg");
    ByteArrayOutputStream mixed = new ByteArrayOutputStream();
    List<byte[]> others = new ArrayList<>();
    for (OggPage page : pages(file)) {
      mixed.writeBytes(page.bytes());
      int flags = page.isFirst() ? OggPage.FIRST : page.isLast() ? OggPage.LAST : 0;
      byte[] body = {(byte) page.number()};
      byte[] other = new OggPage(0, flags, 7, 77, 3 * page.number(), new byte[] {1}, body).bytes();
      others.add(other);
      mixed.writeBytes(other);
    }
    pages(file).forEach(page -> mixed.writeBytes(page.bytes()));
    Files.write(file, mixed.toByteArray());
    List<OggPage> before = pages(file);
    write(file, longTags());
    List<OggPage> after = pages(file);
    assertThat(after.stream().filter(page -> page.stream() == 77).map(OggPage::bytes))
        .containsExactlyElementsOf(others);
    int chained = others.size();
    assertThat(after.subList(after.size() - chained, after.size()).stream().map(OggPage::bytes))
        .as("the second file, whose stream has the same number")
        .containsExactlyElementsOf(
            before.subList(before.size() - chained, before.size()).stream()
                .map(OggPage::bytes)
                .toList());
    List<OggPage> ours =
        after.subList(0, after.size() - chained).stream()
            .filter(page -> page.stream() != 77)
            .toList();
    for (int i = 0; i < ours.size(); i++) {
      assertThat(ours.get(i).number()).isEqualTo(i);
    }
  }

  /** RFC 7845, 5.2: what follows the comments stays if the first bit of it is set. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void whatOpusPreservesIsPreserved(int first) throws IOException {
    Path file = tone("opus");
    List<OggPage> pages = pages(file);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ByteBuffer packet = ByteBuffer.allocate(8 + 8 + 3).order(ByteOrder.LITTLE_ENDIAN);
    packet.put("OpusTags".getBytes(StandardCharsets.ISO_8859_1)).putInt(0).putInt(0);
    packet.put((byte) first).put((byte) 5).put((byte) 6);
    for (OggPage page : pages) {
      boolean isComments = page.number() == 1;
      bytes.writeBytes(
          isComments
              ? new OggPage(0, 0, 0, page.stream(), 1, new byte[] {19}, packet.array()).bytes()
              : page.bytes());
    }
    Files.write(file, bytes.toByteArray());
    write(file, SHORT);
    assertThat(tags(file)).isEqualTo(SHORT);
    byte[] body = pages(file).get(1).body();
    if (first == 1) {
      assertThat(body).endsWith(1, 5, 6);
    } else {
      assertThat(body).endsWith("X=y".getBytes(StandardCharsets.ISO_8859_1));
    }
  }

  @Test
  void damagedPagesAreRefused() throws IOException {
    Path file = tone("ogg");
    byte[] damaged = Files.readAllBytes(file);
    damaged[damaged.length - 9]++;
    Files.write(file, damaged);
    assertThatThrownBy(() -> write(file, longTags()))
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining("the checksum of an Ogg page is wrong");
    assertThat(Files.readAllBytes(file)).isEqualTo(damaged);
  }
}
