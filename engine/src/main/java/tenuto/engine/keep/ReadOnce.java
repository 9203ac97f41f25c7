package tenuto.engine.keep;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Signals for somebody who reads them once: a stored one that waits, and that a {@linkplain
 * tenuto.engine.signal.Kernel#isCheap cheap} kernel makes of another, is computed block by block.
 * To store it first would fill as much memory again as the other has.
 */
public final class ReadOnce implements AutoCloseable {
  private final List<Signal> signals = new ArrayList<>();
  private final List<Stored> held = new ArrayList<>();

  /**
   * @param signals what is read
   */
  public ReadOnce(List<Signal> signals) {
    signals.forEach(each -> this.signals.add(source(each)));
  }

  /** The same samples. */
  public List<Signal> signals() {
    return List.copyOf(signals);
  }

  private Signal source(Signal signal) {
    Optional<HeldInputs.Waiting> waiting =
        signal instanceof Stored stored && stored.backing() instanceof LazyChunks chunks
            ? chunks.source()
            : Optional.empty();
    waiting.ifPresent(each -> held.addAll(each.held()));
    return waiting
        .map(HeldInputs.Waiting::signal)
        .filter(ReadOnce::isCheaplyMadeOfStored)
        .orElse(signal);
  }

  private static boolean isCheaplyMadeOfStored(Signal signal) {
    return signal instanceof Mapped mapped
        && mapped.kernel().isCheap()
        && mapped.inputs().getFirst() instanceof Stored;
  }

  @Override
  public void close() {
    held.forEach(Stored::close);
    held.clear();
  }
}
