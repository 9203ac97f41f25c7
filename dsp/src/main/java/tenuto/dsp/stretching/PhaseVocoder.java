package tenuto.dsp.stretching;

import tenuto.dsp.frames.Workbench;
import tenuto.engine.signal.Filter;

/**
 * A phase vocoder that stretches all channels of a sound alike: rows of input in, hops of output
 * out. See {@link HopRows}.
 *
 * @param map from the output's time to the input's
 * @param strokes which keep their decay
 */
record PhaseVocoder(
    int channels, VocoderShape shape, TimeMap map, Strokes strokes, Workbench workbench)
    implements Filter {
  /** How time goes. */
  HopRows rows() {
    return new HopRows(map, shape.hop(), shape.ahead() + strokes.reach());
  }

  /** By how many rows hops are late. */
  int late() {
    return shape.late() + 1;
  }

  @Override
  public int inputs() {
    return channels;
  }

  @Override
  public int outputs() {
    return channels;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    long kept = 2L * rows().row() + 2L * rows().ahead(); // frames reach as far back, but a row
    Transposition none = new Transposition();
    Vocoder vocoder = new Vocoder(channels, shape, map, none, strokes, kept, workbench);
    return new HopProcessor(rows(), channels, vocoder);
  }
}
