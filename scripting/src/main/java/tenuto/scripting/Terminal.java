package tenuto.scripting;

import java.io.FileDescriptor;
import java.lang.reflect.Field;

/**
 * The terminal's error stream, which the launcher keeps from the JVM until {@code main} runs.
 *
 * <p>The JVM warns of the incubating Vector API at each start and cannot be told not to. So {@code
 * ./tenuto} gives it as descriptor 2 a pipe from which that line is taken out, and the real stream
 * as the descriptor that the system property {@code tenuto.stderr} names.
 */
final class Terminal {
  private Terminal() {}

  /**
   * Makes {@link System#err}, wherever it has already been handed to, write to the real error
   * stream; does nothing when the launcher did not start this JVM. To be called first of all.
   *
   * <p>The descriptor's number is changed in place: opening {@code /dev/fd/3} anew would give a
   * second position in a file that both streams are sent to, and fails for sockets; {@code dup2} by
   * the foreign linker adds some 100 ms to each start. The launcher opens {@code java.io} for it.
   *
   * @throws IllegalStateException if the launcher named a descriptor but did not open {@code
   *     java.io}
   */
  static void reclaim() {
    Integer real = Integer.getInteger("tenuto.stderr");
    if (real == null) {
      return;
    }
    try {
      Field number = FileDescriptor.class.getDeclaredField("fd");
      number.setAccessible(true);
      number.setInt(FileDescriptor.err, real);
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw new IllegalStateException("the error stream cannot be had back from the launcher", e);
    }
  }
}
