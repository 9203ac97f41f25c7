package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tenuto.engine.plan.SubrangeBuilder;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Which samples are read of all that signals are made from, where some of theirs are read: of what
 * is placed in time those that sound there, of what filters make all that came before.
 */
final class ReadSpans {
  private final Map<Signal, Span> spans = new IdentityHashMap<>();

  /**
   * Signals whose inputs are still to be visited, in order of arrival, so that few are visited
   * twice.
   */
  private final Set<Signal> open = Collections.newSetFromMap(new IdentityHashMap<>());

  private final Deque<Signal> queue = new ArrayDeque<>();
  private final Beneath beneath;

  /** The samples from {@code from} to {@code to - 1}. */
  record Span(long from, long to) {
    /** All samples, of whatever length. */
    static final Span WHOLE = new Span(0, Long.MAX_VALUE);

    /** Whether they are all of a signal. */
    boolean holds(Signal signal) {
      return from == 0 && to >= signal.length();
    }

    /** From the first sample of both to the last. */
    Span with(Span other) {
      return new Span(Math.min(from, other.from), Math.max(to, other.to));
    }

    private Span within(long length) {
      return new Span(Math.max(0, from), Math.min(length, to));
    }

    /** The parts that it touches, as whole parts are computed, and have keys. */
    private Span parts() {
      return new Span(from / Cache.PART * Cache.PART, Math.ceilDiv(to, Cache.PART) * Cache.PART);
    }
  }

  /** Tells which signals a stored signal is computed from. */
  interface Beneath {
    /** What these samples have to be made from, by the same samples; none if they are there. */
    List<Signal> of(Stored stored, Span span);
  }

  /**
   * @param span that is read of the signals
   * @param beneath says what is made from something else although it is stored
   */
  ReadSpans(List<Signal> signals, Span span, Beneath beneath) {
    this.beneath = beneath;
    signals.forEach(each -> read(each, span));
    while (!queue.isEmpty()) {
      Signal next = queue.remove();
      open.remove(next);
      Span own = spans.get(next);
      switch (next) {
        case Stored it -> stored(it, own);
        case Filtered it -> filtered(it, own);
        case Gathered it when it.gather() instanceof Gather.Placing placing ->
            placed(it, placing, own);
        case Gathered it -> all(it.inputs());
        case Generated it -> all(it.inputs());
        case Lazy it -> it.inputs().forEach(input -> read(input, own));
      }
    }
  }

  /** The span that is read of a signal or of one beneath; null if none of its samples are read. */
  Span of(Signal signal) {
    return spans.get(signal);
  }

  private void read(Signal signal, Span span) {
    Span own = span.within(signal.length());
    if (own.from >= own.to) {
      return;
    }
    boolean isInParts = signal instanceof Stored || !signal.addressable();
    own = isInParts ? own.parts().within(signal.length()) : own;
    Span before = spans.get(signal);
    Span now = before == null ? own : before.with(own);
    if (!now.equals(before)) {
      spans.put(signal, now);
      if (open.add(signal)) {
        queue.add(signal);
      }
    }
  }

  private void all(List<Signal> signals) {
    signals.forEach(each -> read(each, Span.WHOLE));
  }

  private void stored(Stored stored, Span own) {
    beneath.of(stored, own).forEach(each -> read(each, own));
  }

  private void filtered(Filtered signal, Span own) {
    Span before = new Span(SubrangeBuilder.start(signal.filter(), own.from), own.to);
    signal.alongside().forEach(each -> read(each, before));
    all(signal.beside());
  }

  private void placed(Gathered signal, Gather.Placing placing, Span own) {
    for (int i = 0; i < signal.inputs().size(); i++) {
      long begin = placing.begin(i);
      read(signal.inputs().get(i), new Span(own.from - begin, own.to - begin));
    }
  }
}
