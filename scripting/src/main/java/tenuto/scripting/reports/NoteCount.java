package tenuto.scripting.reports;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import tenuto.engine.Session;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.Usage;

/** How many notes a run has been given to play, and has played. */
public final class NoteCount {
  private final AtomicLong given = new AtomicLong();
  private final AtomicLong played = new AtomicLong();

  private volatile Optional<NoteLog> log = Optional.empty();

  /** Has every note written down from now on. */
  public void writeTo(NoteLog to) {
    log = Optional.of(to);
  }

  /** Where notes are written down, if anybody wants that. */
  public Optional<NoteLog> log() {
    return log;
  }

  public void give(int notes) {
    given.addAndGet(notes);
  }

  public void play() {
    played.incrementAndGet();
  }

  /** How much of the notes given so far is played, from 0 to 1; NaN while there are none. */
  public double part() {
    return (double) played.get() / given.get();
  }

  /** How far a run is: notes, if there are any, signal that was computed, and what it takes. */
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
