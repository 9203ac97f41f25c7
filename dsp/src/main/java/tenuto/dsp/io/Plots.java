package tenuto.dsp.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.outputs.Excerpt;
import tenuto.dsp.plot.NoFontsException;
import tenuto.dsp.plot.Plot;
import tenuto.dsp.plot.Size;
import tenuto.dsp.plot.Theme;
import tenuto.dsp.plot.Track;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.file.Speakers;

/** Words that draw pictures. */
public final class Plots {
  private static final String SUFFIX = ".png";

  private Plots() {}

  @Operator(
      value =
          "Draws signals, as the channels of one sound, as a PNG picture: docs/gallery.md shows"
              + " each kind.",
      words = "Plot",
      find = {"draw", "graph", "spectrogram", "waveform"},
      example = "sf.Plot([sf.SineWave(100, 440)], 'tone.png', 'waveform', '400x200')",
      own = true)
  public static void plot(
      WordContext context,
      @In("the channels") List<Signal> x,
      @In("file name that ends in .png; a relative name is under --out") String path,
      @In(
              value =
                  "overview (waveforms above spectrograms), waveform, spectrogram, spectrum,"
                      + " loudness, phase (of the first two channels) or response (of the filters"
                      + " that signals have come through, as sf.FrequencyResponse)",
              otherwise = "overview")
          String kind,
      @In(
              value = "width and height in pixels, such as 1200x600; auto: chosen by what is drawn",
              otherwise = "auto")
          String size,
      @In(value = "light, for paper, or dark", otherwise = "light") String theme) {
    if (x.isEmpty()) {
      throw new IllegalArgumentException("x must contain at least one channel, but contains none");
    }
    if (!path.endsWith(SUFFIX)) {
      throw new IllegalArgumentException(
          "path must end in %s, but is '%s'".formatted(SUFFIX, path));
    }
    Plot.Kind chosen = Plot.Kind.of(kind);
    Theme colours = theme(theme);
    Size wanted = size.equals("auto") ? null : Size.of(size);
    Session session = context.session();
    context
        .outputs()
        .picture(
            session,
            x,
            !chosen.isOfFilters(),
            path,
            "png",
            (name, part) -> {
              String title = name.substring(0, name.length() - SUFFIX.length());
              try {
                return session
                    .results()
                    .staged(
                        x,
                        part.begin(),
                        part.end(),
                        staged -> draw(session, title, staged, part, chosen, wanted, colours));
              } catch (NoFontsException e) {
                throw new UncheckedIOException(new IOException(e.getMessage(), e));
              }
            });
  }

  private static Theme theme(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "light" -> Theme.LIGHT;
      case "dark" -> Theme.DARK;
      default ->
          throw new IllegalArgumentException(
              "theme must be light or dark, but is '%s'".formatted(text));
    };
  }

  private static Signal part(Signal signal, Excerpt.Span part) {
    long samples = signal.length();
    return part.begin() == 0 && part.end() >= samples
        ? signal
        : Slices.of(signal, Math.min(part.begin(), samples), Math.min(part.end(), samples));
  }

  /** An overview reads its signals twice, so signals that are computed are stored. */
  private static byte[] draw(
      Session session,
      String name,
      List<Signal> x,
      Excerpt.Span part,
      Plot.Kind kind,
      Size size,
      Theme theme) {
    List<Signal> channels = new ArrayList<>();
    List<Signal> computed = new ArrayList<>();
    for (Signal each : x) {
      Signal signal = part(each, part);
      channels.add(signal);
      if (kind == Plot.Kind.OVERVIEW && !signal.inputs().isEmpty()) {
        computed.add(signal);
      }
    }
    List<Stored> stored = session.store(computed);
    try {
      for (int i = 0; i < stored.size(); i++) {
        channels.set(channels.indexOf(computed.get(i)), stored.get(i));
      }
      double rate = session.sampleRate();
      long length = x.stream().mapToLong(Signal::length).max().orElseThrow();
      Track track =
          new Track(name, channels, Speakers.UNTOLD, rate, part.begin() / rate, length / rate);
      Size chosen = size == null ? kind.size(List.of(track)) : size;
      return Plot.png(session, kind, List.of(track), chosen, theme);
    } finally {
      stored.forEach(Stored::close);
    }
  }
}
