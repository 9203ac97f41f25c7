package tenuto.scripting.why;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.Session;
import tenuto.engine.base.Identity;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Lasting;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Uncacheable;
import tenuto.scripting.reports.PatchPosition;
import tenuto.scripting.reports.RunObserver;

/**
 * Records what a run with a cache stores, and what that is made of: enough to report later what was
 * computed again, and why. Many threads write to it.
 */
public final class Notebook implements RunObserver {
  private static final int MOST_NODES = 100_000;
  private static final int MOST_STORED = 20_000;
  private static final int MOST_PARTS = 500_000;

  private final Map<String, List<String>> parameters = new ConcurrentHashMap<>();
  private final Map<Identity, Node> nodes = new ConcurrentHashMap<>();
  private final Collection<Storage> stored = new ConcurrentLinkedQueue<>();
  private final AtomicInteger count = new AtomicInteger();
  private final AtomicInteger storedCount = new AtomicInteger();
  private final AtomicInteger parts = new AtomicInteger();
  private volatile Supplier<String> calls = () -> "";
  private final Map<Long, RunBefore.Computed> before;
  private volatile boolean cut;

  /**
   * @param before what a run before the one that is recorded has computed for it
   */
  public Notebook(RunBefore before) {
    this.before = before.take();
  }

  @Override
  public void opened(Session session, PatchPosition here) {
    calls = here::word;
  }

  @Override
  public void called(Word word, Object[] values, Object result, Object place, double rate) {
    called(word, values, result, 0, place, rate);
  }

  /**
   * @param output its index among the results
   */
  private void called(
      Word word, Object[] values, Object result, int output, Object place, double rate) {
    switch (result) {
      case Signal signal -> note(signal, output, word, place, rate, values);
      case TimedSignal timed -> called(word, values, timed.signal(), output, place, rate);
      case List<?> list -> {
        for (int i = 0; i < list.size(); i++) {
          called(word, values, list.get(i), i, place, rate);
        }
      }
      case null, default -> {} // No signal that is stored.
    }
  }

  private void note(
      Signal made, int output, Word word, Object place, double rate, Object[] values) {
    if (isNoted(made)) {
      return;
    }
    parameters.computeIfAbsent(
        word.name(), name -> word.parameters().stream().map(Parameter::name).toList());
    ArgumentBytes arguments = new ArgumentBytes();
    for (Object value : values) {
      arguments.add(value);
    }
    if (output > 0) {
      arguments.add(output);
    }
    nodes.put(
        made.identity(),
        new Node(
            count.getAndIncrement(),
            made.identity(),
            true,
            word.name(),
            place,
            rate,
            arguments.bytes(),
            inputs(arguments.signals()),
            file(made)));
  }

  @Override
  public void made(Signal made, String by, Object place, double rate) {
    if (made instanceof Lazy lazy && !isNoted(made)) {
      made.inputs().forEach(this::noteBeneath);
      nodes.put(made.identity(), node(lazy, true, by, place, rate));
    }
  }

  /** Whether it is recorded already, or the notebook is full. */
  private boolean isNoted(Signal made) {
    Node before = nodes.get(made.identity());
    return before != null && before.isWord() || isFull();
  }

  private boolean isFull() {
    boolean full = count.get() >= MOST_NODES;
    if (full) {
      cut = true;
    }
    return full;
  }

  private List<Node> inputs(List<Signal> signals) {
    List<Node> inputs = new ArrayList<>(signals.size());
    for (Signal signal : signals) {
      Node known = nodes.get(signal.identity());
      if (known == null) {
        noteBeneath(signal);
        known = nodes.get(signal.identity());
      }
      inputs.add(known == null ? unknown(signal) : known);
    }
    return inputs;
  }

  private Node unknown(Signal signal) {
    return new Node(
        count.getAndIncrement(),
        signal.identity(),
        false,
        "",
        null,
        0,
        new byte[0],
        List.of(),
        null);
  }

  /** Records signals that no call has reported: the internal steps of a word's result. */
  private void noteBeneath(Signal root) {
    if (nodes.containsKey(root.identity())) {
      return;
    }
    Deque<Signal> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty() && !isFull()) {
      Signal signal = open.peek();
      int before = open.size();
      if (!nodes.containsKey(signal.identity())) {
        for (Signal input : signal.inputs()) {
          if (!nodes.containsKey(input.identity())) {
            open.push(input);
          }
        }
      }
      if (open.size() == before) { // All its inputs are recorded.
        open.pop();
        Node node =
            signal instanceof Lazy lazy ? node(lazy, false, lazy.kind(), null, 0) : unknown(signal);
        nodes.putIfAbsent(signal.identity(), node);
      }
    }
  }

  private Node node(Lazy lazy, boolean isWord, String by, Object place, double rate) {
    ArgumentBytes arguments = new ArgumentBytes();
    switch (lazy.what()) {
      case Lasting _ -> {} // Its text contains the file's time.
      case Gather.Placing placing -> arguments.add(begins(placing, lazy.inputs().size()));
      default -> arguments.add(lazy.what().toString());
    }
    return new Node(
        count.getAndIncrement(),
        lazy.identity(),
        isWord,
        by,
        place,
        rate,
        arguments.bytes(),
        inputs(lazy.inputs()),
        file(lazy));
  }

  private static List<Long> begins(Gather.Placing placing, int inputs) {
    List<Long> begins = new ArrayList<>(inputs);
    for (int i = 0; i < inputs; i++) {
      begins.add(placing.begin(i));
    }
    return begins;
  }

  private static Lasting file(Signal made) {
    return made instanceof Lazy lazy && lazy.what() instanceof Lasting file ? file : null;
  }

  @Override
  public Entry storing(List<Signal> signals, List<Identity[]> keys, Object origin) {
    int length = keys.getFirst().length;
    if (storedCount.incrementAndGet() > MOST_STORED || parts.addAndGet(length) > MOST_PARTS) {
      cut = true;
      return Entry.NONE;
    }
    signals.forEach(this::noteBeneath);
    Storage storage =
        new Storage(
            identities(signals),
            calls.get(),
            origin,
            Storage.keys(keys),
            Storage.MAY_BE_KEPT,
            before);
    stored.add(storage);
    return storage;
  }

  @Override
  public void unkept(List<? extends Signal> signals, Uncacheable why, Object origin, long nanos) {
    if (storedCount.incrementAndGet() > MOST_STORED) {
      cut = true;
      return;
    }
    signals.forEach(this::noteBeneath);
    Storage storage = new Storage(identities(signals), calls.get(), origin, new long[0], why);
    storage.took(nanos);
    stored.add(storage);
  }

  private static List<Identity> identities(List<? extends Signal> signals) {
    return signals.stream().map(Signal::identity).toList();
  }

  /** Where parts were computed for the cache, the most expensive first; each place once. */
  public List<String> computedAt() {
    return stored.stream()
        .filter(Storage::hasComputed)
        .sorted(Comparator.comparingLong(Storage::nanos).reversed())
        .map(each -> place(each).toString())
        .filter(place -> !place.isEmpty())
        .distinct()
        .toList();
  }

  /** Where something was stored or, if no line of the patch did so, its signal was made. */
  PatchLine place(Storage storage) {
    PatchLine place = PatchLine.of(storage.origin());
    Node root = nodes.get(storage.roots().getFirst());
    return place.isKnown() || root == null ? place : PatchLine.of(root.place());
  }

  /** The record of a signal; null if there is none. */
  Node node(Identity identity) {
    return nodes.get(identity);
  }

  /** The number of nodes, above all their indexes. */
  int nodeCount() {
    return count.get();
  }

  Collection<Storage> stored() {
    return stored;
  }

  List<String> parameters(String word) {
    return parameters.getOrDefault(word, List.of());
  }

  /** Whether the notebook was full. */
  boolean isCut() {
    return cut;
  }
}
