package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** The stored signals that others are made from. */
final class StoredInputs {
  private StoredInputs() {}

  /** Those that it is made from directly, without passing another stored one. */
  static Set<Stored> of(Signal root) {
    return of(List.of(root));
  }

  /** Those of several signals, without these themselves. */
  static Set<Stored> of(List<Signal> roots) {
    Set<Stored> stored = Collections.newSetFromMap(new IdentityHashMap<>());
    Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Signal> open = new ArrayDeque<>(roots);
    while (!open.isEmpty()) {
      for (Signal input : open.pop().inputs()) {
        if (input instanceof Stored leaf) {
          stored.add(leaf);
        } else if (seen.add(input)) {
          open.push(input);
        }
      }
    }
    return stored;
  }
}
