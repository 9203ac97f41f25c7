package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tenuto.engine.plan.Resources;
import tenuto.engine.plan.Workers;
import tenuto.engine.signal.Stored;

/**
 * Has this process compute its share of all that signals are made from, from the bottom up: what is
 * higher needs of what is beneath also the parts of others, who compute theirs meanwhile.
 */
final class OwnShare {
  private OwnShare() {}

  /**
   * Computes what is ours of stored signals and of all beneath that nobody has gone through yet.
   */
  static void compute(Resources resources, Collection<Stored> roots) {
    List<Stored> held = new ArrayList<>();
    try {
      Map<Integer, List<SharedChunks>> levels = new TreeMap<>();
      Deque<Stored> open = new ArrayDeque<>();
      for (Stored root : roots) {
        open.push(root.retain(resources.pool()));
        held.add(root);
      }
      while (!open.isEmpty()) {
        if (open.pop().backing() instanceof SharedChunks shared
            && shared.begin()
            && !shared.isDone()) {
          levels.computeIfAbsent(shared.depth(), depth -> new ArrayList<>()).add(shared);
          List<Stored> beneath = shared.beneath();
          held.addAll(beneath);
          beneath.forEach(open::push);
        }
      }
      for (List<SharedChunks> level : levels.values()) {
        Workers.Worker own = index -> level.get((int) index).computeOwn();
        resources.workers().run(level.size(), resources.threads(), () -> own);
      }
    } finally {
      held.forEach(Stored::close);
    }
  }
}
