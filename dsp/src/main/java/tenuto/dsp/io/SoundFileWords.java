package tenuto.dsp.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.resampling.Resampling;
import tenuto.dsp.word.Excerpt;
import tenuto.dsp.word.FilesInProgress;
import tenuto.dsp.word.In;
import tenuto.dsp.word.MissingFileException;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Outputs;
import tenuto.dsp.word.Plans;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.SplitMix;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.formats.Container;
import tenuto.formats.RawDescription;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.plain.RawFile;

/** Words that read and write sound files. */
public final class SoundFileWords {
  /**
   * Samples of each channel encoded at a time: one block, so that with filters one thread can
   * closely follow another.
   */
  private static final int SPAN = 2048;

  private static final String PATH = "file name; a relative name is under --out";

  /** The file's first bytes identify its format. */
  private static final String NOT_RAW = "none";

  private static final SoundFormat PLAIN_16 = SoundFormat.of(Container.WAV, "pcm16");
  private static final SoundFormat PLAIN_32 = SoundFormat.of(Container.WAV, "pcm32");

  private SoundFileWords() {}

  @Operator(
      value =
          "The channels of a sound file, as signals that are read from the file whenever their"
              + " samples are needed, converted to the session's sample rate if it differs: do not"
              + " change the file in place meanwhile, and store with sf.Realise what is read"
              + " often.",
      words = "ReadFile",
      find = {"load", "open", "import", "sample"},
      example = "sf.ReadFile('samples/bell.wav')")
  public static List<Signal> readFile(
      WordContext context,
      @In(
              "file name: WAV, RF64, W64, AIFF, AU, FLAC, Ogg Vorbis, Opus, MP3 or a NumPy array,"
                  + " which has the session's rate")
          String path,
      @In(
              value =
                  "for a file of samples without a header: sample format, rate and channels, such"
                      + " as 'pcm16 44100 2'; 'pcm24be 48000 1 512' is big-endian and starts at"
                      + " byte 512",
              otherwise = NOT_RAW)
          String raw) {
    Path from = Outputs.path(path);
    context.inputs().want(from);
    context.outputs().requireWhole(from);
    Optional<Plans.Planned> planned =
        context.outputs().plans().flatMap(plans -> plans.file(absolute(from)));
    if (planned.isPresent() && planned.get().channels() > 0) {
      return Planning.channels(context, planned.get());
    }
    if (java.nio.file.Files.notExists(from)) {
      throw new UncheckedIOException(new MissingFileException(path));
    }
    double own = context.session().sampleRate();
    try {
      SoundFile file =
          raw.equals(NOT_RAW)
              ? SoundFiles.open(context.inputs(), from, own)
              : RawFile.open(context.inputs(), from, RawDescription.parse(raw));
      double its = file.about().sampleRate();
      if (its == own) {
        return file.channels();
      }
      List<Signal> converted =
          file.channels().stream()
              .map(channel -> Resampling.convertSampleRate(context, channel, its, own))
              .toList();
      context.tellConversion(path, its, own);
      return converted;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }

  @Operator(
      value = "Writes signals as the channels of a WAV file of 16-bit integers.",
      words = "WriteFile16",
      example = "sf.WriteFile16([sf.SineWave(1000, 440)], 'tone16.wav')",
      nan = Nan.ERROR)
  public static void writeFile16(
      WordContext context, @In("the channels") List<Signal> x, @In(PATH) String path) {
    write(context, x, path, PLAIN_16, Metadata.NONE, Dither.NONE);
  }

  @Operator(
      value = "Writes signals as the channels of a WAV file of 32-bit integers.",
      words = "WriteFile32",
      example = "sf.WriteFile32([sf.SineWave(1000, 440)], 'tone32.wav')",
      nan = Nan.ERROR)
  public static void writeFile32(
      WordContext context, @In("the channels") List<Signal> x, @In(PATH) String path) {
    write(context, x, path, PLAIN_32, Metadata.NONE, Dither.NONE);
  }

  @Operator(
      value =
          "Writes signals as the channels of a sound file; the extension of its name selects the"
              + " container: wav (RF64 from 4 GiB on), rf64, w64, aiff, aifc, flac, npy or raw.",
      words = "WriteFile",
      find = {"save", "export", "bounce", "record"},
      see = "Dither",
      example = "sf.WriteFile([sf.SineWave(1000, 440)], 'tone.wav', 'float32')",
      own = true,
      nan = Nan.ERROR)
  public static void writeFile(
      WordContext context,
      @In("the channels") List<Signal> x,
      @In(PATH) String path,
      @In(
              value =
                  "pcm8, pcm16, pcm24, pcm32, float32 or float64; auto is float32 for a NumPy array"
                      + " and otherwise pcm24",
              otherwise = SoundFormat.AUTO)
          String format,
      @In(
              value =
                  "none, or tpdf: seeded noise of one step of the integers, added to samples that"
                      + " integers cannot represent exactly",
              otherwise = "tpdf")
          String dither) {
    SoundFormat chosen = SoundFormat.of(Outputs.path(path), format);
    Outputs outputs = context.outputs();
    // By its file name, so that two files differ and one is the same in any folder.
    String name = String.valueOf(Outputs.path(path).getFileName());
    long seed = SplitMix.mix(context.session().settings().seed()) + name.hashCode();
    write(context, x, path, chosen, outputs.origin(), Dither.of(dither, seed));
  }

  private static void write(
      WordContext context,
      List<Signal> channels,
      String name,
      SoundFormat format,
      Metadata metadata,
      Dither dither) {
    if (channels.isEmpty()) {
      throw new IllegalArgumentException("x must contain at least one channel, but contains none");
    }
    long frames = channels.stream().mapToLong(Signal::length).max().orElseThrow();
    double rate = context.session().sampleRate();
    Outputs outputs = context.outputs();
    Path path = outputs.claim(name);
    Excerpt excerpt = outputs.excerpt();
    long begin = excerpt.begin(rate);
    if (begin > 0 && begin >= frames) {
      outputs.beyond(path, frames / rate);
      return;
    }
    long end = excerpt.end(rate, frames);
    double seconds = (end - begin) / rate;
    Dither placed = dither.from(begin);
    if (outputs.plans().isPresent()) {
      Planning.write(context, channels, path, format, metadata, placed, begin, end);
      return;
    }
    String what =
        "file %s %s %s %s %s %d to %d".formatted(path, format, rate, metadata, placed, begin, end);
    WrittenBefore before = new WrittenBefore(context.session(), what, channels, path);
    Optional<Long> clipped = before.clipped();
    if (clipped.isPresent()) {
      outputs.finished(new Outputs.Written(path, seconds, channels.size(), clipped.get()));
      return;
    }
    boolean done = false;
    FilesInProgress.File shown = outputs.underWay().begin(path, end - begin);
    try (SoundWriter file =
        format.create(
            outputs.parts(), path, channels.size(), rate, end - begin, metadata, placed)) {
      if (begin == 0 && end == frames) {
        fill(context.session(), file, channels, before, shown);
      } else {
        context.session().visit(channels, begin, end, SPAN, () -> writing(file, begin, shown));
      }
      file.commit();
      outputs.finished(new Outputs.Written(path, seconds, channels.size(), file.clipped()));
      before.keep(file.clipped());
      done = true;
    } catch (NotWritten e) {
      throw failed(path, e.getCause());
    } catch (IOException e) {
      throw failed(path, e);
    } finally {
      outputs.underWay().end(shown);
      if (!done) {
        outputs.unclaim(path);
      }
    }
  }

  /** Copies unchanged parts from the file that will be replaced, and computes the rest. */
  private static void fill(
      Session session,
      SoundWriter file,
      List<Signal> channels,
      WrittenBefore before,
      FilesInProgress.File shown) {
    List<WrittenBefore.Span> rest = before.copyTo(file, shown);
    if (rest.isEmpty()) {
      session.visit(channels, SPAN, () -> writing(file, 0, shown));
    }
    for (WrittenBefore.Span span : rest) {
      session.visit(channels, span.from(), span.to(), SPAN, () -> writing(file, 0, shown));
    }
  }

  /**
   * @param begin the first sample of the file
   */
  private static SampleSink writing(SoundWriter file, long begin, FilesInProgress.File shown) {
    return (start, channels, n) -> {
      try {
        int before = (int) Math.max(0, begin - start);
        file.write(start + before - begin, n - before, channels, before);
        shown.wrote(n - before);
      } catch (IOException e) {
        throw new NotWritten(e);
      }
    };
  }

  /**
   * Distinguishes a failure to write the file from one to read another file from which a signal
   * comes.
   */
  private static final class NotWritten extends UncheckedIOException {
    private static final long serialVersionUID = 1;

    NotWritten(IOException cause) {
      super(cause);
    }
  }

  /** The exception for a file that could not be written: by the disk, or by the signals. */
  static RuntimeException failed(Path path, IOException e) {
    String message = String.valueOf(e.getMessage());
    if (e instanceof SoundFileException) {
      return new IllegalArgumentException(message, e); // the signal is wrong, not the disk
    }
    if (!message.startsWith("cannot write ")) {
      message = "cannot write " + (message.contains(path.toString()) ? "" : path + ": ") + message;
    }
    return new UncheckedIOException(new IOException(message, e));
  }
}
