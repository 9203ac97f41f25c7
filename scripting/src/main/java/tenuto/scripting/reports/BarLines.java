package tenuto.scripting.reports;

import java.util.List;

/**
 * Where the bars of a patch's {@code sf.Timeline} are, for a ruler of any length.
 *
 * @param tempo rows of a beat in quarters, its ms, the quarters per minute from it on, and by how
 *     much these rise each beat
 * @param meters rows of a bar, the quarters at which it begins, the beats of a bar from it on, and
 *     the quarters of a beat
 * @param swing the part of each pair of steps that the first takes
 * @param step in quarters
 * @param sections one after the other
 * @param markers in any order
 */
public record BarLines(
    List<List<Double>> tempo,
    List<List<Double>> meters,
    double swing,
    double step,
    List<Mark> sections,
    List<Mark> markers) {

  /**
   * A named place.
   *
   * @param begin in ms
   * @param end in ms, of a section; of a marker its begin
   */
  public record Mark(String name, double begin, double end) {}
}
