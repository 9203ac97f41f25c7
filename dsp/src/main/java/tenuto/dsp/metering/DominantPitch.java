package tenuto.dsp.metering;

import java.util.List;
import java.util.Optional;
import tenuto.dsp.PitchTrack;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/**
 * The pitch that a signal has most of the time: the median of what Yin hears at {@value #PLACES}
 * places spread over it, or every 10 ms of a short one.
 *
 * @param hz of at least 50
 * @param voiced the part of the places that have a pitch
 */
public record DominantPitch(double hz, double voiced) {
  private static final int PLACES = 300;
  private static final double LOWEST = 50;

  /** Sample rates at which there are pitches to be heard, and four periods of them are few. */
  private static final double LEAST_RATE = 1000;

  private static final double HIGHEST_RATE = 1e6;

  /** The pitch of a signal; none if it has none anywhere. */
  public static Optional<DominantPitch> of(Session session, Signal x, double sampleRate) {
    if (sampleRate < LEAST_RATE || sampleRate > HIGHEST_RATE || x.length() == 0) {
      return Optional.empty();
    }
    long step = Math.max((long) Math.rint(sampleRate / 100), Math.ceilDiv(x.length(), PLACES));
    if (step > Integer.MAX_VALUE) {
      return Optional.empty();
    }
    List<Double> heard =
        PitchTrack.of(session, x, sampleRate, LOWEST, (int) step).stream()
            .map(PitchTrack.Heard::hz)
            .sorted()
            .toList();
    return heard.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new DominantPitch(
                heard.get(heard.size() / 2), heard.size() / Math.ceil((double) x.length() / step)));
  }
}
