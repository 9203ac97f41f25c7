package tenuto.engine.keep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import tenuto.engine.base.Identity;
import tenuto.engine.plan.SubrangeBuilder;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Lasting;
import tenuto.engine.signal.Lazy;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.engine.signal.Uncacheable;

/**
 * What each part of a signal is made from, hashed: the keys under which a {@link Cache} keeps it.
 *
 * <p>An {@link Identity} stands for a whole signal, in this process. A key stands for a stretch of
 * one, in any process: of what is placed in time only what sounds in the stretch counts, of what is
 * filtered only what came before; and what cannot be told from its text has no key at all. So two
 * stretches of one key have the same samples, while those of different keys may have, too.
 */
public final class PartKeys {
  private static final int DEEPEST = 3000;

  /** Signals looked at, for one that is stored, some tenths of a second: more is not worth it. */
  private static final int MOST = 500_000;

  /** Keys that are remembered at a time. */
  private static final int REMEMBERED = 20_000;

  /** After so many looks it is asked whether somebody has interrupted them. */
  private static final int UNINTERRUPTED = 1 << 10;

  private static final Uncacheable TOO_MANY =
      new Uncacheable("it is made from so many signals that to look for it takes longer");

  private static final Uncacheable INTERRUPTED = new Uncacheable("the run was stopped");

  private static final Identity RESUMED = Identity.of("from a state", 0);

  private static final Identity SILENCE = Identity.of("silence", 0);

  /** For what is filtered: the keys of all that came before the end of each part. */
  private final Map<Signal, List<Identity>> before = new IdentityHashMap<>();

  /** Keys of the part that is looked at. */
  private final Map<Stretch, Identity> known = new HashMap<>();

  private final OwnKeys own = new OwnKeys();

  private int looks;

  /** Bytes of stored signals that the part is made from. */
  private long read;

  /** Filters of whose states a key says nothing: the first output of each. */
  private final Collection<? extends Signal> resumed;

  PartKeys(Collection<? extends Signal> resumed) {
    this.resumed = resumed;
  }

  /**
   * The keys of a signal.
   *
   * @param parts of each part
   * @param read bytes of stored signals that each is made from
   * @param outside what they hold for, as long as it holds
   * @param areAlwaysKept whether parts are kept however little it costs to compute them
   */
  public record Keys(Identity[] parts, long[] read, List<Lasting> outside, boolean areAlwaysKept) {
    Keys(Identity[] parts, long[] read, List<Lasting> outside) {
      this(parts, read, outside, false);
    }

    /** The same for parts that are always kept. */
    Keys always() {
      return new Keys(parts, read, outside, true);
    }

    boolean hold() {
      return outside.stream().allMatch(Lasting::holds);
    }
  }

  private record Stretch(Signal signal, long from, long to) {}

  /** Of each part, or null if the signal is never to be kept. */
  static Keys of(Signal signal) {
    return of(signal, Set.of(), why -> {});
  }

  /**
   * Of each part, for which it counts what is made in it and not in which states filters begin it.
   *
   * @param resumed the filters, the first output of each
   * @return null if the signal is never to be kept
   */
  static Keys of(Signal signal, Collection<? extends Signal> resumed, Consumer<Uncacheable> never) {
    return of(signal, Math.ceilDiv(signal.length(), Cache.PART), resumed, never);
  }

  /** That of the first part alone, if it has one. */
  static Optional<Identity> first(Signal signal) {
    Keys keys = of(signal, Math.min(1, signal.length()), Set.of(), why -> {});
    return keys == null ? Optional.empty() : Arrays.stream(keys.parts()).findFirst();
  }

  private static Keys of(
      Signal signal,
      long count,
      Collection<? extends Signal> resumed,
      Consumer<Uncacheable> never) {
    PartKeys keys = new PartKeys(resumed);
    Identity[] parts = new Identity[Math.toIntExact(count)];
    long[] read = new long[parts.length];
    try {
      for (int i = 0; i < parts.length; i++) {
        long from = (long) i * Cache.PART;
        parts[i] = keys.of(signal, from, from + Cache.PART, 0);
        read[i] = keys.read;
        keys.read = 0;
        keys.known.clear();
      }
      return new Keys(parts, read, keys.outside());
    } catch (NoKeyException e) {
      never.accept(e.why());
      return null;
    } catch (StackOverflowError e) {
      never.accept(TOO_MANY);
      return null;
    }
  }

  private Identity of(Signal signal, long start, long end, int depth) {
    long from = Math.max(0, start);
    long to = Math.min(signal.length(), end);
    if (from >= to) {
      return SILENCE;
    }
    boolean asks = ++looks % UNINTERRUPTED == 0;
    if (looks > MOST || depth > DEEPEST || (asks && Thread.currentThread().isInterrupted())) {
      throw new NoKeyException(asks ? INTERRUPTED : TOO_MANY);
    }
    Stretch stretch = new Stretch(signal, from, to);
    Identity key = known.get(stretch);
    if (key == null) {
      key =
          switch (signal) {
            case Stored stored -> stored(stored, from, to);
            case Lazy lazy -> lazy(lazy, from, to, depth);
          };
      if (known.size() == REMEMBERED) {
        known.clear();
      }
      known.put(stretch, key);
    }
    return key;
  }

  private Identity stored(Stored stored, long from, long to) {
    Identity[] parts = stored.keys();
    if (parts == null) {
      throw new NoKeyException(stored.never());
    }
    read += Double.BYTES * (to - from);
    Identity key = at("stored", from, to);
    for (int i = (int) (from / Cache.PART); i <= (to - 1) / Cache.PART; i++) {
      key = key.from(parts[i]);
    }
    return key;
  }

  private Identity lazy(Lazy lazy, long from, long to, int depth) {
    if (lazy.what() instanceof Gather.Placing placing) {
      return placed(placing, lazy, from, to, depth);
    }
    Identity key = own.of(lazy).from(at("stretch", from, to));
    switch (lazy) {
      case Mapped mapped -> key = key.from(of(mapped.inputs().getFirst(), from, to, depth + 1));
      case Combined combined -> {
        for (Signal input : combined.inputs()) {
          key = key.from(of(input, from, to, depth + 1));
        }
      }
      case Filtered filtered when resumed.contains(filtered.outputs().getFirst()) -> {
        key = key.from(RESUMED);
        for (Signal input : filtered.alongside()) {
          key = key.from(of(input, from, to, depth + 1));
        }
        key = from(key, filtered.beside(), depth);
      }
      case Filtered filtered -> {
        long start = SubrangeBuilder.start(filtered.filter(), from);
        long end = Math.max(0, to - filtered.filter().lag());
        for (Signal input : filtered.alongside()) {
          boolean all = start == 0;
          key = key.from(all ? upTo(input, end, depth + 1) : of(input, start, end, depth + 1));
        }
        key = from(key, filtered.beside(), depth);
      }
      case Generated generated -> key = from(key, generated.inputs(), depth);
      case Gathered gathered when gathered.gather() instanceof Gather.Local local -> {
        for (int i = 0; i < gathered.inputs().size(); i++) {
          key =
              key.from(
                  of(gathered.inputs().get(i), local.from(i, from), local.to(i, to), depth + 1));
        }
      }
      case Gathered gathered -> key = from(key, gathered.inputs(), depth);
    }
    return key;
  }

  private Identity from(Identity key, List<Signal> inputs, int depth) {
    Identity with = key;
    for (Signal input : inputs) {
      with = with.from(whole(input, depth + 1));
    }
    return with;
  }

  /** What only places its inputs: what sounds in the stretch counts, and where. */
  private Identity placed(Gather.Placing placing, Lazy lazy, long from, long to, int depth) {
    Identity key = Identity.of(placing.getClass().getName(), to - from);
    List<Signal> inputs = lazy.inputs();
    for (int i = 0; i < inputs.size(); i++) {
      long begin = placing.begin(i);
      Signal input = inputs.get(i);
      if (begin < to && begin + input.length() > from) {
        key =
            key.from(Identity.of("begin", begin - from))
                .from(of(input, from - begin, to - begin, depth + 1));
      }
    }
    return key;
  }

  /** All that comes before a sample. */
  private Identity upTo(Signal signal, long end, int depth) {
    List<Identity> parts = before.computeIfAbsent(signal, it -> new ArrayList<>());
    long to = Math.min(end, signal.length());
    int whole = (int) (to / Cache.PART);
    while (parts.size() < whole) {
      long from = (long) parts.size() * Cache.PART;
      Identity last = parts.isEmpty() ? Identity.of("up to", 0) : parts.getLast();
      parts.add(last.from(of(signal, from, from + Cache.PART, depth)));
    }
    Identity key = whole == 0 ? Identity.of("up to", 0) : parts.get(whole - 1);
    return key.from(of(signal, (long) whole * Cache.PART, to, depth));
  }

  /** What must not change meanwhile for the keys to hold. */
  List<Lasting> outside() {
    return own.outside();
  }

  /** All of a signal, its length too: whoever is made from all of it may ask for that. */
  Identity whole(Signal signal) {
    return whole(signal, 0);
  }

  private Identity whole(Signal signal, int depth) {
    return Identity.of("whole", signal.length()).from(upTo(signal, signal.length(), depth));
  }

  private static Identity at(String what, long from, long to) {
    return Identity.of(what, from).from(Identity.of("to", to));
  }
}
