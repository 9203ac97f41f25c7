package tenuto.dsp.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.Speakers;

/**
 * A sound in a picture: its name, and the part to show.
 *
 * @param name such as a file's
 * @param channels the part to show; at least one
 * @param speakers loudspeaker layout of the channels
 * @param sampleRate sample rate
 * @param begin start of the part in the whole sound, in seconds
 * @param seconds the length of the whole sound
 */
public record Track(
    String name,
    List<Signal> channels,
    Speakers speakers,
    double sampleRate,
    double begin,
    double seconds) {
  public Track {
    channels = List.copyOf(channels);
    if (channels.isEmpty()) {
      throw new IllegalArgumentException(name + " has no channel");
    }
  }

  /** A track that shows a whole sound. */
  public static Track whole(String name, List<Signal> channels, double sampleRate) {
    long length = channels.stream().mapToLong(Signal::length).max().orElse(0);
    return new Track(name, channels, Speakers.UNTOLD, sampleRate, 0, length / sampleRate);
  }

  /** The number of samples shown. */
  long samples() {
    return channels.stream().mapToLong(Signal::length).max().orElse(0);
  }

  /** The time after the last sample shown. */
  double end() {
    return begin + samples() / sampleRate;
  }

  /** The name of a channel, counted from 0. */
  String channel(int number) {
    return channels.size() == 2 ? number == 0 ? "left" : "right" : "channel " + (number + 1);
  }

  /** Sample rate, channels and length. */
  String facts() {
    List<String> facts = new ArrayList<>();
    facts.add(rate());
    facts.add(
        switch (channels.size()) {
          case 1 -> "mono";
          case 2 -> "stereo";
          default -> channels.size() + " channels";
        });
    facts.add(length());
    return String.join(" · ", facts);
  }

  /** The sample rate as text. */
  String rate() {
    boolean kilo = sampleRate >= 1000;
    String number = String.format(Locale.ROOT, "%.3f", kilo ? sampleRate / 1000 : sampleRate);
    return number.replaceAll("\\.?0+$", "") + (kilo ? " kHz" : " Hz");
  }

  private String length() {
    if (samples() == 0) {
      return "no samples";
    }
    if (seconds < 1) {
      return Tick.rounded(seconds * 1000) + " ms";
    }
    if (seconds < 60) {
      return String.format(Locale.ROOT, "%.2f s", seconds);
    }
    long tenths = Math.round(seconds * 10);
    long minutes = tenths / 600;
    String rest = String.format(Locale.ROOT, "%02d.%d", tenths / 10 % 60, tenths % 10);
    return minutes < 60
        ? minutes + ":" + rest
        : String.format(Locale.ROOT, "%d:%02d:%s", minutes / 60, minutes % 60, rest);
  }
}
