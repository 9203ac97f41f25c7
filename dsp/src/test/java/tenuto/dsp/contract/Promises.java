package tenuto.dsp.contract;

import java.util.Map;
import java.util.stream.LongStream;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.engine.base.Block;

/**
 * What words promise that annotations cannot say, for their examples, by the operators' first
 * names. A package that has such words implements it in its tests, as {@code OwnPromises}.
 */
public interface Promises {
  /** Samples in a little more than a cycle of 440 Hz. */
  int CYCLE = (int) (Kits.RATE / 440) + 2;

  Map<String, Promise> promises();

  /** What a word promises. */
  static Promise of(Word word) {
    if (!isOwn(word)) {
      Nan nan = word.nan();
      return new Promise.OfOne(
          length(word.length()), place(nan), reach(nan), nan == Nan.NOT_MEASURED);
    }
    String home = home(word);
    Promise promise = in(home).get(word.names().getFirst());
    if (promise == null) {
      throw new AssertionError(
          "%s gives a number, or has length or nan ITS_OWN: write what it promises into %s, in dsp's tests"
              .formatted(word.name(), home));
    }
    return promise;
  }

  /** Whether a word's package says what it promises. */
  static boolean isOwn(Word word) {
    Class<?> result = word.result();
    boolean isNumber = result == double.class || result == long.class || result == String.class;
    return isNumber || word.length() == Length.ITS_OWN || word.nan() == Nan.ITS_OWN;
  }

  /** The class of what a word's package promises, where there is one. */
  static String home(Word word) {
    return word.method().getDeclaringClass().getPackageName() + ".OwnPromises";
  }

  /** What such a class promises; nothing if it is not there. */
  static Map<String, Promise> in(String home) {
    try {
      return ((Promises) Class.forName(home).getDeclaredConstructor().newInstance()).promises();
    } catch (ClassNotFoundException e) {
      return Map.of();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What to do if a word does otherwise. */
  static String advice(Word word) {
    return ("%s promises length = %s, nan = %s, but does otherwise. If that is meant, declare it in"
            + " @Operator of %s.%s (docs/adding-a-word.md)")
        .formatted(
            word.name(),
            word.length(),
            word.nan(),
            word.method().getDeclaringClass().getName(),
            word.method().getName());
  }

  private static Promise.Length length(Length length) {
    return switch (length) {
      case LONGEST -> lengths -> LongStream.of(lengths).max().orElseThrow();
      case SHORTEST -> lengths -> LongStream.of(lengths).min().orElseThrow();
      case FIRST -> lengths -> lengths[0];
      case SUM -> lengths -> LongStream.of(lengths).sum();
      case SUM_LESS_ONE ->
          lengths ->
              LongStream.of(lengths).anyMatch(n -> n == 0) ? 0 : LongStream.of(lengths).sum() - 1;
      case TWICE -> lengths -> 2 * LongStream.of(lengths).max().orElseThrow();
      case HALF -> lengths -> lengths[0] / 2;
      case POWER_OF_TWO -> lengths -> powerOfTwo(lengths[0]);
      case ITS_OWN -> throw new IllegalArgumentException("the package's own");
    };
  }

  /** The next power of two, but for nothing. */
  static long powerOfTwo(long n) {
    return n < 2 ? n : Long.highestOneBit(n - 1) << 1;
  }

  private static Promise.Place place(Nan nan) {
    return switch (nan) {
      case AT_ITS_PLACE, NEARBY, HALF_WAVE, SPREADS, NOT_MEASURED -> (which, at) -> at;
      case EVERYWHERE -> (which, at) -> Promise.EVERYWHERE;
      case SILENCE -> (which, at) -> Promise.SILENT;
      case ERROR -> (which, at) -> Promise.AN_ERROR;
      case ITS_OWN -> throw new IllegalArgumentException("the package's own");
    };
  }

  private static int reach(Nan nan) {
    return switch (nan) {
      case NEARBY, NOT_MEASURED -> 2 * Block.GROUP;
      case HALF_WAVE -> CYCLE;
      case SPREADS -> Promise.ALL_AROUND;
      case AT_ITS_PLACE, EVERYWHERE, SILENCE, ERROR, ITS_OWN -> Block.GROUP;
    };
  }
}
