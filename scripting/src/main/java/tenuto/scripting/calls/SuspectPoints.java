package tenuto.scripting.calls;

import java.util.List;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.envelopes.Point;
import tenuto.formats.pcm.HeaderText;

/**
 * Warns of envelopes whose times go back, such as a release that begins before the attack of a
 * short note has ended. Sonic Field draws nothing towards such a point, so its scripts are not
 * warned.
 */
record SuspectPoints(RunContext<?> run) {
  /** Looks at the points of a word that has made a shape of them. */
  void look(Word word, Object[] values) {
    if (run.context().dialect().isSonicFields()) {
      return;
    }
    for (Object value : values) {
      if (value instanceof List<?> list && list.size() > 1 && list.getFirst() instanceof Point) {
        look(word, list.stream().map(Point.class::cast).toList());
      }
    }
  }

  private void look(Word word, List<Point> points) {
    for (int i = 1; i < points.size(); i++) {
      double before = points.get(i - 1).ms();
      double at = points.get(i).ms();
      if (at < before) {
        run.warnings()
            .tell(
                "points",
                "sf.%s: the times of points go back from %s to %s ms, and no line leads there"
                    .formatted(word.name(), HeaderText.number(before), HeaderText.number(at)));
        return;
      }
    }
  }
}
