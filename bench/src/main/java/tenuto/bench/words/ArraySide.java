package tenuto.bench.words;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;

/** The loops' side: the inputs as arrays. */
final class ArraySide {
  private final int samples;
  private final boolean keepsResult;
  private final Map<Input, double[]> inputs = new EnumMap<>(Input.class);
  private final FileNames files;
  private double[] kept = new double[0];

  /**
   * @param keepsResult whether all results are written to one array; otherwise each is a new one,
   *     as each result of a word had storage of its own
   */
  ArraySide(int samples, boolean keepsResult, Path folder) {
    this.samples = samples;
    this.keepsResult = keepsResult;
    files = new FileNames(folder);
  }

  int samples() {
    return samples;
  }

  /** An input, made when it is first asked for. */
  double[] get(Input input) {
    return inputs.computeIfAbsent(input, it -> it.samples(samples));
  }

  /** As long as the inputs; the loop writes all of it. */
  double[] result() {
    return result(samples);
  }

  /** An array to be written as a whole. */
  double[] result(int count) {
    if (!keepsResult) {
      return new double[count];
    }
    if (kept.length != count) {
      kept = new double[count];
    }
    return kept;
  }

  /** A file that is not there yet. */
  Path file(String extension) {
    return files.next(extension);
  }
}
