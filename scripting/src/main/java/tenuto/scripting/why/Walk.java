package tenuto.scripting.why;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tenuto.scripting.why.RunRecord.Kept;
import tenuto.scripting.why.RunRecord.Known;

/**
 * Compares two signals of two runs: it descends through their inputs, over equal calls, to the
 * deepest first difference.
 */
final class Walk {
  /** The most inputs that are matched by position; more are matched by content. */
  private static final int MOST_BY_PLACE = 4;

  private final RunRecord before;
  private final RunRecord now;

  /** Signals of this run that are themselves stored. */
  private final Set<Integer> roots = new HashSet<>();

  Walk(RunRecord before, RunRecord now) {
    this.before = before;
    this.now = now;
    for (Kept each : now.stored()) {
      for (int root : each.roots()) {
        roots.add(root);
      }
    }
  }

  /** The first difference of two signals; null if their records show none. */
  Difference difference(int then, int today) {
    Step at =
        new Step(before.nodes().get(then), now.nodes().get(today), false, new PatchLine("", 0));
    while (at.old.content() != at.now.content()) {
      at = at.placed();
      if (!at.old.word().equals(at.now.word())) {
        return at.other(Difference.call(at.old), Difference.call(at.now));
      }
      Step deeper = null;
      Difference here = null;
      if (at.isByPlace()) {
        deeper = byPlace(at);
      } else {
        List<Integer> gone = without(at.old.inputs(), before, at.now.inputs(), now);
        List<Integer> come = without(at.now.inputs(), now, at.old.inputs(), before);
        if (!come.isEmpty() && !gone.isEmpty()) {
          deeper = at.to(likest(gone, come.getFirst()), come.getFirst());
        } else if (!come.isEmpty()) {
          here = at.added(now.nodes().get(come.getFirst()), "added ");
        } else if (!gone.isEmpty()) {
          here = at.added(before.nodes().get(gone.getFirst()), "left out ");
        }
      }
      if (here != null) {
        return here;
      }
      if (deeper == null) {
        return own(at);
      }
      at = deeper;
    }
    return null;
  }

  private Step byPlace(Step at) {
    for (int i = 0; i < at.now.inputs().length; i++) {
      int old = at.old.inputs()[i];
      int input = at.now.inputs()[i];
      if (old >= 0 && input >= 0 && content(before, old) != content(now, input)) {
        return at.to(old, input);
      }
    }
    return null;
  }

  private static long content(RunRecord run, int node) {
    return node < 0 ? 0 : run.nodes().get(node).content();
  }

  /** The inputs of one that the other does not have, each as often as it is missing. */
  private static List<Integer> without(int[] from, RunRecord run, int[] others, RunRecord other) {
    Map<Long, Integer> there = new HashMap<>();
    for (int each : others) {
      there.merge(content(other, each), 1, Integer::sum);
    }
    List<Integer> without = new ArrayList<>();
    for (int each : from) {
      if (each >= 0 && there.merge(content(run, each), -1, Integer::sum) < 0) {
        without.add(each);
      }
    }
    return without;
  }

  private int likest(List<Integer> gone, int come) {
    int best = gone.getFirst();
    for (int each : gone) {
      best = likeness(each, come) > likeness(best, come) ? each : best;
    }
    return best;
  }

  /** A measure of what two signals have in common, from 0 on. */
  int likeness(int then, int today) {
    return likeness(then, today, 4);
  }

  private int likeness(int then, int today, int depth) {
    if (then < 0 || today < 0 || depth == 0) {
      return 0;
    }
    Known old = before.nodes().get(then);
    Known is = now.nodes().get(today);
    if (old.content() == is.content()) {
      return 1 << (2 * depth);
    }
    if (!old.word().equals(is.word())) {
      return 0;
    }
    int alike = 2 + (old.place().equals(is.place()) ? 1 : 0);
    List<Argument> were = Argument.of(old.arguments());
    List<Argument> are = Argument.of(is.arguments());
    for (int i = 0; i < Math.min(were.size(), are.size()); i++) {
      alike += were.get(i).equals(are.get(i)) ? 1 : 0;
    }
    if (Math.max(old.inputs().length, is.inputs().length) > MOST_BY_PLACE) {
      return alike + is.inputs().length - without(is.inputs(), now, old.inputs(), before).size();
    }
    for (int i = 0; i < Math.min(old.inputs().length, is.inputs().length); i++) {
      alike += likeness(old.inputs()[i], is.inputs()[i], depth - 1);
    }
    return alike;
  }

  /** The difference of two calls with the same inputs. */
  private Difference own(Step at) {
    List<Argument> were = Argument.of(at.old.arguments());
    List<Argument> are = Argument.of(at.now.arguments());
    List<String> names = now.parameters().getOrDefault(at.now.word(), List.of());
    for (int i = 0; i < Math.min(were.size(), are.size()); i++) {
      if (!were.get(i).equals(are.get(i))) {
        String name = i < names.size() ? names.get(i) : "";
        return Difference.of(at.kind(), at.place, at.now.word(), name, were.get(i), are.get(i));
      }
    }
    if (!at.old.file().equals(at.now.file())) {
      return new Difference(
          Reason.Kind.FILE, at.place, at.now.word(), "", "", Difference.call(at.now));
    }
    return at.old.rate() == at.now.rate()
        ? at.other(Difference.call(at.old), Difference.call(at.now))
        : Difference.of(
            at.kind(),
            at.place,
            at.now.word(),
            "sample rate",
            new Argument.Number(at.old.rate()),
            new Argument.Number(at.now.rate()));
  }

  /** The first call that depends on other random numbers; null if there is none. */
  Difference random(int then, int today) {
    Step at =
        new Step(before.nodes().get(then), now.nodes().get(today), false, new PatchLine("", 0));
    if (at.old.identity() == at.now.identity()) {
      return null;
    }
    for (Step next = at; next != null; ) {
      at = next.placed();
      next = null;
      int inputs = Math.min(at.old.inputs().length, at.now.inputs().length);
      for (int i = 0; i < inputs && next == null; i++) {
        int old = at.old.inputs()[i];
        int input = at.now.inputs()[i];
        boolean same =
            old < 0
                || input < 0
                || before.nodes().get(old).identity() == now.nodes().get(input).identity();
        next = same ? null : at.to(old, input);
      }
    }
    return at.now.file().isEmpty()
        ? new Difference(Reason.Kind.SEED, at.place, at.now.word(), "", "", Difference.call(at.now))
        : null;
  }

  /** A pair of signals on the way. */
  private final class Step {
    final Known old;
    final Known now;

    /** Whether a signal that is itself stored was passed. */
    final boolean within;

    /** The place of the last call that had one. */
    final PatchLine place;

    Step(Known old, Known now, boolean within, PatchLine place) {
      this.old = old;
      this.now = now;
      this.within = within;
      this.place = place;
    }

    Step placed() {
      return now.place().isKnown() ? new Step(old, now, within, now.place()) : this;
    }

    Step to(int then, int today) {
      return new Step(
          before.nodes().get(then),
          Walk.this.now.nodes().get(today),
          within || roots.contains(today),
          place);
    }

    Reason.Kind kind() {
      return within ? Reason.Kind.INPUT : Reason.Kind.PARAMETER;
    }

    boolean isByPlace() {
      int count = now.inputs().length;
      return count == old.inputs().length && count <= MOST_BY_PLACE;
    }

    Difference other(String then, String today) {
      return new Difference(kind(), place, now.word(), "", then, today);
    }

    Difference added(Known what, String how) {
      PatchLine where = what.place().isKnown() ? what.place() : place;
      return new Difference(
          Reason.Kind.INPUT, where, what.word(), "", "", how + Difference.call(what));
    }
  }
}
