package tenuto.tools.batch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import tenuto.engine.base.Block;
import tenuto.engine.signal.SampleSink;
import tenuto.formats.file.SoundWriter;

/**
 * The files of a sound's pieces, written in one pass over it: each is begun with its first sample
 * and gets its name with its last one, so that few are open, and none is half written.
 */
final class PieceFiles implements SampleSink {
  private final List<Piece> pieces;
  private final AtomicInteger done = new AtomicInteger();

  /** Makes the file of a piece. */
  interface Maker {
    SoundWriter make() throws IOException;
  }

  /** A piece from frame {@code from} to {@code to}, which is not in it. */
  static final class Piece {
    private final long from;
    private final long to;
    private final Maker maker;
    private final AtomicLong left;
    private SoundWriter file;
    private boolean closed;

    Piece(long from, long to, Maker maker) {
      this.from = from;
      this.to = to;
      this.maker = maker;
      this.left = new AtomicLong(to - from);
    }

    private synchronized SoundWriter file() throws IOException {
      if (file == null && !closed) {
        file = maker.make();
      }
      return file;
    }

    private synchronized void close() throws IOException {
      closed = true;
      if (file != null) {
        file.close();
        file = null; // there may be many
      }
    }
  }

  /**
   * @param pieces side by side, in their order
   */
  PieceFiles(List<Piece> pieces) {
    this.pieces = pieces;
  }

  /** How many are complete. */
  int done() {
    return done.get();
  }

  @Override
  public void take(long start, Block[] channels, int n) {
    try {
      for (int at = first(start); at < pieces.size() && pieces.get(at).from < start + n; at++) {
        Piece piece = pieces.get(at);
        long from = Math.max(start, piece.from);
        int count = (int) (Math.min(start + n, piece.to) - from);
        piece.file().write(from - piece.from, count, channels, (int) (from - start));
        if (piece.left.addAndGet(-count) == 0) {
          piece.file().commit();
          piece.close();
          done.incrementAndGet();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The number of the piece that a frame is in. */
  private int first(long frame) {
    int low = 0;
    int high = pieces.size() - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (pieces.get(middle).to > frame) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  /** Ends writing: of what is not complete nothing remains. */
  void abandon() throws IOException {
    IOException failure = null;
    for (Piece piece : pieces) {
      try {
        piece.close();
      } catch (IOException e) {
        failure = failure == null ? e : failure;
      }
    }
    if (failure != null) {
      throw failure;
    }
  }
}
