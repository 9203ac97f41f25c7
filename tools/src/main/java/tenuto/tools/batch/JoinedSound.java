package tenuto.tools.batch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Signal;
import tenuto.tools.chain.FileSession;

/**
 * Sounds written into one file, each after the one before: at once, after a gap, or overlapping it
 * in a crossfade. Only the overlaps are held in memory.
 */
final class JoinedSound {
  private final Session session;
  private final CombinedFile.Output file;
  private final int channels;
  private final int overlap;
  private final long gap;

  /** The last samples of the sound before, by channels; null before the first sound. */
  private double[][] tail;

  /** The frame after the last one that was written. */
  private long end;

  /**
   * @param overlap frames of each crossfade; 0 for none
   * @param gap frames of silence in between
   */
  JoinedSound(Session session, CombinedFile.Output file, int channels, int overlap, long gap) {
    this.session = session;
    this.file = file;
    this.channels = channels;
    this.overlap = overlap;
    this.gap = gap;
  }

  /**
   * Adds a sound.
   *
   * @param sound its channels, at least twice as long as a crossfade
   * @param last whether no other follows
   */
  void add(List<Signal> sound, boolean last) throws IOException {
    long length = sound.getFirst().length();
    long begin = tail == null ? 0 : end + gap;
    int before = tail == null ? 0 : overlap;
    int after = last ? 0 : overlap;
    double[][] head = new double[channels][before];
    double[][] rest = new double[channels][after];
    session.visit(
        sound,
        FileSession.BLOCK,
        () -> (start, blocks, n) -> take(head, rest, start, blocks, n, begin, length));
    if (before > 0) {
      write(begin, mixed(tail, head));
    }
    tail = rest;
    end = begin + length - after;
  }

  /** Writes what is of this sound alone, and keeps what overlaps others. */
  private void take(
      double[][] head,
      double[][] rest,
      long start,
      Block[] blocks,
      int n,
      long begin,
      long length) {
    long from = Math.max(start, head[0].length);
    long to = Math.min(start + n, length - rest[0].length);
    keep(head, 0, start, blocks, n);
    keep(rest, length - rest[0].length, start, blocks, n);
    if (from < to) {
      try {
        file.write(begin + from, (int) (to - from), blocks, (int) (from - start));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Keeps those of the samples that are in a stretch, which begins at frame {@code begin}. */
  private static void keep(double[][] kept, long begin, long start, Block[] blocks, int n) {
    long from = Math.max(start, begin);
    long to = Math.min(start + n, begin + kept[0].length);
    for (int channel = 0; channel < kept.length; channel++) {
      for (long i = from; i < to; i++) {
        kept[channel][(int) (i - begin)] = blocks[channel].get((int) (i - start));
      }
    }
  }

  /** A crossfade of equal power: gains are a quarter of a cosine and of a sine. */
  private static double[][] mixed(double[][] out, double[][] in) {
    int n = in[0].length;
    double[][] mix = new double[in.length][n];
    for (int i = 0; i < n; i++) {
      double angle = (i + 0.5) / n * (Math.PI / 2);
      double down = StrictMath.cos(angle);
      double up = StrictMath.sin(angle);
      for (int channel = 0; channel < mix.length; channel++) {
        mix[channel][i] = down * out[channel][i] + up * in[channel][i];
      }
    }
    return mix;
  }

  private void write(long frame, double[][] samples) throws IOException {
    int n = samples[0].length;
    try (Arena arena = Arena.ofConfined()) {
      Block[] blocks = Block.views(channels);
      for (int channel = 0; channel < channels; channel++) {
        blocks[channel].moveTo(arena.allocate(Double.BYTES * (long) Block.wholeGroups(n), 64), 0);
        for (int i = 0; i < n; i++) {
          blocks[channel].set(i, samples[channel][i]);
        }
      }
      file.write(frame, n, blocks, 0);
    }
  }
}
