package tenuto.dsp.levels;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import tenuto.dsp.editing.Fades;
import tenuto.dsp.editing.Timeline;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.engine.signal.Stored;

/**
 * Two-pass processing: signals are read once to be measured, and a second time for the result.
 *
 * <p>Cheap signals are computed twice: one or two filters take less time than writing the samples
 * to a pool and reading them again, and a file of any length uses no disk.
 */
final class TwoPass {
  /** The number of nodes in the graph of the signals beyond which they are stored. */
  private static final int MOST = 64;

  /** The length in samples up to which stored signals stay in a last-level cache: 8 MiB. */
  private static final long SHORT = 1 << 20;

  private TwoPass() {}

  /**
   * The results for several signals: lazy, or stored if computing them again would take long.
   *
   * @param look visits the signals in parallel
   * @param choose returns the processing of each afterwards
   */
  static List<Signal> through(
      WordContext context,
      List<Signal> signals,
      Look look,
      Supplier<UnaryOperator<Signal>> choose) {
    Session session = context.session();
    boolean isShort = signals.stream().mapToLong(Signal::length).sum() <= SHORT;
    if (!isShort && areQuick(signals)) {
      session.measure().scan(signals, look);
      return signals.stream().map(choose.get()).toList();
    }
    List<Stored> copies = session.measure().store(signals, look);
    if (context.keeper().isPresent()) {
      copies.forEach(context.keeper().get());
      return copies.stream().map(choose.get()).toList();
    }
    List<Signal> results = new ArrayList<>();
    try {
      UnaryOperator<Signal> then = choose.get();
      for (Stored copy : copies) {
        results.add(session.store(then.apply(copy)));
      }
    } catch (RuntimeException | Error e) {
      results.forEach(result -> ((Stored) result).close());
      throw e;
    } finally {
      copies.forEach(Stored::close);
    }
    return results;
  }

  private static boolean areQuick(List<Signal> signals) {
    Set<Signal> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Signal> found = new ArrayDeque<>(signals);
    while (!found.isEmpty()) {
      if (found.pop() instanceof Lazy lazy && seen.add(lazy)) {
        if (!isQuick(lazy.what()) || seen.size() > MOST) {
          return false;
        }
        found.addAll(lazy.inputs());
      }
    }
    return true;
  }

  private static boolean isQuick(Object what) {
    return switch (what) {
      case Source source -> true;
      case Source.Maker maker -> true;
      case Kernel kernel -> true;
      case Combiner combiner -> true;
      case Biquad filter -> true;
      case Cascade filter -> true;
      case Timeline.Slice slice -> true;
      case Timeline.Join join -> true;
      case Timeline.Place place -> true;
      case Fades fades -> true;
      default -> false;
    };
  }
}
