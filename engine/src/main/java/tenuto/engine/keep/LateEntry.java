package tenuto.engine.keep;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.StoreObserver;

/** Forwards what becomes of parts to an entry that is made only when their keys are known. */
final class LateEntry implements StoreObserver.Entry {
  private final List<Consumer<StoreObserver.Entry>> waiting = new ArrayList<>();
  private StoreObserver.Entry told;

  /** Sets the entry, and forwards to it all calls, those before included. */
  synchronized void tell(StoreObserver.Entry entry) {
    told = entry;
    waiting.forEach(each -> each.accept(entry));
    waiting.clear();
  }

  private synchronized void pass(Consumer<StoreObserver.Entry> what) {
    if (told == null) {
      waiting.add(what);
    } else {
      what.accept(told);
    }
  }

  @Override
  public void found(int part) {
    pass(entry -> entry.found(part));
  }

  @Override
  public void computed(int part, Cache.Outcome outcome) {
    pass(entry -> entry.computed(part, outcome));
  }

  @Override
  public void took(long nanos) {
    pass(entry -> entry.took(nanos));
  }
}
