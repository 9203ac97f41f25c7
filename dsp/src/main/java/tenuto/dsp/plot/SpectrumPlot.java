package tenuto.dsp.plot;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import tenuto.engine.Session;

/** Average spectra in one diagram: of the channels of a sound, or of several sounds. */
final class SpectrumPlot {
  /** The largest and the smallest range of the axis in dB. */
  private static final double MOST_RANGE = 120;

  private static final double LEAST_RANGE = 40;

  /** Space above the strongest line and below the weakest, in dB. */
  private static final double MARGIN = 3;

  private SpectrumPlot() {}

  static void draw(Session session, List<Track> tracks, Sheet sheet) {
    List<AverageSpectrum> spectra = new ArrayList<>();
    List<Double> rates = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (Track track : tracks) {
      boolean together = tracks.size() > 1;
      int before = spectra.size();
      spectra.addAll(AverageSpectrum.of(session, track.channels(), track.sampleRate(), together));
      for (int i = before; i < spectra.size(); i++) {
        rates.add(track.sampleRate());
        names.add(together ? track.name() : track.channel(i));
      }
    }
    Axes axes = new Axes(sheet);
    Header header = new Header(sheet, tracks);
    int left = sheet.px(6) + axes.widthOfTitle() + sheet.width("\u2212100") + axes.gap();
    int right = sheet.px(22);
    Legend legend = new Legend(sheet, names, sheet.width() - left - right);
    int top = header.height() + legend.height();
    int height = sheet.height() - top - axes.heightBelow() - sheet.px(8);
    Box box = new Box(left, top, sheet.width() - left - right, height);
    double rate = rates.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    Axis range = SpectrogramRow.axis(rate, box.width());
    Axis hertz = Axis.logarithmic(range.low(), range.high(), box.x(), box.right());
    List<double[]> lines = new ArrayList<>();
    for (int i = 0; i < spectra.size(); i++) {
      lines.add(line(spectra.get(i), hertz, rates.get(i)));
    }
    Axis level = levels(lines, box);
    List<Tick> across = Tick.frequencies(hertz.low(), hertz.high());
    List<Tick> up = Tick.decibels(level.low(), level.high(), axes.most(box));
    axes.verticals(box, hertz, across);
    axes.horizontals(box, level, up);
    // The first on top, as the others are compared with it.
    for (int i = lines.size() - 1; i >= 0; i--) {
      boolean dashed = i >= sheet.theme().lines();
      sheet.path(path(lines.get(i), box, level), box.shape(), 1.5, dashed, sheet.theme().line(i));
    }
    axes.frame(box);
    axes.below(box, hertz, across, "frequency (Hz)");
    axes.left(box, level, up);
    int x = sheet.px(6) + sheet.line() / 2;
    axes.title(box, x, "level (dB; a full-scale sine is 0)", "level (dB)", "dB");
    legend.draw(box.x(), header.height());
    header.draw(spectra.stream().allMatch(AverageSpectrum::finite));
  }

  /** The level in dB in each column of pixels; NaN where the spectrum ends. */
  private static double[] line(AverageSpectrum spectrum, Axis hertz, double sampleRate) {
    PixelRows columns = new PixelRows(hertz, spectrum.powers().length, sampleRate);
    double[] line = new double[columns.count()];
    for (int i = 0; i < line.length; i++) {
      line[i] = SpectrogramRow.decibels(columns.power(spectrum.powers(), i));
    }
    return line;
  }

  /**
   * The axis of levels, from just above the strongest to just below the weakest, within the limits
   * of its range.
   */
  private static Axis levels(List<double[]> lines, Box box) {
    double most = Double.NEGATIVE_INFINITY;
    double least = Double.POSITIVE_INFINITY;
    for (double[] line : lines) {
      for (double level : line) {
        if (level > Double.NEGATIVE_INFINITY) {
          most = Math.max(most, level);
          least = Math.min(least, level);
        }
      }
    }
    if (least > most) {
      return Axis.even(-MOST_RANGE, 0, box.bottom(), box.y());
    }
    double high = 10 * Math.ceil((most + MARGIN) / 10);
    double low = 10 * Math.floor((least - MARGIN) / 10);
    return Axis.even(
        Math.clamp(low, high - MOST_RANGE, high - LEAST_RANGE), high, box.bottom(), box.y());
  }

  private static Path2D path(double[] line, Box box, Axis level) {
    Path2D path = new Path2D.Double();
    boolean drawn = false;
    for (int i = 0; i < line.length && !Double.isNaN(line[i]); i++) {
      double y = level.place(Math.max(line[i], level.low() - LEAST_RANGE));
      if (drawn) {
        path.lineTo(box.x() + i + 0.5, y);
      } else {
        path.moveTo(box.x() + i + 0.5, y);
        drawn = true;
      }
    }
    return path;
  }
}
