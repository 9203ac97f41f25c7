package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.VectorApi;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.SharedLevel;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Input;
import tenuto.tools.input.Inputs;
import tenuto.tools.input.StatusLine;
import tenuto.tools.input.StopHook;
import tenuto.tools.input.Streams;

/** A run of {@code process} or {@code convert} from its command line to its exit code. */
final class BatchRun {
  /**
   * Bytes of sound, times the {@link #steps} that they go through, from which on vectors pay for
   * their module, which takes 0.1 s to load, and for being compiled, which takes 0.3 s.
   */
  private static final long WORTH_VECTORS = 1L << 32;

  /** The steps that a convolution counts as: it computes as much as several filters. */
  private static final int CONVOLUTION = 8;

  private final BatchOptions options;

  /** The chains whose files share a gain. */
  private final Map<Chain, SharedLevel> shared = new LinkedHashMap<>();

  private final BatchSettings settings;
  private final JobPlan plan;

  /** All jobs of the albums, whichever share they belong to. */
  private final List<Job> all;

  private final List<Job> jobs = new ArrayList<>();
  private final Streams streams;
  private final Batch batch;

  /** The watch of folders; null if the files are there. */
  private final BatchWatch watch;

  private BatchRun(
      BatchOptions options,
      Catalogue catalogue,
      String text,
      Function<String, Chain> chains,
      JobList list,
      Streams streams)
      throws IOException {
    this.options = options;
    this.streams = streams;
    if (list == null && text == null) {
      throw new IllegalArgumentException("a chain is missing, such as \"normalise -1dB\"");
    }
    Path folder = streams.writes() ? streams.folder() : Path.of(options.out);
    BatchOptions.requireFolder("--out", folder);
    settings = options.settings(folder);
    plan = new JobPlan(options, settings, catalogue.jars());
    if (options.watch.on) {
      options.watch.require(options, folder);
    }
    Chain given = list == null ? shared(chains.apply(text)) : null;
    if (options.watch.on) {
      all = List.of();
    } else if (list != null) {
      requireList();
      all = plan.of(list, text, chains.andThen(this::shared));
      if (!options.quiet) {
        list.notes().forEach(note -> System.err.println("tenuto: " + note));
      }
    } else {
      all = plan.of(given, found(folder));
    }
    // Names are given to all files, so that a share's outputs are named as in an undivided run.
    for (Job job : all) {
      if (options.part == null || options.part.hasFile(job.input().place())) {
        jobs.add(job);
      }
    }
    batch = new Batch(settings, catalogue);
    Map<Chain, Input> firsts = new LinkedHashMap<>();
    all.forEach(job -> firsts.putIfAbsent(job.recipe().chain(), job.input()));
    firsts.forEach((chain, first) -> batch.check(chain, () -> rate(first)));
    watch = options.watch.on ? new BatchWatch(options, settings, plan, given, batch) : null;
    if (watch != null) {
      batch.check(given, () -> SoundFiles.RATE);
    }
  }

  /** The chain, or with {@code --album} the one that gives each file the gain of its album. */
  private Chain shared(Chain chain) {
    SharedLevel level = options.album == null ? null : AlbumRun.shared(options, chain);
    if (level == null) {
      return chain;
    }
    shared.put(level.chain(), level);
    return level.chain();
  }

  private void requireList() {
    if (!options.files.isEmpty()) {
      throw new IllegalArgumentException(
          "--list names the files, but %s is given, too".formatted(options.files.getFirst()));
    }
    if (streams.writes()) {
      throw new IllegalArgumentException("--list makes files in a folder, --out - is one file");
    }
  }

  private List<Input> found(Path folder) throws IOException {
    if (options.files.isEmpty()) {
      throw new IllegalArgumentException("a file is missing");
    }
    List<Input> found = Inputs.find(options.files, options.reading, options.recursive, folder);
    if (streams.writes() && found.size() > 1) {
      throw new IllegalArgumentException(
          "--out - takes one file, but there are %d".formatted(found.size()));
    }
    if (streams.writes() && options.resume) {
      throw new IllegalArgumentException("--resume looks into --out, which must be a folder");
    }
    if (streams.writes() && options.part != null) {
      throw new IllegalArgumentException("--part divides files into a folder, --out - is one file");
    }
    if (streams.writes() && !options.also.isEmpty()) {
      throw new IllegalArgumentException("--also makes files in a folder, --out - is one file");
    }
    return streams.withStdin(found);
  }

  /**
   * Runs a batch.
   *
   * @param text that of the chain; null if none is given
   * @param chains parses a chain, or throws a {@link ChainException}
   */
  static int run(
      CommandSpec spec,
      BatchOptions options,
      Catalogue catalogue,
      String text,
      Function<String, Chain> chains)
      throws IOException {
    try (Streams streams = options.streams()) {
      BatchRun run;
      try {
        JobList list = options.list == null ? null : list(options.list);
        options.resume |= options.watch.on;
        if (options.rate != null
            || options.watch.on
            || steps(text) * bytes(options.files, list) >= WORTH_VECTORS) {
          VectorApi.load();
        }
        run = new BatchRun(options, catalogue, text, chains, list, streams);
      } catch (IllegalArgumentException | ChainException e) {
        if (ExitCode.isOfScratch(e)) {
          System.err.println("tenuto: " + e.getMessage());
          return ExitCode.SCRATCH_FULL;
        }
        throw new ParameterException(spec.commandLine(), e.getMessage(), e);
      }
      if (run.watch != null) {
        return run.watch.run();
      }
      return options.dryRun ? run.tell() : run.work();
    }
  }

  /** How many steps of a filter a chain takes as long as; that of {@code --list} is unknown. */
  private static int steps(String text) {
    if (text == null) {
      return 1;
    }
    int steps = 0;
    for (String step : text.split(",")) {
      steps += step.isBlank() ? 0 : step.strip().startsWith("convolve") ? CONVOLUTION : 1;
    }
    return steps;
  }

  private static JobList list(Path file) {
    try {
      return JobList.read(file);
    } catch (IOException e) {
      throw new IllegalArgumentException("--list %s: %s".formatted(file, ErrorText.reason(e)), e);
    }
  }

  /** The sample rate of a file, or a usual one if it cannot be read. */
  private double rate(Input input) {
    try (OpenFiles files = settings.reading().files()) {
      return settings.reading().open(files, input).about().sampleRate();
    } catch (IOException | RuntimeException e) {
      return SoundFiles.RATE; // Why it cannot be read is reported when it is processed.
    }
  }

  /** The bytes of the files that are named one by one, as far as they can be read. */
  private static long bytes(List<String> files, JobList list) {
    Stream<String> rows =
        list == null ? Stream.empty() : list.rows().stream().map(row -> row.input().toString());
    return Stream.concat(files.stream(), rows).mapToLong(BatchRun::bytes).sum();
  }

  private static long bytes(String file) {
    try {
      return Files.size(Path.of(file));
    } catch (IOException | InvalidPathException e) {
      return 0; // A pattern, or what will be reported when it is processed.
    }
  }

  private int tell() throws IOException {
    try (BatchJournal journal = journal();
        StatusLine line = new StatusLine(System.err, false)) {
      if (options.resume && options.album != null) {
        albums(line).measure(all, jobs, journal); // What is done depends on the gains.
      }
      return new DryRun(settings, journal, batch::measured, options.json).tell(jobs);
    }
  }

  private AlbumRun albums(StatusLine line) {
    return new AlbumRun(options, batch, plan, shared, line);
  }

  private BatchJournal journal() throws IOException {
    return BatchJournal.of(settings.out(), options.part, options.resume);
  }

  private int work() throws IOException {
    boolean shown = !options.quiet && Boolean.getBoolean("tenuto.terminal");
    StatusLine line = new StatusLine(System.err, shown);
    BatchReport report = new BatchReport(jobs.size(), options.json, options.quiet, line);
    AtomicBoolean stopping = new AtomicBoolean();
    StopHook whenStopped =
        StopHook.of(
            () -> {
              stopping.set(true);
              report.stop();
              batch.parts().abandonAll();
              streams.close();
              System.err.println("tenuto: stopped; files already completed are kept");
            });
    try (line;
        BatchJournal journal = streams.writes() ? null : journal()) {
      albums(line).measure(all, jobs, journal);
      line.begin(report::progress);
      batch.run(jobs, journal, report);
    } finally {
      if (!whenStopped.remove()) {
        stopping.set(true); // The signal to stop has just arrived.
      }
    }
    if (stopping.get()) {
      return ExitCode.INTERRUPTED;
    }
    if (report.exit() == ExitCode.OK && streams.writes()) {
      streams.writeStdout(jobs.getFirst().targets().getFirst().path());
    }
    if (!options.quiet) {
      System.err.println(report.summary(batch.disk()));
    }
    return report.exit();
  }
}
