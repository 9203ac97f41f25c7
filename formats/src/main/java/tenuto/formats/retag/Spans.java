package tenuto.formats.retag;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.PartFile;

/** What a changed file consists of: spans of the old one, and new bytes, in their order. */
final class Spans {
  private static final int COPIED = 1 << 18;

  private final List<Span> spans = new ArrayList<>();
  private long length;

  /** Writes a span of a known length. */
  interface Writing {
    void write(PartFile to, long at) throws IOException;
  }

  /**
   * What writes, or bytes, or if both are null those of the file from {@code from} to {@code to}.
   */
  private record Span(Writing writing, byte[] bytes, long from, long to) {}

  /** Adds bytes of the file. */
  void keep(long from, long to) {
    spans.add(new Span(null, null, from, to));
    length += to - from;
  }

  /** Adds new bytes. */
  void add(byte[] bytes) {
    spans.add(new Span(null, bytes, 0, bytes.length));
    length += bytes.length;
  }

  /** Adds bytes that are written when their turn comes. */
  void add(long size, Writing writing) {
    spans.add(new Span(writing, null, 0, size));
    length += size;
  }

  /** Puts new bytes before all others. */
  void begin(byte[] bytes) {
    spans.addFirst(new Span(null, bytes, 0, bytes.length));
    length += bytes.length;
  }

  /** The bytes of all. */
  long length() {
    return length;
  }

  /** Writes all. */
  void write(InputFile from, PartFile to) throws IOException {
    byte[] buffer = new byte[COPIED];
    long done = 0;
    for (Span span : spans) {
      if (span.writing != null) {
        span.writing.write(to, done);
        done += span.to;
        continue;
      }
      if (span.bytes != null) {
        to.write(done, span.bytes, span.bytes.length);
        done += span.bytes.length;
        continue;
      }
      for (long at = span.from; at < span.to; ) {
        int n = (int) Math.min(buffer.length, span.to - at);
        from.read(at, buffer, n);
        to.write(done, buffer, n);
        at += n;
        done += n;
      }
    }
  }
}
