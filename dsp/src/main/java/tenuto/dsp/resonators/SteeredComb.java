package tenuto.dsp.resonators;

import tenuto.dsp.kernel.Ring;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A feedback comb whose delay is divided by a signal s: each output sample is fed back delay/s
 * samples later, where the value so far is first multiplied by direct. As in Sonic Field, the value
 * is multiplied once for each sample fed back to its place, so not at all where there is none; all
 * samples of the first delay are multiplied once. Its inputs are the signal and s; a sample whose s
 * is below 0 is not fed back.
 *
 * @param delay in samples, 0 and up
 * @param length of the signal
 * @param workspaces supply the memory of long delays
 */
public record SteeredComb(
    double direct, double feedback, long delay, long length, Workspaces workspaces)
    implements Filter {
  private static final int FIRST = 1024;

  @Override
  public int inputs() {
    return 2;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Line();
  }

  private final class Line extends ScalarProcessor {
    /**
     * For samples to come: the factor by which each is multiplied, less 1, and the value added to
     * it.
     */
    private Ring gains = new Ring(FIRST, workspaces);

    private Ring echoes = new Ring(FIRST, workspaces);
    private long position;

    @Override
    public void close() {
      gains.close();
      echoes.close();
    }

    @Override
    public void scalar(double[][] in, double[][] out, int n) {
      for (int i = 0; i < n; i++) {
        double x = in[0][i];
        double s = in[1][i];
        double input = position < delay ? direct * x : x;
        double y = Ring.faded(input * (1 + gains.get(position)) + echoes.get(position));
        gains.set(position, 0);
        echoes.set(position, 0);
        double late = delay / s;
        if (late < 1 && late >= 0) {
          y = direct * y + feedback * y;
        } else if (late >= 1 && position + late < length) {
          returned((long) (position + late), y);
        } else if (Double.isNaN(late)) {
          y = delay == 0 && s == 0 ? y : Double.NaN;
        }
        out[0][i] = y;
        position++;
      }
    }

    @Override
    public void transfer(StateTransfer state) {
      position = state.of(position);
      long capacity = state.of(gains.capacity());
      if (capacity > gains.capacity()) {
        grow(capacity);
      }
      gains.transfer(state);
      echoes.transfer(state);
    }

    private void grow(long samples) {
      gains = gains.grown(samples, position);
      echoes = echoes.grown(samples, position);
    }

    private void returned(long at, double y) {
      if (at - position >= gains.capacity()) {
        grow(2 * (at - position + 1));
      }
      gains.set(at, (1 + gains.get(at)) * direct - 1);
      echoes.set(at, echoes.get(at) * direct + feedback * y);
    }
  }
}
