package tenuto.scripting.python;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.python.core.CompileMode;
import org.python.core.Py;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyStringMap;
import org.python.core.__builtin__;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.support.SilentLoudspeakers;
import tenuto.dsp.word.Dialect;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.sonicfield.SonicField;
import tenuto.scripting.tasks.Tasks;

/**
 * One run of a patch whose lines a test writes, in either ownership. It begins with the same seed
 * each time, so the same lines make the same noises.
 *
 * @see Kits
 */
final class PatchKit implements AutoCloseable {
  private final Session session;
  private final Tasks tasks;
  private final Patch patch;
  private final Path out;
  private final PyStringMap names = new PyStringMap();
  private final SilentLoudspeakers loudspeakers = new SilentLoudspeakers();

  /**
   * @param folder in which to make the one that the patch writes to
   */
  PatchKit(Interpreter interpreter, Session session, Path folder, Ownership ownership) {
    try {
      out = Files.createTempDirectory(folder, "out");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    this.session = session;
    tasks = new Tasks(session.threads(), session.settings().seed());
    patch =
        new Patch(
            session,
            new Catalogue(),
            new Outputs(out),
            ownership,
            tasks,
            full -> {},
            RunObserver.NONE,
            loudspeakers,
            line -> {});
    interpreter.enter();
    patch.bring(new SonicField());
    names.__setitem__("__builtins__", Py.getSystemState().getBuiltins());
    names.__setitem__("sf", new PySf(patch));
  }

  Session session() {
    return session;
  }

  /** The folder of what the patch writes. */
  Path out() {
    return out;
  }

  /** By whose rules its words go. */
  Dialect dialect() {
    return patch.context().dialect();
  }

  /** Has its words go by other rules than its ownership's. */
  void follow(Dialect rules) {
    patch.context().follow(rules);
  }

  /** What the patch plays to. */
  SilentLoudspeakers loudspeakers() {
    return loudspeakers;
  }

  /** The value of an expression. */
  PyObject evaluate(String expression) {
    return __builtin__.eval(new PyString(expression), names, names);
  }

  /** The value of an expression in which every word's arguments go through {@code feed}. */
  PyObject evaluate(String expression, Feed feed) {
    PyStringMap fed = names.copy();
    fed.__setitem__("sf", new FedWords(patch, feed));
    return __builtin__.eval(new PyString(expression), fed, fed);
  }

  /** Runs statements. */
  void run(String statements) {
    Py.exec(
        Py.compile_flags(
            statements, "<kit>", CompileMode.exec, new org.python.core.CompilerFlags()),
        names,
        names);
  }

  /** The signals of a result: one, those of a list, or none. */
  static List<Signal> signals(PyObject result) {
    List<Signal> all = new ArrayList<>();
    if (result instanceof PySignal signal) {
      all.add(signal.signal());
    } else if (Jython.isList(result)) {
      result.asIterable().forEach(element -> all.addAll(signals(element)));
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

  /** The files that the patch has written, whole, by name. */
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

  /** Releases everything that a scoped patch still reaches. */
  void end() {
    patch.references().end();
  }

  @Override
  public void close() {
    patch.close();
    tasks.close();
  }
}
