package tenuto.dsp.reverbs;

import java.util.List;
import java.util.Optional;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.word.DryWet;
import tenuto.engine.signal.Filter;

/**
 * The dry/wet mix of a reverb: (1 − mix)·x + mix·gain·wet.
 *
 * @param ends length of the mix control, which keeps its last value after its end
 */
record Blend(double gain, List<Long> ends) implements Filter {
  static final String MIX =
      "dry/wet mix: part of the reverberation in the sound; 1 is reverberation only";

  @Override
  public int inputs() {
    return 3;
  }

  @Override
  public long lookBack() {
    return 0;
  }

  /** Possible only before the control ends: afterwards its held value would be unknown. */
  @Override
  public Optional<Filter> after(long sample) {
    return ends.stream().allMatch(end -> end > sample)
        ? Optional.of(new Blend(gain, ends.stream().map(end -> end - sample).toList()))
        : Optional.empty();
  }

  @Override
  public Processor begin() {
    HeldControls held = new HeldControls(ends);
    return new ScalarProcessor() {
      @Override
      public void scalar(double[][] in, double[][] out, int n) {
        held.run(in, n);
        double[] wet = in[1];
        Loops.scale(wet, gain, n);
        DryWet.mix(in[0], wet, in[2], 0, out[0], n);
      }
    };
  }
}
