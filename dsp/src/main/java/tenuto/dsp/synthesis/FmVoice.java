package tenuto.dsp.synthesis;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.ScalarSource;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.SineOfTurns;
import tenuto.engine.base.Fma;
import tenuto.engine.signal.StateTransfer;
import tenuto.engine.signal.Voice;

/**
 * An FM voice: operators that modulate one another by an algorithm, each a {@link FeedbackSine}
 * with an envelope; the output is the sum of the carriers. A modulator's output is its envelope
 * times its level in radians of phase, times the index; its feedback follows its envelope.
 *
 * <p>Its inputs are the frequency in Hz and the index.
 *
 * @param operators from operator 1 on
 */
record FmVoice(double sampleRate, List<Operator> operators, FmAlgorithm family, int algorithm)
    implements Voice {
  /**
   * @param ratio of its frequency to the voice's
   * @param level of a carrier, or index in radians of a modulator
   * @param feedback in radians
   * @param envelope of the level
   */
  record Operator(double ratio, double level, double feedback, ScalarSource envelope) {}

  FmVoice {
    operators = List.copyOf(operators);
  }

  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public Processor begin() {
    return new Running();
  }

  private final class Running extends ScalarProcessor {
    private final int count = operators.size();
    private final PhaseSteps[] steps = new PhaseSteps[count];
    private final FeedbackSine[] sines = new FeedbackSine[count];
    private final int[][] modulators = new int[count][];
    private final boolean[] heard = new boolean[count];

    /** Each operator's output: radians of phase for others, or the sound of a carrier. */
    private final double[][] given = new double[count][Spans.LENGTH];

    private final double[][] turns = new double[count][Spans.LENGTH];
    private final double[][] envelopes = new double[count][Spans.LENGTH];
    private final int from = family.returnsToTop(algorithm);
    private double returned;
    private double returnedBefore;
    private long position;

    Running() {
      for (int k = 0; k < count; k++) {
        steps[k] = new PhaseSteps(sampleRate);
        sines[k] = new FeedbackSine();
        modulators[k] =
            family.modulators(algorithm, count).get(k).stream().mapToInt(i -> i).toArray();
      }
      family.carriers(algorithm, count).forEach(k -> heard[k] = true);
    }

    @Override
    public void transfer(StateTransfer state) {
      for (int k = 0; k < count; k++) {
        steps[k].transfer(state);
        sines[k].transfer(state);
      }
      returned = state.of(returned);
      returnedBefore = state.of(returnedBefore);
      position = state.of(position);
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      int top = count - 1;
      for (int k = top; k >= 0; k--) {
        steps[k].turns(in[0], operators.get(k).ratio(), turns[k], n);
        operators.get(k).envelope().scalar(position, envelopes[k], n);
      }
      int next = top;
      if (from < top && operators.get(top).feedback() != 0) {
        round(in[1], n);
        next = from - 1;
      }
      for (int k = next; k >= 0; k--) {
        for (int by : modulators[k]) {
          move(turns[k], given[by], n);
        }
        Operator operator = operators.get(k);
        sine(k, k == top && from < top ? 0 : operator.feedback(), n);
        scale(k, in[1], n);
      }
      Arrays.fill(out[0], 0, n, 0);
      for (int k = 0; k < count; k++) {
        if (heard[k]) {
          add(given[k], out[0], n);
        }
      }
      position += n;
    }

    /** Computes the operators of a feedback loop through several of them, sample by sample. */
    private void round(double[] index, int n) {
      int top = count - 1;
      double half = operators.get(top).feedback() * (0.5 * PhaseSteps.TURNS_OF_RADIANS);
      for (int i = 0; i < n; i++) {
        double moved = (returned + returnedBefore) * half;
        double wave = 0;
        for (int k = top; k >= from; k--) {
          wave = envelopes[k][i] * FastSine.of(turns[k][i] + moved);
          given[k][i] = scaled(k, wave, index[i]);
          moved = given[k][i] * PhaseSteps.TURNS_OF_RADIANS;
        }
        returnedBefore = returned;
        returned = wave;
      }
    }

    private double scaled(int k, double wave, double index) {
      return wave * operators.get(k).level() * (heard[k] ? 1 : index);
    }

    private void sine(int k, double feedback, int n) {
      if (feedback == 0) {
        SineOfTurns.of(turns[k], given[k], n);
        for (int i = 0; i < n; i++) {
          given[k][i] *= envelopes[k][i];
        }
      } else {
        sines[k].of(turns[k], feedback, envelopes[k], given[k], n);
      }
    }

    private void scale(int k, double[] index, int n) {
      double level = operators.get(k).level();
      double[] y = given[k];
      for (int i = 0; i < n; i++) {
        y[i] *= level;
      }
      if (!heard[k]) {
        for (int i = 0; i < n; i++) {
          y[i] *= index[i];
        }
      }
    }

    private static void move(double[] turns, double[] radians, int n) {
      for (int i = 0; i < n; i++) {
        turns[i] = Fma.of(radians[i], PhaseSteps.TURNS_OF_RADIANS, turns[i]);
      }
    }

    private static void add(double[] x, double[] sum, int n) {
      for (int i = 0; i < n; i++) {
        sum[i] += x[i];
      }
    }
  }
}
