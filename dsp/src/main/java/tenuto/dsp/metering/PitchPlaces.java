package tenuto.dsp.metering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.analysis.PitchTrack;

/**
 * Listens for pitch at up to {@value #MOST} places spread over a signal, of which it keeps copies
 * while the signal goes by: so nothing has to be read twice, however long it is.
 */
final class PitchPlaces {
  private static final int MOST = 64;
  private static final double LOWEST = 50;

  /** Places are not nearer to each other, in seconds. */
  private static final double LEAST_STEP = 0.01;

  /** Sample rates at which there are pitches to be heard, and four periods of them are few. */
  private static final double LEAST_RATE = 1000;

  private static final double HIGHEST_RATE = 1e6;

  private final PitchTrack track;
  private final int size;
  private final long step;
  private final float[][] places;

  /**
   * What listens at a sample rate, or null if there are no pitches to be heard: its tables take
   * longer to make than a short channel to be heard, so all channels of a sound share one.
   */
  static PitchTrack listener(double sampleRate) {
    boolean heard = sampleRate >= LEAST_RATE && sampleRate <= HIGHEST_RATE;
    return heard ? PitchTrack.at(sampleRate, LOWEST) : null;
  }

  /**
   * @param track of that sample rate; asked for one channel after the other
   */
  PitchPlaces(PitchTrack track, double sampleRate, long length) {
    this.track = track;
    boolean heard = track != null;
    size = heard ? track.size() : 0;
    step = Math.max((long) Math.rint(sampleRate * LEAST_STEP), Math.ceilDiv(length, MOST));
    places = new float[heard ? (int) Math.ceilDiv(length, step) : 0][size];
  }

  /** The first sample of what is kept around a place. */
  private long begin(int place) {
    return place * step - size / 2;
  }

  /** Keeps what is wanted of {@code n} samples from {@code start} on; on any thread. */
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

  /** The median of what is heard at all places, when all was taken; none if nothing is. */
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
