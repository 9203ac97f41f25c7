package tenuto.scripting.reports;

import java.util.ArrayList;
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
  public record Mark(String name, double begin, double end) {
    private Mark earlier(double ms) {
      return new Mark(name, begin - ms, end - ms);
    }
  }

  /** The same bars, with times counted from a second of the piece. */
  BarLines countedFrom(double second) {
    double ms = 1000 * second;
    return new BarLines(
        tempo.stream().map(row -> earlier(row, ms)).toList(),
        meters,
        swing,
        step,
        sections.stream().map(each -> each.earlier(ms)).toList(),
        markers.stream().map(each -> each.earlier(ms)).toList());
  }

  private static List<Double> earlier(List<Double> row, double ms) {
    List<Double> moved = new ArrayList<>(row);
    moved.set(1, row.get(1) - ms);
    return List.copyOf(moved);
  }
}
