package tenuto.tools.inspect;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.levels.Volumes;
import tenuto.dsp.metering.SoundDifference;
import tenuto.dsp.plot.Track;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.About;
import tenuto.formats.pcm.HeaderText;

/** Two sounds, aligned, and what is left if the one is subtracted from the other. */
final class PlottedDifference {
  /** How far apart to look for where they match, in seconds. */
  private static final double ALIGN = 1;

  private PlottedDifference() {}

  /**
   * Three tracks, as long as both sounds are in the part of the first one that is shown.
   *
   * @throws IllegalArgumentException if the sounds cannot be compared
   */
  static List<Track> tracks(Session session, PlottedSound one, PlottedSound other) {
    About about = one.file().about();
    double rate = about.sampleRate();
    requireAlike(one, other);
    List<Signal> a = one.file().channels();
    List<Signal> b = other.file().channels();
    long lag = SoundDifference.lag(session, a, b, (int) Math.min(1 << 18, ALIGN * rate));
    long first = Math.round(one.track().begin() * rate);
    long shown = one.track().channels().getFirst().length();
    long from = Math.max(first, -lag);
    long to = Math.min(first + shown, b.getFirst().length() - lag);
    if (from >= to) {
      throw new IllegalArgumentException("the sounds have no samples in common there");
    }
    List<Signal> left = new ArrayList<>();
    List<Signal> right = new ArrayList<>();
    List<Signal> difference = new ArrayList<>();
    for (int channel = 0; channel < a.size(); channel++) {
      left.add(Slices.of(a.get(channel), from, to));
      right.add(Slices.of(b.get(channel), from + lag, to + lag));
      difference.add(Mixing.mix(List.of(right.getLast(), Volumes.invert(left.getLast()))));
    }
    String moved =
        lag == 0 ? "" : ", %d samples %s".formatted(Math.abs(lag), lag > 0 ? "earlier" : "later");
    return List.of(
        track(one, one.input().title(), left, from / rate),
        track(one, other.input().title() + moved, right, from / rate),
        track(one, "difference: the second less the first", difference, from / rate));
  }

  private static Track track(PlottedSound of, String name, List<Signal> channels, double begin) {
    About about = of.file().about();
    return new Track(
        name,
        channels,
        of.file().metadata().speakers(),
        about.sampleRate(),
        begin,
        about.seconds());
  }

  private static void requireAlike(PlottedSound one, PlottedSound other) {
    About a = one.file().about();
    About b = other.file().about();
    if (a.sampleRate() != b.sampleRate() || a.channels() != b.channels()) {
      throw new IllegalArgumentException(
          "--diff needs sounds of the same sample rate and channels, but they have %s Hz and %d, and %s Hz and %d"
              .formatted(
                  HeaderText.number(a.sampleRate()),
                  a.channels(),
                  HeaderText.number(b.sampleRate()),
                  b.channels()));
    }
  }
}
