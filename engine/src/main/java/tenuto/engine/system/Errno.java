package tenuto.engine.system;

/** Linux's numbers of errors, in words. */
final class Errno {
  static final int NOT_PERMITTED = 1;
  static final int NO_MEMORY = 12;
  static final int REFUSED = 13;

  /** A page that could not be reached, as of a full disk or a file that was cut short. */
  static final int FAULT = 14;

  static final int UNKNOWN_ADVICE = 22;
  static final int NO_SUCH_CALL = 38;
  static final int IS_FOLDER = 21;
  static final int NO_SPACE = 28;
  static final int IS_LINK = 40;
  static final int QUOTA = 122;

  private Errno() {}

  /** Whether a disk may have had no room. */
  static boolean mayBeNoRoom(int number) {
    return number == FAULT || number == NO_SPACE || number == QUOTA;
  }

  /**
   * Whether the kernel has no such call or advice, or a sandbox does not let it through: seccomp
   * answers with either of the last two.
   */
  static boolean isUnknownCall(int number) {
    return number == UNKNOWN_ADVICE || number == NO_SUCH_CALL || number == NOT_PERMITTED;
  }

  /** What happened, such as "permission denied". */
  static String text(int number) {
    return switch (number) {
      case NOT_PERMITTED -> "operation not permitted";
      case 2 -> "no such file or folder";
      case 5 -> "input or output error";
      case NO_MEMORY -> "the system has no memory for it";
      case REFUSED -> "permission denied";
      case FAULT -> "its pages cannot be reached";
      case 16 -> "it is in use";
      case IS_FOLDER -> "it is a folder";
      case 23, 24 -> "too many open files";
      case 26 -> "it is a program that runs";
      case 27 -> "the file would be too large";
      case NO_SPACE -> "no space left on the device";
      case 30 -> "the file system is read-only";
      case 36 -> "the name is too long";
      case 37 -> "the system has no more locks";
      case IS_LINK -> "it is a link, which could lead to what is another's";
      case 116 -> "the file is gone from its server";
      case QUOTA -> "the disk quota is used up";
      case 133 -> "its memory is broken";
      default -> "error %d of the system".formatted(number);
    };
  }
}
