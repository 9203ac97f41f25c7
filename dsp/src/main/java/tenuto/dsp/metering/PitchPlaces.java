package tenuto.dsp.metering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.analysis.PitchTrack;

/**
 * Detects pitch at up to {@value #MOST} places spread over a signal, from copies made while the
 * signal is read: so a signal of any length is read only once.
 */
final class PitchPlaces {
  private static final int MOST = 64;
  private static final double LOWEST = 50;

  /** The smallest distance of places in seconds. */
  private static final double LEAST_STEP = 0.01;

  /**
   * The lowest sample rate at which pitch is detected; four periods of a pitch are few samples
   * there.
   */
  private static final double LEAST_RATE = 1000;

  private static final double HIGHEST_RATE = 1e6;

  private final PitchTrack track;
  private final int size;
  private final long step;
  private final float[][] places;

  /**
   * The pitch tracker for a sample rate, or null if the rate is too low: making its tables takes
   * longer than analysing a short channel, so all channels of a sound share one.
   */
  static PitchTrack listener(double sampleRate) {
    boolean heard = sampleRate >= LEAST_RATE && sampleRate <= HIGHEST_RATE;
    return heard ? PitchTrack.at(sampleRate, LOWEST) : null;
  }

  /**
   * @param track for that sample rate; used for one channel after another
   */
  PitchPlaces(PitchTrack track, double sampleRate, long length) {
    this.track = track;
    boolean heard = track != null;
    size = heard ? track.size() : 0;
    step = Math.max((long) Math.rint(sampleRate * LEAST_STEP), Math.ceilDiv(length, MOST));
    places = new float[heard ? (int) Math.ceilDiv(length, step) : 0][size];
  }

  /** The first sample copied for a place. */
  private long begin(int place) {
    return place * step - size / 2;
  }

  /** Copies the needed ones of {@code n} samples from {@code start} on; on any thread. */
  void take(double[] x, long start, int n) {
    if (places.length == 0) {
      return;
    }
    long first = Math.max(0, Math.floorDiv(start - size / 2, step) + 1);
    for (long place = first; place < places.length && begin((int) place) < start + n; place++) {
      long begin = begin((int) place);
      int from = (int) (Math.max(start, begin) - start);
      int to = (int) (Math.min(start + n, begin + size) - start);
      for (int i = from; i < to; i++) {
        places[(int) place][(int) (start + i - begin)] = Double.isFinite(x[i]) ? (float) x[i] : 0;
      }
    }
  }

  /**
   * The median of the pitches at all places, after all samples were taken; empty if there is none.
   */
  Optional<DominantPitch> pitch() {
    List<Double> heard = new ArrayList<>();
    double[] x = new double[size];
    for (int place = 0; place < places.length; place++) {
      for (int i = 0; i < size; i++) {
        x[i] = places[place][i];
      }
      PitchTrack.Heard pitch = track.heard(x, place * step);
      if (pitch != null) {
        heard.add(pitch.hz());
      }
    }
    heard.sort(null);
    return heard.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new DominantPitch(heard.get(heard.size() / 2), (double) heard.size() / places.length));
  }
}
