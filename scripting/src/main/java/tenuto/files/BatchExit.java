package tenuto.files;

/** What a command on several files exits with. */
final class BatchExit {
  private static final int FAILED = 1;
  private static final int SOME_FAILED = 3;

  private BatchExit() {}

  /** 0 if none failed, 1 if all did, 3 if some did. */
  static int of(int failed, int files) {
    return failed == 0 ? 0 : failed < files ? SOME_FAILED : FAILED;
  }
}
