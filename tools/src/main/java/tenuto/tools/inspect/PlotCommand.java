package tenuto.tools.inspect;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tenuto.dsp.plot.NoFontsException;
import tenuto.dsp.plot.Plot;
import tenuto.dsp.plot.Size;
import tenuto.dsp.plot.Theme;
import tenuto.dsp.plot.Track;
import tenuto.engine.Session;
import tenuto.engine.base.ScratchException;
import tenuto.engine.setup.Settings;
import tenuto.formats.file.About;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Input;
import tenuto.tools.input.Inputs;
import tenuto.tools.input.RateConverter;
import tenuto.tools.input.Reading;
import tenuto.tools.input.Streams;
import tenuto.tools.input.TimeRange;

/**
 * {@code tenuto plot [KIND] FILE…}: draws one sound file, or several for comparison; {@code tenuto
 * plot response CHAIN…} the responses of filters.
 */
@Command(
    name = "plot",
    description =
        "Draws sound files, or the responses of filters, as a PNG picture; several in one picture,"
            + " for comparison.",
    mixinStandardHelpOptions = true)
public final class PlotCommand implements Callable<Integer> {
  private static final String RATE = "--rate";

  /** Options that are of no use where no sound is read. */
  private static final List<String> OF_SOUNDS =
      List.of("--raw", "--allow-damaged", "--from", "--to", "--recursive", "--diff");

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(
      paramLabel = "[KIND] FILE...",
      hideParamSyntax = true,
      arity = "1..*",
      description = {
        "overview (the default), waveform, spectrogram, spectrum, loudness or phase; and sound"
            + " files, folders of them, patterns in quotes, or - for a sound on stdin. Write"
            + " ./phase for a file with the name of a kind. Or response, and chains of filters such"
            + " as \"highpass 80, peak 1000 1 3dB\": their gain over frequency."
      })
  private List<String> words = List.of();

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      description = "File name of the picture (default: NAME.KIND.png in the current folder).")
  private Path out;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      converter = SizeConverter.class,
      description = "Size in pixels, such as 1200x600 (default: depends on the kind).")
  private Size size;

  @Option(
      names = RATE,
      paramLabel = "HZ",
      converter = RateConverter.class,
      description = "Sample rate of a response, such as 44.1k (default: 48000).")
  private double rate = 48_000;

  @Mixin private Reading reading;

  @Mixin private TimeRange range;

  @Mixin private FrequencyWindow frequencies;

  @Option(
      names = "--diff",
      description =
          "Align two files, and draw both and their difference (the second minus the " + "first).")
  private boolean diff;

  @Option(names = "--light", description = "For paper (the default).")
  private boolean light;

  @Option(names = "--dark", description = "For a dark screen.")
  private boolean dark;

  @Option(names = "--recursive", description = "Search subfolders too.")
  private boolean recursive;

  @Option(names = "--force", description = "Overwrite an existing picture.")
  private boolean force;

  /** Parses a size on the command line. */
  static final class SizeConverter implements CommandLine.ITypeConverter<Size> {
    @Override
    public Size convert(String text) {
      try {
        return Size.of(text);
      } catch (IllegalArgumentException e) {
        throw new CommandLine.TypeConversionException(e.getMessage());
      }
    }
  }

  @Override
  public Integer call() throws IOException {
    boolean named =
        Arrays.stream(Plot.Kind.values()).anyMatch(kind -> kind.text().equals(words.getFirst()));
    Plot.Kind kind = named ? Plot.Kind.of(words.getFirst()) : Plot.Kind.OVERVIEW;
    List<String> names = words.subList(named ? 1 : 0, words.size());
    check(names, kind);
    checkKind(named);
    if (kind == Plot.Kind.RESPONSE) {
      return drawChains(names);
    }
    if (spec.commandLine().getParseResult().hasMatchedOption(RATE)) {
      throw wrong(RATE + " is for response; sounds have their own rates");
    }
    try (Streams streams = new Streams(names, false, null)) {
      return draw(kind, streams.withStdin(found(names)));
    }
  }

  /** Draws the responses of chains; the options that read sounds do not apply. */
  private int drawChains(List<String> chains) {
    for (String option : OF_SOUNDS) {
      if (spec.commandLine().getParseResult().hasMatchedOption(option)) {
        throw wrong(option + " is for sounds, but response draws chains");
      }
    }
    try {
      List<Track> tracks = ChainResponses.of(chains, rate);
      Plot.Kind kind = Plot.Kind.RESPONSE;
      Size chosen = size == null ? kind.size(tracks) : size;
      PictureFile picture = picture(kind.text() + PictureFile.SUFFIX);
      picture.requireFree(List.of());
      try (Session session = new Session(new Settings())) {
        picture.write(
            Plot.png(session, kind, tracks, frequencies.range(kind), chosen, theme()), chosen);
      }
      return ExitCode.OK;
    } catch (ChainException | IllegalArgumentException e) {
      throw wrong(e.getMessage());
    } catch (NoFontsException | IOException e) {
      return failed(e.getMessage());
    }
  }

  private Theme theme() {
    return dark ? Theme.DARK : Theme.LIGHT;
  }

  private PictureFile picture(String otherwise) {
    return new PictureFile(out == null ? Path.of(otherwise) : out, force);
  }

  private List<Input> found(List<String> names) {
    try {
      return Inputs.find(names, reading, recursive);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private int draw(Plot.Kind kind, List<Input> files) {
    PictureFile picture = picture(name(files, kind));
    try (OpenFiles open = reading.files();
        Session session = new Session(new Settings())) {
      picture.requireFree(files.stream().map(Input::path).toList());
      List<PlottedSound> sounds = sounds(open, files, kind);
      while (!sounds.isEmpty()) {
        List<Track> tracks = tracks(session, sounds);
        Size chosen = size == null ? kind.size(tracks) : size;
        try {
          byte[] png = Plot.png(session, kind, tracks, frequencies.range(kind), chosen, theme());
          session.memory().requireIntact();
          sounds.forEach(PlottedSound::reportDamage);
          picture.write(png, chosen);
          return ExitCode.of(files.size() - sounds.size(), files.size());
        } catch (UncheckedIOException | OutOfMemoryError | StackOverflowError e) {
          sounds = PlottedSound.readable(session, sounds, e);
        }
      }
      return ExitCode.FAILED;
    } catch (NoFontsException e) {
      return failed(e.getMessage());
    } catch (ScratchException e) {
      throw e;
    } catch (Exception | OutOfMemoryError | StackOverflowError e) {
      return failed(ErrorText.reason(e));
    }
  }

  private List<Track> tracks(Session session, List<PlottedSound> sounds) {
    if (!diff) {
      return sounds.stream().map(PlottedSound::track).toList();
    }
    if (sounds.size() != 2) {
      throw new IllegalArgumentException("--diff needs two sounds, but has " + sounds.size());
    }
    return PlottedDifference.tracks(session, sounds.getFirst(), sounds.getLast());
  }

  private void check(List<String> names, Plot.Kind kind) {
    if (names.isEmpty()) {
      throw wrong(kind == Plot.Kind.RESPONSE ? "a chain is missing" : "a sound file is missing");
    }
    if (light && dark) {
      throw wrong("--light and --dark cannot be combined");
    }
    if (out != null && !out.toString().endsWith(PictureFile.SUFFIX)) {
      throw wrong(
          "the picture's name must end in %s, but is %s".formatted(PictureFile.SUFFIX, out));
    }
    range.check(spec);
    frequencies.range(kind);
  }

  /** Rejects a first argument that is neither a kind nor a file name as a misspelt kind. */
  private void checkKind(boolean named) {
    String first = words.getFirst();
    if (!named
        && words.size() > 1
        && first.matches("\\p{Alpha}+")
        && Files.notExists(Path.of(first))) {
      throw wrong(
          "there is no kind of picture, and no file, called '%s'; the kinds are %s"
              .formatted(
                  first,
                  Arrays.stream(Plot.Kind.values())
                      .map(Plot.Kind::text)
                      .collect(Collectors.joining(", "))));
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** The picture's name: the first file's without extension, and the number of further files. */
  private static String name(List<Input> files, Plot.Kind kind) {
    String base = files.getFirst().stem();
    String more = files.size() == 1 ? "" : "+" + (files.size() - 1);
    return base + more + "." + kind.text() + PictureFile.SUFFIX;
  }

  private List<PlottedSound> sounds(OpenFiles open, List<Input> files, Plot.Kind kind) {
    List<PlottedSound> sounds = new ArrayList<>();
    for (Input input : files) {
      Path file = input.path();
      try {
        SoundFile sound = reading.open(open, input);
        About about = sound.about();
        Track track =
            new Track(
                input.title(),
                range.of(file, about, sound.channels()),
                sound.metadata().speakers(),
                about.sampleRate(),
                range.begin(),
                about.seconds());
        kind.check(track);
        sounds.add(new PlottedSound(input, sound, track));
      } catch (Exception | OutOfMemoryError | StackOverflowError e) {
        System.err.println(ErrorText.text(file, input.label(), e));
      }
    }
    return sounds;
  }

  private static int failed(String message) {
    System.err.println("tenuto: " + message);
    return ExitCode.FAILED;
  }
}
