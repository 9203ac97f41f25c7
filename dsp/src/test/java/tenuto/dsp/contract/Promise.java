package tenuto.dsp.contract;

import java.util.List;
import java.util.OptionalDouble;
import tenuto.engine.base.Block;

/**
 * What a word promises of signals at the edge of sense: what its annotation says, or what its
 * package's {@code OwnPromises} say of it.
 */
public sealed interface Promise {
  /** What a length may be instead of samples. */
  long FAILS = -1;

  /** What a place may be instead of a sample's. */
  int EVERYWHERE = -2;

  int SILENT = -3;
  int NOWHERE = -4;
  int AN_ERROR = -5;

  /** Samples before and after a NaN that a transform or a resonance spoils. */
  int ALL_AROUND = 1 << 20;

  /** The samples of a result, or {@link #FAILS}, from the lengths of the signals. */
  interface Length {
    long of(long[] lengths);
  }

  /** Where sample {@code at} of signal {@code which} shows: a sample, or one of the constants. */
  interface Place {
    int of(int which, int at);
  }

  /**
   * Of a word that gives one signal, or several that are alike.
   *
   * @param place of a NaN in the result
   * @param reach samples before and after that place which it may also spoil
   * @param isMeasured whether all others follow from what is measured of the signal without it
   */
  record OfOne(Length length, Place place, int reach, boolean isMeasured) implements Promise {
    public OfOne(Length length, Place place, int reach) {
      this(length, place, reach, false);
    }
  }

  /** The samples of several results, from the lengths of the signals. */
  interface Lengths {
    List<Long> of(long[] lengths);
  }

  /** Where in a result sample {@code at} of signal {@code which} shows, or {@link #NOWHERE}. */
  interface PlaceInOne {
    int of(int result, int which, int at);
  }

  /**
   * Of a word that gives several signals.
   *
   * @param place of a NaN in one of them; null if other signals give other results
   */
  record OfSeveral(Lengths lengths, PlaceInOne place) implements Promise {}

  /** Of a word that gives a number; nothing is an error. */
  interface Measure extends java.util.function.Function<double[], OptionalDouble> {}

  record OfNumber(Measure measure) implements Promise {}

  static Promise one(Length length, Place place) {
    return new OfOne(length, place, Block.GROUP);
  }

  static Promise several(Lengths lengths, PlaceInOne place) {
    return new OfSeveral(lengths, place);
  }

  static Promise number(Measure measure) {
    return new OfNumber(measure);
  }

  /** The samples in a time, at the sample rate of these tests. */
  static int samples(double ms) {
    return (int) (ms / 1000 * Kits.RATE);
  }
}
