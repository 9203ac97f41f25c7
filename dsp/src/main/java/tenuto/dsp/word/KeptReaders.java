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
 * Readers of signals that are asked for a few samples at a time, kept open from one question to the
 * next: to open a signal takes as long as to compute a block of it, or of all up to the place.
 *
 * <p>Each belongs to one signal and one thread, and keeps what it reads from being given back. So
 * whoever lets a signal go says so by {@link #forget}; of the others the {@value #MOST} last used
 * stay.
 */
public final class KeptReaders implements AutoCloseable {
  private static final int MOST = 64;

  private final Session session;

  /** Those that nobody is using, the one used last at the end; guarded by this. */
  private final Map<Key, StretchReader> idle = new LinkedHashMap<>();

  private boolean closed;

  /** The very signal: another of the same samples may be read from what was released. */
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
   * @throws tenuto.engine.base.ReleasedException if a stored signal beneath it was released
   */
  public double sample(Signal signal, long index) {
    return ask(signal, reader -> reader.at(index));
  }

  /**
   * The value at a position between samples, 0 outside the signal. Where a band-limited signal
   * would be read beyond its ends, it counts as what it is there, so that what stays at one value
   * is read as that value.
   */
  public double value(Signal signal, double position, Interpolation between) {
    return ask(signal, reader -> reader.at(position, between));
  }

  private double ask(Signal signal, ToDoubleFunction<StretchReader> question) {
    Key key = new Key(signal, Thread.currentThread());
    StretchReader reader;
    synchronized (this) {
      reader = idle.remove(key);
    }
    if (reader == null) {
      reader = new StretchReader(session, signal);
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
        reader.close(); // what has failed half way may not be asked again
      }
    }
  }

  private void giveBack(Key key, StretchReader reader) {
    StretchReader surplus = null;
    synchronized (this) {
      if (closed) {
        surplus = reader;
      } else {
        idle.put(key, reader);
        if (idle.size() > MOST) {
          Iterator<StretchReader> eldest = idle.values().iterator();
          surplus = eldest.next();
          eldest.remove();
        }
      }
    }
    if (surplus != null) {
      surplus.close();
    }
  }

  /** Closes a signal's readers; nobody may be asking it meanwhile. */
  public void forget(Signal signal) {
    close(key -> key.signal == signal);
  }

  /** Closes all that nobody is using, for the room that they keep. */
  public void forgetAll() {
    close(key -> true);
  }

  private void close(Predicate<Key> which) {
    List<StretchReader> found = new ArrayList<>();
    synchronized (this) {
      idle.entrySet().removeIf(entry -> which.test(entry.getKey()) && found.add(entry.getValue()));
    }
    found.forEach(StretchReader::close);
  }

  /** Closes all; those in use when they have answered. */
  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    forgetAll();
  }
}
