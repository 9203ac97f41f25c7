package tenuto.tools.batch;

import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.Warning;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Input;

/**
 * What came of one file of a batch.
 *
 * @param input the file
 * @param out where its output is, or would be
 * @param seconds of audio in the output
 * @param peak the highest absolute sample of it; NaN if it was not looked for
 * @param loudness of the whole output, in LUFS: −∞ if it is silent, NaN if it was not measured or
 *     cannot be determined
 * @param clipped samples that count as clipped
 * @param warnings what is odd about the input
 * @param elapsed seconds of work on it
 * @param skipped whether an earlier run had done it
 * @param losses what of the input was lost
 * @param failure why there is no output, or null
 */
record FileResult(
    Input input,
    Path out,
    double seconds,
    double peak,
    double loudness,
    long clipped,
    List<Warning> warnings,
    double elapsed,
    boolean skipped,
    List<Warning> losses,
    Throwable failure) {
  static FileResult skipped(Input input, Path out) {
    return new FileResult(
        input, out, 0, Double.NaN, Double.NaN, 0, List.of(), 0, true, List.of(), null);
  }

  static FileResult failed(Input input, Path out, double elapsed, Throwable failure) {
    return new FileResult(
        input, out, 0, Double.NaN, Double.NaN, 0, List.of(), elapsed, false, List.of(), failure);
  }

  /** Whether it failed because the scratch folders did. */
  boolean isOfScratch() {
    return failure != null && ExitCode.isOfScratch(failure);
  }

  /** What the user called the input. */
  String in() {
    return input.label();
  }

  /** Why there is no output; the input is called as the user did. */
  String error() {
    return ErrorText.reason(failure).replace(input.path().toString(), input.label());
  }
}
