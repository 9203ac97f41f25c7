package tenuto.scripting.warm;

import java.util.concurrent.locks.LockSupport;

/** The memory of a program that has nothing to do. */
final class Memory {
  /** What finalizers have time for, far less than a command waits to be accepted. */
  private static final long FINALIZING_NANOS = 50_000_000;

  private Memory() {}

  /**
   * Returns what is free to the system: the JVM's heap is made smaller, and the C library's too.
   * What Jython makes has finalizers, and is free only in the collection after they have run.
   */
  static void giveBack() {
    Runtime.getRuntime().gc();
    LockSupport.parkNanos(FINALIZING_NANOS);
    Runtime.getRuntime().gc();
    Libc.trim();
  }

  /** Whether so much is in use that a large command could fail here and not in a new JVM. */
  static boolean isFull() {
    Runtime runtime = Runtime.getRuntime();
    if (runtime.totalMemory() - runtime.freeMemory() < runtime.maxMemory() / 4) {
      return false;
    }
    runtime.gc();
    return runtime.totalMemory() - runtime.freeMemory() > runtime.maxMemory() / 8;
  }
}
