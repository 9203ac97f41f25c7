package tenuto.engine;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.FileSpan;
import tenuto.engine.plan.Resources;
import tenuto.engine.signal.Stored;

/**
 * Where the samples of a stored signal are on the disk, for other programs on the same machine to
 * map: 64-bit floats in the machine's byte order. They stay there, and stay the same, until this is
 * closed or its session is.
 *
 * @see SessionMemory#place
 */
public final class Placement implements AutoCloseable {
  private final Stored stored;
  private final List<FileSpan> spans;

  private Placement(Stored stored, List<FileSpan> spans) {
    this.stored = stored;
    this.spans = spans;
  }

  /** Holds a signal of a session, and finds all of it; what is still to be computed is. */
  static Placement of(Resources resources, Stored stored) {
    stored.retain(resources.pool());
    boolean done = false;
    try {
      List<FileSpan> spans = new ArrayList<>();
      for (long at = 0; at < stored.length(); at += Chunk.SAMPLES) {
        resources.stop().check();
        FileSpan next = stored.backing().place(at, Math.min(Chunk.SAMPLES, stored.length() - at));
        if (!spans.isEmpty() && spans.getLast().leadsTo(next)) {
          spans.add(spans.removeLast().with(next));
        } else {
          spans.add(next);
        }
      }
      done = true;
      return new Placement(stored, List.copyOf(spans));
    } finally {
      if (!done) {
        stored.close();
      }
    }
  }

  /** All samples, in their order. */
  public List<FileSpan> spans() {
    return spans;
  }

  /** How many samples there are. */
  public long length() {
    return stored.length();
  }

  /** The samples may go from now on. */
  @Override
  public void close() {
    stored.close();
  }
}
