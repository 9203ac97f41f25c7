package tenuto.formats.tags;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.Picture;

/** Pictures and chapters of ID3. The tags are Mutagen's, of versions 2.3 and 2.4. */
class Id3ContentsTest {
  private static final String THREE =
      "SUQzAwAAAAACFVRJVDIAAAAPAAAB//5HAHIA9gDfAGUAAABDVE9DAAAADAAAdG9jAAMDYQBiAGMAQ0hB"
          + "UAAAABIAAGIAAAAF3AAAEJr//////////0NIQVAAAAA3AABhAAAAAAAAAAXc//////////9USVQyAAAA"
          + "GwAAAf/+SwBhAHAAaQB0AGUAbAAgADEAIADpAAAAQ0hBUAAAADcAAGMAAAAQmgAA6mD//////////1RJ"
          + "VDIAAAAbAAAB//5LAGEAcABpAHQAZQBsACAAMwAgAOkAAABBUElDAAAAIgAAAWltYWdlL3BuZwAD//5I"
          + "APwAbABsAGUAAACJUE5HAP8AeEFQSUMAAAASAAAAaW1hZ2UvanBlZwAEAP/Y/+A=";

  private static final String FOUR =
      "SUQzBAAAAAABbVRJVDIAAAAJAAADR3LDtsOfZQBDVE9DAAAADAAAdG9jAAMDYQBiAGMAQ0hBUAAAABIA"
          + "AGIAAAAF3AAAEJr//////////0NIQVAAAAAqAABhAAAAAAAAAAPo//////////9USVQyAAAADgAAA0th"
          + "cGl0ZWwgMSDDqQBDSEFQAAAAKgAAYwAAABCaAAATiP//////////VElUMgAAAA4AAANLYXBpdGVsIDMg"
          + "w6kAQVBJQwAAABoAAABpbWFnZS9wbmcAA0j8bGxlAIlQTkcA/wB4QVBJQwAAABIAAANpbWFnZS9qcGVn"
          + "AAQA/9j/4A==";

  private static Id3Contents read(String tag) {
    return Id3Contents.read(Base64.getDecoder().decode(tag));
  }

  private static Picture picture(int type, String mime, String description, int... bytes) {
    ByteBuffer data = ByteBuffer.allocate(bytes.length);
    for (int each : bytes) {
      data.put((byte) each);
    }
    return new Picture(type, mime, description, data.flip());
  }

  private static final List<Picture> PICTURES =
      List.of(
          picture(3, "image/png", "Hülle", 0x89, 'P', 'N', 'G', 0, 0xFF, 0, 'x'),
          picture(4, "image/jpeg", "", 0xFF, 0xD8, 0xFF, 0xE0));

  @Test
  void picturesAndChaptersAreRead() {
    for (String tag : List.of(THREE, FOUR)) {
      assertThat(read(tag).tags()).containsExactly(new Tag("TITLE", "Größe"));
      assertThat(read(tag).pictures()).isEqualTo(PICTURES);
    }
    assertThat(read(THREE).cues(1000))
        .as("they follow each other")
        .containsExactly(
            new Cue(0, "Kapitel 1 é"), new Cue(1500, ""), new Cue(4250, "Kapitel 3 é"));
    assertThat(read(FOUR).cues(44_100))
        .as("with gaps")
        .containsExactly(
            new Cue(0, "Kapitel 1 é", 44_100, ""),
            new Cue(66_150, "", 121_275, ""),
            new Cue(187_425, "Kapitel 3 é", 33_075, ""));
  }

  @Test
  void whatIsWrittenIsRead() {
    Metadata all = read(FOUR).metadata(8000).withCues(read(THREE).cues(8000));
    byte[] tag = Id3Writer.bytes(all, 480_000, 8000);
    assertThat(Id3Contents.read(tag).metadata(8000)).isEqualTo(all);
    Metadata regions = read(FOUR).metadata(8000);
    assertThat(Id3Contents.read(Id3Writer.bytes(regions, 480_000, 8000)).metadata(8000))
        .isEqualTo(regions);
  }

  @Test
  void aFileMayHaveSeveralTags() {
    Id3Contents both = read(THREE).or(read(FOUR));
    assertThat(both.metadata(1000)).isEqualTo(read(THREE).metadata(1000));
    assertThat(Id3Contents.NONE.or(read(FOUR)).metadata(1000)).isEqualTo(read(FOUR).metadata(1000));
  }

  @Test
  void damageLosesFramesAndNoMore() {
    SplittableRandom random = new SplittableRandom(1);
    for (String text : List.of(THREE, FOUR)) {
      byte[] tag = Base64.getDecoder().decode(text);
      for (int i = 0; i < 3000; i++) {
        byte[] mutant = Arrays.copyOf(tag, random.nextInt(1, tag.length + 1));
        for (int k = 0; k < 3; k++) {
          mutant[random.nextInt(mutant.length)] = (byte) random.nextInt(256);
        }
        assertThat(Id3Contents.read(mutant).cues(1000)).hasSizeLessThan(4);
      }
    }
  }

  /** A compressed frame may become a thousand times as long, and there may be many. */
  @Test
  void compressedFramesHaveALimitTogether() {
    Deflater deflater = new Deflater();
    deflater.setInput(new byte[15 << 20]);
    deflater.finish();
    byte[] small = new byte[1 << 15];
    int n = deflater.deflate(small);
    deflater.end();
    ByteBuffer tag = ByteBuffer.allocate(10 + 200 * (14 + n));
    int size = tag.capacity() - 10;
    tag.put(new byte[] {'I', 'D', '3', 3, 0, 0});
    tag.put((byte) (size >> 21)).put((byte) (size >> 14 & 127));
    tag.put((byte) (size >> 7 & 127)).put((byte) (size & 127));
    for (int i = 0; i < 200; i++) {
      tag.put("APIC".getBytes()).putInt(n + 4).put((byte) 0).put((byte) 0x80).putInt(15 << 20);
      tag.put(small, 0, n);
    }
    assertThat(Id3Contents.read(tag.array()).pictures()).hasSizeLessThan(3);
  }

  /** Each needs the memory of its own bytes, and not of the longest that is read. */
  @Test
  @Timeout(60)
  void smallCompressedFramesAreQuick() {
    int frames = 100_000;
    ByteBuffer tag = ByteBuffer.allocate(10 + frames * 15);
    int size = tag.capacity() - 10;
    tag.put(new byte[] {'I', 'D', '3', 3, 0, 0});
    tag.put((byte) (size >> 21)).put((byte) (size >> 14 & 127));
    tag.put((byte) (size >> 7 & 127)).put((byte) (size & 127));
    for (int i = 0; i < frames; i++) {
      tag.put("APIC".getBytes()).putInt(5).put((byte) 0).put((byte) 0x80).putInt(1).put((byte) 1);
    }
    assertThat(Id3Contents.read(tag.array()).pictures()).isEmpty();
  }
}
