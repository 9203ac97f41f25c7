package tenuto.dsp.analysis;

import java.lang.foreign.Arena;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.dsp.kernel.Ring;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/**
 * Features of a sound as rows of numbers, one for each hop, computed in one pass on the calling
 * thread. As in all analysis, samples that are not finite count as 0, and magnitudes are limited to
 * what can be squared.
 */
public final class FrameRows {
  private static final int SPAN = 4096;
  private static final double LOUDEST = 1e9;

  private FrameRows() {}

  /**
   * A requested feature.
   *
   * @param feature to compute
   * @param window length in ms
   */
  record Asked(Feature feature, double window) {}

  /** Receives rows. */
  public interface Taker {
    /**
     * Receives the next row.
     *
     * @param ms time of the row
     * @param values numbers of all features, in order; the array is reused for the next row
     */
    void take(double ms, double[] values);
  }

  /** Passes on the rows of a sound in order, one for each window whose middle is in the sound. */
  public static void show(
      Session session,
      Signal x,
      double sampleRate,
      double hop,
      List<FeatureKind> kinds,
      Taker taker) {
    showAll(session, x, sampleRate, hop, asked(kinds), taker);
  }

  static List<Asked> asked(List<FeatureKind> kinds) {
    return kinds.stream().map(FeatureKind::asked).toList();
  }

  static void showAll(
      Session session, Signal x, double sampleRate, double hop, List<Asked> asked, Taker taker) {
    showAll(session, FftTools.of(session), x, sampleRate, hop, asked, taker);
  }

  /** The same with transforms that others share. */
  static void showAll(
      Session session,
      FftTools tools,
      Signal x,
      double sampleRate,
      double hop,
      List<Asked> asked,
      Taker taker) {
    List<Line> lines = new ArrayList<>();
    try (Sound sound = new Sound(session, x, asked, sampleRate)) {
      int values = 0;
      for (Asked each : asked) {
        Frames frames = Frames.of(sampleRate, hop, each.window, x.length());
        Frame frame = shared(lines, frames, tools);
        lines.add(new Line(frames, frame, each.feature.begin(frame), values));
        values += each.feature.values();
      }
      double[] row = new double[values];
      for (long i = 0; ; i++) {
        long middle = Milliseconds.nearest(i * hop, sampleRate);
        if (middle >= x.length()) {
          break;
        }
        show(sound, lines, middle, row);
        taker.take(i * hop, row);
      }
    } finally {
      lines.forEach(line -> line.frame.close());
    }
  }

  /**
   * The running computation of a feature.
   *
   * @param frame may be shared with the feature before
   * @param at index of its first number in a row
   */
  private record Line(Frames frames, Frame frame, Feature.Meter meter, int at) {}

  /** The frame of a feature with the same windows, so that their spectrum is computed once. */
  private static Frame shared(List<Line> lines, Frames frames, FftTools tools) {
    for (Line line : lines) {
      if (line.frames.equals(frames)) {
        return line.frame;
      }
    }
    return new Frame(frames, tools);
  }

  private static void show(Sound sound, List<Line> lines, long middle, double[] row) {
    long first = Long.MAX_VALUE;
    long end = 0;
    for (Line line : lines) {
      long begin = line.frames.around(middle);
      first = Math.min(first, begin);
      end = Math.max(end, begin + line.frames.size());
    }
    sound.readTo(first, end);
    for (int i = 0; i < lines.size(); i++) {
      Line line = lines.get(i);
      if (isFirstOf(lines, i)) {
        double[] samples = line.frame.next();
        sound.ring.read(line.frames.around(middle), samples, 0, samples.length);
      }
      line.meter.of(line.frame, row, line.at);
    }
  }

  private static boolean isFirstOf(List<Line> lines, int index) {
    for (int i = 0; i < index; i++) {
      if (lines.get(i).frame == lines.get(index).frame) {
        return false;
      }
    }
    return true;
  }

  /** A sound whose last samples are kept. */
  private static final class Sound implements AutoCloseable {
    private final Arena arena = Arena.ofConfined();
    private final Block block = new Block(arena.allocate(8L * SPAN, 64), 0);
    private final double[] samples = new double[SPAN];
    private final Ring ring;
    private final Reader reader;

    /** The next sample to read. */
    private long next;

    Sound(Session session, Signal x, List<Asked> asked, double sampleRate) {
      double longest = asked.stream().mapToDouble(Asked::window).max().orElseThrow();
      int window = Frames.of(sampleRate, longest, longest, x.length()).window();
      ring = new Ring(window + SPAN, session.memory().workspaces());
      try {
        reader = session.open(x);
      } catch (Throwable e) {
        arena.close();
        throw e;
      }
    }

    /** Reads on until samples {@code first} to {@code end - 1} are kept. */
    void readTo(long first, long end) {
      next = Math.max(next, first);
      while (next < end) {
        int n = (int) Math.min(SPAN, end - next);
        reader.read(next, block, 0, n);
        ArrayCopies.read(block, 0, samples, n);
        for (int i = 0; i < n; i++) {
          double x = samples[i];
          samples[i] = Double.isFinite(x) ? Math.clamp(x, -LOUDEST, LOUDEST) : 0;
        }
        ring.write(next, samples, 0, n);
        next += n;
      }
    }

    @Override
    public void close() {
      reader.close();
      ring.close();
      arena.close();
    }
  }
}
