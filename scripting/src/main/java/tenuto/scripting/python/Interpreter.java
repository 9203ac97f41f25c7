package tenuto.scripting.python;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.python.core.CompileMode;
import org.python.core.Py;
import org.python.core.PyDictionary;
import org.python.core.PyFile;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyStringMap;
import org.python.core.PySystemState;
import org.python.core.ThreadState;
import org.python.util.PythonInterpreter;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.objects.CompiledPython;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.ImportedFiles;
import tenuto.scripting.objects.Interrupts;
import tenuto.scripting.objects.LoadedCode;
import tenuto.scripting.objects.MainNames;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.PyMethod;
import tenuto.scripting.objects.PythonOutput;
import tenuto.scripting.objects.PythonSource;
import tenuto.scripting.objects.StopTrace;
import tenuto.scripting.objects.Text;
import tenuto.scripting.reports.WriteMonitor;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.TaskContext;
import tenuto.tools.input.StopHook;

/** A Jython interpreter, with {@code sf}, {@code sf_do} and {@code sf_parallel} as builtins. */
public final class Interpreter implements AutoCloseable {
  private final PySystemState state;
  private final PythonInterpreter python;
  private final Map<Object, PyObject> randoms = new WeakHashMap<>();
  private final WriteMonitor out = new WriteMonitor(System.out);
  private final Interrupts interrupts = new Interrupts();
  private final PyFile stdout = PythonOutput.file(out, "<stdout>", System.out::checkError);
  private final Set<ThreadState> threads = ConcurrentHashMap.newKeySet();
  private final Compatibility compatibility;

  /** Where the patch's own modules are, first those beside it. */
  private final Deque<Path> folders = new ConcurrentLinkedDeque<>();

  private volatile boolean stopped;
  private Patch patch;
  private CompiledPython compiled;

  /**
   * @param arguments {@code sys.argv[1:]}
   * @param modules folders that are searched for modules after the script's own
   * @param compatibility what scripts find beside Tenuto's own names
   */
  public Interpreter(List<String> arguments, List<Path> modules, Compatibility compatibility) {
    this.compatibility = compatibility;
    JythonStart.initialize();
    state = newState();
    JythonStart.findLibrary(state.path);
    state.argv = new PyList(arguments.stream().map(Text::python).toList());
    state.argv.insert(0, Py.EmptyString);
    modules.forEach(folder -> folders.add(folder.toAbsolutePath()));
    for (Path folder : modules.reversed()) {
      state.path.insert(0, Text.python(folder.toAbsolutePath().toString()));
    }
    state.dont_write_bytecode = true;
    python = new PythonInterpreter(new MainNames(), state);
    python.setOut(stdout);
    python.setErr(PythonOutput.file(System.err, "<stderr>", () -> false));
    state.__stdout__ = state.stdout;
    state.__stderr__ = state.stderr;
    threads.add(Py.getThreadState());
  }

  /** A signal may have come: Jython adds a hook, and a JVM that ends takes none. */
  private static PySystemState newState() {
    try {
      return new PySystemState();
    } catch (IllegalStateException e) {
      StopHook.endIfStopping();
      throw e;
    }
  }

  /** Registers the calling thread with this interpreter. */
  public void enter() {
    Py.setSystemState(state);
    threads.add(Py.getThreadState());
    if (stopped) { // while this thread was on its way
      StopTrace.set(Py.getThreadState());
    }
  }

  /** Makes Python fail at its next line and each after it, on every thread that enters. */
  public void stop() {
    stopped = true;
    threads.forEach(StopTrace::set);
  }

  /** The files of imported modules. */
  public List<Path> moduleFiles() {
    return ImportedFiles.of(state);
  }

  /** Python's own state, for running typed inputs. */
  public PySystemState state() {
    return state;
  }

  /** The names of the main module. */
  public PyObject names() {
    return python.getLocals();
  }

  /** Stops the threads that are running in this interpreter. */
  public Interrupts interrupts() {
    return interrupts;
  }

  /** Wraps the work of a task. */
  public Runnable around(Runnable work) {
    return () -> {
      enter();
      try {
        interrupts.run(work);
      } finally {
        if (patch != null) {
          patch.references().forgetScopes();
        }
      }
    };
  }

  /** Adds the patch's builtins. */
  public void bind(Patch run) {
    patch = run;
    compiled =
        CompiledPython.ofInstallation(
            run.session().settings().warmup().in(LoadedCode.class, LoadedCode::new));
    run.bring(compatibility);
    PyObject builtins = ((PyStringMap) state.getBuiltins()).copy();
    state.setBuiltins(builtins);
    PySf words = new PySf(run);
    builtins.__setitem__("sf", words);
    state.modules.__setitem__("tenuto", words); // for import tenuto as sf, as in CPython
    builtins.__setitem__("sf_do", new PyMethod("sf_do", 1, Integer.MAX_VALUE, this::start));
    builtins.__setitem__(
        "sf_parallel",
        new PyMethod(
            "sf_parallel", 1, 1, function -> new PyParallel(callable(function[0]), this::task)));
    builtins.__setitem__("help", new PyMethod("help", 0, 1, this::help));
    compatibility.builtins(run, builtins).forEach(builtins::__setitem__);
    python.set("__tenuto_random__", new PyMethod("random", 1, 1, maker -> random(maker[0])));
    python.set("__tenuto_library__", new PyMethod("library", 1, 1, file -> library(file[0])));
    python.set("__tenuto_modules__", modules());
    OwnModules own = new OwnModules(folders, compiled, this::source);
    python.set("__tenuto_own__", new PyMethod("own", 2, 2, of -> own.file(of[0], of[1])));
    python.set("__tenuto_code__", new PyMethod("code", 1, 1, file -> own.code(file[0])));
    try (InputStream prelude = Interpreter.class.getResourceAsStream("prelude.py")) {
      byte[] text = prelude.readAllBytes();
      python.exec(compiled.code(PythonSource.PYTHON_2, text, "prelude.py"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    python.set("__name__", new PyString("__main__"));
  }

  /** Runs a script; the main module keeps what earlier scripts have left in it. */
  public void run(Script script) {
    PyString name = Text.python(script.name());
    state.argv.__setitem__(0, name);
    if (script instanceof Script.Source) {
      python.set("__file__", name);
    }
    beginAt(script.folder());
    python.exec(new PatchCode(compiled).of(source(), script, state.getBuiltins()));
  }

  /** Makes modules of a folder take precedence over all others. */
  public void beginAt(Path folder) {
    state.path.insert(0, Text.python(folder.toString()));
    folders.addFirst(folder);
  }

  /** The value that a script has left in the main module under that name, or null. */
  PyObject global(String name) {
    return python.get(name);
  }

  /** Prints a line of output of a word. */
  public void print(String line) {
    out.hear();
    System.out.println(line);
  }

  /** Whether the patch has printed anything. */
  public boolean hasPrinted() {
    stdout.flush();
    return out.anything();
  }

  /** Runs what the patch registered with {@code atexit}; Python's own threads are joined there. */
  public void finish() {
    state.callExitFunc();
  }

  /** How patches of this run, and the modules beside them, are read. */
  private PythonSource source() {
    return patch.isOurs() ? PythonSource.PATCH : PythonSource.PYTHON_2;
  }

  /** {@code sf_do(function, arguments…)}. */
  private PyObject start(PyObject[] call) {
    PyObject function = callable(call[0]);
    PyObject[] arguments = Arrays.copyOfRange(call, 1, call.length);
    return task(function, arguments, Py.NoKeywords);
  }

  private PyObject task(PyObject function, PyObject[] values, String[] keywords) {
    long what = ValueKey.of(function, values, keywords);
    return new PyFuture(patch.tasks().submit(what, () -> function.__call__(values, keywords)));
  }

  private static PyObject callable(PyObject function) {
    PyObject known = PyFuture.resolved(function);
    if (!known.isCallable()) {
      throw Errors.type("a task is made from a function, not from " + Jython.shown(known));
    }
    return known;
  }

  /** The calling task's own generator, created by {@code maker(seed)} when it is first needed. */
  private synchronized PyObject random(PyObject maker) {
    TaskContext context = patch.tasks().current();
    return randoms.computeIfAbsent(
        context.part(), part -> maker.__call__(Py.newLong(context.randomSeed())));
  }

  /** Each module that is part of Tenuto, by the last part of its name. */
  private PyDictionary modules() {
    PyDictionary all = new PyDictionary();
    Composing.MODULES.forEach(name -> all.__setitem__(new PyString(name), new PyString(name)));
    compatibility
        .modules()
        .forEach((last, whole) -> all.__setitem__(new PyString(last), new PyString(whole)));
    return all;
  }

  /** The code of a module that is part of Tenuto. */
  private PyObject library(PyObject file) {
    String name = Text.java(file);
    InputStream foreign = compatibility.source(name);
    try (InputStream from =
        foreign == null ? Interpreter.class.getResourceAsStream(name) : foreign) {
      byte[] text = from.readAllBytes();
      return compiled
          .code(text, name)
          .orElseGet(() -> Py.compile(new ByteArrayInputStream(text), name, CompileMode.exec));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private PyObject help(PyObject[] about) {
    if (about.length == 1 && about[0] instanceof PyWord word) {
      Py.println(Text.python(word.word().help()));
    } else if (about.length == 1 && about[0] instanceof PyHelper helper) {
      Py.println(Text.python(helper.help()));
    } else if (about.length == 1 && about[0] instanceof PySf) {
      for (Word word : patch.catalogue().words()) {
        Py.println(Text.python(word.signature() + "  " + word.summary()));
      }
      for (PyHelper helper : Music.helpers(patch)) {
        Py.println(Text.python(helper.summary()));
      }
    } else {
      org.python.core.imp.importName("pydoc", true).__getattr__("help").__call__(about);
    }
    return Py.None;
  }

  @Override
  public void close() {
    python.close();
  }
}
