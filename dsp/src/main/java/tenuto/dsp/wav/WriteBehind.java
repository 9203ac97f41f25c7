package tenuto.dsp.wav;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Writes a file from a thread of its own, in large pieces, while the threads that make it go on.
 *
 * <p>Bytes may come from many threads and in any order, best nearly from begin to end: they are
 * gathered in a few windows, each of which is written when it is full. A failure is thrown by
 * whatever call comes next. A file of a window or two is written by {@link #drain} on the caller's
 * thread.
 */
final class WriteBehind {
  /** Bytes of a window, and of a write. */
  private static final int WINDOW = 1 << 20;

  /** Windows for one file: being gathered, waiting and being written. */
  private static final int MOST = 4;

  /** Bytes after which the disk is put to work, so that little is left to wait for at the end. */
  private static final int SYNC_EVERY = 32 << 20;

  private final RandomAccessFile file;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final List<Window> gathering = new ArrayList<>();
  private final Deque<Window> waiting = new ArrayDeque<>();
  private final Deque<Window> free = new ArrayDeque<>();
  private int size = WINDOW;
  private int made;
  private boolean started;
  private boolean running;
  private boolean writing;
  private boolean ended;
  private Throwable failure;

  /**
   * @param file whom nobody else writes to meanwhile
   */
  WriteBehind(RandomAccessFile file) {
    this.file = file;
  }

  /** Says how long the file will be, before anything is written. */
  void expect(long bytes) {
    size = Math.clamp(bytes, 1, WINDOW);
  }

  /** A stretch of the file at a multiple of its size. */
  private static final class Window {
    final byte[] bytes;
    long number;

    /** What has been written of it: begins in the upper, ends in the lower halves. */
    private long[] parts = new long[32];

    private int count;
    private int covered;

    /** Threads that are putting bytes in: guarded by the lock, which they do not hold meanwhile. */
    int users;

    Window(int size) {
      bytes = new byte[size];
    }

    void begin(long newNumber) {
      number = newNumber;
      count = 0;
      covered = 0;
    }

    void put(int at, int n) {
      if (count == parts.length) {
        merge();
        parts = Arrays.copyOf(parts, Math.max(parts.length, 2 * count));
      }
      parts[count++] = (long) at << 32 | (at + n);
      covered += n;
    }

    boolean isFull() {
      if (covered >= bytes.length) {
        merge(); // if some was written twice it is less
      }
      return covered == bytes.length;
    }

    private void merge() {
      Arrays.sort(parts, 0, count);
      int merged = 0;
      covered = 0;
      for (int i = 0; i < count; ) {
        int begin = begin(i);
        int end = end(i++);
        for (; i < count && begin(i) <= end; i++) {
          end = Math.max(end, end(i));
        }
        parts[merged++] = (long) begin << 32 | end;
        covered += end - begin;
      }
      count = merged;
    }

    private int begin(int part) {
      return (int) (parts[part] >>> 32);
    }

    private int end(int part) {
      return (int) parts[part];
    }

    void writeTo(RandomAccessFile file) throws IOException {
      merge();
      for (int i = 0; i < count; i++) {
        file.seek(number * bytes.length + begin(i));
        file.write(bytes, begin(i), end(i) - begin(i));
      }
    }
  }

  /** Takes the first {@code n} of {@code from}, to stand at {@code position}; any thread may. */
  void write(long position, byte[] from, int n) throws IOException {
    for (int done = 0, now; done < n; done += now) {
      int at = (int) ((position + done) % size);
      now = Math.min(n - done, size - at);
      Window window = use((position + done) / size);
      System.arraycopy(from, done, window.bytes, at, now);
      used(window, at, now);
    }
  }

  private Window use(long number) throws IOException {
    lock.lock();
    try {
      Window window = window(number);
      window.users++;
      return window;
    } finally {
      lock.unlock();
    }
  }

  private void used(Window window, int at, int n) {
    lock.lock();
    try {
      window.users--;
      window.put(at, n);
      if (window.users == 0 && window.isFull()) {
        handOver(window);
      } else {
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  private Window window(long number) throws IOException {
    while (true) {
      throwFailure();
      for (Window window : gathering) {
        if (window.number == number) {
          return window;
        }
      }
      if (free.isEmpty() && made < MOST) {
        made++;
        free.push(new Window(size));
      }
      if (!free.isEmpty()) {
        Window window = free.pop();
        window.begin(number);
        gathering.add(window);
        return window;
      }
      if (gathering.size() == MOST) {
        gathering.stream()
            .filter(window -> window.users == 0)
            .findFirst()
            .ifPresent(this::handOver);
      }
      start();
      changed.awaitUninterruptibly();
    }
  }

  private void handOver(Window window) {
    gathering.remove(window);
    waiting.add(window);
    if (waiting.size() > 1) {
      start();
    }
    changed.signalAll();
  }

  private void start() {
    if (!started && !ended) {
      Thread.ofPlatform().daemon().name("tenuto-write").start(this::work);
      started = true;
      running = true;
    }
  }

  private void work() {
    long unsynced = 0;
    for (Window window = next(); window != null; window = next()) {
      Throwable failed = null;
      try {
        window.writeTo(file);
        unsynced += window.covered;
        if (unsynced >= SYNC_EVERY) {
          file.getFD().sync();
          unsynced = 0;
        }
      } catch (Throwable e) {
        failed = e; // thrown to who writes next
      }
      written(window, failed);
    }
  }

  /** What to write next; null at the end. */
  private Window next() {
    lock.lock();
    try {
      while (waiting.isEmpty() && !ended) {
        changed.awaitUninterruptibly();
      }
      writing = !waiting.isEmpty();
      running = writing;
      changed.signalAll();
      return waiting.poll();
    } finally {
      lock.unlock();
    }
  }

  private void written(Window window, Throwable failed) {
    lock.lock();
    try {
      writing = false;
      free.push(window);
      if (failed != null) {
        failure = failed;
        waiting.clear();
      }
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Returns when all that was written so far has gone to the file. */
  void drain() throws IOException {
    lock.lock();
    try {
      throwFailure();
      while (gathering.stream().anyMatch(window -> window.users > 0)) {
        changed.awaitUninterruptibly();
      }
      waiting.addAll(gathering);
      gathering.clear();
      changed.signalAll();
      while (!started && !waiting.isEmpty()) {
        waiting.peek().writeTo(file);
        free.push(waiting.poll());
      }
      while (writing || !waiting.isEmpty()) {
        changed.awaitUninterruptibly();
      }
      throwFailure();
    } finally {
      lock.unlock();
    }
  }

  /** Ends the writing, when it has; what is not being written yet is forgotten. */
  void close() {
    lock.lock();
    try {
      ended = true;
      waiting.clear();
      gathering.clear();
      changed.signalAll();
      while (running) {
        changed.awaitUninterruptibly();
      }
    } finally {
      lock.unlock();
    }
  }

  private void throwFailure() throws IOException {
    if (failure != null) {
      throw new IOException(failure.getMessage(), failure);
    }
    if (ended) {
      throw new IOException("it is closed");
    }
  }
}
