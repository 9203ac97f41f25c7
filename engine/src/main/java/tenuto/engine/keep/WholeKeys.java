package tenuto.engine.keep;

import java.util.List;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;

/** Keys of what is made from all of some signals at once. */
final class WholeKeys {
  private WholeKeys() {}

  /**
   * Of each part of a signal that is made from all of others at once.
   *
   * @return null if it is never to be kept
   */
  static PartKeys.Keys of(String what, List<? extends Signal> from, long length) {
    PartKeys keys = new PartKeys(List.of());
    Identity whole = Identity.of(what, length);
    try {
      for (Signal input : from) {
        whole = whole.from(keys.whole(input));
      }
    } catch (NoKeyException | StackOverflowError e) {
      return null;
    }
    Identity[] parts = new Identity[Math.toIntExact(Math.ceilDiv(length, Cache.PART))];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = whole.from(Identity.of("part", i));
    }
    return new PartKeys.Keys(parts, new long[parts.length], keys.outside());
  }

  /**
   * The key of numbers that are measured of signals.
   *
   * @return null if they are never to be kept
   */
  static Identity measured(String what, List<? extends Signal> of) {
    if (what.indexOf('@') >= 0) { // an address, or code from outside
      return null;
    }
    PartKeys keys = new PartKeys(List.of());
    Identity key = Identity.of("measured " + what, of.size());
    try {
      for (Signal signal : of) {
        key = key.from(keys.whole(signal));
      }
    } catch (NoKeyException | StackOverflowError e) {
      return null;
    }
    return new PartKeys.Keys(new Identity[0], new long[0], keys.outside()).hold() ? key : null;
  }
}
