package tenuto.scripting.python;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyList;
import org.python.core.PyObject;
import tenuto.dsp.devices.JavaSound;
import tenuto.engine.signal.Signal;
import tenuto.scripting.calls.Keys;
import tenuto.scripting.calls.RefRegistry;
import tenuto.scripting.calls.SignalRef;
import tenuto.scripting.objects.PatchErrors;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;
import tenuto.scripting.tasks.Tasks;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.ChainException;

/**
 * A chain that is a Python file with a function {@code process(channels)}, which takes a list of
 * signals and returns one.
 *
 * <p>Each thread has its own interpreter, which runs the file once and then calls the function for
 * one sound after another. What the function makes is released when the sound is written; what the
 * file makes outside it exists until the end of the batch.
 */
public final class PythonChain implements Chain {
  private static final String FUNCTION = "process";

  private final Path file;
  private final Compatibility compatibility;

  /** The file itself, and what it imports and reads before its function is called. */
  private volatile List<Path> sources;

  /**
   * @param compatibility what it finds beside Tenuto's own names
   */
  public PythonChain(Path file, Compatibility compatibility) {
    this.file = file;
    this.compatibility = compatibility;
    this.sources = List.of(file);
  }

  @Override
  public String text() {
    return file.toString();
  }

  @Override
  public List<Path> files() {
    return List.of(file);
  }

  @Override
  public List<Path> sources() {
    return sources;
  }

  @Override
  public void check(Supplier<FileSession> sessions) {
    try (FileSession fileSession = sessions.get();
        Performer performer = new Performer(fileSession)) {
      performer.open();
      sources = performer.sources();
    } catch (ChainException e) {
      throw e;
    } catch (InterruptedException | RuntimeException | StackOverflowError e) {
      throw failed(e, PatchError::inOneLine);
    }
  }

  private ChainException failed(Throwable failure, Function<PatchError, String> describe) {
    if (failure instanceof PyException python && python.match(Py.SystemExit)) {
      python.normalize();
      PyObject code = python.value.__findattr__("code");
      String given = code == null || code == Py.None ? "" : Text.java(code.__repr__());
      return new ChainException("%s: the chain called exit(%s)".formatted(file, given), failure);
    }
    return new ChainException(describe.apply(PatchErrors.of(failure)), failure);
  }

  @Override
  public Applied on(FileSession fileSession) {
    return new Performer(fileSession);
  }

  /** One thread's interpreter. */
  private final class Performer implements Applied {
    private final FileSession fileSession;
    private Tasks tasks;
    private Interpreter interpreter;
    private Patch patch;
    private PyObject function;

    Performer(FileSession fileSession) {
      this.fileSession = fileSession;
    }

    @Override
    public List<Signal> apply(List<Signal> channels, UnaryOperator<List<Signal>> fit) {
      return fit.apply(called(channels));
    }

    private List<Signal> called(List<Signal> channels) {
      try {
        double rate = fileSession.session().sampleRate();
        if (function == null || patch.full() != null) {
          close();
          open();
        }
        fileSession.session().sampleRate(rate); // The file itself may have changed it.
        tasks.beginAnew(fileSession.seed());
        RefRegistry.Scope scope = patch.references().begin();
        fileSession.atEnd(scope::end);
        List<Signal> made = signals(function.__call__(list(channels)));
        if (patch.full() != null) {
          throw patch.full(); // a bare except: has caught it, so a signal is missing
        }
        return made;
      } catch (ChainException e) {
        throw e;
      } catch (InterruptedException | RuntimeException e) {
        throw failed(e, PatchError::text);
      }
    }

    private void open() throws InterruptedException {
      interpreter = new Interpreter(List.of(), List.of(), compatibility);
      int threads = fileSession.session().threads();
      Interpreter python = interpreter;
      tasks =
          new Tasks(
              threads,
              fileSession.seed(),
              Seeds.BY_CONTENT,
              python::around,
              Tasks.STACK_BYTES,
              Tasks.IDLE);
      patch =
          new Patch(
              fileSession.session(),
              fileSession.catalogue(),
              fileSession.context().outputs(),
              Ownership.SCOPED,
              tasks,
              full -> {
                throw full;
              },
              RunObserver.NONE,
              new JavaSound(),
              System.err::println);
      interpreter.enter();
      interpreter.bind(patch);
      interpreter.run(new Script.Source(file));
      finish();
      PyObject found = interpreter.global(FUNCTION);
      if (found == null || !found.isCallable()) {
        throw new ChainException(file + ": it has no function process(channels)");
      }
      function = found;
    }

    List<Path> sources() {
      SortedSet<Path> all = new TreeSet<>(interpreter.moduleFiles());
      all.addAll(patch.context().inputs().wanted());
      all.add(file);
      return all.stream().filter(Files::isRegularFile).toList();
    }

    private PyList list(List<Signal> channels) {
      List<PySignal> signals = new ArrayList<>();
      for (Signal each : channels) {
        long key = Keys.made(FUNCTION, signals.size(), List.of());
        signals.add(new PySignal(patch, new SignalRef(each, key, List.of(), Patch.place())));
      }
      return PyChannels.of(patch, signals);
    }

    private List<Signal> signals(PyObject given) throws InterruptedException {
      PyObject result = PyFuture.resolved(given);
      List<Signal> signals = new ArrayList<>();
      if (result instanceof PySignal one) {
        signals.add(one.signal());
      } else if (Jython.isList(result)) {
        for (PyObject element : result.asIterable()) {
          signals.add(signal(PyFuture.resolved(element)));
        }
      } else {
        throw wrong(result);
      }
      finish();
      return signals;
    }

    private Signal signal(PyObject element) {
      if (element instanceof PySignal signal) {
        signal.requireOwned("process(channels)");
        return signal.signal();
      }
      throw wrong(element);
    }

    private ChainException wrong(PyObject result) {
      return new ChainException(
          "%s: process(channels) must return a list of signals, but returns %s"
              .formatted(file, Jython.shown(result)));
    }

    /** Waits for all tasks; a failure that nobody has read is one of the file's. */
    private void finish() throws InterruptedException {
      Optional<Throwable> unread = tasks.finish();
      if (unread.isPresent()) {
        throw unread.get() instanceof RuntimeException failure
            ? failure
            : failed(unread.get(), PatchError::text);
      }
    }

    @Override
    public void close() {
      if (patch != null) {
        patch.close();
        tasks.close();
        interpreter.close();
        patch = null;
        function = null;
      }
    }
  }
}
