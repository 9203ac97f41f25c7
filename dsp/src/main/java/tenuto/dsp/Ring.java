package tenuto.dsp;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import java.util.function.Supplier;
import tenuto.engine.Workspace;

/**
 * The last samples of a signal, or those to come: a delay line, zero at first. Long ones lie
 * outside the heap, and the longest on the disk.
 */
final class Ring {
  private static final long ON_HEAP = 1 << 18;

  private final Supplier<Workspace> workspaces;
  private final long mask;
  private final double[] near;
  private final Room room;
  private final MemorySegment far;

  /** A ring of at least so many samples. */
  Ring(long samples, Supplier<Workspace> workspaces) {
    this.workspaces = workspaces;
    mask = samples < 2 ? 0 : Long.highestOneBit(samples - 1) * 2 - 1;
    boolean isNear = mask < ON_HEAP;
    near = isNear ? new double[(int) mask + 1] : null;
    room = isNear ? null : Room.in(workspaces.get());
    far = isNear ? null : room.allocate(mask + 1);
  }

  long capacity() {
    return mask + 1;
  }

  double get(long position) {
    if (near != null) {
      return near[(int) (position & mask)];
    }
    double value = far.get(ValueLayout.JAVA_DOUBLE, 8 * (position & mask));
    Reference.reachabilityFence(room);
    return value;
  }

  void set(long position, double value) {
    if (near != null) {
      near[(int) (position & mask)] = value;
    } else {
      far.set(ValueLayout.JAVA_DOUBLE, 8 * (position & mask), value);
      Reference.reachabilityFence(room);
    }
  }

  /** A larger one with the same samples from {@code first} on. */
  Ring grown(long samples, long first) {
    Ring larger = new Ring(samples, workspaces);
    for (long i = first; i <= first + mask; i++) {
      larger.set(i, get(i));
    }
    return larger;
  }

  /** A sample of a recursion, or 0 where it has faded to what would soon be a denormal number. */
  static double faded(double value) {
    return Math.abs(value) < 1e-290 ? 0 : value;
  }
}
