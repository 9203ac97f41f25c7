package tenuto.engine;

/**
 * Why something is never kept beyond the session.
 *
 * @param place its text says where that was made which nobody can keep; null if that is here
 */
public record Unkept(String why, Object place) {
  /** For a reason that is here. */
  Unkept(String why) {
    this(why, null);
  }

  /** The same for what is made from it. */
  Unkept at(Object origin) {
    return place == null ? new Unkept(why, origin) : this;
  }
}
