package tenuto.formats.mpeg4;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.formats.file.Metadata.Tag;

/** Items as iTunes and MusicBrainz Picard write them, byte by byte. */
class ItemsTest {
  private static final String MEAN = "0000001C 6D65616E 00000000 " + hex("com.apple.iTunes");

  private static String hex(String text) {
    return HexFormat.of().formatHex(text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex.replace(" ", ""));
  }

  private static byte[] written(Tag... tags) {
    return Items.list(List.of(tags), List.of()).body();
  }

  private static List<Tag> read(String hex) {
    return Items.tags(Box.in(bytes(hex), 0));
  }

  @Test
  void textsAreInUtf8() {
    String title = "0000001C A96E616D 00000014 64617461 00000001 00000000 54C3B66E";
    assertThat(written(new Tag("TITLE", "Tön"))).isEqualTo(bytes(title));
    assertThat(read(title)).containsExactly(new Tag("TITLE", "Tön"));
  }

  @Test
  void severalTextsAreSeveralValuesOfAnItem() {
    String artists =
        "0000002A A9415254 00000011 64617461 00000001 00000000 41"
            + "00000011 64617461 00000001 00000000 42";
    assertThat(written(new Tag("ARTIST", "A"), new Tag("ARTIST", "B"))).isEqualTo(bytes(artists));
    assertThat(read(artists)).containsExactly(new Tag("ARTIST", "A"), new Tag("ARTIST", "B"));
  }

  @Test
  void numbersAreBinary() {
    String track = "00000020 74726B6E 00000018 64617461 00000000 00000000 0000 0003 000C 0000";
    String disc = "0000001E 6469736B 00000016 64617461 00000000 00000000 0000 0002 0000";
    String beats = "0000001A 746D706F 00000012 64617461 00000015 00000000 0080";
    String sampler = "00000019 6370696C 00000011 64617461 00000015 00000000 01";
    assertThat(written(new Tag("TRACKNUMBER", "3"), new Tag("TRACKTOTAL", "12")))
        .isEqualTo(bytes(track));
    assertThat(written(new Tag("TRACKNUMBER", "3/12"))).isEqualTo(bytes(track));
    assertThat(written(new Tag("DISCNUMBER", "2"))).isEqualTo(bytes(disc));
    assertThat(written(new Tag("BPM", "128"))).isEqualTo(bytes(beats));
    assertThat(written(new Tag("COMPILATION", "1"))).isEqualTo(bytes(sampler));
    assertThat(read(track + disc + beats + sampler))
        .containsExactly(
            new Tag("TRACKNUMBER", "3"),
            new Tag("TRACKTOTAL", "12"),
            new Tag("DISCNUMBER", "2"),
            new Tag("BPM", "128"),
            new Tag("COMPILATION", "1"));
  }

  @Test
  void otherNamesAreInFreeItems() {
    String key =
        "00000051 2D2D2D2D"
            + MEAN
            + "00000016 6E616D65 00000000"
            + hex("initialkey")
            + "00000017 64617461 00000001 00000000"
            + hex("F#minor");
    assertThat(written(new Tag("KEY", "F#minor"))).isEqualTo(bytes(key));
    assertThat(read(key)).containsExactly(new Tag("KEY", "F#minor"));
    List<Tag> odd =
        List.of(
            new Tag("MUSICBRAINZ_ALBUMID", "f4a3"),
            new Tag("BPM", "128.5"),
            new Tag("TRACKNUMBER", "A3"),
            new Tag("COMPILATION", "yes"));
    byte[] list = written(odd.toArray(Tag[]::new));
    assertThat(new String(list, StandardCharsets.ISO_8859_1))
        .contains("MusicBrainz Album Id", "128.5");
    assertThat(Items.tags(Box.in(list, 0))).containsExactlyInAnyOrderElementsOf(odd);
  }

  @Test
  void damagedItemsAreLeftOut() {
    assertThat(read("00000010 A96E616D 00000014 64617461")).isEmpty();
    assertThat(read("0000000C A96E616D 00000000")).isEmpty();
    assertThat(read("00000008 2D2D2D2D 00000007 2D2D2D2D")).isEmpty();
    assertThat(read("FFFFFFFF A96E616D")).isEmpty();
    assertThat(read("0000001A 74726B6E 00000012 64617461 00000000 00000000 0000")).isEmpty();
  }
}
