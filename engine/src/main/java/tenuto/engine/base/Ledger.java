package tenuto.engine.base;

import java.util.ArrayList;
import java.util.List;

/**
 * Whatever holds memory.
 *
 * <p>Each thread usually writes on a page of its own, so that threads which make and release
 * signals do not wait for each other.
 */
public final class Ledger<T> {
  private static final int THREADS = 32;

  /** Of the pages made in a row, only each such is written on: others would share a cache line. */
  private static final int APART = 8;

  private final List<Page<T>> pages = new ArrayList<>();

  public Ledger() {
    for (int i = 0; i < THREADS * APART; i++) {
      pages.add(new Page<>());
    }
  }

  /** Holders in a ring of entries, which begins and ends at the page's own. */
  private static final class Page<T> {
    final Entry<T> begin = new Entry<>(this, null);

    Page() {
      begin.before = begin;
      begin.after = begin;
    }
  }

  /** A holder's line; guarded by its page. */
  public static final class Entry<T> {
    private final Page<T> page;
    private final T holder;
    private Entry<T> before;
    private Entry<T> after;

    private Entry(Page<T> page, T holder) {
      this.page = page;
      this.holder = holder;
    }

    /** Strikes it out, once. */
    public void strike() {
      synchronized (page) {
        before.after = after;
        after.before = before;
        // Whoever still holds a released signal shall not hold its neighbours.
        before = null;
        after = null;
      }
    }
  }

  /** Writes a holder down. */
  public Entry<T> add(T holder) {
    Page<T> page = pages.get(((int) Thread.currentThread().threadId() & (THREADS - 1)) * APART);
    Entry<T> entry = new Entry<>(page, holder);
    synchronized (page) {
      entry.before = page.begin.before;
      entry.after = page.begin;
      entry.before.after = entry;
      page.begin.before = entry;
    }
    return entry;
  }

  /** All that stand in it now. */
  public List<T> all() {
    List<T> all = new ArrayList<>();
    for (Page<T> page : pages) {
      synchronized (page) {
        for (Entry<T> entry = page.begin.after; entry != page.begin; entry = entry.after) {
          all.add(entry.holder);
        }
      }
    }
    return all;
  }
}
