package tenuto.engine.keep;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import tenuto.engine.base.Closing;
import tenuto.engine.plan.Resources;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Signals in which stored ones that wait until somebody reads them are made anew from {@link
 * Stages}: a session in which they wait stores no stages at first, as it does not know yet which
 * samples somebody will read.
 */
final class DeferredStages implements AutoCloseable {
  private final Resources resources;

  /** For each deferred stored signal what it is computed from. */
  private final Map<Stored, HeldInputs.Waiting> sources = new IdentityHashMap<>();

  /** For each group of signals, stored by one call, what they are where their stages are stored. */
  private final Map<List<Signal>, List<Signal>> staged = new IdentityHashMap<>();

  private final Map<Signal, Signal> made = new IdentityHashMap<>();
  private final Deque<Runnable> closing = new ArrayDeque<>();
  private final ReadSpans spans;
  private final List<Signal> results;

  /**
   * @param span the samples that are read of the signals
   */
  DeferredStages(Resources resources, List<Signal> signals, ReadSpans.Span span) {
    this.resources = resources;
    try {
      spans = new ReadSpans(signals, span, this::source);
      signals.forEach(this::makeAll);
      results = signals.stream().map(this::made).toList();
    } catch (Throwable e) {
      Closing.after(e, List.copyOf(closing));
      throw e;
    }
  }

  /** The signals; what is stored in them is there until this is closed. */
  List<Signal> results() {
    return results;
  }

  private List<Signal> source(Stored stored, ReadSpans.Span span) {
    if (!sources.containsKey(stored) && stored.backing() instanceof LazyChunks chunks) {
      Optional<HeldInputs.Waiting> waiting = chunks.waiting(span.from(), span.to());
      waiting.ifPresent(
          it -> {
            it.held().forEach(each -> closing.push(each::close));
            sources.put(stored, it);
          });
    }
    return source(stored);
  }

  /** What a stored signal is computed from, and what is stored together with it. */
  private List<Signal> source(Stored stored) {
    HeldInputs.Waiting waiting = sources.get(stored);
    return waiting == null ? List.of() : waiting.group();
  }

  private Signal made(Signal signal) {
    return made.getOrDefault(signal, signal);
  }

  /** Makes a signal, after what it is made from. */
  private void makeAll(Signal root) {
    Deque<Signal> open = new ArrayDeque<>(List.of(root));
    Map<Signal, Boolean> seen = new IdentityHashMap<>();
    while (!open.isEmpty()) {
      Signal signal = open.peek();
      if (made.containsKey(signal) || spans.of(signal) == null && !(signal instanceof Filtered)) {
        open.pop();
      } else if (seen.put(signal, true) == null) {
        beneath(signal).forEach(open::push);
      } else {
        open.pop();
        make(signal);
      }
    }
  }

  private List<Signal> beneath(Signal signal) {
    return switch (signal) {
      case Stored it -> source(it);
      case Lazy it -> it.inputs();
    };
  }

  private void make(Signal signal) {
    switch (signal) {
      case Stored it -> made.put(it, sources.containsKey(it) ? staged(it) : it);
      case Lazy it -> {
        List<? extends Signal> now = Remade.of(it, it.inputs().stream().map(this::made).toList());
        List<? extends Signal> outputs =
            it instanceof Filtered filtered ? filtered.outputs() : List.of(it);
        for (int i = 0; i < now.size(); i++) {
          made.put(outputs.get(i), now.get(i));
        }
      }
    }
  }

  /** A stored signal, as it is stored where its stages are; itself if it has none. */
  private Signal staged(Stored stored) {
    Signal from = sources.get(stored).signal();
    List<Signal> group = source(stored);
    List<Signal> all = staged.computeIfAbsent(group, signals -> staged(signals, stored.origin()));
    int place = 0;
    while (group.get(place) != from) {
      place++;
    }
    Signal now = all.get(place);
    if (now instanceof Stored || now == from) {
      return now instanceof Stored it ? it : stored;
    }
    Stored later = FromCache.later(resources, now, stored.origin());
    if (later == null) {
      return stored;
    }
    closing.push(later::close);
    return later;
  }

  /**
   * Signals that were stored together, as they are where their stages are stored: all of them, even
   * if one is read alone, as the states of their filters are kept together.
   */
  private List<Signal> staged(List<Signal> group, Object origin) {
    ReadSpans.Span span =
        group.stream()
            .map(spans::of)
            .filter(Objects::nonNull)
            .reduce(ReadSpans.Span::with)
            .orElseThrow();
    List<Signal> now = group.stream().map(this::made).toList();
    Stages stages = new Stages(resources, now, span, origin);
    closing.push(stages::close);
    return stages.results();
  }

  @Override
  public void close() {
    while (!closing.isEmpty()) {
      closing.pop().run();
    }
  }
}
