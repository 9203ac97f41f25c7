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
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.tools.input.DamageReport;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Input;
import tenuto.tools.input.Inputs;
import tenuto.tools.input.Reading;
import tenuto.tools.input.StopHook;
import tenuto.tools.input.Streams;
import tenuto.tools.input.TimeRange;

/** {@code tenuto plot [KIND] FILE…}: draws one sound file, or several for comparison. */
@Command(
    name = "plot",
    description =
        "Draws sound files as a PNG picture; several files in one picture, for comparison.",
    mixinStandardHelpOptions = true)
public final class PlotCommand implements Callable<Integer> {
  private static final String SUFFIX = ".png";

  /** The number of samples read at a time. */
  private static final int BLOCK = 8192;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(
      paramLabel = "[KIND] FILE...",
      hideParamSyntax = true,
      arity = "1..*",
      description = {
        "overview (the default), waveform, spectrogram, spectrum, loudness or phase; and sound"
            + " files, folders of them, patterns in quotes, or - for a sound on stdin. Write"
            + " ./phase for a file with the name of a kind."
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
      description = "Size in pixels, such as 1200x600 (default: chosen by what is drawn).")
  private Size size;

  @Mixin private Reading reading;

  @Mixin private TimeRange range;

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
    check(names);
    checkKind(named);
    try (Streams streams = new Streams(names, false, null)) {
      return draw(kind, streams.withStdin(found(names)));
    }
  }

  private List<Input> found(List<String> names) {
    try {
      return Inputs.find(names, reading, recursive);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private int draw(Plot.Kind kind, List<Input> files) {
    Path picture = out == null ? Path.of(name(files, kind)) : out;
    try (OpenFiles open = reading.files();
        Session session = new Session(new Settings())) {
      refuseToSpoil(picture, files);
      List<Sound> sounds = sounds(open, files, kind);
      while (!sounds.isEmpty()) {
        List<Track> tracks = sounds.stream().map(Sound::track).toList();
        Size chosen = size == null ? kind.size(tracks) : size;
        try {
          byte[] png = Plot.png(session, kind, tracks, chosen, dark ? Theme.DARK : Theme.LIGHT);
          session.memory().requireIntact();
          write(picture, png);
          for (Sound sound : sounds) {
            DamageReport.lines(sound.input.label(), sound.file.losses())
                .forEach(System.err::println);
          }
          System.err.printf("tenuto: wrote %s (%dx%d)%n", picture, chosen.width(), chosen.height());
          return ExitCode.of(files.size() - sounds.size(), files.size());
        } catch (UncheckedIOException | OutOfMemoryError | StackOverflowError e) {
          sounds = readable(session, sounds, e);
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

  /** A file to draw. */
  private record Sound(Input input, SoundFile file, Track track) {}

  /**
   * The sounds that can be read to their ends, after a picture of all failed; errors name the
   * others.
   *
   * @throws IOException if no sound caused the failure
   */
  private static List<Sound> readable(Session session, List<Sound> sounds, Throwable failure)
      throws IOException {
    List<Sound> readable = new ArrayList<>();
    for (Sound sound : sounds) {
      try {
        session.visit(sound.track.channels(), BLOCK, () -> (start, channels, n) -> {});
        readable.add(sound);
      } catch (UncheckedIOException | OutOfMemoryError | StackOverflowError e) {
        System.err.println(ErrorText.text(sound.input.path(), sound.input.label(), e));
      }
    }
    if (readable.size() == sounds.size()) {
      throw new IOException(ErrorText.reason(failure), failure);
    }
    return readable;
  }

  private void check(List<String> names) {
    if (names.isEmpty()) {
      throw wrong("a sound file is missing");
    }
    if (light && dark) {
      throw wrong("--light and --dark cannot be combined");
    }
    if (out != null && !out.toString().endsWith(SUFFIX)) {
      throw wrong("the picture's name must end in %s, but is %s".formatted(SUFFIX, out));
    }
    range.check(spec);
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
    return base + more + "." + kind.text() + SUFFIX;
  }

  private void refuseToSpoil(Path picture, List<Input> files) throws IOException {
    if (!Files.exists(picture)) {
      return;
    }
    for (Input input : files) {
      Path file = input.path();
      if (Files.exists(file) && Files.isSameFile(file, picture)) {
        throw new IOException("%s is a sound to be drawn: it is not overwritten".formatted(file));
      }
    }
    if (!force) {
      throw new IOException("%s already exists; --force overwrites it".formatted(picture));
    }
  }

  private List<Sound> sounds(OpenFiles open, List<Input> files, Plot.Kind kind) {
    List<Sound> sounds = new ArrayList<>();
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
        sounds.add(new Sound(input, sound, track));
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

  private static void write(Path picture, byte[] png) throws IOException {
    PartFiles parts = new PartFiles();
    StopHook whenStopped = StopHook.of(parts::abandonAll);
    try (PartFile file = parts.create(picture)) {
      file.write(0, png, png.length);
      file.commit();
    }
    whenStopped.remove(); // If it is too late for that, the picture is written all the same.
  }
}
