package tenuto.engine.system;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Locks on single bytes of an open file. They end with the process, however it ends, after its
 * memory has been unmapped.
 */
public interface SlotLocks extends AutoCloseable {
  /**
   * Locks a byte; false if another has it.
   *
   * @throws IOException if the system gives no lock to anybody
   * @throws IllegalStateException if the file is closed
   */
  boolean tryLock(long at) throws IOException;

  /** Unlocks a byte that was locked here. */
  void unlock(long at);

  /**
   * Gives a part of the file its disk, so that writing to it cannot fail, where the file system
   * can; what it holds stays.
   *
   * @throws IOException if there is no room
   * @throws IllegalStateException if the file is closed
   */
  void reserve(long from, long bytes) throws IOException;

  /** By which the very file can be opened once more, even if its name is another's by now. */
  Path path();

  /** By which other programs can open it while it is open here. */
  Path pathForOthers();

  /** Gives up all locks. */
  @Override
  void close();
}
