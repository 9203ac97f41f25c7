package tenuto.scripting.records;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Consumer;
import tenuto.engine.Session;
import tenuto.engine.setup.Figures;
import tenuto.scripting.reports.PatchPosition;
import tenuto.scripting.reports.RunObserver;

/**
 * The measurements that a patch makes of whole signals, identified by the line, its task, the kind
 * of measurement and how often it was made before. A preview uses those of the last full render.
 */
public final class LastFigures implements RunObserver {
  private static final int MOST_NAMED = 5;

  private final Optional<LastRun> last;
  private final Consumer<String> remarks;
  private final Map<String, Integer> asked = new ConcurrentHashMap<>();
  private final ConcurrentMap<String, double[]> now = new ConcurrentHashMap<>();
  private final Set<String> taken = new LinkedHashSet<>();
  private final Set<String> measured = new LinkedHashSet<>();
  private final Set<String> wholes = new LinkedHashSet<>();

  /**
   * @param last the render whose measurements are used; empty to measure everything
   * @param remarks receives what is used, for the files that depend on it
   */
  public LastFigures(Optional<LastRun> last, Consumer<String> remarks) {
    this.last = last;
    this.remarks = remarks;
  }

  @Override
  public void opened(Session session, PatchPosition here) {
    session.observe().figuresFrom(what -> next(line(here), here.task(), what));
  }

  /** The current line, without the folder of its file. */
  private static String line(PatchPosition here) {
    String line = here.where().toString();
    return line.substring(line.lastIndexOf('/') + 1);
  }

  private Figures.Figure next(String line, String task, String what) {
    String place = line + " " + task + " " + what;
    String key = place + " " + asked.merge(place, 1, Integer::sum);
    String kind = kind(what);
    return new Figures.Figure() {
      @Override
      public Optional<double[]> earlier() {
        Optional<double[]> known = last.map(run -> run.figures().get(key));
        known.ifPresent(numbers -> take(line, kind));
        return known;
      }

      @Override
      public void now(double[] numbers) {
        note(wholes, kind + " at " + line);
        known(numbers);
      }

      @Override
      public void known(double[] numbers) {
        now.put(key, numbers);
        note(measured, kind + " at " + line);
      }
    };
  }

  /** A measure's name in words, without its package and its numbers. */
  static String kind(String what) {
    String name = what.replaceFirst("(?: at \\d|[\\[(,]).*", "");
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  private void take(String line, String kind) {
    note(taken, kind + " at " + line);
    remarks.accept("preview: %s of the render of %s".formatted(kind, last.orElseThrow().when()));
  }

  private static void note(Set<String> places, String place) {
    synchronized (places) {
      places.add(place);
    }
  }

  /** The measurements made, for the next run. */
  public Map<String, double[]> now() {
    return new TreeMap<>(now);
  }

  /** The measurements taken from the last run, such as "peak at song.py:9". */
  public List<String> taken() {
    synchronized (taken) {
      return List.copyOf(taken);
    }
  }

  /** Lines about what a preview has taken from the last run, and what it has not. */
  public List<String> told() {
    List<String> lines = new ArrayList<>();
    if (!taken.isEmpty()) {
      lines.add(
          "preview: %s, of the render of %s".formatted(some(taken), last.orElseThrow().when()));
    }
    if (!measured.isEmpty()) {
      lines.add("preview: of this very sound, as in a whole render: " + some(measured));
    }
    return lines;
  }

  /**
   * A line about what had the whole sound computed, although a part was requested; empty if nothing
   * had.
   */
  public List<String> needsWhole() {
    return wholes.isEmpty()
        ? List.of()
        : List.of("%s: needs the whole sound, of which this is a part".formatted(some(wholes)));
  }

  private static String some(Set<String> places) {
    int more = places.size() - MOST_NAMED;
    String first = String.join(", ", places.stream().limit(MOST_NAMED).toList());
    return more > 0 ? first + " and " + more + " more" : first;
  }
}
