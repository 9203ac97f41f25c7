package tenuto.tools.batch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.dsp.levels.Peak;
import tenuto.dsp.metering.KWeighting;
import tenuto.dsp.metering.LoudnessMeter;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.Speakers;

/**
 * Measures an output while it is written, so that the chain is computed only once. It measures the
 * samples before they are rounded and clipped to the range of the file's format.
 */
final class OutputMeter {
  /** The number of samples measured at a time. */
  static final int BLOCK = LoudnessMeter.STRETCH;

  private final List<Signal> channels;
  private final Peak peak;

  /** Null if the sample rate is too low for the filter of the loudness. */
  private final LoudnessMeter loudness;

  OutputMeter(List<Signal> channels, Speakers speakers, double sampleRate) {
    this.channels = channels;
    this.peak = new Peak(channels.stream().mapToLong(Signal::length).max().orElse(0));
    boolean loud = sampleRate >= KWeighting.LEAST_RATE;
    loudness = loud ? new LoudnessMeter(channels, speakers, sampleRate) : null;
  }

  /** The signals to visit: the channels, and the further signals that the meter needs. */
  List<Signal> shown() {
    List<Signal> shown = new ArrayList<>(channels);
    if (loudness != null) {
      shown.addAll(loudness.weighted());
    }
    return shown;
  }

  /**
   * A visitor of {@link #shown()} for one thread.
   *
   * @param writer receives the channels only
   */
  SampleSink visitor(SampleSink writer) {
    SampleSink eye = peak.visitor();
    SampleSink ear = loudness == null ? null : loudness.visitor();
    int count = channels.size();
    return (long start, Block[] shown, int n) -> {
      Block[] own = Arrays.copyOf(shown, count);
      eye.take(start, own, n);
      if (ear != null) {
        ear.take(start, Arrays.copyOfRange(shown, count, shown.length), n);
      }
      writer.take(start, own, n);
    };
  }

  /** The largest absolute sample. */
  double peak() {
    return peak.value();
  }

  /** The integrated loudness in LUFS: −∞ for silence, NaN if it cannot be determined. */
  double loudness() {
    return loudness == null ? Double.NaN : loudness.loudness().integrated();
  }
}
