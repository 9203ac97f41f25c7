package tenuto.scripting.reports;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import tenuto.engine.Session;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.Usage;

/** Counts the notes that a run has been given, and has played. */
public final class NoteCount implements RunObserver {
  private final AtomicLong given = new AtomicLong();
  private final AtomicLong played = new AtomicLong();

  @Override
  public void notesGiven(int count) {
    given.addAndGet(count);
  }

  @Override
  public void notePlayed() {
    played.incrementAndGet();
  }

  /** The fraction of the notes given so far that is played, from 0 to 1; NaN if there are none. */
  public double part() {
    return (double) played.get() / given.get();
  }

  /**
   * The progress of a run: notes, if there are any, length of computed signals, and resources used.
   */
  public String text(Session session) {
    long all = given.get();
    Usage usage = session.memory().usage();
    return String.format(
        Locale.ROOT,
        "%s%.1f s of signal, %s lent, %s of disk",
        all == 0 ? "" : "%d of %d notes, ".formatted(played.get(), all),
        session.work().rendered() / session.sampleRate(),
        Bytes.text(usage.lent()),
        Bytes.text(usage.reserved()));
  }
}
