package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import tenuto.tools.chain.Chain;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Input;
import tenuto.tools.input.Inputs;
import tenuto.tools.input.StatusLine;
import tenuto.tools.input.StopHook;

/** A batch of the files that arrive in folders, until it is stopped. */
final class BatchWatch {
  private static final double MOST_PAUSE_MS = 1000;

  /** The ratio of the pause between polls to the time of a poll. */
  private static final int PAUSE = 20;

  private final BatchOptions options;
  private final BatchSettings settings;
  private final JobPlan plan;
  private final Chain chain;
  private final Batch batch;
  private final Arrivals arrivals;

  /** The input of each output that was planned. */
  private final Map<Path, Path> makers = new HashMap<>();

  /** The folders that cannot be read at the moment. */
  private final Set<Path> gone = new HashSet<>();

  BatchWatch(BatchOptions options, BatchSettings settings, JobPlan plan, Chain chain, Batch batch) {
    this.options = options;
    this.settings = settings;
    this.plan = plan;
    this.chain = chain;
    this.batch = batch;
    arrivals = new Arrivals(options.watch.settleMs(), OpenForWriting::of);
  }

  /** Processes what arrives until the program is stopped, or this thread is interrupted. */
  int run() throws IOException {
    StatusLine line =
        new StatusLine(System.err, !options.quiet && Boolean.getBoolean("tenuto.terminal"));
    BatchReport report = new BatchReport(0, options.json, options.quiet, line);
    AtomicBoolean stopping = new AtomicBoolean();
    StopHook whenStopped =
        StopHook.of(
            () -> {
              stopping.set(true);
              report.stop();
              batch.parts().abandonAll();
              sumUp(report);
            });
    try (line;
        BatchJournal journal = BatchJournal.of(settings.out(), null, true)) {
      journal.remember();
      if (!options.quiet) {
        System.err.println(
            "tenuto: waiting for files in %s; Ctrl-C ends it"
                .formatted(String.join(", ", options.files)));
      }
      line.begin(report::progress);
      while (!stopping.get() && !Thread.currentThread().isInterrupted()) {
        long begin = System.nanoTime();
        List<Job> jobs = jobs(begin / 1e6, report, line);
        double took = (System.nanoTime() - begin) / 1e6;
        report.expect(jobs.size());
        new AlbumRun(options, batch, plan, Map.of(), line).measure(jobs, jobs, journal);
        batch.run(jobs, journal, report);
        pause(Math.max(PAUSE * took, Math.min(MOST_PAUSE_MS, options.watch.settleMs() / 2)));
      }
    } finally {
      if (!whenStopped.remove()) {
        stopping.set(true);
      }
    }
    if (!stopping.get()) {
      sumUp(report);
    }
    return ExitCode.INTERRUPTED;
  }

  private void sumUp(BatchReport report) {
    if (!options.quiet) {
      System.err.println(report.summary(batch.disk()));
    }
  }

  private static void pause(double ms) {
    try {
      TimeUnit.MICROSECONDS.sleep((long) (1000 * Math.max(1, ms)));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** The jobs of files that are complete; what cannot be one is reported. */
  private List<Job> jobs(double now, BatchReport report, StatusLine line) {
    List<Job> jobs = new ArrayList<>();
    if (!areThere(line)) {
      return jobs;
    }
    List<Input> there = found();
    for (Input input : arrivals.complete(there, now)) {
      try {
        Job job = plan.of(chain, List.of(input)).getFirst();
        for (Job.Target target : job.targets()) {
          Path maker = makers.putIfAbsent(target.path(), input.path());
          if (maker != null && !maker.equals(input.path())) {
            throw new IllegalArgumentException(
                "%s is already the output of %s".formatted(target.path(), maker));
          }
        }
        jobs.add(job);
      } catch (IllegalArgumentException e) {
        report.expect(1);
        report.fail(input.label(), e.getMessage());
      }
    }
    Set<Path> paths = there.stream().map(Input::path).collect(Collectors.toSet());
    makers.values().removeIf(input -> !paths.contains(input));
    return jobs;
  }

  /** Whether all folders can be read, such as those of a server. */
  private boolean areThere(StatusLine line) {
    boolean all = true;
    for (String name : options.files) {
      Path folder = Path.of(name);
      if (Files.isDirectory(folder) && Files.isReadable(folder)) {
        gone.remove(folder);
      } else {
        all = false;
        if (gone.add(folder)) {
          line.print(System.err, "tenuto: %s cannot be read at the moment".formatted(folder));
        }
      }
    }
    return all;
  }

  /** The sound files that are in the folders now. */
  private List<Input> found() {
    List<Input> all = new ArrayList<>();
    for (String name : options.files) {
      try {
        Inputs.find(List.of(name), options.reading, options.recursive, settings.out()).stream()
            .filter(input -> input.unlisted() == null)
            .forEach(all::add);
      } catch (IllegalArgumentException e) {
        // There is none at the moment.
      }
    }
    return all;
  }
}
