package tenuto.dsp.plot;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.util.Arrays;

/**
 * Converts a picture with at most 256 colours to one with a palette: a third of the bytes, without
 * loss.
 */
final class FewColours {
  private static final int MOST = 256;

  private FewColours() {}

  /** The same picture with a palette, or itself if it has too many colours. */
  static BufferedImage of(BufferedImage image) {
    int width = image.getWidth();
    int height = image.getHeight();
    int[] palette = new int[MOST];
    int count = 0;
    int[] row = new int[width];
    for (int y = 0; y < height; y++) {
      image.getRGB(0, y, width, 1, row, 0, width);
      for (int rgb : row) {
        int at = Arrays.binarySearch(palette, 0, count, rgb);
        if (at < 0) {
          if (count == MOST) {
            return image;
          }
          System.arraycopy(palette, -at - 1, palette, -at, count + at + 1);
          palette[-at - 1] = rgb;
          count++;
        }
      }
    }
    IndexColorModel colours =
        new IndexColorModel(8, count, palette, 0, false, -1, java.awt.image.DataBuffer.TYPE_BYTE);
    BufferedImage small =
        new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, colours);
    byte[] indices = new byte[width];
    for (int y = 0; y < height; y++) {
      image.getRGB(0, y, width, 1, row, 0, width);
      for (int x = 0; x < width; x++) {
        indices[x] = (byte) Arrays.binarySearch(palette, 0, count, row[x]);
      }
      small.getRaster().setDataElements(0, y, width, 1, indices);
    }
    return small;
  }
}
