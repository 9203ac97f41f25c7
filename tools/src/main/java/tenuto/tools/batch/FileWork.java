package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tenuto.dsp.metering.TrackLevel;
import tenuto.engine.signal.Signal;
import tenuto.formats.Container;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.Speakers;
import tenuto.formats.file.Warning;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.Input;

/** Makes outputs one after another, on one thread. */
final class FileWork implements AutoCloseable {
  private final BatchSettings settings;
  private final FileSession fileSession;

  /** The chains, each prepared for this thread when its first file comes. */
  private final Map<Chain, Chain.Applied> chains = new IdentityHashMap<>();

  private final PartFiles parts;
  private final CommitQueue commits;
  private final BatchJournal journal;

  /**
   * @param journal notified of each output, or null
   */
  FileWork(
      BatchSettings settings,
      FileSession fileSession,
      PartFiles parts,
      CommitQueue commits,
      BatchJournal journal) {
    this.settings = settings;
    this.fileSession = fileSession;
    this.parts = parts;
    this.commits = commits;
    this.journal = journal;
  }

  FileSession fileSession() {
    return fileSession;
  }

  /**
   * Makes the outputs of an input that are not yet done.
   *
   * @param measured before, for this job
   * @param results receives the result, on any thread, once the outputs have their final names
   */
  void make(Job job, Measured measured, Consumer<FileResult> results) {
    long begin = System.nanoTime();
    Input input = job.input();
    try {
      input.requireListed();
      List<Job.Target> targets = new ArrayList<>();
      for (Job.Target target : job.targets()) {
        Action action = Action.of(settings, journal, input, target, measured);
        requireAllowed(action, target.path());
        if (action != Action.SKIP) {
          targets.add(target);
        }
      }
      if (targets.isEmpty()) {
        results.accept(FileResult.skipped(job));
        return;
      }
      Job toDo = new Job(input, targets);
      FileFingerprint stamp = journal == null ? null : FileFingerprint.of(input.path());
      fileSession.sharedGain(measured.gain());
      Made made = made(toDo, measured.tags());
      commits.begin(() -> results.accept(committed(job, toDo, measured, stamp, made, begin)));
    } catch (Exception | OutOfMemoryError | StackOverflowError e) {
      results.accept(FileResult.failed(job, since(begin), e));
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
      Job all, Job job, Measured measured, FileFingerprint stamp, Made made, long begin) {
    try (OutputFiles files = made.files) {
      fileSession.session().memory().requireIntact();
      for (int i = 0; i < job.targets().size(); i++) {
        Job.Target target = job.targets().get(i);
        if (journal != null) {
          journal.making(target.path());
        }
        files.commit(i);
        if (journal != null) {
          journal.done(
              measured.identity(target.recipe()), stamp, job.input().path(), target.path());
        }
      }
      return new FileResult(
          job,
          made.seconds,
          made.peak,
          made.loudness,
          files.clipped(),
          made.warnings,
          since(begin),
          false,
          made.losses,
          null);
    } catch (Exception | OutOfMemoryError e) {
      return FileResult.failed(all, since(begin), e);
    }
  }

  private static double since(long begin) {
    return (System.nanoTime() - begin) / 1e9;
  }

  /**
   * Outputs whose samples are all written.
   *
   * @param files to commit
   * @param losses the parts of the input that are not in them
   */
  private record Made(
      OutputFiles files,
      double seconds,
      double peak,
      double loudness,
      List<Warning> warnings,
      List<Warning> losses) {}

  OpenFiles files() {
    OpenFiles files = settings.reading().files();
    files.follow(settings.engine().warmup());
    return files;
  }

  private Made made(Job job, FurtherTags tags) throws IOException {
    try (OpenFiles files = files()) {
      SoundFile file = settings.reading().open(files, job.input());
      List<Container> containers =
          job.targets().stream().map(target -> Container.of(target.path())).toList();
      List<Signal> channels = applied(job.recipe(), job.input(), file, containers);
      return written(job, file, channels, tags);
    } finally {
      fileSession.end();
    }
  }

  /** Measures what a recipe makes of an input. */
  TrackLevel measured(Recipe recipe, Input input) throws IOException {
    try (OpenFiles files = files()) {
      Container made = Container.named(recipe.format().extension(input)).orElseThrow();
      SoundFile file = settings.reading().open(files, input);
      List<Signal> channels = applied(recipe, input, file, List.of(made));
      return TrackLevel.of(
          fileSession.session(),
          channels,
          fileSession.context().speakers(channels.size()),
          fileSession.session().sampleRate());
    } finally {
      fileSession.end();
    }
  }

  private Chain.Applied chain(Recipe recipe) {
    return chains.computeIfAbsent(recipe.chain(), each -> each.on(fileSession));
  }

  private List<Signal> applied(
      Recipe recipe, Input input, SoundFile file, List<Container> containers) {
    About about = file.about();
    fileSession.begin(about.sampleRate(), seed(input));
    fileSession.marks().begin(about, file.metadata());
    fileSession.context().meant(about.channels(), file.metadata().speakers());
    List<Signal> channels =
        chain(recipe)
            .apply(
                file.channels(), made -> OutputChannels.of(fileSession, recipe, containers, made));
    if (about.frames() > 0 && channels.stream().allMatch(channel -> channel.length() == 0)) {
      throw new ChainException("the chain leaves nothing of the sound");
    }
    return channels;
  }

  private Made written(Job job, SoundFile from, List<Signal> channels, FurtherTags tags)
      throws IOException {
    double rate = fileSession.session().sampleRate();
    long frames = channels.stream().mapToLong(Signal::length).max().orElseThrow();
    if (!chain(job.recipe()).tellsMarks() || channels.size() != from.about().channels()) {
      fileSession.marks().done(frames / rate, false);
    }
    Speakers speakers = fileSession.context().speakers(channels.size());
    List<Warning> losses = new ArrayList<>(from.losses());
    OutputFiles files = new OutputFiles(fileSession, channels, job);
    boolean done = false;
    try {
      Double asked = job.recipe().rate();
      double wanted = asked == null ? from.about().sampleRate() : asked;
      for (Job.Target target : job.targets()) {
        Path out = target.path();
        double own = files.rate(out);
        Metadata moved = fileSession.marks().of(from.metadata(), from.about(), own).with(speakers);
        Metadata said = tags.in(moved, out);
        OutputFormat format = target.recipe().format();
        files.add(
            format.create(
                parts,
                out,
                from.about(),
                said,
                channels.size(),
                own,
                files.frames(own),
                seed(job.input())),
            own);
        losses.addAll(format.losses(out, from.about(), said, wanted, own));
      }
      OutputMeter meter = files.write(settings.wantsMeasures(), speakers);
      long clipped = files.clipped().stream().mapToLong(each -> each).max().orElseThrow();
      if (settings.strict() && clipped > 0) {
        throw new ChainException(
            "%d samples are beyond full scale and would be clipped".formatted(clipped));
      }
      done = true;
      fileSession.remarks().forEach(text -> losses.add(new Warning(-1, text)));
      return new Made(
          files,
          frames / rate,
          meter == null ? Double.NaN : meter.peak(),
          meter == null ? Double.NaN : meter.loudness(),
          from.warnings(),
          losses);
    } finally {
      if (!done) {
        files.close();
      }
    }
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
    chains.values().forEach(Chain.Applied::close);
    fileSession.close();
  }
}
