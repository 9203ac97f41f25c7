package tenuto.scripting.reports;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.PrintStream;

/**
 * Suppresses what TarsosDSP's classes print while it is open, as stdout belongs to the patch. Some
 * of them print their settings there or, for each sample, that it clips.
 */
public final class TarsosStdoutFilter implements AutoCloseable {
  private static final StackWalker STACK = StackWalker.getInstance();

  private final PrintStream before = System.out;
  private final PrintStream sorted = new PrintStream(new Sorting(before), true, before.charset());

  public TarsosStdoutFilter() {
    System.setOut(sorted);
  }

  @Override
  public void close() {
    sorted.flush();
    if (System.out == sorted) {
      System.setOut(before);
    }
  }

  /** Drops output by the class that prints it. */
  private static final class Sorting extends FilterOutputStream {
    Sorting(PrintStream to) {
      super(to);
    }

    @Override
    public void write(int letter) throws IOException {
      write(new byte[] {(byte) letter}, 0, 1);
    }

    @Override
    public void write(byte[] text, int from, int n) throws IOException {
      if (!isTarsos()) {
        out.write(text, from, n);
      }
    }

    private static boolean isTarsos() {
      return STACK
          .walk(
              frames ->
                  frames
                      .map(StackWalker.StackFrame::getClassName)
                      .dropWhile(
                          name ->
                              name.startsWith("java.")
                                  || name.startsWith("sun.") // the JDK's encoders of text
                                  || name.startsWith(TarsosStdoutFilter.class.getName()))
                      .findFirst())
          .filter(name -> name.startsWith("be.tarsos."))
          .isPresent();
    }
  }
}
