package tenuto.scripting.page;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import tenuto.engine.Session;
import tenuto.engine.base.Block;

/**
 * The peaks of an excerpt of a sound in a number of columns: the minimum, the maximum and the root
 * mean square for each channel and column.
 *
 * <p>Columns of fewer than {@value PeakLevels#FINEST} frames are computed from the samples; others
 * from the pyramid, where they may include some frames of neighbouring columns.
 */
final class Peaks {
  private final int channels;
  private final int columns;
  private final float[] values;
  private boolean whole = true;

  private Peaks(int channels, int columns) {
    this.channels = channels;
    this.columns = columns;
    values = new float[3 * channels * columns];
  }

  /** The peaks of frames {@code from} to {@code to - 1}, at least one frame per column. */
  static Peaks of(Session session, FileVersion take, long from, long to, int columns)
      throws IOException {
    Peaks peaks = new Peaks(take.channels().size(), columns);
    if ((to - from) / columns < PeakLevels.FINEST) {
      peaks.look(session, take, from, to);
    } else {
      peaks.lookUp(take.pyramid(), from, to);
    }
    return peaks;
  }

  private long begin(long from, long to, int column) {
    return from + (to - from) * column / columns; // 2^40 frames in 2^13 columns do not overflow.
  }

  private void set(int channel, int column, double least, double most, double rms) {
    int at = 3 * (channel * columns + column);
    values[at] = (float) least;
    values[at + 1] = (float) most;
    values[at + 2] = (float) rms;
  }

  private void look(Session session, FileVersion take, long from, long to) {
    double[] low = new double[channels];
    double[] high = new double[channels];
    double[] squares = new double[channels];
    try (FrameReader reader = new FrameReader(session, take.channels())) {
      long start = from;
      int have = 0;
      Block[] blocks = null;
      for (int column = 0; column < columns; column++) {
        long first = begin(from, to, column);
        long end = begin(from, to, column + 1);
        Arrays.fill(low, Double.POSITIVE_INFINITY);
        Arrays.fill(high, Double.NEGATIVE_INFINITY);
        Arrays.fill(squares, 0);
        for (long frame = first; frame < end; frame++) {
          if (blocks == null || frame == start + have) {
            start = frame;
            have = (int) Math.min(FrameReader.MOST, to - frame);
            blocks = reader.read(start, have);
          }
          for (int c = 0; c < channels; c++) {
            double x = blocks[c].get((int) (frame - start));
            low[c] = Math.min(low[c], x);
            high[c] = Math.max(high[c], x);
            squares[c] += x * x;
          }
        }
        for (int c = 0; c < channels; c++) {
          set(c, column, low[c], high[c], Math.sqrt(squares[c] / (end - first)));
        }
      }
    }
  }

  private void lookUp(Pyramid pyramid, long from, long to) throws IOException {
    PeakLevels levels = pyramid.levels();
    int level = levels.levelFor((double) (to - from) / columns);
    long size = PeakLevels.size(level);
    long there = pyramid.done() == levels.frames() ? levels.frames() : pyramid.done() / size * size;
    long first = from / size;
    int count = (int) (Math.ceilDiv(Math.min(to, there), size) - first);
    ByteBuffer entries = count > 0 ? pyramid.read(level, first, count) : null;
    for (int column = 0; column < columns; column++) {
      int one = (int) (begin(from, to, column) / size - first);
      int last = (int) (Math.ceilDiv(begin(from, to, column + 1), size) - first);
      for (int c = 0; c < channels; c++) {
        if (last > count) {
          set(c, column, Double.NaN, Double.NaN, Double.NaN);
          whole = false;
        } else {
          sum(entries, one, last, c, column);
        }
      }
    }
  }

  private void sum(ByteBuffer entries, int first, int last, int channel, int column) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    double squares = 0;
    for (int i = first; i < last; i++) {
      int at = (i * channels + channel) * PeakLevels.PEAK;
      low = Math.min(low, entries.getFloat(at));
      high = Math.max(high, entries.getFloat(at + 4));
      double rms = entries.getFloat(at + 8);
      squares += rms * rms;
    }
    set(channel, column, low, high, Math.sqrt(squares / (last - first)));
  }

  /** Channels, columns, whether the peaks are complete, and the values, channel by channel. */
  byte[] bytes() {
    ByteBuffer bytes = ByteBuffer.allocate(12 + 4 * values.length).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putInt(channels).putInt(columns).putInt(whole ? 1 : 0);
    for (float value : values) {
      bytes.putFloat(value);
    }
    return bytes.array();
  }
}
