package tenuto.dsp.plot;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.filters.FilterChain;
import tenuto.engine.signal.Signal;

/**
 * Frequency responses in one diagram: the gains, by their formulas, of the linear filters that
 * signals have come through.
 */
final class ResponsePlot {
  /** The largest and the smallest range of the axis in dB. */
  private static final double MOST_RANGE = 96;

  private static final double LEAST_RANGE = 12;

  /** Space above the largest gain and below the smallest, in dB. */
  private static final double MARGIN = 1;

  /** The axis ends at multiples of this, in dB. */
  private static final double STEP = 6;

  private ResponsePlot() {}

  /** Fails if a channel has not come through a filter with a formula. */
  static void check(Track track) {
    track.channels().forEach(channel -> FilterChain.of(channel, track.sampleRate()));
  }

  static void draw(List<Track> tracks, FrequencyRange range, Sheet sheet) {
    List<String> names = new ArrayList<>();
    for (Track track : tracks) {
      for (int i = 1; i <= track.channels().size(); i++) {
        String channel = track.channels().size() == 1 ? "" : "channel " + i;
        String name = tracks.size() == 1 ? "" : track.name();
        names.add(name + (name.isEmpty() || channel.isEmpty() ? "" : " · ") + channel);
      }
    }
    Track first = tracks.getFirst();
    Header header =
        new Header(
            sheet, tracks.size() == 1 ? first.name() : tracks.size() + " responses", first.rate());
    double rate = tracks.stream().mapToDouble(Track::sampleRate).max().orElseThrow();
    FrequencyDiagram diagram = new FrequencyDiagram(sheet, header, names, rate, range);
    List<double[]> lines = new ArrayList<>();
    for (Track track : tracks) {
      for (Signal channel : track.channels()) {
        lines.add(line(channel, track.sampleRate(), diagram.hertz()));
      }
    }
    diagram.draw(lines, gains(lines, diagram), true, "gain (dB)", "dB");
  }

  /** The gain in dB in each column of pixels, up to half the sample rate. */
  private static double[] line(Signal channel, double sampleRate, Axis hertz) {
    FilterChain filters = FilterChain.of(channel, sampleRate);
    double[] line = new double[(int) hertz.pixels()];
    for (int i = 0; i < line.length; i++) {
      double hz = hertz.value(hertz.from() + i + 0.5);
      line[i] = hz < sampleRate / 2 ? filters.response(hz).decibels() : Double.NaN;
    }
    return line;
  }

  /** The axis of gains: all of them and 0 dB, within the limits of its range. */
  private static Axis gains(List<double[]> lines, FrequencyDiagram diagram) {
    double most = 0;
    double least = 0;
    for (double[] line : lines) {
      for (double gain : line) {
        if (Double.isFinite(gain)) {
          most = Math.max(most, gain);
          least = Math.min(least, gain);
        }
      }
    }
    double high = STEP * Math.ceil((most + MARGIN) / STEP);
    double low = STEP * Math.floor((least - MARGIN) / STEP);
    return diagram.decibels(Math.clamp(low, high - MOST_RANGE, high - LEAST_RANGE), high);
  }
}
