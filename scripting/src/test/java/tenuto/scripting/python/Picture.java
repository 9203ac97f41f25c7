package tenuto.scripting.python;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * A PNG picture in shades of grey, read without the module that draws it: of 8 bits, with a palette
 * or in red, green and blue, not interlaced.
 *
 * @param grey of each pixel, from 0 to 255, row by row
 */
public record Picture(int width, int height, int[] grey) {
  /** Pixels along the side of the squares in which pictures are compared. */
  private static final int SQUARE = 16;

  private static final int PALETTE = 3;

  public static Picture of(Path path) throws IOException {
    ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(path));
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    byte[] palette = new byte[0];
    int width = file.getInt(16);
    int height = file.getInt(20);
    int type = file.get(25);
    for (int at = 8; at < file.limit(); at += file.getInt(at) + 12) {
      byte[] data = Arrays.copyOfRange(file.array(), at + 8, at + 8 + file.getInt(at));
      switch (new String(file.array(), at + 4, 4, StandardCharsets.US_ASCII)) {
        case "PLTE" -> palette = data;
        case "IDAT" -> packed.write(data);
        default -> {}
      }
    }
    int bytes = type == PALETTE ? 1 : 3;
    byte[] rows = new byte[height * (1 + width * bytes)];
    Inflater inflater = new Inflater();
    inflater.setInput(packed.toByteArray());
    try {
      if (file.get(24) != 8 || inflater.inflate(rows) != rows.length) {
        throw new IOException(path + " is a PNG file of another kind");
      }
    } catch (DataFormatException e) {
      throw new IOException(path + ": " + e.getMessage(), e);
    } finally {
      inflater.end();
    }
    unfilter(rows, height, bytes, width * bytes);
    int[] grey = new int[width * height];
    for (int i = 0; i < grey.length; i++) {
      int at = i / width * (1 + width * bytes) + 1 + i % width * bytes;
      byte[] from = type == PALETTE ? palette : rows;
      int first = type == PALETTE ? 3 * (rows[at] & 255) : at;
      grey[i] = ((from[first] & 255) + (from[first + 1] & 255) + (from[first + 2] & 255)) / 3;
    }
    return new Picture(width, height, grey);
  }

  /** Undoes the filters of PNG (ISO 15948, section 9). */
  private static void unfilter(byte[] rows, int height, int bytes, int length) {
    for (int y = 0; y < height; y++) {
      int row = y * (length + 1);
      for (int i = 1; i <= length; i++) {
        int left = i > bytes ? rows[row + i - bytes] & 255 : 0;
        int up = y > 0 ? rows[row + i - length - 1] & 255 : 0;
        int corner = i > bytes && y > 0 ? rows[row + i - length - 1 - bytes] & 255 : 0;
        rows[row + i] +=
            (byte)
                switch (rows[row]) {
                  case 0 -> 0;
                  case 1 -> left;
                  case 2 -> up;
                  case 3 -> (left + up) / 2;
                  default -> nearest(left, up, corner);
                };
      }
    }
  }

  private static int nearest(int left, int up, int corner) {
    int guess = left + up - corner;
    int byLeft = Math.abs(guess - left);
    int byUp = Math.abs(guess - up);
    int byCorner = Math.abs(guess - corner);
    return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner;
  }

  /** How many shades of grey there are. */
  public long shades() {
    return Arrays.stream(grey).distinct().count();
  }

  /** How unlike two pictures are, seen from far: 0 for the same, 1 for black and white. */
  public double distance(Picture other) {
    if (width != other.width || height != other.height) {
      return 1;
    }
    double sum = 0;
    int squares = 0;
    for (int y = 0; y + SQUARE <= height; y += SQUARE) {
      for (int x = 0; x + SQUARE <= width; x += SQUARE) {
        sum += Math.abs(shade(x, y) - other.shade(x, y));
        squares++;
      }
    }
    return sum / squares;
  }

  private double shade(int left, int top) {
    double sum = 0;
    for (int y = top; y < top + SQUARE; y++) {
      for (int x = left; x < left + SQUARE; x++) {
        sum += grey[y * width + x];
      }
    }
    return sum / (SQUARE * SQUARE * 255);
  }
}
