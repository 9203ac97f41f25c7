package tenuto.scripting.python;

import java.util.List;
import org.python.core.PyObject;
import tenuto.scripting.objects.Text;
import tenuto.scripting.reports.BarLines;

/** The bars, sections and markers of a patch's {@code sf.Timeline}, for the page's ruler. */
final class Timelines {
  private static final String WORD = "sf.Timeline";

  private Timelines() {}

  /**
   * @param given rows of the tempo and of the meters, swing and step, sections, markers
   */
  static BarLines bars(PyObject[] given) {
    List<Double> swing = numbers(given[2]);
    return new BarLines(
        rows(given[0]),
        rows(given[1]),
        swing.getFirst(),
        swing.getLast(),
        list(given[3]).stream().map(Timelines::mark).toList(),
        list(given[4]).stream().map(Timelines::mark).toList());
  }

  /** A name, where it is, and perhaps where it ends. */
  private static BarLines.Mark mark(PyObject row) {
    List<PyObject> all = list(row);
    double ms = all.get(1).asDouble();
    return new BarLines.Mark(
        Text.java(all.getFirst()), ms, all.getLast() == all.get(1) ? ms : all.getLast().asDouble());
  }

  private static List<List<Double>> rows(PyObject rows) {
    return list(rows).stream().map(Timelines::numbers).toList();
  }

  private static List<Double> numbers(PyObject row) {
    return list(row).stream().map(PyObject::asDouble).toList();
  }

  private static List<PyObject> list(PyObject of) {
    return HelperArguments.list(WORD, "rows", of);
  }
}
