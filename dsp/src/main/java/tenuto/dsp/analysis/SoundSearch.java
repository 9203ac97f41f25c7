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
 * Where something is heard in channels, in one reading: what is above a low level in any of them,
 * with gaps of less than a silence, if it is above a high level somewhere and long enough. A NaN is
 * heard.
 *
 * <p>So what goes up and down around one level is not cut to pieces, and noise that never reaches
 * the high one is silence.
 */
final class SoundSearch {
  private static final int STRETCH = 4096;

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
   * @param silence samples that it has at least, 1 and up
   * @param shortest samples of what is heard at least
   */
  SoundSearch(double high, double low, long silence, long shortest) {
    this.high = high;
    this.low = low;
    this.silence = silence;
    this.shortest = shortest;
  }

  /** What is heard, in order; what is too short for a silence at either end belongs to it. */
  List<Span> in(Session session, List<? extends Signal> channels) {
    long length = channels.stream().mapToLong(Signal::length).max().orElse(0);
    List<Reader> readers = new ArrayList<>();
    try (Arena arena = Arena.ofConfined()) {
      channels.forEach(channel -> readers.add(session.open(channel)));
      Block block = new Block(arena.allocate(8L * STRETCH, 64), 0);
      double[] row = new double[STRETCH];
      double[] peaks = new double[STRETCH];
      for (long at = 0; at < length; at += STRETCH) {
        int n = (int) Math.min(STRETCH, length - at);
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
