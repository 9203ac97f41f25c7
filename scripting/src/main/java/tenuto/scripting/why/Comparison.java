package tenuto.scripting.why;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.engine.setup.Cache;
import tenuto.scripting.why.RunRecord.Kept;

/**
 * Determines why a run had to compute what it computed, by comparing its notebook with that of the
 * run before.
 */
final class Comparison {
  /** The most vanished signals that one signal is compared with. */
  private static final int MOST_CANDIDATES = 500;

  private final RunRecord before;
  private final RunRecord now;
  private final Walk walk;
  private final Map<Long, Byte> known;
  private final Map<Long, Integer> contentsBefore;
  private final Map<Long, Integer> contentsNow;

  /** What the previous run stored and this one does not. */
  private final List<Kept> gone = new ArrayList<>();

  Comparison(RunRecord before, RunRecord now) {
    this.before = before;
    this.now = now;
    this.walk = new Walk(before, now);
    this.known = before.fates();
    this.contentsBefore = before.contents();
    this.contentsNow = now.contents();
    Map<Long, Integer> left = new HashMap<>(contentsNow);
    for (Kept each : before.stored()) {
      if (left.merge(before.root(each).content(), -1, Integer::sum) < 0) {
        gone.add(each);
      }
    }
  }

  /** Why parts of these signals were computed. */
  Reason reason(Kept kept) {
    Cache.Outcome then = null;
    for (int part = 0; part < kept.keys().length; part++) {
      if (Storage.outcome(kept.fates()[part]) != null) {
        Byte fate = known.get(kept.keys()[part]);
        if (fate == null) {
          return unknown(kept);
        }
        Cache.Outcome outcome = fate == Storage.FOUND ? Cache.Outcome.KEPT : Storage.outcome(fate);
        then = then == Cache.Outcome.KEPT ? then : outcome;
      }
    }
    if (then == Cache.Outcome.KEPT) {
      return isOtherProgram()
          ? Reason.of(Reason.Kind.PROGRAM, "")
          : Reason.of(Reason.Kind.EVICTED, "");
    }
    return notKept(then);
  }

  private static Reason notKept(Cache.Outcome outcome) {
    return switch (outcome) {
      case TOO_CHEAP ->
          Reason.of(Reason.Kind.NEVER_KEPT, "it is computed quicker than it would be read");
      case NO_ROOM -> Reason.of(Reason.Kind.NEVER_KEPT, "there was no room for it in the cache");
      default -> Reason.of(Reason.Kind.FILE, "it was written to while it was read");
    };
  }

  private boolean isOtherProgram() {
    return !before.about().program().equals(now.about().program());
  }

  /** The cache had nothing of that key. */
  private Reason unknown(Kept kept) {
    Kept same = same(now.root(kept).content());
    Kept likest = same == null || isMore(kept) ? likest(kept) : null;
    if (same != null && likest == null) {
      return hidden(same, kept);
    }
    Difference difference = null;
    for (int i = 0; likest != null && difference == null && i < kept.roots().length; i++) {
      int root = Math.min(i, likest.roots().length - 1);
      difference = walk.difference(likest.roots()[root], kept.roots()[i]);
    }
    if (difference != null) {
      return Reason.of(difference);
    }
    return Reason.of(
        Reason.Kind.NEVER_SEEN,
        before.about().cut() ? "the journal of the run before was cut" : "");
  }

  private Kept same(long content) {
    for (Kept each : before.stored()) {
      if (before.root(each).content() == content) {
        return each;
      }
    }
    return null;
  }

  /** Whether its calls were stored more often than before: then it may be a changed one. */
  private boolean isMore(Kept kept) {
    long content = now.root(kept).content();
    return contentsNow.get(content) > contentsBefore.getOrDefault(content, 0);
  }

  /** Its calls are the same as before. */
  private Reason hidden(Kept same, Kept kept) {
    if (isOtherProgram()) {
      return Reason.of(Reason.Kind.PROGRAM, "");
    }
    if (before.about().seed() != now.about().seed()) {
      return Reason.of(
          Reason.Kind.SEED, "%d -> %d".formatted(before.about().seed(), now.about().seed()));
    }
    Difference random = walk.random(same.roots()[0], kept.roots()[0]);
    return random == null ? Reason.of(Reason.Kind.NEVER_SEEN, "") : Reason.of(random);
  }

  private Kept likest(Kept kept) {
    List<Kept> candidates = new ArrayList<>(gone);
    String word = now.root(kept).word();
    candidates.removeIf(each -> !before.root(each).word().equals(word) && !isAt(each, kept));
    if (candidates.size() > MOST_CANDIDATES) {
      candidates.removeIf(each -> !isAt(each, kept));
    }
    return candidates.stream()
        .limit(MOST_CANDIDATES)
        .max(Comparator.comparingInt(each -> likeness(each, kept)))
        .filter(each -> likeness(each, kept) > 0)
        .orElse(null);
  }

  private int likeness(Kept then, Kept today) {
    return walk.likeness(then.roots()[0], today.roots()[0]) + (isAt(then, today) ? 2 : 0);
  }

  private static boolean isAt(Kept then, Kept today) {
    return then.place().isKnown() && then.place().equals(today.place());
  }
}
