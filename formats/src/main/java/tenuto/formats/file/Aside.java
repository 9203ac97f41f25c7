package tenuto.formats.file;

/** Does on a thread of its own what nobody should wait for, such as freeing what a file held. */
public final class Aside {
  private Aside() {}

  /** Begins the work, or does it at once if there can be no more threads. */
  public static void run(Runnable work) {
    try {
      Thread.ofPlatform().daemon().name("tenuto-disk").start(work);
    } catch (OutOfMemoryError noThread) {
      work.run();
    }
  }
}
