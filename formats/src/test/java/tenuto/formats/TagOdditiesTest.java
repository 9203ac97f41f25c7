package tenuto.formats;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.pcm.Dither;
import tenuto.formats.tags.Id3Tag;
import tenuto.formats.tags.VorbisComments;

/** Tags as programs in the wild write them, from a table in the resources. */
class TagOdditiesTest {
  private static final Pattern BYTE = Pattern.compile("\\\\x([0-9A-F]{2})");

  @TempDir Path folder;

  static List<String> rows() throws IOException {
    try (var in = TagOdditiesTest.class.getResourceAsStream("/tenuto/formats/tags/oddities.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    }
  }

  @Test
  void thereAreSixty() throws IOException {
    assertThat(rows()).hasSizeGreaterThanOrEqualTo(60).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void isReadAsMeant(String row) throws IOException {
    String kind = row.substring(0, row.indexOf(' '));
    String[] sides = row.substring(kind.length() + 1).split(" \\| ");
    List<byte[]> parts = Stream.of(sides[0].split(" & ")).map(TagOdditiesTest::bytes).toList();
    List<String> texts =
        Stream.of(sides[1].split(" & "))
            .map(text -> BYTE.matcher(text).replaceAll(TagOdditiesTest::control))
            .toList();
    assertThat(read(kind, parts)).extracting(tag -> tag.name() + "=" + tag.text()).isEqualTo(texts);
  }

  private static String control(java.util.regex.MatchResult found) {
    return String.valueOf((char) Integer.parseInt(found.group(1), 16));
  }

  private static byte[] bytes(String text) {
    String each = BYTE.matcher(text).replaceAll(TagOdditiesTest::control);
    return each.getBytes(StandardCharsets.ISO_8859_1);
  }

  private List<Tag> read(String kind, List<byte[]> parts) throws IOException {
    return switch (kind) {
      case "VORBIS" -> VorbisComments.parse(comments(parts));
      case "INFO" -> info(parts);
      default -> Id3Tag.read(id3(kind.charAt(4) - '0', parts));
    };
  }

  private static byte[] id3(int version, List<byte[]> frames) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int name = version == 2 ? 3 : 4;
    for (byte[] frame : frames) {
      int body = Math.max(0, frame.length - name - 1);
      out.write(frame, 0, name);
      byte[] size = ByteBuffer.allocate(4).putInt(body).array(); // below 128
      out.write(size, 4 - name, name);
      out.write(new byte[2], 0, version == 2 ? 0 : 2);
      out.write(frame, frame.length - body, body);
    }
    byte[] all = out.toByteArray();
    ByteBuffer tag = ByteBuffer.allocate(10 + all.length);
    tag.put(new byte[] {'I', 'D', '3', (byte) version, 0, 0, 0, 0});
    return tag.put((byte) (all.length >> 7)).put((byte) (all.length & 127)).put(all).array();
  }

  private static byte[] comments(List<byte[]> comments) {
    ByteBuffer block = ByteBuffer.allocate(1000).order(ByteOrder.LITTLE_ENDIAN);
    block.putInt(1).put((byte) 'v').putInt(comments.size());
    comments.forEach(comment -> block.putInt(comment.length).put(comment));
    return Arrays.copyOf(block.array(), block.position());
  }

  private List<Tag> info(List<byte[]> texts) throws IOException {
    ByteBuffer list = ByteBuffer.allocate(1000).order(ByteOrder.LITTLE_ENDIAN);
    list.put("LIST".getBytes(StandardCharsets.ISO_8859_1)).putInt(0);
    list.put("INFO".getBytes(StandardCharsets.ISO_8859_1));
    for (byte[] text : texts) {
      int size = Math.max(0, text.length - 5);
      list.put(text, 0, 4).putInt(size).put(text, text.length - size, size).put(new byte[size & 1]);
    }
    list.putInt(4, list.position() - 8);
    Path file = folder.resolve("x.wav");
    Sounds.write(
        file,
        SoundFormat.of(Container.WAV, "pcm16"),
        8000,
        Metadata.NONE,
        Dither.NONE,
        new double[2]);
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    whole.writeBytes(Files.readAllBytes(file));
    whole.write(list.array(), 0, list.position());
    Files.write(file, whole.toByteArray());
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, file).metadata().tags();
    }
  }
}
