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
 * Measures an output in the same reading in which it is written: the chain is computed once. What
 * is seen are the samples before they are rounded and clipped to what the format can hold.
 */
final class OutputMeter {
  /** Samples that are shown at a time. */
  static final int STRETCH = LoudnessMeter.STRETCH;

  private final List<Signal> channels;
  private final Peak peak;

  /** Null at a rate that is too low for it. */
  private final LoudnessMeter loudness;

  OutputMeter(List<Signal> channels, Speakers speakers, double sampleRate) {
    this.channels = channels;
    this.peak = new Peak(channels.stream().mapToLong(Signal::length).max().orElse(0));
    boolean loud = sampleRate >= KWeighting.LEAST_RATE;
    loudness = loud ? new LoudnessMeter(channels, speakers, sampleRate) : null;
  }

  /** What visitors are to be shown: the channels, and what else the meter must see. */
  List<Signal> shown() {
    List<Signal> shown = new ArrayList<>(channels);
    if (loudness != null) {
      shown.addAll(loudness.weighted());
    }
    return shown;
  }

  /**
   * One thread's look at what is {@link #shown()}.
   *
   * @param writer is given the channels alone
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

  /** The integrated loudness in LUFS: −∞ of silence, NaN if it cannot be determined. */
  double loudness() {
    return loudness == null ? Double.NaN : loudness.loudness().integrated();
  }
}
