package tenuto.tools.batch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tenuto.dsp.metering.TrackLevel;
import tenuto.dsp.space.Layout;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Signal;
import tenuto.formats.Container;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.file.Speakers;
import tenuto.formats.file.Warning;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.Input;

/** Makes outputs one after another, on one thread. */
final class FileWork implements AutoCloseable {
  /** The number of frames encoded at a time if nothing is measured. */
  private static final int BLOCK = 8192;

  private final BatchSettings settings;
  private final FileSession fileSession;
  private final Chain.Applied chain;
  private final PartFiles parts;
  private final CommitQueue commits;
  private final BatchJournal journal;

  /**
   * @param journal notified of each output, or null
   */
  FileWork(
      BatchSettings settings,
      FileSession fileSession,
      Chain chain,
      PartFiles parts,
      CommitQueue commits,
      BatchJournal journal) {
    this.settings = settings;
    this.fileSession = fileSession;
    this.chain = chain.on(fileSession);
    this.parts = parts;
    this.commits = commits;
    this.journal = journal;
  }

  FileSession fileSession() {
    return fileSession;
  }

  /**
   * Makes the output of an input.
   *
   * @param tags further tags
   * @param results receives the result, on any thread, once the output has its final name
   */
  void make(Input input, Path out, List<Tag> tags, Consumer<FileResult> results) {
    long begin = System.nanoTime();
    try {
      input.requireListed();
      Action action = Action.of(settings, journal, input, out);
      if (action == Action.SKIP) {
        results.accept(FileResult.skipped(input, out));
        return;
      }
      requireAllowed(action, out);
      FileFingerprint stamp = journal == null ? null : FileFingerprint.of(input.path());
      Made made = made(input, out, tags);
      commits.begin(() -> results.accept(committed(input, stamp, out, made, begin)));
    } catch (Exception | OutOfMemoryError | StackOverflowError e) {
      results.accept(FileResult.failed(input, out, since(begin), e));
    }
  }

  private void requireAllowed(Action action, Path out) throws IOException {
    if (action == Action.READ_ONLY) {
      throw new FileAlreadyExistsException(
          out + " already exists and is read-only: --replace-read-only replaces it");
    }
    if (action == Action.REFUSE) {
      throw new FileAlreadyExistsException(
          "%s already exists%s: --force replaces it"
              .formatted(out, settings.resume() ? ", and the journal does not list it" : ""));
    }
  }

  private FileResult committed(
      Input input, FileFingerprint stamp, Path out, Made made, long begin) {
    try (SoundWriter file = made.file) {
      fileSession.session().memory().requireIntact();
      if (journal != null) {
        journal.making(out);
      }
      file.commit();
      if (journal != null) {
        journal.done(stamp, input.path(), out);
      }
      return new FileResult(
          input,
          out,
          made.seconds,
          made.peak,
          made.loudness,
          file.clipped(),
          made.warnings,
          since(begin),
          false,
          made.losses,
          null);
    } catch (Exception | OutOfMemoryError e) {
      return FileResult.failed(input, out, since(begin), e);
    }
  }

  private static double since(long begin) {
    return (System.nanoTime() - begin) / 1e9;
  }

  /**
   * An output whose samples are all written.
   *
   * @param file the file to commit
   * @param losses the parts of the input that are not in it
   */
  private record Made(
      SoundWriter file,
      double seconds,
      double peak,
      double loudness,
      List<Warning> warnings,
      List<Warning> losses) {}

  private Made made(Input input, Path out, List<Tag> tags) throws IOException {
    try (OpenFiles files = settings.reading().files()) {
      SoundFile file = settings.reading().open(files, input);
      List<Signal> channels = applied(input, file, Container.of(out));
      return written(input, file, channels, tags, out);
    } finally {
      fileSession.end();
    }
  }

  /** Measures what the chain makes of an input. */
  TrackLevel measured(Input input) throws IOException {
    try (OpenFiles files = settings.reading().files()) {
      Container made = Container.named(settings.format().extension(input)).orElseThrow();
      List<Signal> channels = applied(input, settings.reading().open(files, input), made);
      return TrackLevel.of(
          fileSession.session(),
          channels,
          fileSession.context().speakers(channels.size()),
          fileSession.session().sampleRate());
    } finally {
      fileSession.end();
    }
  }

  private List<Signal> applied(Input input, SoundFile file, Container container) {
    About about = file.about();
    fileSession.begin(about.sampleRate(), seed(input));
    fileSession.marks().begin(about, file.metadata());
    fileSession.context().meant(about.channels(), file.metadata().speakers());
    List<Signal> channels = chain.apply(file.channels(), sound -> fit(sound, container));
    if (about.frames() > 0 && channels.stream().allMatch(channel -> channel.length() == 0)) {
      throw new ChainException("the chain leaves nothing of the sound");
    }
    return channels;
  }

  /** The channels converted to the number and rate that are requested, or that there can be. */
  private List<Signal> fit(List<Signal> channels, Container container) {
    if (channels.isEmpty()) {
      throw new ChainException("the chain leaves no channel to write");
    }
    double rate = container.rate(wantedRate(fileSession.session().sampleRate()));
    List<Signal> converted = fileSession.at(rate, channels, fileSession.session().sampleRate());
    fileSession.session().sampleRate(rate);
    return wanted(converted);
  }

  private double wantedRate(double own) {
    return settings.rate() == null ? own : settings.rate();
  }

  /**
   * The channels that {@code --channels} requests: one is the mean of all, and several from one are
   * copies of it.
   */
  private List<Signal> wanted(List<Signal> channels) {
    Integer wanted = settings.channels();
    if (wanted == null || wanted == channels.size()) {
      return channels;
    }
    if (wanted == 1) {
      return fileSession.together("Remix", channels, "-");
    }
    if (channels.size() == 1) {
      return fileSession.together("Remix", channels, "1 ".repeat(wanted));
    }
    throw new ChainException(
        ("--channels makes one channel of many or many of one, but there are %d"
                + " and %d were requested: %s, or see remix")
            .formatted(channels.size(), wanted, step(channels.size(), wanted)));
  }

  /** The step that makes such a number of channels for loudspeakers. */
  private static String step(int channels, int wanted) {
    String step = wanted < channels ? "downmix" : "upmix";
    return Layout.usual(wanted)
        .map(layout -> "add the step '%s %s'".formatted(step, layout))
        .orElse("add a step such as '%s 5.1'".formatted(step));
  }

  private Made written(Input input, SoundFile from, List<Signal> channels, List<Tag> tags, Path out)
      throws IOException {
    double rate = fileSession.session().sampleRate();
    long frames = channels.stream().mapToLong(Signal::length).max().orElseThrow();
    if (!chain.tellsMarks() || channels.size() != from.about().channels()) {
      fileSession.marks().done(frames / rate, false);
    }
    Speakers speakers = fileSession.context().speakers(channels.size());
    Metadata said =
        fileSession.marks().of(from.metadata(), from.about(), rate).with(speakers).with(tags);
    SoundWriter file =
        settings
            .format()
            .create(parts, out, from.about(), said, channels.size(), rate, frames, seed(input));
    boolean done = false;
    try {
      OutputMeter meter =
          settings.wantsMeasures() ? new OutputMeter(channels, speakers, rate) : null;
      if (meter == null) {
        fileSession.session().visit(channels, BLOCK, () -> writing(file));
      } else {
        fileSession
            .session()
            .visit(meter.shown(), OutputMeter.BLOCK, () -> meter.visitor(writing(file)));
      }
      if (settings.strict() && file.clipped() > 0) {
        throw new ChainException(
            "%d samples are beyond full scale and would be clipped".formatted(file.clipped()));
      }
      done = true;
      List<Warning> losses = new ArrayList<>(from.losses());
      fileSession.remarks().forEach(text -> losses.add(new Warning(-1, text)));
      double wanted = wantedRate(from.about().sampleRate());
      losses.addAll(settings.format().losses(out, from.about(), said, wanted, rate));
      double seconds = frames / rate;
      return meter == null
          ? new Made(file, seconds, Double.NaN, Double.NaN, from.warnings(), losses)
          : new Made(file, seconds, meter.peak(), meter.loudness(), from.warnings(), losses);
    } finally {
      if (!done) {
        file.close();
      }
    }
  }

  private static SampleSink writing(SoundWriter file) {
    return (long start, Block[] channels, int n) -> {
      try {
        file.write(start, n, channels, 0);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  /**
   * A seed that depends only on the batch's seed and the file's path in the batch, not on other
   * files.
   */
  private long seed(Input input) {
    long seed = settings.engine().seed();
    String name = input.place();
    for (int i = 0; i < name.length(); i++) {
      seed = 31 * seed + name.charAt(i);
    }
    return seed;
  }

  @Override
  public void close() {
    chain.close();
    fileSession.close();
  }
}
