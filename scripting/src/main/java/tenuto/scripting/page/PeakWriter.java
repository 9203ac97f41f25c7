package tenuto.scripting.page;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.LongConsumer;
import tenuto.engine.base.Block;

/** Computes the peaks of a sound from its frames, given in order. */
final class PeakWriter {
  private static final int BUFFER = 1 << 16;

  /** Writes bytes to the file. */
  interface Place {
    void write(long position, byte[] bytes, int n) throws IOException;
  }

  private final PeakLevels levels;
  private final Place to;
  private final Level[] all;
  private final LongConsumer done;

  /**
   * @param done receives the number of frames whose peaks are in the file, on every level
   */
  PeakWriter(PeakLevels levels, Place to, LongConsumer done) {
    this.levels = levels;
    this.to = to;
    this.done = done;
    all = new Level[levels.count()];
    Arrays.setAll(all, Level::new);
  }

  /** One level, and its incomplete entry. */
  private final class Level {
    private final int number;
    private final double[] least = new double[levels.channels()];
    private final double[] most = new double[levels.channels()];
    private final double[] squares = new double[levels.channels()];
    private final ByteBuffer buffer;
    private long frames;
    private int parts;
    private long written;

    Level(int number) {
      this.number = number;
      int entries = Math.max(1, BUFFER / levels.entryBytes());
      buffer = ByteBuffer.allocate(entries * levels.entryBytes()).order(ByteOrder.LITTLE_ENDIAN);
      clear();
    }

    private void clear() {
      Arrays.fill(least, Double.POSITIVE_INFINITY);
      Arrays.fill(most, Double.NEGATIVE_INFINITY);
      Arrays.fill(squares, 0);
      frames = 0;
      parts = 0;
    }

    private void add(int channel, double low, double high, double square) {
      least[channel] = Math.min(least[channel], low);
      most[channel] = Math.max(most[channel], high);
      squares[channel] += square;
    }

    /** Completes the entry and adds it to that of the next level. */
    private void end() throws IOException {
      for (int c = 0; c < least.length; c++) {
        buffer.putFloat((float) least[c]).putFloat((float) most[c]);
        buffer.putFloat((float) Math.sqrt(squares[c] / frames));
      }
      if (!buffer.hasRemaining()) {
        flush();
      }
      if (number + 1 < all.length) {
        Level above = all[number + 1];
        for (int c = 0; c < least.length; c++) {
          above.add(c, least[c], most[c], squares[c]);
        }
        above.frames += frames;
        above.parts++;
        if (above.parts == PeakLevels.RATIO) {
          above.end();
        }
      }
      clear();
    }

    private void flush() throws IOException {
      to.write(levels.place(number, written), buffer.array(), buffer.position());
      written += buffer.position() / levels.entryBytes();
      buffer.clear();
    }
  }

  /**
   * Processes the next frames.
   *
   * @param n a multiple of {@value PeakLevels#FINEST}, unless they are the last
   */
  void take(long start, Block[] channels, int n) throws IOException {
    Level finest = all[0];
    for (int at = 0; at < n; at += PeakLevels.FINEST) {
      int count = Math.min(PeakLevels.FINEST, n - at);
      for (int c = 0; c < channels.length; c++) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        double square = 0;
        for (int i = at; i < at + count; i++) {
          double x = channels[c].get(i);
          low = Math.min(low, x);
          high = Math.max(high, x);
          square += x * x;
        }
        finest.add(c, low, high, square);
      }
      finest.frames = count;
      finest.end();
    }
    if (start + n == levels.frames()) {
      finish();
    }
  }

  /** Writes complete entries to the file. */
  void flush(long frames) throws IOException {
    for (Level level : all) {
      level.flush();
    }
    done.accept(frames);
  }

  private void finish() throws IOException {
    for (int i = 1; i < all.length; i++) {
      if (all[i].parts > 0) {
        all[i].end();
      }
    }
    flush(levels.frames());
  }
}
