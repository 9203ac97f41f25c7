package tenuto.tools.batch;

import tenuto.engine.Session;

/**
 * The number of frames that are encoded at a time.
 *
 * <p>A thread that filters waits until the thread ahead of it has come to the last block of its
 * frames. Of four blocks, three would be filtered by one thread at a time; so where there are
 * several, frames are no more than a session computes at once. One thread writes more at a time,
 * which costs it less.
 */
final class FramesAtOnce {
  private static final int OF_ONE_THREAD = 8192;
  private static final int OF_SEVERAL = 2048;

  private FramesAtOnce() {}

  static int in(Session session) {
    return session.threads() == 1 ? OF_ONE_THREAD : OF_SEVERAL;
  }
}
