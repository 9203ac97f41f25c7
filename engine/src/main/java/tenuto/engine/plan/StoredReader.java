package tenuto.engine.plan;

import java.lang.foreign.MemorySegment;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Stored;

/** Reads a stored signal, which somebody else holds, where it is. */
final class StoredReader implements Reader {
  private final Stored stored;
  private final Block chunk = new Block(MemorySegment.NULL, 0);
  private boolean closed;

  StoredReader(Stored stored) {
    this.stored = stored;
  }

  @Override
  public long length() {
    return stored.length();
  }

  @Override
  public void read(long start, Block out, int at, int n) {
    if (closed) {
      throw new IllegalStateException("the reader is closed");
    }
    int before = start < 0 ? (int) Math.min(n, -start) : 0;
    out.silence(at, before);
    int done = before;
    int valid = Math.max(before, Plan.valid(length(), start, n));
    while (done < valid) {
      long position = start + done;
      int taken = (int) Math.min(valid - done, Chunk.SAMPLES - position % Chunk.SAMPLES);
      stored.show(chunk, position);
      chunk.copyTo(0, out, at + done, taken);
      done += taken;
    }
    out.silence(at + done, n - done);
  }

  @Override
  public void close() {
    closed = true;
  }
}
