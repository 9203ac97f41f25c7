package tenuto.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The stored signals that hold memory.
 *
 * <p>Each thread usually writes on a page of its own, so that threads which make and release
 * signals do not wait for each other.
 */
final class Ledger {
  private static final int THREADS = 32;

  /** Of the pages made in a row, only each such is written on: others would share a cache line. */
  private static final int APART = 8;

  private final Page[] pages = new Page[THREADS * APART];

  Ledger() {
    Arrays.setAll(pages, i -> new Page());
  }

  /** Signals in a ring of entries, which begins and ends at the page's own. */
  private static final class Page {
    final Entry begin = new Entry(this, null);

    Page() {
      begin.before = begin;
      begin.after = begin;
    }
  }

  /** A signal's line; guarded by its page. */
  static final class Entry {
    private final Page page;
    private final Stored signal;
    private Entry before;
    private Entry after;

    private Entry(Page page, Stored signal) {
      this.page = page;
      this.signal = signal;
    }

    /** Strikes it out, once. */
    void strike() {
      synchronized (page) {
        before.after = after;
        after.before = before;
        // Whoever still holds a released signal shall not hold its neighbours.
        before = null;
        after = null;
      }
    }
  }

  /** Writes a signal down. */
  Entry add(Stored signal) {
    Page page = pages[((int) Thread.currentThread().threadId() & (THREADS - 1)) * APART];
    Entry entry = new Entry(page, signal);
    synchronized (page) {
      entry.before = page.begin.before;
      entry.after = page.begin;
      entry.before.after = entry;
      page.begin.before = entry;
    }
    return entry;
  }

  /** All that stand in it now. */
  List<Stored> all() {
    List<Stored> all = new ArrayList<>();
    for (Page page : pages) {
      synchronized (page) {
        for (Entry entry = page.begin.after; entry != page.begin; entry = entry.after) {
          all.add(entry.signal);
        }
      }
    }
    return all;
  }
}
