package tenuto.dsp.plot;

import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/**
 * A signal's frames one after the other, as long as they are, though in the signal they overlap:
 * frame i has sample i·hop in its middle. So a visitor that goes frame by frame finds each whole.
 *
 * @param size samples in a frame, a multiple of {@link Block#GROUP}
 * @param hop samples from one frame to the next
 */
record Overlapped(int size, long hop) implements Gather.RandomAccess {
  /** So many frames of a signal. */
  Signal of(Signal signal, long frames) {
    return Gathered.of(this, List.of(signal), frames * size);
  }

  @Override
  public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
    for (int done = 0; done < n; ) {
      long frame = (start + done) / size;
      int within = (int) ((start + done) % size);
      int now = Math.min(n - done, size - within);
      inputs.getFirst().read(frame * hop - size / 2 + within, out, done, now);
      done += now;
    }
  }
}
