package tenuto.formats.pcm;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * Combines what threads write of a file into aligned writes of 64 KiB, for which Linux needs two
 * thirds of the time that it needs for unaligned ones, as its page cache then has large folios.
 * Still larger folios can cost several times as much: a virtual machine may get memory for them
 * that its host has not provided yet.
 *
 * <p>The file is divided into spans. A thread takes the span of its position, fills bytes of it
 * that no other thread fills, and puts it back; whoever completes a span writes it. So the file is
 * complete when all its bytes are filled, and after a {@link #flush()} if only some are.
 */
final class WriteCombiner {
  /** The bytes of a span. */
  static final int SPAN = 1 << 16;

  /** The incomplete spans from which on the oldest is written as it is. */
  private static final int MOST = 16;

  /** What writes to the file. */
  interface Target {
    /** Writes {@code n} bytes from index {@code from} on. */
    void write(long position, byte[] bytes, int from, int n) throws IOException;
  }

  private final Target target;
  private final long begin;
  private final long end;

  /** The incomplete spans, the oldest first. */
  private final List<Span> spans = new ArrayList<>();

  private final Deque<byte[]> spare = new ArrayDeque<>();

  /**
   * @param begin the first byte of the file that is written so
   * @param end the byte after the last
   */
  WriteCombiner(Target target, long begin, long end) {
    this.target = target;
    this.begin = begin;
    this.end = end;
  }

  /** Bytes that are filled, from one index to another. */
  private record Piece(int from, int to) {}

  /** A part of the file. */
  static final class Span {
    /** Its position in the file. */
    final long start;

    /** The number of its bytes, which are the first of {@link #bytes}. */
    final int size;

    final byte[] bytes;
    private final List<Piece> pieces = new ArrayList<>();
    private int filled;
    private int users;

    private Span(long start, int size, byte[] bytes) {
      this.start = start;
      this.size = size;
      this.bytes = bytes;
    }

    private void add(int from, int to) {
      filled += to - from;
      if (!pieces.isEmpty() && pieces.getLast().to == from) {
        pieces.set(pieces.size() - 1, new Piece(pieces.getLast().from, to));
      } else {
        pieces.add(new Piece(from, to));
      }
    }

    private List<Piece> toWrite() {
      return filled == size ? List.of(new Piece(0, size)) : pieces;
    }
  }

  /** Takes the span that contains a position; it is to be put back. */
  Span take(long position) throws IOException {
    Span old = null;
    try {
      synchronized (this) {
        long start = Math.max(begin, position / SPAN * SPAN);
        for (Span span : spans) {
          if (span.start == start) {
            span.users++;
            return span;
          }
        }
        old = spans.size() < MOST ? null : removeOldest();
        Span span = made(start);
        span.users++;
        spans.add(span);
        return span;
      }
    } finally {
      if (old != null) {
        write(old);
      }
    }
  }

  private Span removeOldest() {
    for (Iterator<Span> all = spans.iterator(); all.hasNext(); ) {
      Span span = all.next();
      if (span.users == 0) {
        all.remove();
        return span;
      }
    }
    return null; // Each is in use: there are many threads.
  }

  private Span made(long start) {
    int size = (int) Math.min(SPAN - start % SPAN, end - start);
    byte[] free = spare.peek();
    return new Span(
        start, size, free != null && free.length >= size ? spare.pop() : new byte[size]);
  }

  /**
   * Puts a span back, and writes it if it is complete.
   *
   * @param from the index of the first byte that was filled
   * @param to the index after the last
   */
  void put(Span span, int from, int to) throws IOException {
    synchronized (this) {
      span.users--;
      if (from == to) {
        return;
      }
      span.add(from, to);
      if (span.filled < span.size) {
        return;
      }
      spans.remove(span);
    }
    write(span);
  }

  /** Fills bytes of any spans. */
  void put(long position, byte[] bytes, int n) throws IOException {
    for (int done = 0; done < n; ) {
      Span span = take(position + done);
      int from = (int) (position + done - span.start);
      int now = Math.min(n - done, span.size - from);
      System.arraycopy(bytes, done, span.bytes, from, now);
      put(span, from, from + now);
      done += now;
    }
  }

  /** Writes what is filled of incomplete spans. */
  void flush() throws IOException {
    List<Span> all;
    synchronized (this) {
      all = List.copyOf(spans);
      spans.clear();
    }
    for (Span span : all) {
      write(span);
    }
  }

  private void write(Span span) throws IOException {
    for (Piece piece : span.toWrite()) {
      target.write(span.start + piece.from, span.bytes, piece.from, piece.to - piece.from);
    }
    synchronized (this) {
      spare.push(span.bytes);
    }
  }
}
