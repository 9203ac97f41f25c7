package tenuto.engine.setup;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Optional;
import tenuto.engine.base.Identity;

/**
 * Keeps samples beyond their session. Whoever stores a signal asks for its parts first, by what
 * they are made from, and offers those that had to be computed. Many threads ask at once.
 *
 * <p>A part is {@value #PART} samples of one signal, counted from its sample 0; the last one may be
 * shorter. Its key follows from all that its samples follow from, and from nothing else: so a
 * change somewhere in a piece leaves the keys of all parts that it does not touch.
 */
public interface Cache {
  /** Samples of a part. */
  int PART = 1 << 18;

  /** Keeps nothing. */
  Cache NONE =
      new Cache() {
        @Override
        public boolean has(Identity key) {
          return false;
        }

        @Override
        public boolean read(Identity key, List<MemorySegment> samples) {
          return false;
        }

        @Override
        public Outcome write(
            Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact) {
          return Outcome.NO_ROOM;
        }
      };

  /** Numbers that were measured, if they are there and sound. */
  default Optional<double[]> numbers(Identity key) {
    return Optional.empty();
  }

  /** Offers numbers that were measured. */
  default void keep(Identity key, double[] numbers) {}

  /**
   * What it takes to compute a part.
   *
   * @param nanos of a processor, about
   * @param read bytes of kept signals that it is made from
   * @param isAlwaysKept whether it is kept however little that is, as it saves looking at all that
   *     it is made from
   */
  record Cost(long nanos, long read, boolean isAlwaysKept) {
    public Cost(long nanos, long read) {
      this(nanos, read, false);
    }
  }

  /** What became of a part that was computed. */
  enum Outcome {
    /** It is kept. */
    KEPT,
    /** It is computed quicker than it would be read. */
    TOO_CHEAP,
    /** It should be kept, but cannot be. */
    NO_ROOM,
    /** It is of what has changed while it was read. */
    CHANGED
  }

  /** How other processes share the computing of what is not there; null if none does. */
  default Division division() {
    return null;
  }

  /** Whether a part seems to be there. */
  boolean has(Identity key);

  /**
   * Reads a part.
   *
   * @param samples where it goes, piece by piece
   * @return whether it was there and sound; if not, anything may have been written
   */
  boolean read(Identity key, List<MemorySegment> samples);

  /**
   * Offers a part, which may be kept or not.
   *
   * @param cost what it would take to compute it again
   * @param requireIntact is run when the samples have been read, before anybody can find them: it
   *     throws if a disk has lost what they were read from, or made from
   * @return what became of it
   */
  Outcome write(Identity key, List<MemorySegment> samples, Cost cost, Runnable requireIntact);
}
