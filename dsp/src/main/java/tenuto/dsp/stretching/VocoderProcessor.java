package tenuto.dsp.stretching;

import tenuto.dsp.kernel.ScalarProcessor;

/** A {@link PhaseVocoder} on its way. */
final class VocoderProcessor extends ScalarProcessor {
  private final HopRows rows;
  private final int row;
  private final Vocoder vocoder;
  private final double[][] gathered;
  private final double[][] given;
  private int position;
  private long number;

  VocoderProcessor(PhaseVocoder filter) {
    rows = filter.rows();
    row = rows.row();
    number = -rows.lead();
    int channels = filter.channels();
    VocoderShape shape = filter.shape();
    long kept = 2L * shape.longest() + 2L * row + 2L * rows.ahead();
    vocoder =
        new Vocoder(
            channels,
            shape,
            rows.map(),
            new Transposition(),
            filter.strokes(),
            kept,
            filter.workbench());
    gathered = new double[channels][row];
    given = new double[channels][row];
  }

  @Override
  public void close() {
    vocoder.close();
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
      vocoder.take(c, gathered[c], 0, fresh);
    }
    if (number >= 0) {
      vocoder.frame(number, given);
    }
    number++;
  }
}
