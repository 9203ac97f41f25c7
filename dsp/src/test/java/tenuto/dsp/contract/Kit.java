package tenuto.dsp.contract;

import be.tarsos.dsp.GainProcessor;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.support.SilentLoudspeakers;
import tenuto.dsp.word.Grains;
import tenuto.dsp.word.Pieces;
import tenuto.dsp.word.SavedSignal;
import tenuto.dsp.word.TimedSignal;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * One run of expressions, from the same seed each time, so the same expressions make the same
 * noises. It owns the references that words hand over.
 *
 * @see Kits
 */
final class Kit implements AutoCloseable {
  private final Catalogue catalogue;
  private final Session session;
  private final Path out;
  private final WordContext context;
  private final Map<String, Expression.Lambda> functions = new HashMap<>();
  private final Deque<Stored> owned = new ArrayDeque<>();

  /**
   * @param folder in which to make the one that words write to
   */
  Kit(Catalogue catalogue, Session session, Path folder) {
    this.catalogue = catalogue;
    this.session = session;
    try {
      out = Files.createTempDirectory(folder, "out");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    SplittableRandom seeds = new SplittableRandom(session.settings().seed());
    context =
        new WordContext(
            session, seeds::nextLong, new Outputs(out), new SilentLoudspeakers(), line -> {});
  }

  Session session() {
    return session;
  }

  WordContext context() {
    return context;
  }

  /** The folder of what is written. */
  Path out() {
    return out;
  }

  /** Adds a function: {@code env = lambda ms=100: ...}. */
  void define(String function) {
    String[] parts = function.split(" = ", 2);
    functions.put(parts[0], (Expression.Lambda) Expression.value(parts[1], this::call));
  }

  Object evaluate(String expression) {
    return Expression.value(expression, this::call);
  }

  /** The value of an expression in which every word's arguments go through {@code feed}. */
  Object evaluate(String expression, Feed feed) {
    return Expression.value(expression, (name, values) -> call(name, values, feed));
  }

  private Object call(String name, List<Object> values) {
    return call(name, values, Feed.AS_IT_IS);
  }

  private Object call(String name, List<Object> values, Feed feed) {
    if (functions.containsKey(name)) {
      return functions.get(name).call(values, (n, v) -> call(n, v, feed));
    }
    if (name.equals("GainProcessor")) {
      return new GainProcessor(((Number) values.getFirst()).doubleValue());
    }
    Word word = catalogue.word(name.substring("sf.".length()));
    List<Object> fed = feed.feed(this, word, values);
    List<Object[]> sets = Arguments.sets(word, fed);
    boolean isMapped = isMapped(word, fed);
    List<Object> results = new ArrayList<>();
    for (Object[] set : sets) {
      results.add(owned(word, word.call(context, set)));
    }
    if (word.result() == void.class) {
      return fed.getFirst();
    }
    if (isMapped) {
      return results;
    }
    return word.isLinked()
            && word.result() == List.class
            && !(fed.getFirst() instanceof List<?>)
            && results.getFirst() instanceof List<?> only
            && only.size() == 1
        ? only.getFirst()
        : results.getFirst();
  }

  /** Whether a list stands where the word takes one signal. */
  private static boolean isMapped(Word word, List<Object> values) {
    for (int i = 0; i < Math.min(values.size(), word.parameters().size()); i++) {
      boolean isOne =
          switch (word.parameters().get(i).kind()) {
            case SIGNAL, CONTROL -> true;
            default -> false;
          };
      if (isOne && values.get(i) instanceof List<?>) {
        return true;
      }
    }
    return false;
  }

  /** Takes over what a result hands over, and returns what a patch sees of it. */
  private Object owned(Word word, Object result) {
    return switch (result) {
      case null -> Expression.NONE; // of a word that only writes
      case Stored stored when word.result() == Stored.class -> own(stored);
      case Grains grains -> {
        own(grains.source());
        yield pairs(grains.pieces());
      }
      case Pieces pieces -> {
        pieces.sources().forEach(this::own);
        yield pieces.pieces().stream().map(piece -> List.of(piece.channels(), piece.ms())).toList();
      }
      case SavedSignal saved -> {
        Object signal = saved.signal() == null ? Expression.NONE : saved.signal();
        yield List.of(saved.path(), signal instanceof Stored stored ? own(stored) : signal);
      }
      case List<?> list -> {
        list.stream().filter(Stored.class::isInstance).forEach(each -> own((Stored) each));
        yield list.stream().anyMatch(TimedSignal.class::isInstance) ? pairs(list) : list;
      }
      default -> result;
    };
  }

  private Stored own(Stored stored) {
    owned.push(stored);
    return stored;
  }

  private static List<Object> pairs(List<?> pieces) {
    List<Object> pairs = new ArrayList<>();
    for (Object each : pieces) {
      TimedSignal piece = (TimedSignal) each;
      pairs.add(List.of(piece.signal(), piece.ms()));
    }
    return pairs;
  }

  /** The signal stored, until the kit ends. */
  Stored stored(Signal x) {
    return own(session.store(x));
  }

  /** The signals of a result: one, those of a list, or none. */
  static List<Signal> signals(Object result) {
    List<Signal> all = new ArrayList<>();
    if (result instanceof Signal signal) {
      all.add(signal);
    } else if (result instanceof List<?> list) {
      list.forEach(element -> all.addAll(signals(element)));
    }
    return all;
  }

  /** All samples, read {@code step} at a time. */
  double[] read(Signal signal, int step) {
    return read(signal, 0, Math.toIntExact(signal.length()), step);
  }

  /** Samples {@code from} to {@code to - 1}, read {@code step} at a time by a reader of its own. */
  double[] read(Signal signal, int from, int to, int step) {
    double[] all = new double[to - from];
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(signal)) {
      Block block = block(arena, step);
      for (int at = from; at < to; at += step) {
        int n = Math.min(step, to - at);
        reader.read(at, block, 0, n);
        copy(block, all, at - from, n);
      }
    }
    return all;
  }

  static Block block(Arena arena, int samples) {
    return new Block(arena.allocate(8L * Block.wholeGroups(samples), 64), 0);
  }

  static void copy(Block block, double[] to, int at, int n) {
    for (int i = 0; i < n; i++) {
      to[at + i] = block.get(i);
    }
  }

  /** The files that were written, whole, by name. */
  SortedMap<String, byte[]> files() {
    SortedMap<String, byte[]> all = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(out)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        all.put(out.relativize(path).toString(), Files.readAllBytes(path));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }

  /** Bytes of stored signals that are still lent. */
  long lent() {
    return session.memory().usage().lent();
  }

  /** Gives up every reference that words handed over. */
  void end() {
    owned.forEach(context.readers()::forget);
    while (!owned.isEmpty()) {
      owned.pop().close();
    }
  }

  @Override
  public void close() {
    end();
    context.close();
  }
}
