package tenuto.engine.system;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.Optional;
import tenuto.engine.base.IoReason;
import tenuto.engine.base.Uninterrupted;

/** Reserves disk by writing what a file holds once more, where the system has no call for it. */
public final class Rewriting {
  private static final int AT_ONCE = 1 << 16;

  private Rewriting() {}

  /**
   * Gives a part of a file its disk; nobody may write to it meanwhile.
   *
   * @return why it has none, if it has none
   */
  public static Optional<Refusal> of(SwapSystem.Pages pages) {
    return Uninterrupted.call(() -> write(pages.file(), pages.from(), pages.bytes()));
  }

  private static Optional<Refusal> write(FileChannel file, long from, long bytes) {
    ByteBuffer buffer = ByteBuffer.allocateDirect((int) Math.min(AT_ONCE, bytes));
    long done = 0;
    try {
      while (done < bytes) {
        buffer.clear().limit((int) Math.min(AT_ONCE, bytes - done));
        done += rewrite(file, from + done, buffer);
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(new Refusal(true, IoReason.text(e), done));
    }
  }

  private static int rewrite(FileChannel file, long from, ByteBuffer buffer) throws IOException {
    int n = file.read(buffer, from);
    if (n < 0) {
      throw new IOException("the file was cut short");
    }
    buffer.flip();
    while (buffer.hasRemaining()) {
      file.write(buffer, from + buffer.position());
    }
    return n;
  }
}
