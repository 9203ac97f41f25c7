package tenuto.tools.batch;

import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;

/**
 * The number of frames that are encoded at a time.
 *
 * <p>A thread that filters waits until the thread ahead of it has come to the last block of its
 * frames. Of four blocks, three would be filtered by one thread at a time; so where there are
 * several, frames are no more than a session computes at once. One thread writes more at a time,
 * which costs it less; so do several that wait for no other, as each block can be computed alone.
 */
final class FramesAtOnce {
  private static final int OF_ONE_THREAD = 8192;
  private static final int OF_SEVERAL = 2048;

  private FramesAtOnce() {}

  /**
   * @param channels what is encoded
   */
  static int in(Session session, List<Signal> channels) {
    boolean waits = session.threads() > 1 && !channels.stream().allMatch(Signal::addressable);
    return waits ? OF_SEVERAL : OF_ONE_THREAD;
  }
}
