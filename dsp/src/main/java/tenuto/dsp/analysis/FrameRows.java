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
 * Features of a sound as rows of numbers, one for each hop, worked out in one reading on the
 * calling thread. What is no number is silence here, as for all that listens, and nothing is louder
 * than what can be squared.
 */
public final class FrameRows {
  private static final int STRETCH = 4096;
  private static final double LOUDEST = 1e9;

  private FrameRows() {}

  /**
   * A feature that is asked for.
   *
   * @param window ms
   */
  record Asked(Feature feature, double window) {}

  /** Takes rows. */
  public interface Taker {
    /**
     * Takes the next row.
     *
     * @param values of all features, one after the other; used again for the next row
     */
    void take(double ms, double[] values);
  }

  /** Shows the rows of a sound in their order, one for each window that has its middle in it. */
  public static void show(
      Session session,
      Signal x,
      double sampleRate,
      double hop,
      List<FeatureKind> kinds,
      Taker taker) {
    List<Asked> asked = kinds.stream().map(FeatureKind::asked).toList();
    showAll(session, x, sampleRate, hop, asked, taker);
  }

  static void showAll(
      Session session, Signal x, double sampleRate, double hop, List<Asked> asked, Taker taker) {
    List<Line> lines = new ArrayList<>();
    FftTools tools = FftTools.of(session);
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
   * A feature on its way.
   *
   * @param frame may be shared with the one before
   * @param at where its numbers begin in a row
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

  /** A sound of which the last samples are at hand. */
  private static final class Sound implements AutoCloseable {
    private final Arena arena = Arena.ofConfined();
    private final Block block = new Block(arena.allocate(8L * STRETCH, 64), 0);
    private final double[] samples = new double[STRETCH];
    private final Ring ring;
    private final Reader reader;

    /** The sample that was not read yet. */
    private long next;

    Sound(Session session, Signal x, List<Asked> asked, double sampleRate) {
      double longest = asked.stream().mapToDouble(Asked::window).max().orElseThrow();
      int window = Frames.of(sampleRate, longest, longest, x.length()).window();
      ring = new Ring(window + STRETCH, session.memory()::workspace);
      try {
        reader = session.open(x);
      } catch (Throwable e) {
        arena.close();
        throw e;
      }
    }

    /** Has samples {@code first} to {@code end - 1} at hand. */
    void readTo(long first, long end) {
      next = Math.max(next, first);
      while (next < end) {
        int n = (int) Math.min(STRETCH, end - next);
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
