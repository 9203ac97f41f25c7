package tenuto.dsp.analysis;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/**
 * Finds the sounding spans of channels in one pass: spans above a low level in any channel, with
 * gaps shorter than a silence, that also exceed a high level somewhere and are long enough. A NaN
 * counts as sound.
 *
 * <p>With two levels a sound that varies around one of them is not cut to pieces, and noise that
 * never reaches the high one is silence.
 */
final class SoundSearch {
  private static final int SPAN = 4096;

  private final double high;
  private final double low;
  private final long silence;
  private final long shortest;

  private final List<Span> spans = new ArrayList<>();
  private long begin = -1;
  private long end;
  private boolean heard;

  /** Samples {@code from} to {@code to - 1}. */
  record Span(long from, long to) {}

  /**
   * @param high and {@code low}: absolute samples
   * @param silence least length of a silence in samples, 1 and up
   * @param shortest least length of a sound in samples
   */
  SoundSearch(double high, double low, long silence, long shortest) {
    this.high = high;
    this.low = low;
    this.silence = silence;
    this.shortest = shortest;
  }

  /**
   * The sounding spans in order; a pause at either end that is too short for a silence belongs to
   * the sound.
   */
  List<Span> in(Session session, List<? extends Signal> channels) {
    long length = channels.stream().mapToLong(Signal::length).max().orElse(0);
    List<Reader> readers = new ArrayList<>();
    try (Arena arena = Arena.ofConfined()) {
      channels.forEach(channel -> readers.add(session.open(channel)));
      Block block = new Block(arena.allocate(8L * SPAN, 64), 0);
      double[] row = new double[SPAN];
      double[] peaks = new double[SPAN];
      for (long at = 0; at < length; at += SPAN) {
        int n = (int) Math.min(SPAN, length - at);
        for (int k = 0; k < readers.size(); k++) {
          readers.get(k).read(at, block, 0, n);
          ArrayCopies.read(block, 0, row, n);
          for (int i = 0; i < n; i++) {
            double size = Math.abs(row[i]);
            peaks[i] = k == 0 ? size : Math.max(peaks[i], size);
          }
        }
        look(at, peaks, n);
      }
    } finally {
      readers.forEach(Reader::close);
    }
    close();
    return reached(length);
  }

  private void look(long at, double[] peaks, int n) {
    for (int i = 0; i < n; i++) {
      if (peaks[i] <= low) {
        continue;
      }
      if (begin < 0 || at + i - end >= silence) {
        close();
        begin = at + i;
      }
      end = at + i + 1;
      heard |= !(peaks[i] <= high);
    }
  }

  private void close() {
    if (heard && end - begin >= shortest) {
      spans.add(new Span(begin, end));
    }
    heard = false;
  }

  private List<Span> reached(long length) {
    List<Span> all = new ArrayList<>(spans);
    if (!all.isEmpty() && all.getFirst().from < silence) {
      all.set(0, new Span(0, all.getFirst().to));
    }
    if (!all.isEmpty() && length - all.getLast().to < silence) {
      all.set(all.size() - 1, new Span(all.getLast().from, length));
    }
    return all;
  }
}
