package tenuto.formats.tags;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.formats.file.Metadata.Tag;

/** Tags as programs write them, byte by byte after id3v2-00, id3v2.3.0 and id3v2.4.0. */
class Id3TagTest {
  private static final int UNSYNCHRONISED = 0x80;
  private static final int EXTENDED = 0x40;

  private static byte[] latin(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] joined(byte[]... pieces) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (byte[] piece : pieces) {
      bytes.writeBytes(piece);
    }
    return bytes.toByteArray();
  }

  private static byte[] sevens(int n) {
    return new byte[] {
      (byte) (n >> 21), (byte) (n >> 14 & 127), (byte) (n >> 7 & 127), (byte) (n & 127)
    };
  }

  private static byte[] plain(int n) {
    return new byte[] {(byte) (n >> 24), (byte) (n >> 16), (byte) (n >> 8), (byte) n};
  }

  private static byte[] tag(int version, int flags, byte[]... frames) {
    byte[] body = joined(frames);
    return joined(
        latin("ID3"), new byte[] {(byte) version, 0, (byte) flags}, sevens(body.length), body);
  }

  private static byte[] frame(int version, String id, int flags, byte[] body) {
    return switch (version) {
      case 2 -> joined(latin(id), Arrays.copyOfRange(plain(body.length), 1, 4), body);
      case 3 ->
          joined(
              latin(id), plain(body.length), new byte[] {(byte) (flags >> 8), (byte) flags}, body);
      default ->
          joined(
              latin(id), sevens(body.length), new byte[] {(byte) (flags >> 8), (byte) flags}, body);
    };
  }

  private static List<String> read(byte[] tag) {
    return Id3Tag.read(tag).stream().map(each -> each.name() + "=" + each.text()).toList();
  }

  private static List<String> read(int version, String id, byte[] body) {
    return read(tag(version, 0, frame(version, id, 0, body)));
  }

  @ParameterizedTest
  @CsvSource({
    "TIT1, GROUPING",
    "TIT2, TITLE",
    "TIT3, SUBTITLE",
    "TPE1, ARTIST",
    "TPE2, ALBUMARTIST",
    "TPE3, CONDUCTOR",
    "TPE4, REMIXER",
    "TALB, ALBUM",
    "TCOM, COMPOSER",
    "TEXT, LYRICIST",
    "TCOP, COPYRIGHT",
    "TPUB, LABEL",
    "TSRC, ISRC",
    "TBPM, BPM",
    "TKEY, KEY",
    "TLAN, LANGUAGE",
    "TMED, MEDIA",
    "TENC, ENCODEDBY",
    "TOPE, ORIGINALARTIST",
    "TOAL, ORIGINALALBUM",
    "TSOA, ALBUMSORT",
    "TSOP, ARTISTSORT",
    "TSOT, TITLESORT",
    "TCMP, COMPILATION"
  })
  void framesHaveTheNamesOfVorbisComments(String id, String name) {
    assertThat(read(4, id, latin("\3x"))).containsExactly(name + "=x");
    assertThat(read(3, id, latin("\0x\0"))).containsExactly(name + "=x");
  }

  @Test
  void textsAreInFourEncodings() {
    byte[] little = "\uFEFFGröße".getBytes(StandardCharsets.UTF_16LE);
    byte[] big = "\uFEFFGröße".getBytes(StandardCharsets.UTF_16BE);
    assertThat(read(3, "TIT2", joined(latin("\1"), little))).containsExactly("TITLE=Größe");
    assertThat(read(3, "TIT2", joined(latin("\1"), big))).containsExactly("TITLE=Größe");
    assertThat(read(4, "TIT2", joined(latin("\2"), "Größe".getBytes(StandardCharsets.UTF_16BE))))
        .containsExactly("TITLE=Größe");
    assertThat(read(4, "TIT2", joined(latin("\3"), "Größe".getBytes(StandardCharsets.UTF_8))))
        .containsExactly("TITLE=Größe");
    assertThat(read(3, "TIT2", latin("\0Größe"))).containsExactly("TITLE=Größe");
    byte[] windows = {0, (byte) 0x80, (byte) 0x93}; // controls of ISO 8859-1
    assertThat(read(3, "TIT2", windows)).containsExactly("TITLE=€“");
  }

  @Test
  void severalTextsStaySeveral() {
    assertThat(read(4, "TPE1", latin("\3A\0B\0"))).containsExactly("ARTIST=A", "ARTIST=B");
    assertThat(read(3, "TPE1", latin("\0AC/DC"))).containsExactly("ARTIST=AC/DC");
  }

  @ParameterizedTest
  @CsvSource({
    "17, Rock",
    "(17), Rock",
    "(51)(39), Techno-Industrial|Noise",
    "(4)Eurodisco, Eurodisco",
    "(RX), Remix",
    "((odd), (odd)",
    "(255), 255",
    "Hörspiel, Hörspiel",
    "191, Psybient",
    "80, Folk",
    "125, Dance Hall"
  })
  void genresAreNumbersOrTexts(String text, String genres) {
    List<String> wanted = Arrays.stream(genres.split("\\|")).map(each -> "GENRE=" + each).toList();
    assertThat(read(3, "TCON", latin("\0" + text))).isEqualTo(wanted);
  }

  @Test
  void numbersOfPartsAreTwoTexts() {
    assertThat(read(3, "TRCK", latin("\0003/12")))
        .containsExactly("TRACKNUMBER=3", "TRACKTOTAL=12");
    assertThat(read(3, "TPOS", latin("\0001"))).containsExactly("DISCNUMBER=1");
  }

  @Test
  void aCommentIsTheUsersAndNotThatOfITunes() {
    byte[] gain = frame(3, "COMM", 0, latin("\0engiTunNORM\0 00000A21 00000BF2"));
    byte[] user = frame(3, "COMM", 0, latin("\0eng\0Take two"));
    byte[] other = frame(3, "COMM", 0, latin("\0engrating\0good"));
    assertThat(read(tag(3, 0, gain, user, other)))
        .containsExactly("ITUNNORM=00000A21 00000BF2", "COMMENT=Take two", "COMMENT:RATING=good");
  }

  @Test
  void theDayOfVersion23BelongsToItsYear() {
    byte[] day = frame(3, "TDAT", 0, latin("\0003112"));
    byte[] year = frame(3, "TYER", 0, latin("\0001999"));
    assertThat(read(tag(3, 0, day, year))).containsExactly("DATE=1999-12-31");
  }

  @Test
  void describedTextsPeopleLyricsAndLinksHaveNames() {
    assertThat(read(3, "TXXX", latin("\0CATALOGNUMBER\0X 1"))).containsExactly("CATALOGNUMBER=X 1");
    assertThat(read(3, "TXXX", latin("\0MusicBrainz Album Id\0a-b")))
        .containsExactly("MUSICBRAINZ_ALBUMID=a-b");
    assertThat(read(4, "TIPL", latin("\3producer\0Ann\0mix\0Bob")))
        .containsExactly("PRODUCER=Ann", "MIXER=Bob");
    assertThat(read(4, "TMCL", latin("\3Cello\0Ann"))).containsExactly("PERFORMER=Ann (cello)");
    assertThat(read(3, "USLT", latin("\0eng\0La la"))).containsExactly("LYRICS=La la");
    assertThat(read(3, "WCOP", latin("http://x.org/"))).containsExactly("LICENSE=http://x.org/");
    assertThat(read(3, "UFID", latin("http://musicbrainz.org\0id")))
        .containsExactly("MUSICBRAINZ_TRACKID=id");
  }

  @Test
  void anUnsynchronisedTagIsRead() {
    // The zero after the byte of 255 is not the text's.
    byte[] frame =
        joined(latin("TIT2"), plain(3), new byte[2], new byte[] {0, (byte) 0xFF, 0, 'x'});
    assertThat(read(tag(3, UNSYNCHRONISED, frame))).containsExactly("TITLE=ÿx");
    byte[] four = frame(4, "TIT2", 0x02, new byte[] {0, (byte) 0xFF, 0, 'x'});
    assertThat(read(tag(4, UNSYNCHRONISED, four))).containsExactly("TITLE=ÿx");
  }

  @Test
  void anExtendedHeaderIsPassedBy() {
    byte[] title = frame(3, "TIT2", 0, latin("\0x"));
    assertThat(read(tag(3, EXTENDED, joined(plain(6), new byte[6]), title)))
        .containsExactly("TITLE=x");
    byte[] four = frame(4, "TIT2", 0, latin("\0x"));
    assertThat(read(tag(4, EXTENDED, joined(sevens(6), new byte[] {1, 0}), four)))
        .containsExactly("TITLE=x");
  }

  @Test
  void compressedFramesAreInflatedAndEncryptedOnesPassedBy() {
    byte[] body = latin("\0" + "long ".repeat(100));
    byte[] small = new byte[200];
    int n;
    try (Deflater deflater = new Deflater()) {
      deflater.setInput(body);
      deflater.finish();
      n = deflater.deflate(small);
    }
    byte[] packed = joined(plain(body.length), Arrays.copyOf(small, n));
    String text = "TITLE=" + "long ".repeat(100).strip();
    assertThat(read(tag(3, 0, frame(3, "TIT2", 0x80, packed)))).containsExactly(text);
    byte[] sized = joined(sevens(body.length), Arrays.copyOf(small, n));
    assertThat(read(tag(4, 0, frame(4, "TIT2", 0x09, sized)))).containsExactly(text);
    assertThat(read(tag(4, 0, frame(4, "TIT2", 0x04, latin("\0\0x"))))).isEmpty();
  }

  @Test
  void sizesThatITunesWrotePlainlyIntoVersion24AreUnderstood() {
    byte[] text = latin("\3" + "x".repeat(199));
    byte[] wrong = joined(latin("TIT2"), plain(200), new byte[2], text);
    assertThat(read(tag(4, 0, wrong, frame(4, "TALB", 0, latin("\3y")))))
        .containsExactly("TITLE=" + "x".repeat(199), "ALBUM=y");
  }

  @Test
  void paddingDamageAndForeignFramesEndNothing() {
    byte[] title = frame(4, "TIT2", 0, latin("\3x"));
    byte[] picture = frame(4, "APIC", 0, new byte[300]);
    byte[] foreign = frame(4, "ABCD", 0, latin("\3y"));
    assertThat(read(tag(4, 0, picture, foreign, title, new byte[100]))).containsExactly("TITLE=x");
    byte[] beyond = joined(latin("TALB"), sevens(5000), new byte[2], latin("\3y"));
    assertThat(read(tag(4, 0, title, beyond))).containsExactly("TITLE=x");
    assertThat(read(tag(5, 0, title))).isEmpty();
    assertThat(read(latin("ID3"))).isEmpty();
  }

  @Test
  void noBytesAreRefused() {
    byte[] whole =
        tag(
            4,
            EXTENDED | UNSYNCHRONISED,
            joined(sevens(6), new byte[] {1, 0}),
            frame(4, "TIT2", 0x0B, latin("\0abcdefgh")),
            frame(4, "COMM", 0, latin("\1engd\0\0text")),
            frame(4, "TIPL", 0, latin("\1a\0b")),
            frame(4, "UFID", 0, latin("http://musicbrainz.org")));
    SplittableRandom chance = new SplittableRandom(1);
    for (int i = 0; i < 2000; i++) {
      byte[] mutant = Arrays.copyOf(whole, chance.nextInt(1, whole.length + 1));
      for (int change = chance.nextInt(6); change >= 0; change--) {
        mutant[chance.nextInt(mutant.length)] = (byte) chance.nextInt();
      }
      assertThat(Id3Tag.read(mutant)).hasSizeLessThan(100);
    }
  }

  /** As MusicBrainz Picard writes them. */
  @Test
  void peopleAndNumbersOfMusicBrainzAreWrittenInTheirFrames() {
    List<Tag> tags =
        List.of(
            new Tag("PRODUCER", "Ann"),
            new Tag("MUSICBRAINZ_ALBUMID", "a-b"),
            new Tag("MUSICBRAINZ_TRACKID", "c-d"),
            new Tag("MIXER", "Bob"),
            new Tag("PRODUCER", "Eve"));
    assertThat(Id3Writer.bytes(tags))
        .isEqualTo(
            tag(
                4,
                0,
                frame(4, "TIPL", 0, latin("\3producer\0Ann\0producer\0Eve\0mix\0Bob")),
                frame(4, "TXXX", 0, latin("\3MusicBrainz Album Id\0a-b")),
                frame(4, "UFID", 0, latin("http://musicbrainz.org\0c-d"))));
  }

  @Test
  void whatIsWrittenIsReadBack() {
    List<Tag> tags =
        List.of(
            new Tag("TITLE", "Größe"),
            new Tag("ARTIST", "A"),
            new Tag("ARTIST", "B"),
            new Tag("TRACKNUMBER", "3"),
            new Tag("DISCNUMBER", "1"),
            new Tag("COMMENT", "one"),
            new Tag("COMMENT", "two"),
            new Tag("COMMENT:RATING", "good"),
            new Tag("LYRICS", "la\nla"),
            new Tag("LICENSE", "http://x.org/"),
            new Tag("REPLAYGAIN_TRACK_GAIN", "-3.2 dB"),
            new Tag("CATALOGNUMBER", "X 1"));
    assertThat(Id3Tag.read(Id3Writer.bytes(tags))).containsExactlyInAnyOrderElementsOf(tags);
    byte[] both = Id3Writer.bytes(List.of(new Tag("TRACKNUMBER", "3"), new Tag("TRACKTOTAL", "9")));
    assertThat(new String(both, StandardCharsets.ISO_8859_1)).contains("TRCK").contains("3/9");
  }

  /** As Vorbis comments of some programs have it: both in one text, and the total once more. */
  @Test
  void aNumberThatHasItsTotalGetsNoSecondOne() {
    List<Tag> said = List.of(new Tag("TRACKNUMBER", "3/12"), new Tag("TRACKTOTAL", "12"));
    assertThat(Id3Tag.read(Id3Writer.bytes(said)))
        .containsExactly(new Tag("TRACKNUMBER", "3"), new Tag("TRACKTOTAL", "12"));
  }
}
