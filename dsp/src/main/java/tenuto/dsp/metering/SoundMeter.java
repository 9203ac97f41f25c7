package tenuto.dsp.metering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.analysis.PitchTrack;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.Speakers;

/**
 * All measurements of a sound's channels in one pass: each channel is read as it is, as intersample
 * peaks, and K-weighted, in parallel. The same bits for any number of threads. More than {@value
 * #MOST_AT_ONCE} channels are read in groups of that many, so that memory stays small.
 */
public final class SoundMeter {
  private static final int MOST_AT_ONCE = 16;
  private static final int SPAN = LoudnessMeter.STRETCH;

  private final long length;
  private final ChannelMeter[] channels;
  private final PitchPlaces[] pitches;

  /** The index of each K-weighted channel among the signals read; -1 for one with weight 0. */
  private final int[] weighted;

  private final double[] weights;
  private final WeightedPower loudness;
  private final InOrder order = new InOrder();

  private SoundMeter(
      long length, ChannelMeter[] channels, double[] weights, WeightedPower loudness) {
    this.length = length;
    this.channels = channels;
    this.weights = weights;
    pitches = new PitchPlaces[channels.length];
    this.loudness = loudness;
    weighted = new int[channels.length];
  }

  /**
   * The thresholds.
   *
   * @param fullScale magnitude of a sample that may have been clipped, such as 1
   * @param silence magnitude above which a sample is not silence
   */
  public record Settings(double fullScale, double silence) {}

  /**
   * Measures the channels of one sound.
   *
   * @param all at least one, all of the same length
   * @param speakers loudspeaker layout of the channels
   */
  public static Measurement of(
      Session session, List<Signal> all, Speakers speakers, double sampleRate, Settings settings) {
    double[] weights = ChannelWeights.of(all.size(), speakers);
    boolean loud = sampleRate >= KWeighting.LEAST_RATE;
    WeightedPower loudness = loud ? new WeightedPower(sampleRate) : null;
    long length = all.getFirst().length();
    PitchTrack listener = PitchPlaces.listener(sampleRate);
    List<ChannelLevels> levels = new ArrayList<>();
    List<Optional<DominantPitch>> pitches = new ArrayList<>();
    for (int from = 0; from < all.size(); from += MOST_AT_ONCE) {
      int to = Math.min(all.size(), from + MOST_AT_ONCE);
      ChannelMeter[] meters = new ChannelMeter[to - from];
      Arrays.setAll(
          meters, i -> new ChannelMeter(sampleRate, length, settings.fullScale, settings.silence));
      double[] some = Arrays.copyOfRange(weights, from, to);
      SoundMeter meter = new SoundMeter(length, meters, some, loudness);
      Arrays.setAll(meter.pitches, i -> new PitchPlaces(listener, sampleRate, length));
      meter.measure(session, all.subList(from, to), sampleRate);
      for (PitchPlaces places : meter.pitches) {
        pitches.add(places.pitch());
      }
      for (ChannelMeter channel : meters) {
        levels.add(channel.levels());
      }
    }
    return new Measurement(
        sampleRate,
        levels,
        ChannelLevels.together(levels),
        pitches,
        loud ? Optional.of(loudness.loudness(length)) : Optional.empty());
  }

  private void measure(Session session, List<Signal> signals, double sampleRate) {
    List<Signal> shown = new ArrayList<>(signals);
    signals.forEach(x -> shown.add(TruePeak.peaks(x)));
    Cascade weighting = loudness == null ? null : KWeighting.at(sampleRate);
    for (int i = 0; i < weighted.length; i++) {
      boolean counts = loudness != null && weights[i] > 0;
      weighted[i] = counts ? shown.size() : -1;
      if (counts) {
        shown.add(Filtered.of(weighting, signals.get(i)));
      }
    }
    session.visit(shown, SPAN, Eye::new);
  }

  /** A thread's visitor of all signals. */
  private final class Eye implements SampleSink {
    private final double[] x = new double[SPAN];

    @Override
    public void take(long start, Block[] shown, int n) {
      // The peaks are longer than the sound.
      int sounding = (int) Math.clamp(length - start, 0, n);
      List<ChannelMeter.Seen> seen = new ArrayList<>();
      double[] peaks = new double[channels.length];
      double[] power = new double[0];
      for (int i = 0; i < channels.length; i++) {
        if (sounding > 0) {
          read(shown[i], sounding);
          seen.add(channels[i].look(x, start, sounding));
          pitches[i].take(x, start, sounding);
        }
        read(shown[channels.length + i], n);
        peaks[i] = TruePeak.highest(x, n);
        if (weighted[i] >= 0 && sounding > 0) {
          read(shown[weighted[i]], sounding);
          power = loudness.added(power, weights[i], x, start, sounding);
        }
      }
      double[] all = power;
      order.add(start / SPAN, () -> add(start, seen, peaks, all));
    }

    private void read(Block from, int n) {
      ArrayCopies.read(from.memory(), from.offset(), 0, x, 0, 1, n);
    }
  }

  private void add(long start, List<ChannelMeter.Seen> seen, double[] peaks, double[] power) {
    for (int i = 0; i < channels.length; i++) {
      channels[i].addTruePeak(peaks[i]);
    }
    for (int i = 0; i < seen.size(); i++) {
      channels[i].add(seen.get(i));
    }
    if (power.length > 0) {
      loudness.add(start, power);
    }
  }
}
