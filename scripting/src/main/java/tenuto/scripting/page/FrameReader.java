package tenuto.scripting.page;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/** Reads frames of all channels of a sound; for use by the thread that created it. */
final class FrameReader implements AutoCloseable {
  /** The most frames read at once, a multiple of the frames per peak of the finest level. */
  static final int MOST = 8192;

  private final Arena arena = Arena.ofConfined();
  private final List<Reader> readers = new ArrayList<>();
  private final Block[] blocks;

  FrameReader(Session session, List<Signal> channels) {
    blocks = new Block[channels.size()];
    boolean done = false;
    try {
      for (int i = 0; i < blocks.length; i++) {
        readers.add(session.open(channels.get(i)));
        blocks[i] = new Block(arena.allocate(8L * MOST, 64), 0);
      }
      done = true;
    } finally {
      if (!done) {
        close();
      }
    }
  }

  /**
   * Frames {@code from} to {@code from + n - 1}, a block for each channel, valid until the next
   * call.
   */
  Block[] read(long from, int n) {
    for (int i = 0; i < blocks.length; i++) {
      readers.get(i).read(from, blocks[i], 0, n);
    }
    return blocks;
  }

  @Override
  public void close() {
    readers.forEach(Reader::close);
    arena.close();
  }
}
