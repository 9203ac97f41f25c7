package tenuto.scripting.reports;

import java.util.concurrent.atomic.AtomicLong;

/** How many notes a run has been given to play, and has played. */
public final class NoteCount {
  private final AtomicLong given = new AtomicLong();
  private final AtomicLong played = new AtomicLong();

  public void give(int notes) {
    given.addAndGet(notes);
  }

  public void play() {
    played.incrementAndGet();
  }

  /** For the line of progress; empty while there are none. */
  public String text() {
    long all = given.get();
    return all == 0 ? "" : "%d of %d notes, ".formatted(played.get(), all);
  }
}
