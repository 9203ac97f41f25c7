package tenuto.scripting.calls;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.scripting.tasks.ContentHash;

/**
 * Names notes by what they are and, among their equals, by their place: by the time since the first
 * of those that follow one another closely. So no note's name depends on when it sounds, and only
 * that of an equal close before it on another note.
 *
 * <p>Equals further apart have one name, and so the same noise. Within two seconds it would be
 * heard that a noise comes again (N. Guttman and B. Julesz, "Lower limits of auditory periodicity
 * analysis", 1963).
 */
final class Equals {
  /** Equals that begin so much later than the last one are the first of others. */
  private static final long APART_MICROS = 2_000_000;

  /** When the first and the last of the equals began, and how many begin with the last. */
  private static final class Run {
    private double first;
    private double last;
    private int together;
  }

  private Equals() {}

  /**
   * The names of notes, two of which are equal for equals far apart.
   *
   * @param sorted in the order of time
   */
  static <N> long[] names(List<Bars.Note<N>> sorted) {
    Map<Long, Run> runs = new HashMap<>();
    return sorted.stream()
        .mapToLong(
            note -> {
              Run run = runs.get(note.key());
              if (run == null || micros(note.ms() - run.last) >= APART_MICROS) {
                run = new Run();
                run.first = note.ms();
                runs.put(note.key(), run);
              } else {
                run.together = micros(note.ms() - run.last) == 0 ? run.together + 1 : 0;
              }
              run.last = note.ms();
              return ContentHash.of(note.key(), micros(note.ms() - run.first), run.together);
            })
        .toArray();
  }

  /** In whole microseconds, as differences of times that are moved differ in their last digits. */
  private static long micros(double ms) {
    return Math.round(ms * 1000);
  }
}
