package tenuto.dsp.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/**
 * A picture being drawn, with methods for text, lines and areas, whose sizes scale with the
 * picture.
 */
final class Sheet implements AutoCloseable {
  /** The area in pixels of a picture with the usual text size. */
  private static final double USUAL_PIXELS = 1200 * 600;

  private static final double USUAL_TEXT = 13;
  private static final double LEAST_TEXT = 10.5;
  private static final String DOTS = "…";

  private final BufferedImage image;
  private final Graphics2D pen;
  private final Theme theme;
  private final double scale;
  private final Font plain;
  private final Font bold;
  private final FontMetrics metrics;
  private final FontMetrics boldMetrics;

  /** The horizontal alignment of a text. */
  enum Side {
    LEFT,
    MIDDLE,
    RIGHT
  }

  Sheet(Size size, Theme theme) {
    this.theme = theme;
    image = new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_RGB);
    pen = image.createGraphics();
    pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    pen.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    pen.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    double grown = Math.sqrt(size.width() * (double) size.height() / USUAL_PIXELS);
    double text = Math.max(LEAST_TEXT, USUAL_TEXT * grown);
    scale = text / USUAL_TEXT;
    plain = new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont((float) text);
    bold = plain.deriveFont(Font.BOLD, (float) (1.15 * text));
    try {
      metrics = pen.getFontMetrics(plain);
      boldMetrics = pen.getFontMetrics(bold);
      metrics.stringWidth("0");
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (Error | RuntimeException e) {
      // The type depends on what is missing, a font, the list of fonts or a library: without any
      // font it is a plain Error.
      throw new NoFontsException(e);
    }
    area(0, 0, size.width(), size.height(), theme.paper());
  }

  Theme theme() {
    return theme;
  }

  BufferedImage image() {
    return image;
  }

  int width() {
    return image.getWidth();
  }

  int height() {
    return image.getHeight();
  }

  /** Scales a length, given in pixels of a picture of usual size; at least 1. */
  int px(double usual) {
    return (int) Math.max(1, Math.round(usual * scale));
  }

  /** The height of a line of text. */
  int line() {
    return (int) Math.ceil(metrics.getAscent() + metrics.getDescent());
  }

  /** The height of a line of bold text. */
  int boldLine() {
    return (int) Math.ceil(boldMetrics.getAscent() + boldMetrics.getDescent());
  }

  /** The width of a text. */
  int width(String text) {
    return (int) Math.ceil(metrics.getStringBounds(text, pen).getWidth());
  }

  int boldWidth(String text) {
    return (int) Math.ceil(boldMetrics.getStringBounds(text, pen).getWidth());
  }

  /** A text shortened to a width, by omitting its middle. */
  String fitted(String text, int room) {
    return fitted(text, room, metrics);
  }

  String fittedBold(String text, int room) {
    return fitted(text, room, boldMetrics);
  }

  private String fitted(String text, int room, FontMetrics in) {
    String shown = text.replaceAll("\\p{Cntrl}", "?");
    int[] letters = shown.codePoints().toArray();
    for (int kept = letters.length; kept > 0; kept--) {
      int head = (kept + 1) / 2;
      String tried =
          kept == letters.length
              ? shown
              : new String(letters, 0, head)
                  + DOTS
                  + new String(letters, letters.length - (kept - head), kept - head);
      if (in.getStringBounds(tried, pen).getWidth() <= room) {
        return tried;
      }
    }
    return "";
  }

  /** Draws a text, vertically centred at {@code y}. */
  void text(String text, double x, double y, Side side, Color colour) {
    write(text, x, y, side, colour, plain, metrics);
  }

  void boldText(String text, double x, double y, Side side, Color colour) {
    write(text, x, y, side, colour, bold, boldMetrics);
  }

  private void write(
      String text, double x, double y, Side side, Color colour, Font font, FontMetrics in) {
    double width = in.getStringBounds(text, pen).getWidth();
    double left =
        switch (side) {
          case LEFT -> x;
          case MIDDLE -> x - width / 2;
          case RIGHT -> x - width;
        };
    pen.setColor(colour);
    pen.setFont(font);
    // Whole pixels, so that equal letters look equal everywhere.
    pen.drawString(
        text, Math.round(left), Math.round(y + (in.getAscent() - in.getDescent()) / 2.0));
  }

  /** Draws a text upwards, centred at a point. */
  void upward(String text, double x, double y, Color colour) {
    AffineTransform before = pen.getTransform();
    pen.rotate(-Math.PI / 2, Math.round(x), Math.round(y));
    text(text, Math.round(x), Math.round(y), Side.MIDDLE, colour);
    pen.setTransform(before);
  }

  /** Draws a text over the picture, on a background that keeps it readable. */
  void label(String text, double left, double y, Color colour) {
    int edge = px(4);
    pen.setColor(transparent(theme.paper(), 205));
    pen.fill(new Rectangle2D.Double(left, y - line() / 2.0, width(text) + 2 * edge, line()));
    text(text, left + edge, y, Side.LEFT, colour);
  }

  private static Color transparent(Color colour, int alpha) {
    return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
  }

  /** Fills a rectangle of whole pixels. */
  void area(int x, int y, int width, int height, Color colour) {
    pen.setColor(colour);
    pen.fillRect(x, y, width, height);
  }

  /** Draws a straight line, one pixel wide in a picture of usual size. */
  void line(double fromX, double fromY, double toX, double toY, Color colour) {
    pen.setColor(colour);
    pen.setStroke(new BasicStroke(px(1), BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
    pen.draw(new Line2D.Double(fromX, fromY, toX, toY));
  }

  /** Draws a line along a path, clipped to a rectangle. */
  void path(Path2D path, Rectangle2D within, double width, boolean dashed, Color colour) {
    float thick = (float) Math.max(1, width * scale);
    pen.setColor(colour);
    pen.setStroke(
        dashed
            ? new BasicStroke(
                thick,
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {6 * thick, 3 * thick},
                0)
            : new BasicStroke(thick, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    pen.setClip(within);
    pen.draw(path);
    pen.setClip(null);
  }

  /** Fills a shape, clipped to a rectangle. */
  void fill(Shape shape, Rectangle2D within, Color colour) {
    pen.setColor(colour);
    pen.setClip(within);
    pen.fill(shape);
    pen.setClip(null);
  }

  /** Colours one pixel. */
  void pixel(int x, int y, int rgb) {
    image.setRGB(x, y, rgb);
  }

  /** Ends drawing; the image remains. */
  @Override
  public void close() {
    pen.dispose();
  }
}
