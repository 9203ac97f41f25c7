package tenuto.dsp.stretching;

import tenuto.dsp.frames.Workbench;
import tenuto.engine.signal.Filter;

/**
 * Changes the length of a sound by {@link SimilarPieces}: rows of input in, hops of output out. See
 * {@link HopRows}.
 *
 * @param shape of the pieces, fitted to both lengths
 * @param length of the input
 * @param wanted of what is made
 */
record Wsola(PieceShape shape, long length, long wanted, Workbench workbench) implements Filter {
  /** How time goes. */
  HopRows rows() {
    TimeMap map = new TimeMap.Steady((double) wanted / length);
    return new HopRows(map, shape.hop(), reach() + shape.seek() + 2);
  }

  /** Samples of the input that a piece stands for or is as long as, whichever is more. */
  private int reach() {
    return (int) Math.ceil(shape.piece() * Math.max(1, (double) length / wanted));
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    HopRows rows = rows();
    int kept = rows.ahead() + rows.row() + 2 * reach() + shape.seek();
    return new HopProcessor(rows, 1, new SimilarPieces(shape, length, wanted, kept, workbench));
  }
}
