package tenuto.formats.file;

import java.nio.ByteBuffer;

/**
 * A picture that a sound file carries, such as a cover.
 *
 * @param type what it shows, by the numbers of ID3 and FLAC: 0 is anything, 3 the front cover
 * @param mime such as image/jpeg; {@code -->} if {@code data} is an address
 * @param description may be empty
 * @param data the file of the picture, as it is
 */
public record Picture(int type, String mime, String description, ByteBuffer data) {
  public Picture {
    data = data.asReadOnlyBuffer().slice();
  }

  /** The bytes of {@link #data}. */
  public byte[] bytes() {
    byte[] bytes = new byte[data.remaining()];
    data.get(0, bytes);
    return bytes;
  }
}
