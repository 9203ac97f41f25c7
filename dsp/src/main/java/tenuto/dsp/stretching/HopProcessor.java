package tenuto.dsp.stretching;

import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.signal.StateTransfer;

/** A filter on its way that takes rows of input, and gives hops of output a row later. */
final class HopProcessor extends ScalarProcessor {
  private final HopRows rows;
  private final int row;
  private final HopMaker maker;
  private final double[][] gathered;
  private final double[][] given;
  private int position;
  private long number;

  /**
   * @param maker of the hops, which is closed with this
   */
  HopProcessor(HopRows rows, int channels, HopMaker maker) {
    this.rows = rows;
    this.maker = maker;
    row = rows.row();
    number = -rows.lead();
    gathered = new double[channels][row];
    given = new double[channels][row];
  }

  @Override
  public void close() {
    maker.close();
  }

  @Override
  public void transfer(StateTransfer state) {
    maker.transfer(state);
    for (int c = 0; c < gathered.length; c++) {
      state.of(gathered[c]);
      state.of(given[c]);
    }
    position = state.of(position);
    number = state.of(number);
  }

  @Override
  public void scalar(double[][] in, double[][] out, int n) {
    for (int at = 0, some; at < n; at += some) {
      if (position == row) {
        position = 0;
        turn();
      }
      some = Math.min(n - at, row - position);
      for (int c = 0; c < in.length; c++) {
        System.arraycopy(in[c], at, gathered[c], position, some);
        System.arraycopy(given[c], position, out[c], at, some);
      }
      position += some;
    }
  }

  /** Takes a row, and makes a frame and a hop. */
  private void turn() {
    int fresh = (int) (rows.end(number) - rows.end(number - 1));
    for (int c = 0; c < gathered.length; c++) {
      maker.take(c, gathered[c], 0, fresh);
    }
    if (number >= 0) {
      maker.frame(number, given);
    }
    number++;
  }
}
