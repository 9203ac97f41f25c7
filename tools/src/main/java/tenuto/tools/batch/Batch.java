package tenuto.tools.batch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.metering.TrackLevel;
import tenuto.engine.setup.Settings;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.PartFiles;
import tenuto.tools.album.Albums;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.ChainException;

/** Makes the outputs of many inputs, several at the same time. */
final class Batch {
  /** Python recurses deeply; pages of a stack that are never touched cost nothing. */
  private static final long STACK_BYTES = 64L << 20;

  private final BatchSettings settings;
  private final Catalogue catalogue;
  private final PartFiles parts;
  private final List<FileWork> works = new ArrayList<>();
  private long disk;

  /** The gain that a job shares with those of its album; empty if the chain has no such step. */
  private final Map<Job, Double> gains = new ConcurrentHashMap<>();

  /** The further tags of a job's outputs, except Opus files. */
  private final Map<Job, List<Tag>> tags = new ConcurrentHashMap<>();

  /** The further tags of Opus files. */
  private final Map<Job, List<Tag>> opusTags = new ConcurrentHashMap<>();

  /** Why a job's file could not be measured for such a gain, or such tags. */
  private final Map<Job, Throwable> unmeasured = new ConcurrentHashMap<>();

  Batch(BatchSettings settings, Catalogue catalogue) {
    this.settings = settings;
    this.catalogue = catalogue;
    parts = new PartFiles(true, settings.overReadOnly());
    parts.follow(settings.engine().warmup());
  }

  /** The unfinished output files, which are deleted when the run is stopped. */
  PartFiles parts() {
    return parts;
  }

  /** The sum of the most disk space, in bytes, that each file session has ever reserved. */
  long disk() {
    synchronized (works) {
      long now =
          works.stream()
              .mapToLong(work -> work.fileSession().session().memory().usage().peakReserved())
              .sum();
      return Math.max(now, disk);
    }
  }

  /** Keeps what {@link #disk} is so far, but not the file sessions, which are closed. */
  private void forgetWorks() {
    synchronized (works) {
      disk = disk();
      works.clear();
    }
  }

  /**
   * Checks a chain for errors that do not depend on the files.
   *
   * @param rate the sample rate of its first file
   * @throws ChainException with the error
   */
  void check(Chain chain, DoubleSupplier rate) {
    onThreads(
        1,
        () ->
            chain.check(
                () -> {
                  FileSession fileSession =
                      new FileSession(
                          settings.engine(), catalogue, settings.out(), settings.quiet());
                  fileSession.begin(rate.getAsDouble(), settings.engine().seed());
                  return fileSession;
                }));
  }

  /**
   * Measures files for the gains that {@link #share} then sets, or for {@link #tag}.
   *
   * @param part the steps of each after which it is measured
   * @param albums notified of each
   */
  void measure(Function<Job, Recipe> part, List<Job> jobs, Albums<Job> albums) {
    int workers = Math.max(1, Math.min(settings.jobs(), jobs.size()));
    Settings engine =
        settings.engine().withThreads(Math.max(1, settings.engine().threads() / workers));
    AtomicInteger next = new AtomicInteger();
    onThreads(
        workers,
        () -> {
          try (FileWork files = work(engine, null, null)) {
            for (int i = next.getAndIncrement(); i < jobs.size(); i = next.getAndIncrement()) {
              Job job = jobs.get(i);
              files.fileSession().sharedGain(gains.getOrDefault(job, 1.0));
              albums.add(job, measured(files, part.apply(job), job));
            }
          }
        });
  }

  /** What was measured; null if that failed, which is reported when the output is due. */
  private TrackLevel measured(FileWork files, Recipe part, Job job) {
    try {
      job.input().requireListed();
      TrackLevel level = files.measured(part, job.input());
      unmeasured.remove(job);
      return level;
    } catch (IOException | RuntimeException | OutOfMemoryError | StackOverflowError e) {
      unmeasured.put(job, e);
      return null;
    }
  }

  /** Sets the gain that a job shares with others. */
  void share(Job job, double gain) {
    gains.put(job, gain);
  }

  /**
   * Sets further tags of a job's outputs.
   *
   * @param opus whether they are those of Opus files, or of all others
   */
  void tag(Job job, boolean opus, List<Tag> more) {
    (opus ? opusTags : tags).put(job, more);
  }

  /** What was measured for a job so far. */
  Measured measured(Job job) {
    FurtherTags more =
        new FurtherTags(tags.getOrDefault(job, List.of()), opusTags.getOrDefault(job, List.of()));
    return new Measured(gains.getOrDefault(job, 1.0), more, settings.album());
  }

  /** Whether earlier runs have finished all outputs of a job. */
  boolean isDone(Job job, BatchJournal journal) {
    try {
      for (Job.Target target : job.targets()) {
        if (Action.of(settings, journal, job.input(), target, measured(job)) != Action.SKIP) {
          return false;
        }
      }
      return true;
    } catch (IOException e) {
      return false; // What is wrong is reported when it is made.
    }
  }

  /**
   * Makes all outputs. A file that fails for lack of scratch space while others are being processed
   * is tried once more, alone, after the others.
   *
   * @param journal notified of each output, or null
   * @param results receives each result as it comes, on many threads
   */
  void run(List<Job> jobs, BatchJournal journal, Consumer<FileResult> results) {
    int workers = Math.max(1, Math.min(settings.jobs(), jobs.size()));
    try (CommitQueue commits = new CommitQueue()) {
      if (workers == 1) {
        make(jobs, 1, commits, journal, results);
        return;
      }
      List<Job> again = Collections.synchronizedList(new ArrayList<>());
      Consumer<FileResult> first =
          result -> {
            if (result.isOfScratch()) {
              again.add(result.job());
            } else {
              results.accept(result);
            }
          };
      make(jobs, workers, commits, journal, first);
      if (!again.isEmpty()) {
        make(List.copyOf(again), 1, commits, journal, results);
      }
    } finally {
      forgetWorks();
      jobs.forEach(this::forgetMeasured);
    }
  }

  /** Files may arrive for weeks. */
  private void forgetMeasured(Job job) {
    gains.remove(job);
    tags.remove(job);
    opusTags.remove(job);
    unmeasured.remove(job);
  }

  private void make(
      List<Job> jobs,
      int workers,
      CommitQueue commits,
      BatchJournal journal,
      Consumer<FileResult> results) {
    int threads = Math.max(1, settings.engine().threads() / workers);
    Settings engine = settings.engine().withThreads(threads);
    AtomicInteger next = new AtomicInteger();
    onThreads(
        workers,
        () -> {
          try (FileWork files = work(engine, commits, journal)) {
            for (int i = next.getAndIncrement(); i < jobs.size(); i = next.getAndIncrement()) {
              Job job = jobs.get(i);
              Throwable failure = unmeasured.get(job);
              if (failure == null) {
                files.make(job, measured(job), results);
              } else {
                results.accept(FileResult.failed(job, 0, failure));
              }
            }
          }
        });
  }

  /** Runs {@code work} on each of several threads, waits for all, and throws the first failure. */
  private static void onThreads(int threads, Runnable work) {
    List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
    List<Thread> atWork = new ArrayList<>();
    for (int i = 1; i <= threads; i++) {
      atWork.add(
          Thread.ofPlatform()
              .name("tenuto-batch-" + i)
              .stackSize(STACK_BYTES)
              .uncaughtExceptionHandler((thread, failure) -> failures.add(failure))
              .start(work));
    }
    atWork.forEach(Batch::await);
    if (!failures.isEmpty()) {
      switch (failures.getFirst()) {
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case Throwable e -> throw new IllegalStateException(e);
      }
    }
  }

  private FileWork work(Settings engine, CommitQueue commits, BatchJournal journal) {
    FileWork work =
        new FileWork(
            settings,
            new FileSession(engine, catalogue, settings.out(), settings.quiet()),
            parts,
            commits,
            journal);
    synchronized (works) {
      works.add(work);
    }
    return work;
  }

  private static void await(Thread thread) {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
