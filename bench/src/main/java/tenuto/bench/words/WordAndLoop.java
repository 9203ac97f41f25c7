package tenuto.bench.words;

import java.util.function.Function;

/**
 * A word, and the loop over arrays that does the same. Either makes a {@code Stored} or an array, a
 * number, or the path of a file.
 *
 * @param difference the largest between two samples, of different orders of additions; infinite for
 *     noises, which are never the same
 */
record WordAndLoop(
    String word,
    Function<Patch, Object> ours,
    Function<ArraySide, Object> loop,
    double difference) {
  WordAndLoop(String word, Function<Patch, Object> ours, Function<ArraySide, Object> loop) {
    this(word, ours, loop, 1e-9);
  }
}
