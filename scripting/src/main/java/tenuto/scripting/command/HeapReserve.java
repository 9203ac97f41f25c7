package tenuto.scripting.command;

/** A reserve of heap memory, to print a last message when the heap is full. */
final class HeapReserve {
  private static final int MOST = 4 << 20;

  private volatile byte[] bytes =
      new byte[(int) Math.min(MOST, Runtime.getRuntime().maxMemory() / 64)];

  /** Frees the reserve. */
  void spend() {
    bytes = null;
  }
}
