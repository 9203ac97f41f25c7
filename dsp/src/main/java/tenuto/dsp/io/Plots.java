package tenuto.dsp.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.plot.NoFontsException;
import tenuto.dsp.plot.Plot;
import tenuto.dsp.plot.Size;
import tenuto.dsp.plot.Theme;
import tenuto.dsp.plot.Track;
import tenuto.dsp.word.Excerpt;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Outputs;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.file.PartFile;
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
    Outputs outputs = context.outputs();
    Path file = outputs.claim(path);
    boolean done = false;
    try {
      String name = file.getFileName().toString();
      name = name.substring(0, name.length() - SUFFIX.length());
      long length = x.stream().mapToLong(Signal::length).max().orElseThrow();
      double rate = context.session().sampleRate();
      Excerpt excerpt = outputs.excerpt();
      long begin = chosen.isOfFilters() ? 0 : excerpt.begin(rate);
      if (begin > 0 && begin >= length) {
        outputs.beyond(file, length / rate);
        return;
      }
      long end = chosen.isOfFilters() ? length : excerpt.end(rate, length);
      Part part = new Part(begin, end, length);
      if (outputs.plans().isPresent()) {
        List<Signal> read = chosen.isOfFilters() ? List.of() : x;
        Planning.picture(context, read, x.size(), file, (part.end - begin) / rate);
        done = true;
        return;
      }
      byte[] png = draw(context.session(), name, x, part, chosen, wanted, colours);
      try (PartFile unfinished = outputs.parts().create(file)) {
        unfinished.write(0, png, png.length);
        unfinished.commit();
      }
      double seconds = (part.end - begin) / rate;
      outputs.finished(new Outputs.Written(file, seconds, x.size(), 0));
      done = true;
    } catch (NoFontsException e) {
      throw new UncheckedIOException(new IOException(e.getMessage(), e));
    } catch (IOException e) {
      throw Outputs.notWritten(file, e);
    } finally {
      if (!done) {
        outputs.unclaim(file);
      }
    }
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

  /** The samples to show, of all. */
  private record Part(long begin, long end, long length) {
    Signal of(Signal signal) {
      long samples = signal.length();
      return begin == 0 && end >= samples
          ? signal
          : Slices.of(signal, Math.min(begin, samples), Math.min(end, samples));
    }
  }

  /** An overview reads its signals twice, so signals that are computed are stored. */
  private static byte[] draw(
      Session session,
      String name,
      List<Signal> x,
      Part part,
      Plot.Kind kind,
      Size size,
      Theme theme) {
    List<Stored> stored = new ArrayList<>();
    try {
      List<Signal> channels = new ArrayList<>();
      for (Signal each : x) {
        Signal signal = part.of(each);
        if (kind == Plot.Kind.OVERVIEW && !signal.inputs().isEmpty()) {
          Stored copy = session.store(signal);
          stored.add(copy);
          channels.add(copy);
        } else {
          channels.add(signal);
        }
      }
      double rate = session.sampleRate();
      Track track =
          new Track(name, channels, Speakers.UNTOLD, rate, part.begin / rate, part.length / rate);
      Size chosen = size == null ? kind.size(List.of(track)) : size;
      return Plot.png(session, kind, List.of(track), chosen, theme);
    } finally {
      stored.forEach(Stored::close);
    }
  }
}
