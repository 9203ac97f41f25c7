package tenuto.scripting.command;

/** Some of the heap, kept to have room for a last word when the rest is full. */
final class HeapReserve {
  private static final int MOST = 4 << 20;

  private volatile byte[] bytes =
      new byte[(int) Math.min(MOST, Runtime.getRuntime().maxMemory() / 64)];

  /** Gives it back. */
  void spend() {
    bytes = null;
  }
}
