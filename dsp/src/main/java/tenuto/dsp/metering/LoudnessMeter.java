package tenuto.dsp.metering;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Tally;
import tenuto.formats.file.Speakers;

/**
 * Measures {@link Loudness} in one pass over the channels, with 400 bytes of memory for each second
 * of them; the same bits for any number of threads. It can share a pass with other work, which must
 * also read the signals of {@link #weighted()}.
 */
public final class LoudnessMeter {
  /** Samples whose power is summed at once, on which the last bits depend. */
  public static final int STRETCH = 2048;

  /** Samples per call: one block, after which one thread hands the filters' states to another. */
  private static final int SPAN = Chunk.SAMPLES;

  private final long length;
  private final List<Signal> weighted = new ArrayList<>();
  private final List<Double> weights = new ArrayList<>();
  private final WeightedPower power;
  private final Map<Integer, InOrder> order = new ConcurrentHashMap<>();
  private final String what;

  /**
   * A meter of the channels of one sound.
   *
   * @param channels at least one; shorter ones are padded with silence
   * @param speakers loudspeaker layout of the channels
   * @throws IllegalArgumentException if the rate is below {@link KWeighting#LEAST_RATE}
   */
  public LoudnessMeter(List<Signal> channels, Speakers speakers, double sampleRate) {
    Cascade weighting = KWeighting.at(sampleRate);
    double[] all = ChannelWeights.of(channels.size(), speakers);
    for (int i = 0; i < all.length; i++) {
      if (all[i] > 0) {
        weighted.add(Filtered.of(weighting, channels.get(i)));
        weights.add(all[i]);
      }
    }
    length = channels.stream().mapToLong(Signal::length).max().orElse(0);
    power = new WeightedPower(sampleRate);
    what = "loudness at %s of %s".formatted(sampleRate, weights);
  }

  /**
   * The loudness of the channels of one sound, in a separate pass over those parts of which a cache
   * does not know it.
   */
  public static Loudness of(
      Session session, List<Signal> channels, Speakers speakers, double sampleRate) {
    return session
        .results()
        .staged(
            channels,
            staged -> {
              LoudnessMeter meter = new LoudnessMeter(staged, speakers, sampleRate);
              session.measure().visit(meter.weighted(), SPAN, meter.new Powers());
              return meter.loudness();
            });
  }

  /** The signals that visitors must read: the K-weighted channels with a weight above 0. */
  public List<Signal> weighted() {
    return List.copyOf(weighted);
  }

  /** A thread's visitor for {@link #weighted()}, some times {@value #STRETCH} samples at a time. */
  public SampleSink visitor() {
    return new Ear();
  }

  /** The loudness, after all samples have been visited. */
  public Loudness loudness() {
    return power.loudness(length);
  }

  private final class Ear implements SampleSink {
    private final double[] x = new double[STRETCH];

    @Override
    public void take(long start, Block[] channels, int n) {
      for (int at = 0; at < n; at += STRETCH) {
        take(start + at, channels, at, Math.min(STRETCH, n - at));
      }
    }

    private void take(long start, Block[] channels, int at, int n) {
      double[] sums = new double[0];
      for (int i = 0; i < channels.length; i++) {
        ArrayCopies.read(channels[i], at, x, n);
        sums = power.added(sums, weights.get(i), x, start, n);
      }
      double[] all = sums;
      order
          .computeIfAbsent((int) (start / Cache.PART), _ -> new InOrder())
          .add(start % Cache.PART / STRETCH, () -> power.add(start, all));
    }
  }

  /** The power of each part. */
  private final class Powers implements Tally {
    @Override
    public String what() {
      return what;
    }

    @Override
    public Look look() {
      return Look.inAnyOrder(LoudnessMeter.this::visitor);
    }

    @Override
    public double[] found(int part) {
      return power.part(part);
    }

    @Override
    public void known(int part, double[] numbers) {
      power.part(part, numbers);
    }
  }
}
