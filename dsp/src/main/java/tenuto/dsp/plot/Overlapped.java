package tenuto.dsp.plot;

import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/**
 * The overlapping frames of a signal, laid out one after the other: the middle of frame i is sample
 * i·hop. So a visitor that reads frame by frame gets each one complete.
 *
 * @param size samples in a frame, a multiple of {@link Block#GROUP}
 * @param hop samples from one frame to the next
 */
record Overlapped(int size, long hop) implements Gather.RandomAccess {
  /** The frames of a signal. */
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
