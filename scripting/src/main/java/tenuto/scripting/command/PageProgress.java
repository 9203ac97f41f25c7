package tenuto.scripting.command;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import tenuto.engine.Session;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.FileProgress;
import tenuto.scripting.page.RunProgress;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.reports.RunObserver;

/**
 * How far a run is: the share of a file that is written, or before that of the parts that are
 * stored for it.
 */
final class PageProgress implements RunObserver {
  /** The seconds before an estimate of the remaining time is made. */
  private static final double LEAST_SECONDS = 1;

  private final NoteCount notes;
  private final long began = System.nanoTime();
  private final AtomicLong parts = new AtomicLong();
  private final AtomicLong found = new AtomicLong();
  private final AtomicLong computed = new AtomicLong();

  /** The sound files that are being written, in the order in which they were begun. */
  private final Deque<FileProgress> files = new ArrayDeque<>();

  /**
   * @param notes of the run
   */
  PageProgress(NoteCount notes) {
    this.notes = notes;
  }

  @Override
  public Entry storing(List<Signal> signals, List<Identity[]> keys, Object origin) {
    keys.forEach(each -> parts.addAndGet(each.length));
    return new Entry() {
      @Override
      public void found(int part) {
        found.incrementAndGet();
      }

      @Override
      public void computed(int part, Cache.Outcome outcome) {
        computed.incrementAndGet();
      }
    };
  }

  @Override
  public void fileBegun(FileProgress file) {
    synchronized (files) {
      files.addLast(file);
    }
  }

  @Override
  public void fileEnded(FileProgress file) {
    synchronized (files) {
      files.remove(file);
    }
  }

  private Optional<FileProgress> first() {
    synchronized (files) {
      return files.stream().filter(file -> file.seconds() > 0).findFirst();
    }
  }

  /** The progress now. */
  RunProgress now(Session session) {
    String text = notes.text(session);
    Optional<FileProgress> file = first();
    if (file.isPresent()) {
      double part = file.get().part();
      return new RunProgress(text, part, left(part, 1 - part, file.get().seconds()));
    }
    long all = parts.get();
    long done = Math.min(all, found.get() + computed.get());
    if (all == 0) {
      return new RunProgress(text, Double.NaN, Double.NaN);
    }
    double seconds = (System.nanoTime() - began) / 1e9;
    return new RunProgress(
        text, (double) done / all, left(computed.get(), all - (double) done, seconds));
  }

  /** The seconds for what remains, at the speed so far; NaN if unknown. */
  private static double left(double done, double remains, double seconds) {
    return done > 0 && seconds >= LEAST_SECONDS ? seconds * remains / done : Double.NaN;
  }
}
