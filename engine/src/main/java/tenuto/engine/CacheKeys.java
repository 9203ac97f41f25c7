package tenuto.engine;

import tenuto.engine.base.Identity;

/**
 * Under which keys a {@link Cache} keeps what is made from a stored signal.
 *
 * @param parts the key of each part, or null if the signal has none
 * @param never why it has none
 */
public record CacheKeys(Identity[] parts, Unkept never) {
  private static final Unkept UNKNOWN = new Unkept("it is made from what nobody keeps");

  /** Of a signal about which nothing more is known. */
  public static final CacheKeys NONE = never(UNKNOWN);

  /** The keys of a signal's parts. */
  public static CacheKeys of(Identity[] parts) {
    return new CacheKeys(parts, UNKNOWN);
  }

  /** Of a signal that has no keys. */
  public static CacheKeys never(Unkept why) {
    return new CacheKeys(null, why);
  }
}
