package tenuto.scripting.bridge;

import java.lang.foreign.MemorySegment;
import java.util.List;
import tenuto.engine.Placement;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.FileSpan;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Stored;

/**
 * Access to the samples of a stored signal for an array of another program. It holds the signal
 * until it is closed.
 */
public final class View implements AutoCloseable {
  private static final int BLOCK = 8192;

  private final Session session;
  private final Stored stored;
  private List<FileSpan> spans = List.of();
  private Placement placement;

  View(Session session, Stored stored) {
    this.session = session;
    this.stored = stored.retain();
  }

  /** The files of the spans in which the samples are; empty if they cannot be mapped. */
  public String[] files() {
    try {
      placement = session.memory().place(stored);
      spans = placement.spans();
    } catch (UnsupportedOperationException e) {
      // The caller copies the samples.
    }
    return spans.stream().map(span -> span.file().toString()).toArray(String[]::new);
  }

  /** For each file the offset and the number of bytes of its span, alternating. */
  public long[] places() {
    return spans.stream()
        .flatMap(span -> List.of(span.offset(), span.bytes()).stream())
        .mapToLong(Long::longValue)
        .toArray();
  }

  public long length() {
    return stored.length();
  }

  /** Copies all samples to an address with space for them. */
  public void copy(long address) {
    MemorySegment to = MemorySegment.ofAddress(address).reinterpret(Double.BYTES * length());
    session.visit(List.of(stored), BLOCK, () -> sink(to));
  }

  private static SampleSink sink(MemorySegment to) {
    return (start, blocks, n) -> {
      Block from = blocks[0];
      MemorySegment.copy(
          from.memory(), from.offset(), to, start * Double.BYTES, (long) n * Double.BYTES);
    };
  }

  @Override
  public void close() {
    if (placement != null) {
      placement.close();
    }
    stored.close();
  }
}
