package tenuto.dsp.metering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.DoubleAccumulator;
import java.util.function.ToDoubleFunction;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.levels.FiniteSamples;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.Speakers;

/**
 * The loudness and the peaks of a sound, from which follow those of several sounds together, such
 * as the tracks of an album. It has 80 bytes for each second.
 */
public final class TrackLevel {
  private static final int SPAN = Chunk.SAMPLES;

  private final double[] windows;
  private final double peak;
  private final double truePeak;

  private TrackLevel(double[] windows, double peak, double truePeak) {
    this.windows = windows;
    this.peak = peak;
    this.truePeak = truePeak;
  }

  /**
   * Measures a sound in one pass, all samples that are finite. Below {@link KWeighting#LEAST_RATE}
   * it has no loudness.
   *
   * @param channels at least one
   * @param speakers loudspeaker layout of the channels
   */
  public static TrackLevel of(
      Session session, List<Signal> channels, Speakers speakers, double sampleRate) {
    TrackLevel level = measured(session, channels, speakers, sampleRate);
    return FiniteSamples.gave(level.peak, level.truePeak)
        ? level
        : measured(session, FiniteSamples.of(channels), speakers, sampleRate);
  }

  private static TrackLevel measured(
      Session session, List<Signal> channels, Speakers speakers, double sampleRate) {
    LoudnessMeter loudness =
        sampleRate < KWeighting.LEAST_RATE
            ? null
            : new LoudnessMeter(channels, speakers, sampleRate);
    DoubleAccumulator peak = new DoubleAccumulator(Math::max, 0);
    DoubleAccumulator truePeak = new DoubleAccumulator(Math::max, 0);
    List<Signal> shown = new ArrayList<>(channels);
    channels.forEach(channel -> shown.add(TruePeak.peaks(channel)));
    if (loudness != null) {
      shown.addAll(loudness.weighted());
    }
    long length = channels.stream().mapToLong(Signal::length).max().orElse(0);
    int count = channels.size();
    session.visit(shown, SPAN, () -> eye(count, length, loudness, peak, truePeak));
    double[] windows = loudness == null ? new double[] {Double.NaN} : loudness.loudness().windows();
    return new TrackLevel(windows, peak.get(), truePeak.get());
  }

  private static SampleSink eye(
      int count,
      long length,
      LoudnessMeter loudness,
      DoubleAccumulator peak,
      DoubleAccumulator truePeak) {
    SampleSink ear = loudness == null ? null : loudness.visitor();
    double[] x = new double[SPAN];
    return (start, shown, n) -> {
      int sounding = (int) Math.clamp(length - start, 0, n); // the peaks are longer
      for (int i = 0; i < count; i++) {
        read(shown[i], x, sounding);
        for (int at = 0; at < sounding; at++) {
          x[at] = Math.abs(x[at]);
        }
        peak.accumulate(TruePeak.highest(x, sounding));
        read(shown[count + i], x, n);
        truePeak.accumulate(TruePeak.highest(x, n));
      }
      if (ear != null && sounding > 0) {
        Block[] weighted = Arrays.copyOfRange(shown, 2 * count, shown.length);
        ear.take(start, weighted, sounding);
      }
    };
  }

  private static void read(Block from, double[] x, int n) {
    ArrayCopies.read(from.memory(), from.offset(), 0, x, 0, 1, n);
  }

  /** The integrated loudness of all together, in LUFS: −∞ for silence, NaN if one has none. */
  public static double loudness(List<TrackLevel> tracks) {
    return Loudness.integrated(tracks.stream().map(track -> track.windows).toList());
  }

  /** The largest magnitude of a sample of any; 0 for silence. */
  public static double peak(List<TrackLevel> tracks) {
    return most(tracks, track -> track.peak);
  }

  /** The largest true peak of any, as a magnitude; 0 for silence. */
  public static double truePeak(List<TrackLevel> tracks) {
    return most(tracks, track -> track.truePeak);
  }

  private static double most(List<TrackLevel> tracks, ToDoubleFunction<TrackLevel> peak) {
    return tracks.stream().mapToDouble(peak).max().orElse(0);
  }
}
