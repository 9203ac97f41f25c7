package tenuto.dsp.plot;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import tenuto.dsp.metering.KWeighting;
import tenuto.engine.Session;

/** Pictures of sounds and of filters. */
public final class Plot {
  /** The largest default height of a picture, up to which lanes keep their usual height. */
  private static final int HIGHEST = 3000;

  /** The largest number of channels: more could not be told apart, and each uses memory. */
  private static final int MOST_CHANNELS = 256;

  private Plot() {}

  /** The kinds of picture. */
  public enum Kind {
    /** Waveforms above spectrograms. */
    OVERVIEW,
    /** Minimum, maximum and root mean square over time. */
    WAVEFORM,
    /** Power over time and frequency. */
    SPECTROGRAM,
    /** Mean power over frequency. */
    SPECTRUM,
    /** Loudness over time. */
    LOUDNESS,
    /** The phase relation of two channels. */
    PHASE,
    /** The gain over frequency of the linear filters that signals have come through. */
    RESPONSE;

    /** Its name. */
    public String text() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** All names, for a sentence. */
    public static String all() {
      String text = Arrays.stream(values()).map(Kind::text).collect(Collectors.joining(", "));
      int last = text.lastIndexOf(", ");
      return text.substring(0, last) + " or " + text.substring(last + 2);
    }

    /**
     * The kind of a name.
     *
     * @throws IllegalArgumentException if the name is unknown
     */
    public static Kind of(String text) {
      return Arrays.stream(values())
          .filter(kind -> kind.text().equals(text.toLowerCase(Locale.ROOT)))
          .findFirst()
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      "kind must be %s, but is '%s'".formatted(all(), text)));
    }

    /**
     * Fails if a sound cannot be drawn like this.
     *
     * @throws IllegalArgumentException with the reason
     */
    public void check(Track track) {
      if (track.channels().size() > MOST_CHANNELS) {
        throw new IllegalArgumentException(
            "at most %d channels can be drawn, but %s has %d"
                .formatted(MOST_CHANNELS, track.name(), track.channels().size()));
      }
      if (this == PHASE && track.channels().size() < 2) {
        throw new IllegalArgumentException(
            "a phase scope needs two channels, but %s has one".formatted(track.name()));
      }
      if (this == RESPONSE) {
        ResponsePlot.check(track);
      }
      if (this == LOUDNESS && track.sampleRate() < KWeighting.LEAST_RATE) {
        throw new IllegalArgumentException(
            "the sample rate must be at least %.0f Hz for loudness, but that of %s is %s"
                .formatted(KWeighting.LEAST_RATE, track.name(), track.sampleRate()));
      }
    }

    /** Whether it shows filters, not samples: then no sample is read. */
    public boolean isOfFilters() {
      return this == RESPONSE;
    }

    /** Whether it has an axis of frequencies. */
    public boolean hasFrequencies() {
      return hasSpectrogram() || this == SPECTRUM || this == RESPONSE;
    }

    boolean hasWaveform() {
      return this == WAVEFORM || this == OVERVIEW;
    }

    boolean hasSpectrogram() {
      return this == SPECTROGRAM || this == OVERVIEW;
    }

    /** The default size of its picture. */
    public Size size(List<Track> tracks) {
      int lanes = tracks.stream().mapToInt(track -> track.channels().size()).sum();
      int each = (hasWaveform() ? lanes == 1 ? 200 : 130 : 0) + (hasSpectrogram() ? 260 : 0);
      return switch (this) {
        case OVERVIEW, WAVEFORM, SPECTROGRAM ->
            new Size(1200, Math.min(HIGHEST, 110 + lanes * each));
        case SPECTRUM, RESPONSE -> new Size(1200, 600);
        case LOUDNESS -> new Size(1200, 450);
        case PHASE -> scopes(tracks.size());
      };
    }
  }

  private static Size scopes(int count) {
    if (count == 1) {
      return new Size(640, 690);
    }
    int inRow = Math.min(4, Math.max(2, Math.ceilDiv(count, 2)));
    int each = 1200 / inRow + 60;
    return new Size(1200, Math.min(HIGHEST, 40 + Math.ceilDiv(count, inRow) * each));
  }

  /**
   * A picture as PNG; the same sounds give the same bytes.
   *
   * @throws IllegalArgumentException if the tracks do not fit the kind or the size
   * @throws NoFontsException if this machine has no fonts
   */
  public static byte[] png(Session session, Kind kind, List<Track> tracks, Size size, Theme theme) {
    return png(session, kind, tracks, FrequencyRange.WHOLE, size, theme);
  }

  /**
   * A picture of some frequencies.
   *
   * @throws IllegalArgumentException if the tracks do not fit the kind, the range or the size
   * @throws NoFontsException if this machine has no fonts
   */
  public static byte[] png(
      Session session,
      Kind kind,
      List<Track> tracks,
      FrequencyRange range,
      Size size,
      Theme theme) {
    BufferedImage image = image(session, kind, tracks, range, size, theme);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      ImageIO.write(FewColours.of(image), "png", out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  static BufferedImage image(
      Session session, Kind kind, List<Track> tracks, Size size, Theme theme) {
    return image(session, kind, tracks, FrequencyRange.WHOLE, size, theme);
  }

  static BufferedImage image(
      Session session,
      Kind kind,
      List<Track> tracks,
      FrequencyRange range,
      Size size,
      Theme theme) {
    tracks.forEach(kind::check);
    try (Sheet sheet = new Sheet(size, theme)) {
      switch (kind) {
        case OVERVIEW, WAVEFORM, SPECTROGRAM -> TimePlot.draw(session, kind, tracks, range, sheet);
        case SPECTRUM -> SpectrumPlot.draw(session, tracks, range, sheet);
        case LOUDNESS -> LoudnessPlot.draw(session, tracks, sheet);
        case PHASE -> PhasePlot.draw(session, tracks, sheet);
        case RESPONSE -> ResponsePlot.draw(tracks, range, sheet);
      }
      return sheet.image();
    }
  }
}
