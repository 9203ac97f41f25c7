package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tenuto.engine.base.Bytes;
import tenuto.engine.setup.Carryover;
import tenuto.engine.setup.Settings;
import tenuto.tools.album.AlbumBy;
import tenuto.tools.input.Input;
import tenuto.tools.input.RateConverter;
import tenuto.tools.input.Reading;
import tenuto.tools.input.Share;
import tenuto.tools.input.Streams;

/** The options that {@code process} and {@code convert} share. */
final class BatchOptions {
  /** Extensions of videos, whose sound we read. */
  private static final Set<String> VIDEOS = Set.of("mp4", "mov", "mkv", "webm", "avi");

  /** The positional arguments. The command sets them, as another argument may come first. */
  List<String> files = List.of();

  @Option(
      names = {"-o", "--out"},
      paramLabel = "DIR",
      required = true,
      description = "Folder for the outputs; - writes a WAV file to stdout.")
  String out;

  @Option(
      names = "--format",
      paramLabel = "KIND",
      description =
          "Container: wav, flac, aiff, rf64, w64, mp3, opus, npy or raw; with an ffmpeg m4a, ogg, wv,"
              + " wma or ac3 (default: that of the input).")
  String format;

  @Option(
      names = "--bits",
      paramLabel = "BITS",
      description =
          "Sample format: 8, 16, 24, 32, 32f or 64f (floats) (default: that of the input).")
  String bits;

  @Option(
      names = "--quality",
      paramLabel = "QUALITY",
      description =
          "Of lossy formats: low, medium, high or best, or a bit rate such as 192k (default: high).")
  String quality;

  @Option(
      names = "--dither",
      paramLabel = "KIND",
      description = "Dither for samples that become integers: tpdf (default) or none.")
  String dither = "tpdf";

  @Option(
      names = "--rate",
      paramLabel = "HZ",
      converter = RateConverter.class,
      description =
          "Sample rate of the outputs, applied before the steps that end the chain with a level,"
              + " such as normalise, limiter or dither (default: that of the input).")
  Double rate;

  @Option(
      names = "--channels",
      paramLabel = "N",
      description =
          "1 for the mean of all channels, or the number of copies that a single channel becomes; 5.1 becomes"
              + " stereo by the step 'downmix stereo'.")
  Integer channels;

  @Option(
      names = "--name",
      paramLabel = "PATTERN",
      description = "Names of the outputs, with {name}, {ext} and {n} (default: {name}.{ext}).")
  String name = OutputNames.SAME;

  @Option(
      names = "--also",
      paramLabel = "PATTERN",
      description =
          "A further output of the same pass, such as \"{name}.flac\" or \"cd/{name}.wav,bits=16\"; may"
              + " be repeated.")
  List<String> also = List.of();

  @Option(
      names = "--list",
      paramLabel = "CSV",
      description =
          "In place of FILEs: a table with one job in each row; its columns are file, and "
              + "out, chain, format, bits, quality, dither, rate, channels, or a {placeholder} "
              + "of the chain.")
  Path list;

  @Mixin Reading reading;

  @Mixin WatchOptions watch = new WatchOptions();

  @Option(names = "--recursive", description = "Search subfolders too, and keep their tree.")
  boolean recursive;

  @Option(names = "--jobs", paramLabel = "N", description = "Files at a time (default: all cores).")
  Integer jobs;

  @Option(
      names = "--part",
      paramLabel = "K/N",
      converter = Share.Converter.class,
      description =
          "Only the files whose name falls to part K of N, K from 1 to N, for N machines; then a run"
              + " with --resume and without --part does what is missing.")
  Share part;

  @Option(names = "--force", description = "Replace existing outputs.")
  boolean force;

  @Option(
      names = "--replace-read-only",
      description = "With --force or --resume: also replace read-only outputs.")
  boolean overReadOnly;

  @Option(
      names = "--resume",
      description =
          "Skip outputs that the journal in --out lists as done, make the others, and "
              + "replace outputs that it lists.")
  boolean resume;

  @Option(names = "--dry-run", description = "Only report what would be done.")
  boolean dryRun;

  @Option(
      names = "--album",
      paramLabel = "BY",
      arity = "0..1",
      fallbackValue = "folder",
      converter = AlbumBy.Converter.class,
      preprocessor = AlbumBy.Attached.class,
      description =
          "One gain of the step loudness or normalise, and with --replaygain also tags, for all files of an album: those of a folder, or"
              + " with --album=tag those with the same ALBUM and ALBUMARTIST.")
  AlbumBy album;

  @Option(
      names = "--replaygain",
      description =
          "Measure the outputs first, and write the tags of ReplayGain 2.0, or of Opus "
              + "(R128_TRACK_GAIN).")
  boolean replayGain;

  @Option(names = "--strict", description = "Fail files with samples beyond full scale.")
  boolean strict;

  @Option(names = "--json", description = "Print one JSON object per file on stdout.")
  boolean json;

  @Option(names = "--quiet", description = "Print errors only.")
  boolean quiet;

  @Option(names = "--seed", paramLabel = "N", description = "Random seed (default: 0).")
  long seed;

  @Option(
      names = "--scratch",
      paramLabel = "DIR",
      description = "Folder for stored signals (default: the system's temporary folder).")
  Path scratch;

  @Option(
      names = "--scratch-max",
      paramLabel = "SIZE",
      description =
          "The most disk for them for each file being processed, such as 20G (default: all there"
              + " is).")
  String scratchMax;

  /** From the commands before. */
  Carryover carryover = new Carryover();

  /**
   * The settings that all outputs share.
   *
   * @param folder the folder of the outputs
   * @throws IllegalArgumentException naming the invalid option
   */
  BatchSettings settings(Path folder) {
    requireNoSound(folder);
    if (json && out.equals("-")) {
      throw new IllegalArgumentException("--json and --out - would both write to stdout");
    }
    Settings engine = new Settings().withSeed(seed).withCarryover(carryover);
    requireRate(rate);
    if (rate != null) {
      engine = engine.withSampleRate(rate);
    }
    if (scratch != null) {
      requireFolder("--scratch", scratch);
      engine = engine.withScratch(scratch);
    }
    if (scratchMax != null) {
      engine = engine.withScratchMax(Bytes.parse(scratchMax));
    }
    int atOnce = jobs == null ? engine.threads() : jobs;
    if (atOnce < 1 || atOnce > 4096) {
      throw new IllegalArgumentException(
          "--jobs must be between 1 and 4096, but is %d".formatted(atOnce));
    }
    requireChannels(channels);
    return new BatchSettings(
        folder,
        reading,
        atOnce,
        force,
        overReadOnly,
        resume,
        strict,
        replayGain,
        album != null,
        json,
        quiet,
        engine);
  }

  /** Fails unless a sample rate is null, or possible. */
  static void requireRate(Double rate) {
    if (rate != null && !(rate > 0 && rate < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "--rate must be above 0 and finite, but is %s".formatted(rate));
    }
  }

  /** Fails unless a number of channels is null, or possible. */
  static void requireChannels(Integer channels) {
    if (channels != null && (channels < 1 || channels > 4096)) {
      throw new IllegalArgumentException(
          "--channels must be between 1 and 4096, but is %d".formatted(channels));
    }
  }

  /** Takes {@code --out} as the name of a file if it looks like one and there is only one input. */
  void nameOutput() {
    Path path = Path.of(out);
    boolean single = files.size() == 1 && !Files.isDirectory(Path.of(files.getFirst()));
    if (single && !Files.isDirectory(path) && OutputFormat.isWritable(Input.extension(path))) {
      out = path.getParent() == null ? "" : path.getParent().toString();
      name = path.getFileName().toString();
      format = format == null ? Input.extension(path) : format;
    }
  }

  /**
   * Rejects a folder named like a sound file: a user who names a file there, as in other programs,
   * would otherwise find a folder of that name.
   */
  private void requireNoSound(Path folder) {
    if (Files.isDirectory(folder)) {
      return;
    }
    String extension = Input.extension(folder);
    if (OutputFormat.isWritable(extension)) {
      throw new IllegalArgumentException(
          "--out must name a folder, but is %s: --name sets the names of files".formatted(folder));
    }
    if (reading.takes(extension) || VIDEOS.contains(extension)) {
      throw new IllegalArgumentException(
          ("--out must name a folder, but is %s, and Tenuto does not write such" + " files")
              .formatted(folder));
    }
  }

  /** The files used in place of standard input and output, where these are requested. */
  Streams streams() throws IOException {
    return new Streams(files, out.equals(Streams.STANDARD), scratch);
  }

  /** Requires a folder, or a path at which a folder can be created. */
  static void requireFolder(String option, Path folder) {
    Path existing = folder.toAbsolutePath();
    while (Files.notExists(existing)) {
      existing = existing.getParent();
    }
    if (!Files.isDirectory(existing)) {
      throw new IllegalArgumentException(
          "%s must name a folder, but %s is not one".formatted(option, existing));
    }
  }
}
