package tenuto.formats.tags;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.CRC32;
import tenuto.formats.file.SoundFileException;

/**
 * The size of a JPEG or PNG image, as a picture block of FLAC repeats it.
 *
 * <p>Sources of the layouts: ITU-T T.81, annex B; the PNG specification, 5 and 11.
 *
 * @param mime its type
 * @param depth bits of a pixel; as libFLAC has it, 24 for those with a palette
 * @param colours of the palette; 0 without one
 */
record ImageHeader(String mime, int width, int height, int depth, int colours) {
  private static final long PNG = 0x8950_4E47_0D0A_1A0AL;
  private static final int IHDR = 0x4948_4452;
  private static final int PLTE = 0x504C_5445;
  private static final int IEND = 0x4945_4E44;
  private static final int INDEXED = 3;

  /** The samples of a pixel by PNG's type of colours; 0 for types that there are not. */
  private static final int[] SAMPLES = {1, 0, 3, 1, 2, 0, 4};

  private static final int SOI = 0xFFD8;
  private static final int EOI = 0xD9;
  private static final int SOS = 0xDA;

  /**
   * Reads an image to its end.
   *
   * @param path for messages
   * @throws SoundFileException if it is neither, or not whole
   */
  static ImageHeader of(Path path, byte[] image) throws SoundFileException {
    ByteBuffer bytes = ByteBuffer.wrap(image);
    try {
      if (image.length > Long.BYTES && bytes.getLong(0) == PNG) {
        return png(path, bytes.position(Long.BYTES));
      }
      if (image.length > Integer.BYTES && (bytes.getShort(0) & 0xFFFF) == SOI) {
        return jpeg(path, bytes.position(Short.BYTES));
      }
    } catch (BufferUnderflowException | IllegalArgumentException cut) {
      throw new SoundFileException(path, bytes.position(), "the image ends too early");
    }
    throw new SoundFileException(path, 0, "a picture must be a JPEG or PNG image");
  }

  /** The same without a check; nothing if it is neither, or damaged. */
  static Optional<ImageHeader> of(byte[] image) {
    try {
      return Optional.of(of(Path.of(""), image));
    } catch (SoundFileException unknown) {
      return Optional.empty();
    }
  }

  private static ImageHeader png(Path path, ByteBuffer bytes) throws SoundFileException {
    ImageHeader header = null;
    int colours = 0;
    while (true) {
      int at = bytes.position();
      int size = bytes.getInt();
      int name = bytes.getInt();
      int body = bytes.position();
      bytes.position(Math.addExact(body, Math.max(-1, size)));
      CRC32 check = new CRC32();
      check.update(bytes.array(), at + Integer.BYTES, size + Integer.BYTES);
      if (bytes.getInt() != (int) check.getValue()) {
        throw new SoundFileException(
            path,
            at,
            "the checksum of the image's chunk %s is wrong"
                .formatted(new String(bytes.array(), at + 4, 4, StandardCharsets.ISO_8859_1)));
      }
      if (header == null) {
        if (name != IHDR || size < 13) {
          throw new SoundFileException(path, at, "a PNG image starts with the chunk IHDR");
        }
        header = png(path, bytes, body);
      } else if (name == PLTE) {
        colours = size / 3;
      } else if (name == IEND) {
        return header.depth == 0
            ? new ImageHeader(header.mime, header.width, header.height, 24, colours)
            : header;
      }
    }
  }

  private static ImageHeader png(Path path, ByteBuffer bytes, int at) throws SoundFileException {
    int width = bytes.getInt(at);
    int height = bytes.getInt(at + 4);
    int kind = bytes.get(at + 9) & 0xFF;
    int samples = kind < SAMPLES.length ? SAMPLES[kind] : 0;
    if (width <= 0 || height <= 0 || samples == 0) {
      throw new SoundFileException(path, at, "the image's size or type of colours is invalid");
    }
    int depth = kind == INDEXED ? 0 : bytes.get(at + 8) * samples;
    return new ImageHeader("image/png", width, height, depth, 0);
  }

  private static ImageHeader jpeg(Path path, ByteBuffer bytes) throws SoundFileException {
    ImageHeader header = null;
    while (true) {
      int at = bytes.position();
      if ((bytes.get() & 0xFF) != 0xFF) {
        throw new SoundFileException(path, at, "a marker of JPEG must follow here");
      }
      int marker = bytes.get() & 0xFF;
      if (marker == 0xFF) { // a fill byte
        bytes.position(at + 1);
        continue;
      }
      int size = bytes.getShort() & 0xFFFF;
      int body = bytes.position();
      bytes.position(body + Math.max(0, size - Short.BYTES));
      // The frames of all kinds: other markers of this range are tables.
      if (marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC) {
        int height = bytes.getShort(body + 1) & 0xFFFF;
        int width = bytes.getShort(body + 3) & 0xFFFF;
        int depth = (bytes.get(body) & 0xFF) * (bytes.get(body + 5) & 0xFF);
        header = new ImageHeader("image/jpeg", width, height, depth, 0);
      } else if (marker == SOS) {
        if (header == null || header.width == 0 || !ends(bytes)) {
          throw new SoundFileException(
              path, at, header == null ? "the image has no size" : "the image ends too early");
        }
        return header;
      }
    }
  }

  private static boolean ends(ByteBuffer bytes) {
    for (int at = bytes.limit() - 2; at >= bytes.position(); at--) {
      if (bytes.get(at) == (byte) 0xFF && (bytes.get(at + 1) & 0xFF) == EOI) {
        return true;
      }
    }
    return false;
  }
}
