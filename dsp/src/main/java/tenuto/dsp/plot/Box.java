package tenuto.dsp.plot;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/** A rectangle of whole pixels in a picture. */
record Box(int x, int y, int width, int height) {
  int right() {
    return x + width;
  }

  int bottom() {
    return y + height;
  }

  double middle() {
    return y + height / 2.0;
  }

  Rectangle2D shape() {
    return new Rectangle2D.Double(x, y, width, height);
  }

  /** The box extended by n pixels on all sides. */
  Box grown(int by) {
    return new Box(x - by, y - by, width + 2 * by, height + 2 * by);
  }

  /**
   * Divides the box into parts below each other, with gaps, in proportion to their weights; parts
   * of equal weight have equal heights, so some pixels at the end may be unused.
   */
  List<Box> stacked(List<Double> weights, int gap) {
    double all = weights.stream().mapToDouble(Double::doubleValue).sum();
    double unit = (height - gap * (weights.size() - 1)) / all;
    List<Box> boxes = new ArrayList<>();
    int top = y;
    for (double weight : weights) {
      int high = (int) (unit * weight);
      boxes.add(new Box(x, top, width, high));
      top += high + gap;
    }
    return boxes;
  }
}
