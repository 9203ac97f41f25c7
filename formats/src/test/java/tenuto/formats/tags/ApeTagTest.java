package tenuto.formats.tags;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.formats.file.Metadata.Tag;

/** Tags of APE, byte by byte as their version 2 describes them. */
class ApeTagTest {
  private static final List<Tag> TAGS =
      List.of(
          new Tag("TRACKNUMBER", "3"),
          new Tag("TRACKTOTAL", "12"),
          new Tag("DATE", "1999"),
          new Tag("ARTIST", "\u00c4"),
          new Tag("ARTIST", "B"));

  private static final String ITEMS =
      "04000000 00000000 547261636B00 332F3132"
          + "04000000 00000000 5965617200 31393939"
          + "04000000 00000000 41525449535400 C3840042";

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }

  @Test
  void itemsHaveTheirUsualNames() {
    // 32 bytes of a footer and the items: 18, 17 and 19
    String counts = "D0070000 56000000 03000000";
    assertThat(ApeTag.bytes(TAGS))
        .isEqualTo(
            bytes(
                "4150455441474558 %s 000000A0 0000000000000000".formatted(counts)
                    + ITEMS
                    + "4150455441474558 %s 00000080 0000000000000000".formatted(counts)));
    assertThat(ApeTag.read(bytes(ITEMS))).isEqualTo(TAGS);
    assertThat(ApeTag.bytes(List.of())).isEmpty();
  }

  @Test
  void itMayBeFoundByItsFooter() {
    byte[] tag = ApeTag.bytes(TAGS);
    byte[] foot = Arrays.copyOfRange(tag, tag.length - ApeTag.FOOT_BYTES, tag.length);
    assertThat(ApeTag.isFoot(foot)).isTrue();
    assertThat(ApeTag.bytes(foot) + ApeTag.headBytes(foot)).isEqualTo(tag.length);
  }

  @Test
  void someNamesAreForbidden() {
    for (String name : List.of("A", "ID3", "TAG", "OGGS", "MP+", "T\u00d6N", "N".repeat(256))) {
      Tag tag = new Tag(name, "x");
      assertThat(ApeTag.holds(tag)).as(name).isFalse();
      assertThat(new String(ApeTag.bytes(List.of(tag)), StandardCharsets.ISO_8859_1)).isEmpty();
    }
    assertThat(ApeTag.holds(new Tag("N".repeat(255), "x"))).isTrue();
  }
}
