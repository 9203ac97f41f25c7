package tenuto.formats.retag;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.tags.PictureEdit;
import tenuto.formats.tags.Pictures;
import tenuto.formats.tags.VorbisComments;

/** The metadata blocks of a FLAC file (RFC 9639, 8), of which the comments are replaced. */
final class FlacTags {
  private static final byte[] NAME = {'f', 'L', 'a', 'C'};
  private static final int HEAD = 4;
  private static final int PADDING = 1;
  private static final int COMMENTS = 4;
  private static final int PICTURE = 6;
  private static final int LAST = 0x80;
  private static final int MOST_BYTES = 1 << 24;

  private FlacTags() {}

  /**
   * The file with other comments; tags before it are left out, as they are among these.
   *
   * @param start the byte at which fLaC is
   */
  static Spans changed(Path path, FileBytes file, long start, List<Tag> tags, PictureEdit pictures)
      throws IOException {
    Spans spans = new Spans();
    spans.add(NAME);
    byte[] comments = {};
    long at = start + NAME.length;
    for (boolean last = false; !last; ) {
      file.seek(at);
      byte[] head = file.take(HEAD, "the header of a metadata block");
      last = head[0] < 0;
      int type = head[0] & 0x7F;
      int size = ByteBuffer.wrap(head).getInt() & 0xFF_FFFF;
      if (size > file.left()) {
        throw new SoundFileException(
            path,
            at,
            "a metadata block of %d bytes, but %d are present".formatted(size, file.left()));
      }
      if (type == COMMENTS) {
        comments = file.take(size, "comments");
      } else if (type != PADDING
          && !(type == PICTURE && pictures.drops(file.take(size, "a picture")))) {
        head[0] = (byte) type;
        spans.add(head);
        spans.keep(at + HEAD, at + HEAD + size);
      }
      at += HEAD + size;
    }
    for (Picture picture : pictures.added()) {
      byte[] block = Pictures.flac(picture);
      spans.add(ByteBuffer.allocate(HEAD).putInt(block.length).put(0, (byte) PICTURE).array());
      spans.add(block);
    }
    byte[] changed = VorbisComments.changed(comments, tags, pictures.dropping());
    if (changed.length >= MOST_BYTES) {
      throw new SoundFileException(
          path, start, "comments have less than 16 MiB, not %d bytes".formatted(changed.length));
    }
    spans.add(
        ByteBuffer.allocate(HEAD).putInt(changed.length).put(0, (byte) (LAST | COMMENTS)).array());
    spans.add(changed);
    spans.keep(at, file.position() + file.left());
    return spans;
  }
}
