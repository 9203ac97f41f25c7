package tenuto.engine.signal;

import java.io.UncheckedIOException;

/**
 * Code from outside the project has failed in a way that is no answer to its caller: a word of
 * somebody else's, or what computes for it.
 */
public final class OthersCodeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param what the code is, for a message
   */
  public OthersCodeException(String what, String why) {
    super("%s: its code has failed: %s".formatted(what, why));
  }

  private OthersCodeException(String what, Throwable failure) {
    super("%s: its code has failed: %s".formatted(what, text(failure)), failure);
  }

  /** The failure's kind in short, and its message if it has one. */
  private static String text(Throwable failure) {
    String kind = failure.getClass().getSimpleName();
    return failure.getMessage() == null ? kind : "%s (%s)".formatted(failure.getMessage(), kind);
  }

  /**
   * What is to be thrown for a failure of such code. What the engine throws through it, such as to
   * stop, or what a file does not allow, stays what it is, and so does the end of the machine.
   *
   * @throws Error if it is of that kind
   */
  public static RuntimeException of(String what, Throwable failure) {
    if (failure instanceof VirtualMachineError end && !(failure instanceof StackOverflowError)) {
      throw end;
    }
    return switch (failure) {
      case UncheckedIOException e -> e;
      case RuntimeException e when Origins.isOurs(e) -> e;
      default -> new OthersCodeException(what, failure);
    };
  }
}
