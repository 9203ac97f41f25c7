package tenuto.dsp.kernel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.engine.base.Workspace;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.StateTransfer;

/**
 * A ring buffer of past or future samples, initially zero. Long ones are outside the heap, the
 * longest on disk.
 */
public final class Ring implements AutoCloseable {
  private static final long ON_HEAP = 1 << 18;

  private static final double FADED = 1e-290;
  private static final long FADED_BITS = Double.doubleToRawLongBits(FADED);

  /** Samples of a long ring that are handed over at a time, a divisor of {@link #ON_HEAP}. */
  private static final int FAR_AT_ONCE = 1 << 13;

  private final Workspaces workspaces;
  private final long mask;
  private final double[] near;
  private Workspace memory;

  /** The memory of a long ring, allocated at its first use: so it needs no closing before. */
  private MemorySegment far;

  /** A ring of at least that many samples. */
  public Ring(long samples, Workspaces workspaces) {
    this.workspaces = workspaces;
    mask = samples < 2 ? 0 : Long.highestOneBit(samples - 1) * 2 - 1;
    boolean isNear = mask < ON_HEAP;
    near = isNear ? new double[(int) mask + 1] : null;
  }

  public long capacity() {
    return mask + 1;
  }

  public double get(long position) {
    if (near != null) {
      return near[(int) (position & mask)];
    }
    return far().get(ValueLayout.JAVA_DOUBLE, 8 * (position & mask));
  }

  public void set(long position, double value) {
    if (near != null) {
      near[(int) (position & mask)] = value;
    } else {
      far().set(ValueLayout.JAVA_DOUBLE, 8 * (position & mask), value);
    }
  }

  /**
   * Copies samples from {@code position} on, at most its capacity, to index {@code at} of an array.
   */
  public void read(long position, double[] to, int at, int n) {
    long place = position & mask;
    int first = (int) Math.min(n, capacity() - place);
    if (near != null) {
      System.arraycopy(near, (int) place, to, at, first);
      System.arraycopy(near, 0, to, at + first, n - first);
    } else {
      ArrayCopies.read(far(), 8 * place, 0, to, at, 1, first);
      ArrayCopies.read(far(), 0, 0, to, at + first, 1, n - first);
    }
  }

  /** Writes samples from {@code at} on of an array, at most its capacity. */
  public void write(long position, double[] from, int at, int n) {
    long place = position & mask;
    int first = (int) Math.min(n, capacity() - place);
    if (near != null) {
      System.arraycopy(from, at, near, (int) place, first);
      System.arraycopy(from, at + first, near, 0, n - first);
    } else {
      ArrayCopies.write(from, at, 1, first, far(), 8 * place, 0);
      ArrayCopies.write(from, at + first, 1, n - first, far(), 0, 0);
    }
  }

  private MemorySegment far() {
    if (far == null) {
      memory = workspaces.get();
      far = memory.arena().allocate(8 * (mask + 1), 64);
    }
    return far;
  }

  /** A larger ring with the same samples from {@code first} on, which replaces this one. */
  public Ring grown(long samples, long first) {
    Ring larger = new Ring(samples, workspaces);
    try {
      for (long i = first; i <= first + mask; i++) {
        larger.set(i, get(i));
      }
    } catch (RuntimeException | Error e) {
      larger.close();
      throw e;
    }
    close();
    return larger;
  }

  /** Hands over all its samples. */
  public void transfer(StateTransfer state) {
    if (near != null) {
      state.of(near);
      return;
    }
    double[] some = new double[FAR_AT_ONCE];
    for (long at = 0; at <= mask; at += some.length) {
      ArrayCopies.read(far(), 8 * at, 0, some, 0, 1, some.length);
      state.of(some);
      ArrayCopies.write(some, 0, 1, some.length, far(), 8 * at, 0);
    }
  }

  /** Hands over {@code n} of its samples, from a position on. */
  public void transfer(StateTransfer state, long position, int n) {
    double[] some = new double[n];
    read(position, some, 0, n);
    state.of(some);
    write(position, some, 0, n);
  }

  /** Frees its memory. */
  @Override
  public void close() {
    if (memory != null) {
      memory.close();
      memory = null;
      far = null;
    }
  }

  /** A sample of a recursion, or 0 where it would soon be a denormal number. */
  public static double faded(double value) {
    return Math.abs(value) < FADED ? 0 : value;
  }

  /**
   * The same for {@code n} samples from {@code at} on, without a branch: C2 makes it of vectors.
   */
  public static void fade(double[] x, int at, int n) {
    for (int i = at; i < at + n; i++) {
      long bits = Double.doubleToRawLongBits(x[i]);
      long below = (bits & Long.MAX_VALUE) - FADED_BITS >> 63; // numbers are ordered as their bits
      x[i] = Double.longBitsToDouble(bits & ~below);
    }
  }
}
