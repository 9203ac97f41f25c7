package tenuto.engine.keep;

import java.util.Optional;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.Resources;
import tenuto.engine.setup.Cache;

/**
 * The states of filters that a cache keeps: under the key of what is computed from some states
 * which ones are at its end, by their hash; and under that hash these, as numbers.
 */
final class KeptStates {
  /** Those before sample 0. */
  static final Identity REST = Identity.of("at rest", 0);

  /** The numbers of a hash. */
  static final int NUMBERS = 4;

  private static final Identity END = Identity.of("states at the end", 0);
  private static final Identity STATES = Identity.of("states", 0);
  private static final long LOW_HALF = 0xFFFF_FFFFL;

  private final Resources resources;
  private final Cache cache;

  KeptStates(Resources resources) {
    this.resources = resources;
    this.cache = resources.settings().cache();
  }

  /** Which states are at the end of what a key stands for, if that is known. */
  Optional<Identity> end(Identity key) {
    return cache.numbers(END.from(key)).filter(all -> all.length == NUMBERS).map(n -> of(n, 0));
  }

  /** Keeps which states these are. */
  void end(Identity key, Identity states) {
    double[] numbers = new double[NUMBERS];
    put(states, numbers, 0);
    cache.keep(END.from(key), numbers);
  }

  /** The numbers of states; null if they are lost or damaged. */
  double[] numbers(Identity states) {
    return cache
        .numbers(STATES.from(states))
        .filter(numbers -> Identity.of(numbers).equals(states))
        .orElse(null);
  }

  /** Keeps states, and returns which ones they are. */
  Identity keep(double[] numbers) {
    Identity states = Identity.of(numbers);
    resources.writebackErrors().ask(); // or states from lost samples would be believed for good
    cache.keep(STATES.from(states), numbers);
    return states;
  }

  /** Writes a hash as numbers, from an index on. */
  static void put(Identity states, double[] to, int at) {
    to[at] = states.high() >> Integer.SIZE;
    to[at + 1] = states.high() & LOW_HALF;
    to[at + 2] = states.low() >> Integer.SIZE;
    to[at + 3] = states.low() & LOW_HALF;
  }

  /** The hash that was written as numbers. */
  static Identity of(double[] numbers, int at) {
    return new Identity(
        whole(numbers[at], numbers[at + 1]), whole(numbers[at + 2], numbers[at + 3]));
  }

  private static long whole(double high, double low) {
    return (long) high << Integer.SIZE | (long) low;
  }
}
