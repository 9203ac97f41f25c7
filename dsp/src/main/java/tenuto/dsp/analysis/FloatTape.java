package tenuto.dsp.analysis;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Workspace;
import tenuto.engine.signal.ChunkWriter;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.Stored;

/**
 * Floats that are written sequentially and stored as a signal at the end, when their number is
 * known. They are outside the heap, and on disk if there are many.
 */
final class FloatTape implements AutoCloseable {
  /** More bytes than a {@link Workspace} keeps in memory. */
  private static final int LONG = 1 << 23;

  private static final int SHORT = 1 << 12;
  private static final int SPAN = 1 << 12;

  private final Workspace workspace;
  private final Arena arena;
  private final int first;
  private final List<MemorySegment> pieces = new ArrayList<>();
  private long length;

  /**
   * @param expected estimated number of floats
   */
  FloatTape(Session session, long expected) {
    workspace = session.memory().workspaces().get();
    arena = workspace.arena();
    first = Math.clamp(expected, SHORT, LONG);
  }

  /** Writes floats {@code from} to {@code to - 1} of an array. */
  void write(float[] floats, int from, int to) {
    for (int at = from; at < to; ) {
      if (piece(length) == pieces.size()) {
        pieces.add(arena.allocate(4L * (pieces.isEmpty() ? first : LONG), 64));
      }
      int now = (int) Math.min(to - at, room(length));
      MemorySegment.copy(
          floats, at, pieces.get(piece(length)), ValueLayout.JAVA_FLOAT, 4L * place(length), now);
      length += now;
      at += now;
    }
  }

  /** The index of the piece that holds a float. */
  private int piece(long index) {
    return index < first ? 0 : (int) ((index - first) / LONG) + 1;
  }

  /** The index of a float in its piece. */
  private long place(long index) {
    return index < first ? index : (index - first) % LONG;
  }

  /** The number of floats from one to its piece's end. */
  private long room(long index) {
    return (index < first ? first : LONG) - place(index);
  }

  /**
   * Stores the floats as a signal.
   *
   * @param what text for its identity, which distinguishes it from others
   */
  Stored store(Session session, String what) {
    return session.results().record(Recipe.once(what), 1, length, Playback::new).getFirst();
  }

  private final class Playback implements ChunkWriter {
    private final float[] floats = new float[SPAN];
    private final double[] samples = new double[SPAN];

    @Override
    public void record(long start, Block[] channels, int n) {
      Block out = channels[0];
      for (int done = 0; done < n; ) {
        long index = start + done;
        int now = (int) Math.min(Math.min(n - done, SPAN), room(index));
        MemorySegment.copy(
            pieces.get(piece(index)), ValueLayout.JAVA_FLOAT, 4L * place(index), floats, 0, now);
        for (int i = 0; i < now; i++) {
          samples[i] = floats[i];
        }
        ArrayCopies.write(samples, 0, 1, now, out.memory(), out.offset() + 8L * done, 0);
        done += now;
      }
    }
  }

  @Override
  public void close() {
    workspace.close();
  }
}
