package tenuto.formats.file;

/**
 * Runs work in the background that nobody should wait for, such as freeing the disk space of a
 * file.
 */
public final class BackgroundWork {
  private BackgroundWork() {}

  /** Starts the work, or does it at once if no thread can be created. */
  public static void run(Runnable work) {
    try {
      Thread.ofPlatform().daemon().name("tenuto-disk").start(work);
    } catch (OutOfMemoryError noThread) {
      work.run();
    }
  }
}
