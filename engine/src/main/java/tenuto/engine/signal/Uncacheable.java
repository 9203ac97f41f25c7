package tenuto.engine.signal;

/**
 * Why something is never kept beyond the session.
 *
 * @param place its text says where that was made which nobody can keep; null if that is here
 */
public record Uncacheable(String why, Object place) {
  /** For a reason that is here. */
  public Uncacheable(String why) {
    this(why, null);
  }

  /** The same for what is made from it. */
  Uncacheable at(Object origin) {
    return place == null ? new Uncacheable(why, origin) : this;
  }
}
