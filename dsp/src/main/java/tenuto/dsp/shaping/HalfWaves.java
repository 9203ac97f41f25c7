package tenuto.dsp.shaping;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ArrayCopies;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.ChunkWriter;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Recipe;
import tenuto.engine.signal.SampleSink;
import tenuto.engine.signal.Stored;

/**
 * Replaces each piece of a signal by another waveform; pieces are half-waves between zero
 * crossings, or cycles between rising ones. Zero counts as positive. A NaN is no zero crossing.
 *
 * <p>A piece may be as long as the signal, so there are two passes: the first summarises each block
 * of 32,768 samples by itself, the second writes each block, given the pieces that reach beyond it.
 * Only two sums per block are kept.
 */
public final class HalfWaves {
  private static final int SPAN = BlockSummary.LENGTH;

  private final Cuts pieces;
  private final BlockSummary[] blocks;

  /** For each block, the sum of its first piece over the blocks before. */
  private final SampleSum[] before;

  /** For each block, the sum of its last piece as a whole. */
  private final SampleSum[] last;

  /** Whether that piece ends before the end of the signal. */
  private final boolean[] finished;

  /** For each block, the number of its first piece, and whether that is negative. */
  private final long[] numbers;

  private final boolean[] negative;

  private HalfWaves(Cuts pieces, int count) {
    this.pieces = pieces;
    blocks = new BlockSummary[count];
    before = new SampleSum[count];
    last = new SampleSum[count];
    finished = new boolean[count];
    numbers = new long[count];
    negative = new boolean[count];
  }

  /**
   * A piece of a signal.
   *
   * @param number counted from 0
   * @param length in samples
   * @param mean of the absolute values
   * @param peak the largest absolute value
   * @param sign 1 or −1
   * @param finished whether another piece follows
   */
  record Piece(long number, long length, double mean, double peak, int sign, boolean finished) {}

  /**
   * Stores the result of a waveform for a signal.
   *
   * @param x is computed once, and stored for that if it was not
   */
  public static Stored store(Session session, WaveForm form, Stored x) {
    int count = Math.toIntExact(Math.ceilDiv(x.length(), SPAN));
    HalfWaves found = new HalfWaves(new Cuts(form.ofCycles()), count);
    if (form.counts()) {
      session.visit(List.of(x), SPAN, () -> found.new Sums());
    } else {
      try (BlockSummary.Ends ends = new BlockSummary.Ends(found.pieces, session.open(x))) {
        Arrays.setAll(found.blocks, i -> ends.at((long) i * SPAN));
      }
    }
    found.sequential();
    found.back();
    return session
        .results()
        .record(
            Recipe.of("HalfWaves[" + form + "]", List.of(x)),
            1,
            x.length(),
            () -> found.new Writer(session.open(x), form))
        .getFirst();
  }

  /** Whether a piece ends at the end of a block. */
  private boolean isCutAfter(int block) {
    return block + 1 < blocks.length
        && pieces.between(blocks[block].last(), blocks[block + 1].first());
  }

  private void sequential() {
    SampleSum open = SampleSum.NOTHING;
    long number = 0;
    boolean below = blocks.length > 0 && blocks[0].first() < 0;
    for (int i = 0; i < blocks.length; i++) {
      BlockSummary block = blocks[i];
      before[i] = open;
      numbers[i] = number;
      negative[i] = below;
      number += block.cuts();
      if (block.cuts() > 0) {
        open = block.tail();
        below = block.tailNegative();
      } else {
        open = open.plus(block.head());
      }
      last[i] = open;
      if (isCutAfter(i)) {
        open = SampleSum.NOTHING;
        number++;
        below = blocks[i + 1].first() < 0;
      }
    }
  }

  private void back() {
    for (int i = blocks.length - 2; i >= 0; i--) {
      if (isCutAfter(i)) {
        finished[i] = true;
      } else if (blocks[i + 1].cuts() > 0) {
        last[i] = before[i + 1].plus(blocks[i + 1].head());
        finished[i] = true;
      } else {
        last[i] = last[i + 1];
        finished[i] = finished[i + 1];
      }
    }
  }

  /** Summarises blocks. */
  private final class Sums implements SampleSink {
    private final double[] x = new double[SPAN];

    @Override
    public void take(long start, Block[] channels, int n) {
      ArrayCopies.read(channels[0].memory(), channels[0].offset(), 0, x, 0, 1, n);
      blocks[(int) (start / SPAN)] = BlockSummary.of(pieces, x, n);
    }
  }

  /** Writes blocks. */
  private final class Writer implements ChunkWriter {
    private final PartReader parts;
    private final WaveForm form;
    private final double[] x = new double[SPAN];

    /** The result for a block; for the last one including what reaches beyond it. */
    private final double[] y = new double[SPAN + Block.GROUP];

    /** The block that is ready in y, or −1. */
    private int ready = -1;

    Writer(Reader reader, WaveForm form) {
      parts = new PartReader(reader);
      this.form = form;
    }

    @Override
    public void record(long start, Block[] channels, int n) {
      for (int done = 0; done < n; ) {
        long position = start + done + form.early();
        int block = (int) Math.min(position / SPAN, blocks.length - 1);
        if (block != ready) {
          make(block);
          ready = block;
        }
        int at = (int) (position - (long) block * SPAN);
        int limit = block == blocks.length - 1 ? y.length : SPAN;
        int now = Math.min(n - done, limit - at);
        Block out = channels[0];
        ArrayCopies.write(y, at, 1, now, out.memory(), out.offset() + 8L * done, 0);
        done += now;
      }
    }

    private void make(int block) {
      long start = (long) block * SPAN;
      int n = (int) Math.min(SPAN, parts.length() - start);
      parts.read(start, x, 0, n);
      long number = numbers[block];
      for (int from = 0; from < n; number++) {
        int to = pieces.end(x, from, n);
        boolean isFirst = from == 0;
        boolean isLast = to == n;
        SampleSum whole =
            isLast
                ? last[block]
                : isFirst ? before[block].plus(blocks[block].head()) : SampleSum.of(x, from, to);
        boolean below = isFirst ? negative[block] : x[from] < 0;
        Piece piece =
            new Piece(
                number,
                whole.length(),
                whole.sum() / whole.length(),
                whole.peak(),
                below ? -1 : 1,
                !isLast || finished[block]);
        int beyond = isLast && block == blocks.length - 1 ? form.early() : 0;
        form.fill(piece, isFirst ? before[block].length() : 0, x, y, from, to + beyond);
        from = to;
      }
      Arrays.fill(y, n + form.early(), y.length, 0);
    }

    @Override
    public void close() {
      parts.close();
    }
  }
}
