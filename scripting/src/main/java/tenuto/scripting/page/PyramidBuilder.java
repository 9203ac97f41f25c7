package tenuto.scripting.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import tenuto.engine.Session;
import tenuto.formats.file.PartFiles;

/**
 * Finds the peaks of sounds that somebody looks at, one sound after the other, on a thread of low
 * priority that stands back while samples are sent to be heard.
 */
final class PyramidBuilder implements AutoCloseable {
  /** Frames after which what was found can be looked at. */
  private static final long STRETCH = 1L << 20;

  /** How long it stands back before it looks again. */
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

  /** Somebody is being sent samples until the result is closed. */
  Hearing hearing() {
    hearing.incrementAndGet();
    return hearing::decrementAndGet;
  }

  /** Until it is closed, sound goes first. */
  interface Hearing extends AutoCloseable {
    @Override
    void close();
  }

  /** Builds a sound's pyramid when its turn has come. */
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
      // The sound is gone, or the disk is full: nobody looks, or sees that it is not whole.
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
        if ((at + n) % STRETCH == 0) {
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
