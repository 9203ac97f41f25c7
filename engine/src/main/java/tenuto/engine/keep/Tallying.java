package tenuto.engine.keep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.Scanning;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Origins;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.engine.signal.Tally;

/** Looks at a stored signal, but not at those of its parts of which a cache knows what is found. */
public final class Tallying {
  private final Cache cache;
  private final Stored stored;
  private final Tally tally;

  private Tallying(Cache cache, Stored stored, Tally tally) {
    this.cache = cache;
    this.stored = stored;
    this.tally = tally;
  }

  /** See {@link tenuto.engine.SessionMeasures#scan(Signal, Tally)}. */
  public static void scan(Resources resources, Signal signal, Tally tally) {
    if (signal instanceof Stored stored) {
      of(resources, stored, tally);
    } else {
      Scanning.scan(resources, List.of(signal), tally.look());
    }
  }

  static void of(Resources resources, Stored stored, Tally tally) {
    Cache cache = resources.settings().cache();
    if (cache == Cache.NONE || stored.keys() == null || !Origins.isOurs(tally)) {
      Scanning.scan(resources, List.of(stored), tally.look());
      return;
    }
    Tallying tallying = new Tallying(cache, stored, tally);
    int[] parts = tallying.unknown();
    Scanning.scan(resources, stored, tally.look(), parts);
    resources
        .writebackErrors()
        .ask(); // or what was found in lost samples would be believed for good
    tallying.keep(parts);
  }

  /** The parts that have to be looked at. */
  private int[] unknown() {
    List<Integer> unknown = new ArrayList<>();
    for (int part = 0; part < stored.keys().length; part++) {
      Optional<double[]> numbers = cache.numbers(key(part));
      if (numbers.isPresent()) {
        tally.known(part, numbers.get());
      } else {
        unknown.add(part);
      }
    }
    return unknown.stream().mapToInt(Integer::intValue).toArray();
  }

  private void keep(int[] parts) {
    for (int part : parts) {
      cache.keep(key(part), tally.found(part));
    }
  }

  private Identity key(int part) {
    return Identity.of("tally " + tally.what(), 1).from(stored.keys()[part]);
  }
}
