package tenuto.scripting.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import tenuto.engine.Session;
import tenuto.formats.file.PartFiles;

/**
 * Computes the peaks of requested sounds, one sound after another, on a thread of low priority that
 * pauses while audio is being sent.
 */
final class PyramidBuilder implements AutoCloseable {
  /** The frames after which the peaks so far become visible. */
  private static final long STEP = 1L << 20;

  /** How long it pauses before it checks again. */
  private static final long BACK_MS = 2;

  private final Session session;
  private final PartFiles parts = new PartFiles(true, false);
  private final AtomicInteger hearing = new AtomicInteger();
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread made = Thread.ofPlatform().daemon().name("tenuto-peaks").unstarted(work);
            made.setPriority(Thread.MIN_PRIORITY);
            return made;
          });

  PyramidBuilder(Session session) {
    this.session = session;
  }

  /** Audio is being sent until the result is closed. */
  Hearing hearing() {
    hearing.incrementAndGet();
    return hearing::decrementAndGet;
  }

  /** While it is open, sending audio has priority. */
  interface Hearing extends AutoCloseable {
    @Override
    void close();
  }

  /** Queues a sound, to build its pyramid. */
  void build(FileVersion take) {
    thread.execute(() -> run(take));
  }

  private void run(FileVersion take) {
    Pyramid pyramid = take.pyramid();
    try {
      if (pyramid.find()) {
        return;
      }
      PeakWriter writer = pyramid.begin(parts);
      if (writer != null) {
        fill(take, writer);
        pyramid.commit();
      }
    } catch (IOException | UncheckedIOException | IllegalStateException e) {
      // The sound is gone, or the disk is full: nobody needs the peaks, or the page shows them as
      // incomplete.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void fill(FileVersion take, PeakWriter writer) throws IOException, InterruptedException {
    long frames = take.frames();
    try (FrameReader reader = new FrameReader(session, take.channels())) {
      for (long at = 0; at < frames && !take.pyramid().isClosed(); at += FrameReader.MOST) {
        int n = (int) Math.min(FrameReader.MOST, frames - at);
        writer.take(at, reader.read(at, n), n);
        if ((at + n) % STEP == 0) {
          writer.flush(at + n);
        }
        while (hearing.get() > 0) {
          Thread.sleep(BACK_MS);
        }
      }
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
    parts.abandonAll();
  }
}
