package tenuto.tools.batch;

import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.Warning;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;

/**
 * The result of one file of a batch.
 *
 * @param job the file and its outputs
 * @param seconds the length of the output
 * @param peak the largest absolute sample of the output; NaN if it was not measured
 * @param loudness of the whole output, in LUFS: −∞ if it is silent, NaN if it was not measured or
 *     cannot be determined
 * @param clipped the number of clipped samples of each output
 * @param warnings what is odd about the input
 * @param elapsed the seconds that it took
 * @param skipped whether an earlier run had finished it
 * @param losses the parts of the input that could not be read
 * @param failure why there is no output, or null
 */
record FileResult(
    Job job,
    double seconds,
    double peak,
    double loudness,
    List<Long> clipped,
    List<Warning> warnings,
    double elapsed,
    boolean skipped,
    List<Warning> losses,
    Throwable failure) {
  static FileResult skipped(Job job) {
    return new FileResult(
        job, 0, Double.NaN, Double.NaN, List.of(), List.of(), 0, true, List.of(), null);
  }

  static FileResult failed(Job job, double elapsed, Throwable failure) {
    return new FileResult(
        job, 0, Double.NaN, Double.NaN, List.of(), List.of(), elapsed, false, List.of(), failure);
  }

  /** Whether the file failed because of the scratch folders. */
  boolean isOfScratch() {
    return failure != null && ExitCode.isOfScratch(failure);
  }

  /** The input, as the user named it. */
  String in() {
    return job.input().label();
  }

  /** The path of an output. */
  Path out(int i) {
    return job.targets().get(i).path();
  }

  /** The error message; it names the input as the user did. */
  String error() {
    return ErrorText.reason(failure).replace(job.input().path().toString(), in());
  }
}
