package tenuto.dsp.frames;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.StateTransfer;

/** The running state of a {@link FrameFilter}. */
final class FrameProcessor extends ScalarProcessor {
  private final FrameFilter filter;
  private final int hop;
  private final FrameWork work;
  private final FrameAnalysis[] analyses;
  private final ControlMeans[] means;
  private final FrameSynthesis[] syntheses;
  private final Frame[] in;
  private final Frame[] out;
  private final double[] controls;

  /** Made at first use, so that nothing needs closing before. */
  private FrameTransform transform;

  /** Samples since the last frame. */
  private int position;

  /** The number of the next frame to be made; negative during the lookahead at the start. */
  private long frame;

  FrameProcessor(FrameFilter filter) {
    this.filter = filter;
    FrameShape shape = filter.shape();
    hop = shape.hop();
    work = filter.work();
    analyses = new FrameAnalysis[filter.signals()];
    syntheses = new FrameSynthesis[filter.outputs()];
    means = new ControlMeans[filter.controls()];
    Arrays.setAll(means, i -> new ControlMeans(shape, filter.ahead(), filter.controlled()));
    in = new Frame[analyses.length];
    Arrays.setAll(in, i -> Frame.of(shape));
    out = new Frame[syntheses.length];
    Arrays.setAll(out, i -> Frame.of(shape));
    controls = new double[means.length];
    frame = -filter.ahead();
  }

  private FrameTransform transform() {
    if (transform == null) {
      transform = filter.workbench().transform(filter.shape().size());
    }
    return transform;
  }

  @Override
  public void prepare(List<Reader> beside) {
    work.prepare(beside, this::transform);
  }

  @Override
  public void close() {
    work.close();
    if (transform != null) {
      transform.close();
      transform = null;
    }
  }

  @Override
  public void scalar(double[][] from, double[][] to, int n) {
    if (analyses[0] == null) {
      begin();
    }
    for (int at = 0, now; at < n; at += now) {
      if (position == hop) {
        position = 0;
        makeFrame();
      }
      now = Math.min(n - at, hop - position);
      for (int i = 0; i < analyses.length; i++) {
        analyses[i].take(from[i], at, now);
      }
      for (int i = 0; i < means.length; i++) {
        means[i].take(from[analyses.length + i], at, now);
      }
      for (int i = 0; i < syntheses.length; i++) {
        syntheses[i].give(to[i], at, now);
      }
      position += now;
    }
  }

  @Override
  public void transfer(StateTransfer state) {
    if (analyses[0] == null) {
      begin();
    }
    for (FrameAnalysis analysis : analyses) {
      analysis.transfer(state);
    }
    for (ControlMeans mean : means) {
      mean.transfer(state);
    }
    for (FrameSynthesis synthesis : syntheses) {
      synthesis.transfer(state);
    }
    work.transfer(state);
    state.of(controls);
    position = state.of(position);
    frame = state.of(frame);
  }

  private void begin() {
    FrameShape shape = filter.shape();
    FrameTransform shared = transform();
    Arrays.setAll(analyses, i -> new FrameAnalysis(shape, shared));
    Arrays.setAll(syntheses, i -> new FrameSynthesis(shape, shared));
  }

  private void makeFrame() {
    for (int i = 0; i < analyses.length; i++) {
      analyses[i].frame(in[i]);
    }
    boolean spoilt = false;
    for (int i = 0; i < means.length; i++) {
      double mean = means[i].at(frame);
      spoilt |= Double.isNaN(mean);
      controls[i] = Double.isNaN(mean) ? controls[i] : mean;
    }
    work.frame(in, controls, out);
    if (spoilt) {
      spoil();
    }
    for (int i = 0; i < syntheses.length; i++) {
      syntheses[i].add(out[i]);
    }
    frame++;
  }

  /** A control that is NaN makes this frame NaN, and no other. */
  private void spoil() {
    for (Frame each : out) {
      Arrays.fill(each.re(), Double.NaN);
      Arrays.fill(each.im(), Double.NaN);
    }
  }
}
