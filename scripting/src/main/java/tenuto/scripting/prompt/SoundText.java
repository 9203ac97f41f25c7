package tenuto.scripting.prompt;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import tenuto.engine.Session;
import tenuto.engine.base.Bytes;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.scripting.python.Sound;

/** A sound as text: a line of properties, and its waveform. */
final class SoundText {
  /** The most channels that are drawn. */
  private static final int MOST_LANES = 8;

  /** The most channels that are drawn more than one line high. */
  private static final int HIGH_LANES = 2;

  private static final int LEAST_WIDTH = 16;
  private static final int MOST_WIDTH = 200;

  private final Session session;

  SoundText(Session session) {
    this.session = session;
  }

  /**
   * A short description.
   *
   * @param patient asked repeatedly whether to compute more of it
   * @param width letters in a line
   */
  List<String> brief(Sound sound, BooleanSupplier patient, int width) {
    Overview seen = sound.read(signals -> Overview.of(session, signals, patient));
    List<String> lines = new ArrayList<>();
    lines.add(
        length(sound, seen.length())
            + channels(sound)
            + ", "
            + level("peak", seen)
            + extent(seen, sound));
    if (seen.length() > 0) {
      int lanes = Math.min(sound.channels(), MOST_LANES);
      int high = sound.channels() > HIGH_LANES ? 1 : 2;
      int wide = Math.clamp(width - 1, LEAST_WIDTH, MOST_WIDTH);
      for (int lane = 0; lane < lanes; lane++) {
        lines.addAll(Braille.waveform(seen, lane, seen.peak(), wide, high));
      }
      if (lanes < sound.channels()) {
        lines.add("... and %d more channels".formatted(sound.channels() - lanes));
      }
    }
    return lines;
  }

  /** A full description, computed to the sound's end. */
  List<String> full(Sound sound) {
    return sound.read(
        signals -> {
          Overview seen = Overview.of(session, signals, () -> true);
          List<String> lines = new ArrayList<>();
          lines.add(length(sound, seen.length()) + channels(sound));
          for (int c = 0; c < signals.size(); c++) {
            String which = signals.size() == 1 ? "" : "channel %d: ".formatted(c + 1);
            lines.add(
                "  %speak %s, RMS %s"
                    .formatted(which, decibels(seen.peak(c)), decibels(seen.rms(c))));
          }
          if (seen.broken() > 0) {
            lines.add("  %,d samples are no numbers".formatted(seen.broken()));
          }
          lines.add("  " + kept(signals));
          sound.origin().ifPresent(at -> lines.add("  made at " + at));
          return lines;
        });
  }

  private static String kept(List<Signal> signals) {
    long stored = signals.stream().filter(Stored.class::isInstance).count();
    if (stored == 0) {
      return "not stored: computed when something reads it";
    }
    long bytes =
        signals.stream().filter(Stored.class::isInstance).mapToLong(Signal::length).sum()
            * Double.BYTES;
    String which = stored == signals.size() ? "" : " (%d channels)".formatted(stored);
    return "stored%s: %s".formatted(which, Bytes.text(bytes));
  }

  private static String length(Sound sound, long samples) {
    return String.format(
        Locale.ROOT,
        "%.3f s, %,d samples at %s kHz",
        samples / sound.sampleRate(),
        samples,
        plain(sound.sampleRate() / 1000));
  }

  private static String plain(double number) {
    return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
  }

  private static String channels(Sound sound) {
    return sound.channels() == 1 ? "" : ", %d channels".formatted(sound.channels());
  }

  private static String level(String what, Overview seen) {
    String broken =
        seen.broken() == 0 ? "" : ", %,d samples are no numbers".formatted(seen.broken());
    return (seen.peak() == 0 ? "silent" : what + " " + decibels(seen.peak())) + broken;
  }

  /** How much was computed, if it was not all. */
  private static String extent(Overview seen, Sound sound) {
    return seen.seen() == seen.length()
        ? ""
        : String.format(
            Locale.ROOT,
            " in the first %.3f s (info computes all)",
            seen.seen() / sound.sampleRate());
  }

  private static String decibels(double value) {
    if (value == 0) {
      return "silent";
    }
    double tenths = Math.rint(200 * Math.log10(value)) + 0.0; // no -0
    return String.format(Locale.ROOT, "%.1f dBFS", tenths / 10);
  }
}
