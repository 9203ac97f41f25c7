package tenuto.scripting.warm;

/** The memory of a program that has nothing to do. */
final class Memory {
  private Memory() {}

  /**
   * Returns what is free to the system: the JVM's heap is made smaller, and the C library's too.
   */
  static void giveBack() {
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
