package tenuto.dsp.plot;

/**
 * A spectrogram over time.
 *
 * @param begin time of the first sample
 * @param seconds length
 * @param axis frequency axis, whose pixels are the spectrogram's rows
 * @param top level in dB with the strongest colour
 */
record SpectrogramRow(
    Spectrogram spectrogram, double begin, double seconds, Axis axis, double top, String label)
    implements PlotRow {
  /** The range in dB from the strongest colour to the background. */
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
    axes.left(box, placed(box), Tick.frequencies(axis, axes.most(box)));
  }

  /** The frequency axis along a box of its height. */
  private Axis placed(Box box) {
    return new Axis(axis.low(), axis.high(), box.bottom(), box.y(), axis.logarithmic());
  }

  /** The level of a power in dB: 0 for a full-scale sine. */
  static double decibels(double power) {
    return 10 * StrictMath.log10(Math.min(power, Double.MAX_VALUE));
  }

  /** The level of the strongest colour, given the highest power: a multiple of 10 dB. */
  static double top(double power) {
    return power > 0 ? 10 * Math.ceil(decibels(power) / 10 - 0.01) : 0;
  }
}
