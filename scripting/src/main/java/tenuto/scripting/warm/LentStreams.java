package tenuto.scripting.warm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A caller's standard input, output and error, opened again as this process's own descriptors 0, 1
 * and 2, so that whatever reads or writes them, the JVM, native code or a child process, has what
 * it would have in a process of its own.
 *
 * <p>Pipes, terminals, and files that are appended to are the same when opened again. Another file
 * is lent if it is written at its end, and afterwards the caller moves its own position to the new
 * end.
 */
final class LentStreams implements AutoCloseable {
  private static final int ACCESS = 3;
  private static final int READ_ONLY = 0;
  private static final int WRITE_ONLY = 1;
  private static final int READ_WRITE = 2;
  private static final int NONBLOCK = 04000;
  private static final int APPEND = 02000;
  private static final int NO_TERMINAL = 0400;
  private static final int CLOSE_ON_EXEC = 02000000;

  private static final int KIND = 0170000;
  private static final int PIPE = 0010000;
  private static final int CHARACTERS = 0020000;
  private static final int FILE = 0100000;

  private final List<Integer> opened = new ArrayList<>();
  private boolean taken;

  /**
   * Opens a caller's streams.
   *
   * @throws IOException if one of them cannot be opened so that nobody notices a difference
   */
  LentStreams(Caller caller) throws IOException {
    try {
      for (int i = 0; i < 3; i++) {
        opened.add(open(caller, i));
      }
      if (isAtPosition(caller, 1)
          && isAtPosition(caller, 2)
          && Files.isSameFile(caller.descriptor(1), caller.descriptor(2))) {
        throw new IOException("both streams move one position");
      }
    } catch (IOException e) {
      opened.forEach(Libc::close);
      throw e;
    }
  }

  private static boolean isAtPosition(Caller caller, int number) throws IOException {
    return Files.isRegularFile(caller.descriptor(number))
        && (caller.open(number).flags() & APPEND) == 0;
  }

  private static int open(Caller caller, int number) throws IOException {
    Path path = caller.descriptor(number);
    Caller.OpenFile file = caller.open(number);
    int kind = (int) Files.getAttribute(path, "unix:mode") & KIND;
    String leads = caller.link("fd/" + number);
    if ((file.flags() & ACCESS) == (number == 0 ? WRITE_ONLY : READ_ONLY)) {
      throw new IOException("stream %d goes the other way".formatted(number));
    }
    boolean isSafe =
        kind == PIPE
            || kind == FILE && number != 0 && (file.flags() & ACCESS) == WRITE_ONLY
            || kind == CHARACTERS
                && (leads.matches("/dev/(null|zero|full|console)|/dev/(pts/|tty).*"));
    if (!isSafe) {
      throw new IOException(leads + " cannot be opened again");
    }
    // Without waiting: for a pipe that nobody reads any more there would be no end of it.
    int flags = file.flags() & (ACCESS | APPEND);
    int again = Libc.open(path.toString(), flags | NONBLOCK | NO_TERMINAL | CLOSE_ON_EXEC);
    try {
      Libc.flags(again, file.flags() & (APPEND | NONBLOCK));
      if (kind == FILE
          && (file.flags() & APPEND) == 0
          && (file.position() != Files.size(path) || !Libc.seek(again, file.position()))) {
        throw new IOException(leads + " is not being written at its end");
      }
      return again;
    } catch (IOException e) {
      Libc.close(again);
      throw e;
    }
  }

  /** Makes them this process's. */
  void take() throws IOException {
    taken = true;
    for (int i = 0; i < 3; i++) {
      Libc.replace(opened.get(i), i);
    }
    forget();
  }

  private void forget() {
    opened.forEach(Libc::close);
    opened.clear();
  }

  /** Gives them back; this process then has none. */
  @Override
  public void close() throws IOException {
    forget();
    if (taken) {
      taken = false;
      int nothing = Libc.open("/dev/null", READ_WRITE | CLOSE_ON_EXEC);
      for (int i = 0; i < 3; i++) {
        Libc.replace(nothing, i);
      }
      Libc.close(nothing);
    }
  }
}
