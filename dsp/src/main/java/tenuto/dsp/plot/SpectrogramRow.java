package tenuto.dsp.plot;

import java.util.List;

/**
 * A spectrogram along time.
 *
 * @param begin the time of the first sample
 * @param seconds that it lasts
 * @param axis of frequencies, whose pixels are the spectrogram's rows
 * @param top the level in dB whose colour is the strongest
 */
record SpectrogramRow(
    Spectrogram spectrogram, double begin, double seconds, Axis axis, double top, String label)
    implements PlotRow {
  /** dB from the strongest colour to the background. */
  static final double RANGE = 100;

  @Override
  public void draw(Sheet sheet, Box box, Axis time) {
    Axes axes = new Axes(sheet);
    ColourMap map = sheet.theme().map();
    sheet.area(box.x(), box.y(), box.width(), box.height(), sheet.theme().grid());
    int columns = spectrogram.columns();
    for (int x = box.x(); x < box.right() && columns > 0; x++) {
      int column = (int) Math.floor((time.value(x + 0.5) - begin) / seconds * columns);
      for (int row = 0; column >= 0 && column < columns && row < box.height(); row++) {
        double power = spectrogram.power(column, row);
        if (!Double.isNaN(power)) {
          double level = (decibels(power) - top) / RANGE + 1;
          sheet.pixel(x, box.bottom() - 1 - row, map.rgb(level));
        }
      }
    }
    axes.frame(box);
    List<Tick> ticks = Tick.frequencies(axis.low(), axis.high());
    axes.left(box, placed(box), ticks);
  }

  /** The axis of frequencies, along a box of its height. */
  private Axis placed(Box box) {
    return Axis.logarithmic(axis.low(), axis.high(), box.bottom(), box.y());
  }

  /** A power as a level: 0 for that of a sine of full scale. */
  static double decibels(double power) {
    return 10 * StrictMath.log10(Math.min(power, Double.MAX_VALUE));
  }

  /** The level of the strongest colour for signals with that peak: a multiple of 10 dB. */
  static double top(double power) {
    return power > 0 ? 10 * Math.ceil(decibels(power) / 10 - 0.01) : 0;
  }

  /** The frequencies that are drawn of sounds up to half of that sample rate. */
  static Axis axis(double sampleRate, int pixels) {
    double highest = sampleRate / 2;
    double lowest = highest > 200 ? 20 : highest / 100;
    return Axis.logarithmic(lowest, highest, 0, pixels);
  }
}
