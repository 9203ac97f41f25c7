package tenuto.tools.chain;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.word.Level;
import tenuto.engine.signal.Signal;

/** A fade at any place of a sound, as ffmpeg's afade. */
final class FadeAt {
  private static final String IN = "in";
  private static final String OUT = "out";

  private FadeAt() {}

  static ChainWord word() {
    return new ChainWord(
        "fade-at",
        "Fade",
        List.of(
            new ChainWord.Slot("kind", ValueKind.TEXT, "", "in or out"),
            ShortNames.slot("start", ValueKind.TIME),
            ShortNames.slot("duration", ValueKind.TIME),
            new ChainWord.Slot(
                "shape", ValueKind.TEXT, "linear", "linear, power, smooth or exponential")),
        false,
        "A fade-in from a time on, with silence before it, or a fade-out, with silence after it.",
        Level.KEPT,
        (fileSession, x, v) ->
            faded(
                fileSession, x, (String) v.get(0), (Double) v.get(1), (Double) v.get(2), v.get(3)));
  }

  /** What is not silent is faded alone, so that all of the fade is at its start or end. */
  private static List<Signal> faded(
      FileSession fileSession,
      List<Signal> x,
      String kind,
      double start,
      double duration,
      Object shape) {
    boolean isIn = kind.equals(IN);
    if (!isIn && !kind.equals(OUT)) {
      throw new IllegalArgumentException("kind must be in or out, but is '%s'".formatted(kind));
    }
    long first = ShortNames.samples(fileSession.session(), "start", start);
    long last = first + ShortNames.samples(fileSession.session(), "duration", duration);
    List<Signal> parts = new ArrayList<>();
    for (Signal channel : x) {
      long to = isIn ? Math.max(last, channel.length()) : last;
      parts.add(Slices.of(channel, isIn ? first : 0, to));
    }
    double rise = isIn ? duration : 0;
    List<Signal> faded =
        fileSession.each("Fade", new Channels(parts), rise, duration - rise, shape);
    List<Signal> whole = new ArrayList<>();
    for (int i = 0; i < x.size(); i++) {
      long from = isIn ? -first : 0;
      whole.add(Slices.of(faded.get(i), from, from + x.get(i).length()));
    }
    return whole;
  }
}
