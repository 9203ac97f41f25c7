package tenuto.dsp.filters;

import java.util.List;
import tenuto.dsp.kernel.LinearFilter;
import tenuto.dsp.kernel.Response;
import tenuto.dsp.kernel.VectorState;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Groupwise;
import tenuto.engine.signal.StateTransfer;

/**
 * Second-order sections in series: a filter of higher order with the accuracy of second-order
 * filters, unlike a single polynomial of, say, order 8 at a low cutoff.
 *
 * @param sections in the order of processing, at least one
 */
public record Cascade(List<Biquad> sections) implements LinearFilter, Groupwise {
  public Cascade {
    sections = List.copyOf(sections);
    if (sections.isEmpty()) {
      throw new IllegalArgumentException("sections must not be empty");
    }
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public State begin() {
    return new States(sections.stream().map(RunningBiquad::new).toList());
  }

  @Override
  public Response response(int output, double hz, double sampleRate, double... controls) {
    Response all = Response.ONE;
    for (Biquad section : sections) {
      all = all.times(section.response(0, hz, sampleRate));
    }
    return all;
  }

  private static final class States extends VectorState {
    private final List<RunningBiquad> states;

    States(List<RunningBiquad> states) {
      this.states = states;
    }

    @Override
    public void vectors(Block in, Block out, int n) {
      Block from = in;
      for (RunningBiquad state : states) {
        state.vectors(from, out, n);
        from = out;
      }
    }

    @Override
    public void scalar(double[] x, int n) {
      for (RunningBiquad state : states) {
        state.scalar(x, n);
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      states.forEach(each -> each.transfer(state));
    }
  }
}
