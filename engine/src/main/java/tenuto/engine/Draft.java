package tenuto.engine;

import java.util.List;

/**
 * A stored signal in the making: silence at first, whose samples are set one by one in any order.
 *
 * <p>Whoever made it sees to it that nobody reads the signal before its last sample is set. Its
 * memory is the {@link #signal signal's}, and goes with it.
 */
public final class Draft {
  private final Session session;
  private final Stored signal;

  Draft(Session session, String what, long length, String origin) {
    if (length < 0) {
      throw new IllegalArgumentException("length must not be negative, but is " + length);
    }
    this.session = session;
    long count = Math.ceilDiv(length, Pool.CHUNK_SAMPLES);
    session.pool().requireFits(count, 1);
    int[] chunks = new int[(int) count];
    session.pool().lend(chunks, 0, chunks.length);
    Identity identity = Identity.of(what, length, List.of());
    signal = session.lend(new Stored(session, chunks, length, identity, origin));
    for (int i = 0; i < chunks.length; i++) {
      long left = length - (long) i * Pool.CHUNK_SAMPLES;
      int n = Block.wholeGroups((int) Math.min(Pool.CHUNK_SAMPLES, left)); // nobody reads behind it
      session.pool().with(chunks[i], view -> view.silence(0, n));
    }
  }

  /** The signal, with one reference for the caller to close. */
  public Stored signal() {
    return signal;
  }

  /**
   * Sets the sample at {@code index}.
   *
   * @throws IndexOutOfBoundsException if there is none
   * @throws ReleasedException if the signal was released
   * @throws IllegalStateException if the session is closed
   */
  public void set(long index, double value) {
    if (index < 0 || index >= signal.length()) {
      throw new IndexOutOfBoundsException(
          "a sample's index must lie between 0 and %d, but is %d"
              .formatted(signal.length() - 1, index));
    }
    signal.hold();
    try {
      session
          .pool()
          .with(
              signal.chunks()[(int) (index / Pool.CHUNK_SAMPLES)],
              view -> view.set((int) (index % Pool.CHUNK_SAMPLES), value));
    } catch (InternalError e) {
      throw session.losses().of(e);
    } finally {
      signal.letGo();
    }
  }
}
