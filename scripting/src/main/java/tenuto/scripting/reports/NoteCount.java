package tenuto.scripting.reports;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

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

  /** For the line of progress; empty while there are none. */
  public String text() {
    long all = given.get();
    return all == 0 ? "" : "%d of %d notes, ".formatted(played.get(), all);
  }
}
