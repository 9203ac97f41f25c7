package tenuto.dsp.word;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * A cache of open readers for signals that are read a few samples at a time: opening a signal takes
 * as long as computing a block of it, or all blocks up to the place.
 *
 * <p>Each belongs to one signal and one thread, and keeps the signal's memory from being freed. So
 * code that releases a signal calls {@link #forget}; of all others the {@value #MOST} used last are
 * kept.
 */
public final class KeptReaders implements AutoCloseable {
  private static final int MOST = 64;

  private final Session session;

  /** Readers that are not in use, the one used last at the end; guarded by this. */
  private final Map<Key, SampleReader> idle = new LinkedHashMap<>();

  private boolean closed;

  /** Compares signals by identity: an equal signal may read from released memory. */
  private record Key(Signal signal, Thread thread) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key that && signal == that.signal && thread == that.thread;
    }

    @Override
    public int hashCode() {
      return 31 * System.identityHashCode(signal) + System.identityHashCode(thread);
    }
  }

  KeptReaders(Session session) {
    this.session = session;
  }

  /**
   * The sample at {@code index}, 0 outside the signal.
   *
   * @throws tenuto.engine.base.ReleasedException if a stored signal on which it depends was
   *     released
   */
  public double sample(Signal signal, long index) {
    return ask(signal, reader -> reader.at(index));
  }

  /**
   * The interpolated value at a position, 0 outside the signal. Beyond its ends a band-limited
   * signal is continued with its first and last samples, so that a constant signal is read as that
   * constant.
   */
  public double value(Signal signal, double position, Interpolation between) {
    return ask(signal, reader -> reader.at(position, between));
  }

  private double ask(Signal signal, ToDoubleFunction<SampleReader> question) {
    Key key = new Key(signal, Thread.currentThread());
    SampleReader reader;
    synchronized (this) {
      reader = idle.remove(key);
    }
    if (reader == null) {
      reader = new SampleReader(session, signal);
    }
    boolean answered = false;
    try {
      double answer = question.applyAsDouble(reader);
      answered = true;
      return answer;
    } finally {
      if (answered) {
        giveBack(key, reader);
      } else {
        reader.close(); // a reader that has failed cannot be reused
      }
    }
  }

  private void giveBack(Key key, SampleReader reader) {
    SampleReader surplus = null;
    synchronized (this) {
      if (closed) {
        surplus = reader;
      } else {
        idle.put(key, reader);
        if (idle.size() > MOST) {
          Iterator<SampleReader> eldest = idle.values().iterator();
          surplus = eldest.next();
          eldest.remove();
        }
      }
    }
    if (surplus != null) {
      surplus.close();
    }
  }

  /** Closes a signal's readers; no thread may be using them. */
  public void forget(Signal signal) {
    close(key -> key.signal == signal);
  }

  /** Closes all readers that are not in use, to free their memory. */
  public void forgetAll() {
    close(key -> true);
  }

  private void close(Predicate<Key> which) {
    List<SampleReader> found = new ArrayList<>();
    synchronized (this) {
      idle.entrySet().removeIf(entry -> which.test(entry.getKey()) && found.add(entry.getValue()));
    }
    found.forEach(SampleReader::close);
  }

  /** Closes all readers; those in use when their read ends. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    forgetAll();
  }
}
