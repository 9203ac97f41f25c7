package tenuto.formats.tags;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A frame of ID3 version 2.4 that is kept as it is.
 *
 * @param id four letters or digits
 * @param body its bytes
 */
public record Id3Frame(String id, byte[] body) {
  /** Those whose texts are tags, besides those that {@link Id3Names} has. */
  private static final Set<String> TEXTS =
      Set.of("TXXX", "COMM", "USLT", "TIPL", "IPLS", "TMCL", "TDAT", "TIME", "TRDA");

  private static final String MUSICBRAINZ = "http://musicbrainz.org";

  /** What is kept of a frame of any version: nothing if its texts are tags. */
  static Optional<Id3Frame> other(String id, byte[] body) {
    if (id.equals("PIC")) {
      return Optional.of(new Id3Frame("APIC", picture(body)));
    }
    boolean identifies =
        id.equals("UFID") && new String(body, StandardCharsets.ISO_8859_1).startsWith(MUSICBRAINZ);
    boolean isTag = TEXTS.contains(id) || Id3Names.name(id) != null || identifies;
    return id.matches("[A-Z0-9]{4}") && !isTag
        ? Optional.of(new Id3Frame(id, body))
        : Optional.empty();
  }

  /** A picture of version 2.2 names its kind by three letters, and later ones by a MIME type. */
  private static byte[] picture(byte[] old) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String kind = new String(old, 1, Math.min(3, old.length - 1), StandardCharsets.ISO_8859_1);
    String type = kind.equals("JPG") ? "image/jpeg" : "image/" + kind.toLowerCase(Locale.ROOT);
    out.write(old[0]);
    out.writeBytes(type.getBytes(StandardCharsets.ISO_8859_1));
    out.write(0);
    out.writeBytes(Arrays.copyOfRange(old, Math.min(4, old.length), old.length));
    return out.toByteArray();
  }
}
