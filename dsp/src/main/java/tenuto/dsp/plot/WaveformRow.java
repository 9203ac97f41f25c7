package tenuto.dsp.plot;

import java.awt.Color;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;

/**
 * A signal's waveform over time: the range from minimum to maximum, and darker inside it the root
 * mean square; if there are few samples, a line through them.
 *
 * @param begin time of the first sample
 * @param limit amplitude at the upper and the lower edge
 * @param colour number of the theme's colour
 */
record WaveformRow(
    Envelope envelope, double sampleRate, double begin, double limit, int colour, String label)
    implements PlotRow {
  /** The number of samples per pixel column up to which a line is drawn through all of them. */
  private static final int MOST_IN_LINE = 4;

  /** The smallest limit; quieter signals are drawn small. */
  private static final double LEAST_LIMIT = 1e-3;

  private static final double MOST_LIMIT = 1e300;

  private static final double FADED = 0.52;

  /** The distance of samples in pixels from which on each is a dot. */
  private static final double DOTS = 5;

  /** The cells for the envelope of a signal that is n pixels long. */
  static int cells(long samples, int pixels) {
    return samples <= (long) MOST_IN_LINE * pixels ? (int) samples : Math.max(1, pixels);
  }

  /** The limit for a peak: 1, 2 or 5 times a power of ten, and 1 for silence. */
  static double limit(double peak) {
    return peak == 0 ? 1 : Tick.step(Math.clamp(peak, LEAST_LIMIT, MOST_LIMIT), 1);
  }

  @Override
  public void draw(Sheet sheet, Box box, Axis time) {
    Axes axes = new Axes(sheet);
    Axis level = Axis.even(-limit, limit, box.bottom(), box.y());
    List<Tick> ticks = Tick.even(-limit, limit, Math.min(5, axes.most(box)));
    axes.horizontals(box, level, ticks);
    axes.verticals(box, time, TimePlot.ticks(axes, box, time));
    Color line = sheet.theme().line(colour);
    long samples = envelope.cells().samples();
    if (samples > 0) {
      if (envelope.cells().count() == samples) {
        line(sheet, box, time, level, line);
      } else {
        columns(sheet, box, time, level, line);
      }
    }
    axes.frame(box);
    axes.left(box, level, ticks);
  }

  private void line(Sheet sheet, Box box, Axis time, Axis level, Color colour) {
    Path2D path = new Path2D.Double();
    boolean drawn = false;
    int samples = (int) envelope.cells().samples();
    for (int i = 0; i < samples; i++) {
      double y = place(level, envelope.most(i));
      double x = time.place(begin + i / sampleRate);
      if (Double.isNaN(y)) {
        drawn = false;
      } else if (drawn) {
        path.lineTo(x, y);
      } else {
        path.moveTo(x, y);
        path.lineTo(x, y); // a single sample is a dot
        drawn = true;
      }
    }
    sheet.path(path, box.grown(sheet.px(3)).shape(), 1.3, false, colour);
    if (time.place(begin + 1 / sampleRate) - time.place(begin) > DOTS) {
      double size = sheet.px(4);
      for (int i = 0; i < samples; i++) {
        double y = place(level, envelope.most(i));
        double x = time.place(begin + i / sampleRate);
        if (!Double.isNaN(y)) {
          sheet.fill(
              new Ellipse2D.Double(x - size / 2, y - size / 2, size, size),
              box.grown(sheet.px(3)).shape(),
              colour);
        }
      }
    }
  }

  private void columns(Sheet sheet, Box box, Axis time, Axis level, Color colour) {
    Color pale = sheet.theme().faded(colour, FADED);
    int left = (int) Math.round(time.place(begin));
    double lowBefore = Double.NaN;
    double highBefore = Double.NaN;
    for (int cell = 0; cell < envelope.cells().count() && left + cell < box.right(); cell++) {
      double low = envelope.least(cell);
      double high = envelope.most(cell);
      if (!Double.isNaN(low)) {
        // From the end of the last column, so that steep waves are connected.
        double from = highBefore < low ? highBefore : low;
        double to = lowBefore > high ? lowBefore : high;
        double rms = envelope.rms(cell);
        fill(sheet, box, left + cell, level, from, to, pale);
        fill(sheet, box, left + cell, level, Math.max(-rms, low), Math.min(rms, high), colour);
      }
      lowBefore = low;
      highBefore = high;
    }
  }

  private double place(Axis level, double sample) {
    return level.place(Math.clamp(sample, -2 * limit, 2 * limit));
  }

  private void fill(
      Sheet sheet, Box box, int x, Axis level, double low, double high, Color colour) {
    if (low > high) {
      return;
    }
    int top = (int) Math.clamp(Math.floor(place(level, high)), box.y(), box.bottom() - 1);
    int bottom = (int) Math.clamp(Math.ceil(place(level, low)), top + 1, box.bottom());
    sheet.area(x, top, 1, bottom - top, colour);
  }
}
