package tenuto.scripting.objects;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.locks.ReentrantLock;
import org.python.core.PyCode;

/**
 * Python code that this process has loaded: when it is run again, the JVM has compiled what was
 * called often. Least recently used code is dropped first, and its classes with it.
 */
public final class LoadedCode {
  private static final int MOST = 64;

  /** The most bytes of all sources. */
  private static final long MOST_BYTES = 1 << 22;

  private final ReentrantLock lock = new ReentrantLock();
  private final SequencedMap<ByteBuffer, PyCode> all = new LinkedHashMap<>(MOST, 0.75f, true);
  private long bytes;

  /**
   * The code of a source.
   *
   * @param source with all that its code depends on
   */
  Optional<PyCode> of(byte[] source) {
    lock.lock();
    try {
      return Optional.ofNullable(all.get(ByteBuffer.wrap(source)));
    } finally {
      lock.unlock();
    }
  }

  /**
   * Keeps code.
   *
   * @param source as it is asked for, which nobody changes
   */
  void keep(byte[] source, PyCode code) {
    lock.lock();
    try {
      if (all.put(ByteBuffer.wrap(source), code) == null) {
        bytes += source.length;
      }
      while (all.size() > MOST || bytes > MOST_BYTES && all.size() > 1) {
        bytes -= all.pollFirstEntry().getKey().capacity();
      }
    } finally {
      lock.unlock();
    }
  }
}
