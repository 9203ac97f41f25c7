package tenuto.engine.disk;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import tenuto.engine.system.SlotLocks;

/**
 * Where sessions come to a file of all and leave it, one at a time, each within milliseconds. It is
 * one locked byte; the file says who is in it, as the system does not.
 */
final class SwapDoor {
  /** How long one may be in it until the others give up: it was stopped, say, by a debugger. */
  static final Duration PATIENCE = Duration.ofSeconds(10);

  private static final long LOCKED = 4095;
  private static final long HOLDER = 24;
  private static final long REST_NANOS = 1_000_000;

  private final SlotLocks lock;
  private final FileChannel file;
  private final Duration patience;

  SwapDoor(SlotLocks lock, FileChannel file, Duration patience) {
    this.lock = lock;
    this.file = file;
    this.patience = patience;
  }

  /**
   * Waits until nobody else comes or goes.
   *
   * @throws IOException if that takes too long; it names who is in the way
   */
  void enter() throws IOException {
    enter(patience);
  }

  /**
   * Waits for a time of its own.
   *
   * @throws IOException if that is not enough
   */
  void enter(Duration patience) throws IOException {
    long end = System.nanoTime() + patience.toNanos();
    while (!lock.tryLock(LOCKED)) {
      if (System.nanoTime() - end > 0) {
        throw new IOException("%s is in the way: is it stopped?".formatted(holder()));
      }
      LockSupport.parkNanos(REST_NANOS);
    }
  }

  /** Says who is in it, in a file that is known to be one of ours. */
  void sign() throws IOException {
    file.write(number().putLong(ProcessHandle.current().pid()).flip(), HOLDER);
  }

  void leave() {
    lock.unlock(LOCKED);
  }

  private String holder() throws IOException {
    ByteBuffer number = number();
    boolean signed = file.read(number, HOLDER) == Long.BYTES && number.getLong(0) != 0;
    return signed ? "process %d".formatted(number.getLong(0)) : "another process";
  }

  private static ByteBuffer number() {
    return ByteBuffer.allocate(Long.BYTES).order(ByteOrder.nativeOrder());
  }
}
