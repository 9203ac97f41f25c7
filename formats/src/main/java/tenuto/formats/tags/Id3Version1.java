package tenuto.formats.tags;

import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;

/** ID3 tags of version 1 and 1.1: 128 bytes at a file's end, with texts of 30 letters. */
public final class Id3Version1 {
  public static final int BYTES = 128;

  private static final Charset WINDOWS = Charset.forName("windows-1252");
  private static final int GENRE = 127;

  private Id3Version1() {}

  /** Whether the last bytes of a file are such a tag. */
  public static boolean is(byte[] tag) {
    return tag.length == BYTES && tag[0] == 'T' && tag[1] == 'A' && tag[2] == 'G';
  }

  /** Its texts. */
  public static List<Tag> read(byte[] tag) {
    List<Tag> tags = new ArrayList<>();
    put(tags, Metadata.TITLE, tag, 3, 30);
    put(tags, Metadata.ARTIST, tag, 33, 30);
    put(tags, Metadata.ALBUM, tag, 63, 30);
    put(tags, Metadata.DATE, tag, 93, 4);
    boolean numbered = tag[125] == 0 && tag[126] != 0;
    put(tags, Metadata.COMMENT, tag, 97, numbered ? 28 : 30);
    if (numbered) {
      tags.add(new Tag(Metadata.TRACK, Integer.toString(tag[126] & 0xFF)));
    }
    String genre = Id3Genres.name(tag[GENRE] & 0xFF);
    if (genre != null) {
      tags.add(new Tag(Metadata.GENRE, genre));
    }
    return tags;
  }

  private static void put(List<Tag> tags, String name, byte[] tag, int at, int most) {
    int n = 0;
    while (n < most && tag[at + n] != 0) {
      n++;
    }
    String text = new String(tag, at, n, WINDOWS).strip();
    if (!text.isEmpty()) {
      tags.add(new Tag(name, text));
    }
  }
}
