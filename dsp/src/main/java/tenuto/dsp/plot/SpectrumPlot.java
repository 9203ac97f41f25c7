package tenuto.dsp.plot;

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

  static void draw(Session session, List<Track> tracks, FrequencyRange range, Sheet sheet) {
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
    double rate = rates.stream().mapToDouble(Double::doubleValue).max().orElseThrow();
    FrequencyDiagram diagram =
        new FrequencyDiagram(sheet, new Header(sheet, tracks), names, rate, range);
    List<double[]> lines = new ArrayList<>();
    for (int i = 0; i < spectra.size(); i++) {
      lines.add(line(spectra.get(i), diagram.hertz(), rates.get(i)));
    }
    boolean finite = spectra.stream().allMatch(AverageSpectrum::finite);
    diagram.draw(
        lines,
        levels(lines, diagram),
        finite,
        "level (dB; a full-scale sine is 0)",
        "level (dB)",
        "dB");
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
  private static Axis levels(List<double[]> lines, FrequencyDiagram diagram) {
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
      return diagram.decibels(-MOST_RANGE, 0);
    }
    double high = 10 * Math.ceil((most + MARGIN) / 10);
    double low = 10 * Math.floor((least - MARGIN) / 10);
    return diagram.decibels(Math.clamp(low, high - MOST_RANGE, high - LEAST_RANGE), high);
  }
}
