package tenuto.tools.album;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import tenuto.dsp.metering.TrackLevel;
import tenuto.engine.Session;
import tenuto.engine.base.ScratchException;
import tenuto.engine.setup.Settings;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.tools.input.Input;
import tenuto.tools.input.Reading;
import tenuto.tools.input.StatusLine;

/** Measures files as they are, several at the same time. */
public final class MeasuredFiles {
  private final Reading reading;
  private final Map<Input, Throwable> failures = new ConcurrentHashMap<>();

  public MeasuredFiles(Reading reading) {
    this.reading = reading;
  }

  /**
   * Measures all.
   *
   * @param jobs files at the same time
   * @param albums notified of each
   */
  public void measure(List<Input> inputs, int jobs, Albums<Input> albums)
      throws InterruptedException {
    AtomicInteger done = new AtomicInteger();
    ExecutorService pool =
        Executors.newFixedThreadPool(
            Math.min(jobs, inputs.size()),
            Thread.ofPlatform().daemon().name("tenuto-measure-", 1).factory());
    try (Session session = new Session(new Settings().withThreads(jobs));
        StatusLine line = new StatusLine(System.err, Boolean.getBoolean("tenuto.terminal"))) {
      line.begin(() -> "%d of %d files measured".formatted(done.get(), inputs.size()));
      List<Future<?>> all = new ArrayList<>();
      for (Input input : inputs) {
        all.add(
            pool.submit(
                () -> {
                  albums.add(input, measured(session, input));
                  done.incrementAndGet();
                }));
      }
      for (Future<?> each : all) {
        each.get();
      }
    } catch (ExecutionException e) {
      throw e.getCause() instanceof ScratchException end
          ? end
          : new IllegalStateException(e.getCause());
    } finally {
      pool.shutdownNow();
    }
  }

  private TrackLevel measured(Session session, Input input) {
    try (OpenFiles files = reading.files()) {
      SoundFile file = reading.open(files, input);
      return TrackLevel.of(
          session, file.channels(), file.metadata().speakers(), file.about().sampleRate());
    } catch (IOException | RuntimeException | OutOfMemoryError | StackOverflowError e) {
      failures.put(input, e);
      return null;
    }
  }

  /**
   * Fails if a file could not be measured.
   *
   * @throws IOException with the reason
   */
  public void require(Input input) throws IOException {
    switch (failures.get(input)) {
      case null -> {}
      case IOException e -> throw e;
      case RuntimeException e -> throw e;
      case Throwable e -> throw new IOException(e.toString(), e);
    }
  }
}
