package tenuto.engine.keep;

import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tenuto.engine.base.Identity;
import tenuto.engine.signal.Lasting;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.LoopBody;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Uncacheable;

/**
 * What computes signals, hashed without what these are made from, the same in every process. Of a
 * feedback loop that is what is done on the way round, whatever comes into it from outside.
 */
final class OwnKeys {
  private static final int DEEPEST = 3000;

  /** What of all that must not change while the keys hold. */
  private final Set<Lasting> outside = new HashSet<>();

  private final Map<LoopBody, Identity> loops = new IdentityHashMap<>();

  /** What must not change meanwhile for the keys to hold. */
  List<Lasting> outside() {
    return List.copyOf(outside);
  }

  /** What computes a signal. */
  Identity of(Lazy lazy) {
    if (lazy.what() instanceof LoopBody loop) {
      return loop(loop).from(Identity.of("output", lazy.output()));
    }
    Identity own = lazy.parameters();
    if (own == null) {
      throw new NoKeyException(whyNone(lazy));
    }
    if (lazy.what() instanceof Lasting lasting) {
      outside.add(lasting);
    }
    return own;
  }

  private Identity loop(LoopBody loop) {
    Identity key = loops.get(loop);
    if (key == null) {
      key = Identity.of(loop.parameters(), loop.inputs());
      Map<Signal, Identity> known = new IdentityHashMap<>();
      for (Signal result : loop.made()) {
        key = key.from(round(loop, result, known, 0));
      }
      loops.put(loop, key);
    }
    return key;
  }

  /** What a signal on the way round is made by, from what is given to the loop. */
  private Identity round(LoopBody loop, Signal signal, Map<Signal, Identity> known, int depth) {
    if (depth > DEEPEST) {
      throw new NoKeyException(
          new Uncacheable("a feedback loop that it is made by has too many steps in a row"));
    }
    Identity key = known.get(signal);
    if (key == null) {
      int place = loop.given(signal);
      key = place >= 0 ? Identity.of("given", place) : null;
      if (key == null) {
        key = of((Lazy) signal);
        for (Signal input : signal.inputs()) {
          key = key.from(round(loop, input, known, depth + 1));
        }
      }
      known.put(signal, key);
    }
    return key;
  }

  private static Uncacheable whyNone(Lazy lazy) {
    return new Uncacheable(
        lazy.what() instanceof Lasting
            ? "a file that it is made from cannot be read, or may change meanwhile"
            : "its parameters do not tell what %s computes".formatted(lazy.kind()));
  }
}
