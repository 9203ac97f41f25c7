package tenuto.formats.tags;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundFileException;

/**
 * What becomes of the pictures of a file.
 *
 * @param dropped whether a picture of that type is removed; -1 is one whose type cannot be read
 * @param added in their place
 */
public record PictureEdit(IntPredicate dropped, List<Picture> added) {
  /** Pictures stay as they are. */
  public static final PictureEdit NONE = new PictureEdit(_ -> false, List.of());

  /** All are removed. */
  public static final PictureEdit CLEAR = new PictureEdit(_ -> true, List.of());

  private static final int FRONT_COVER = 3;

  /** Tags of up to 16 MiB are read, in which there are texts, too. */
  private static final int MOST_BYTES = 15 << 20;

  public PictureEdit {
    added = List.copyOf(added);
  }

  /**
   * The image of a file in place of any front cover; other pictures stay.
   *
   * @throws SoundFileException if it is not a whole JPEG or PNG image, or has more than 15 MiB
   */
  public static PictureEdit cover(Path file) throws IOException {
    long size = Files.size(file);
    if (size > MOST_BYTES) {
      throw new SoundFileException(
          file, 0, "a picture must have at most %d bytes, not %d".formatted(MOST_BYTES, size));
    }
    byte[] image = Files.readAllBytes(file);
    String mime = ImageHeader.of(file, image).mime();
    return new PictureEdit(
        type -> type == FRONT_COVER,
        List.of(new Picture(FRONT_COVER, mime, "", ByteBuffer.wrap(image))));
  }

  /** The same without the added ones. */
  public PictureEdit dropping() {
    return new PictureEdit(dropped, List.of());
  }

  /** The pictures of a file after it. */
  public List<Picture> of(List<Picture> pictures) {
    List<Picture> all = new ArrayList<>(pictures);
    all.removeIf(picture -> dropped.test(picture.type()));
    all.addAll(added);
    return all;
  }

  /** The frames of a tag after it. */
  public List<Id3Frame> frames(List<Id3Frame> frames) {
    List<Id3Frame> all = new ArrayList<>(frames);
    all.removeIf(
        frame ->
            frame.id().equals("APIC")
                && dropped.test(Pictures.ofId3(frame.body()).map(Picture::type).orElse(-1)));
    added.forEach(picture -> all.add(Pictures.id3(picture)));
    return all;
  }

  /** Whether it removes a metadata block of FLAC with a picture. */
  public boolean drops(byte[] block) {
    return dropped.test(Pictures.ofFlac(block).map(Picture::type).orElse(-1));
  }
}
