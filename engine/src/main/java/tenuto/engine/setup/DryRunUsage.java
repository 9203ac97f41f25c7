package tenuto.engine.setup;

import java.util.List;

/**
 * What a dry session would have stored.
 *
 * @param most bytes of disk at once, at most
 * @param free bytes that may be reserved in the scratch folders
 * @param places where it would be stored, the one with the most bytes first
 */
public record DryRunUsage(long most, long free, List<Place> places) {
  /**
   * A place that stores signals.
   *
   * @param origin such as a patch's file and line
   * @param signals stored there
   * @param longest samples of the longest of them
   * @param most bytes of theirs at once, at most
   */
  public record Place(String origin, long signals, long longest, long most) {}
}
