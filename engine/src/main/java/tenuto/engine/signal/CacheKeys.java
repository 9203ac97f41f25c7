package tenuto.engine.signal;

import tenuto.engine.base.Identity;

/**
 * Under which keys a {@link tenuto.engine.setup.Cache} keeps what is made from a stored signal.
 *
 * @param parts the key of each part, or null if the signal has none
 * @param never why it has none
 */
public record CacheKeys(Identity[] parts, Uncacheable never) {
  private static final Uncacheable UNKNOWN = new Uncacheable("it is made from what nobody keeps");

  /** Of a signal about which nothing more is known. */
  public static final CacheKeys NONE = never(UNKNOWN);

  /** The keys of a signal's parts. */
  public static CacheKeys of(Identity[] parts) {
    return new CacheKeys(parts, UNKNOWN);
  }

  /** Of a signal that has no keys. */
  public static CacheKeys never(Uncacheable why) {
    return new CacheKeys(null, why);
  }
}
