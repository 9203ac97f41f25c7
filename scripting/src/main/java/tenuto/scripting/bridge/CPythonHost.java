package tenuto.scripting.bridge;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.devices.JavaSound;
import tenuto.dsp.outputs.OutputObserver;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.scripting.calls.Handle;
import tenuto.scripting.calls.Loop;
import tenuto.scripting.calls.Python;
import tenuto.scripting.calls.RefRegistry;
import tenuto.scripting.calls.RunContext;
import tenuto.scripting.calls.Shares;
import tenuto.scripting.calls.StftFrames;
import tenuto.scripting.calls.StftRows;
import tenuto.scripting.calls.WordCall;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.tasks.TaskContext;
import tenuto.scripting.tasks.Tasks;

/**
 * A session for Python 3: its words, operators, tasks and scopes. A Python thread that calls it
 * must be registered as a task's by {@link #tasks}; otherwise it counts as a thread outside all
 * tasks.
 *
 * <p>Each call passes the line of Python that it comes from.
 */
public final class CPythonHost extends RunContext<Object> {
  private final Values values = new Values();
  private final NoteCount notes;
  private final TaskCalls work = new TaskCalls(this);
  private final boolean ownsSession;
  private final SignCalls signs = new SignCalls(this);
  private final SignalCalls signals = new SignalCalls(this);
  private final ArrayCalls arrays = new ArrayCalls(this);
  private final ExecutorService asides =
      Executors.newCachedThreadPool(
          Thread.ofPlatform()
              .daemon()
              .name("tenuto-call-", 0)
              .stackSize(Tasks.STACK_BYTES)
              .factory());

  /**
   * Opens a session, with the calling thread as its main one.
   *
   * @param out the folder for files that are written
   * @param lines receives what words print
   * @param notices receives warnings
   */
  public static CPythonHost open(
      Settings settings, String out, Consumer<String> lines, Notices notices) {
    Session session = new Session(settings);
    Tasks tasks = new Tasks(settings.threads(), settings.seed());
    Outputs outputs = new Outputs(Path.of(out));
    NoteCount notes = new NoteCount();
    CPythonHost host =
        new CPythonHost(session, new Catalogue(), outputs, tasks, notes, notes, lines, true);
    Consumer<PatchError> warn = at -> notices.warn(at.message(), at.file(), at.line());
    host.warnings().to(warn);
    outputs.observe(
        new OutputObserver() {
          @Override
          public void message(String text) {
            warn.accept(host.values.here(text));
          }
        });
    return host;
  }

  /**
   * A host of a session.
   *
   * @param notes one of what the observer notifies
   * @param lines receives what words print
   * @param ownsSession whether it closes the session in the end
   */
  public CPythonHost(
      Session session,
      Catalogue catalogue,
      Outputs outputs,
      Tasks tasks,
      NoteCount notes,
      RunObserver observer,
      Consumer<String> lines,
      boolean ownsSession) {
    super(
        session,
        catalogue,
        outputs,
        Ownership.SCOPED,
        tasks,
        full -> {
          throw full;
        },
        observer,
        new JavaSound(),
        lines);
    this.notes = notes;
    this.ownsSession = ownsSession;
  }

  @Override
  public Python<Object> python() {
    return values;
  }

  /** Arithmetic, and slices. */
  public SignCalls signs() {
    return signs;
  }

  /** What is asked of a signal, and done to its samples. */
  public SignalCalls signals() {
    return signals;
  }

  /** Tasks, and notes that are played in them. */
  public TaskCalls work() {
    return work;
  }

  /** The conversions from and to numpy arrays. */
  public ArrayCalls arrays() {
    return arrays;
  }

  /** Sets the line of Python at which the calling thread is. */
  void at(Object place) {
    values.at(place);
  }

  // ---- Words -----------------------------------------------------------------------------------

  /** Calls a word. */
  public Object call(Word word, Object place, Object[] given) {
    values.at(place);
    return new WordCall<>(this, word).function(Sequence.values(given));
  }

  /** Calls a word with keyword arguments, which are the last values. */
  public Object callNamed(Word word, Object place, Object[] given, String[] names) {
    values.at(place);
    return new WordCall<>(this, word).function(Sequence.values(given), names);
  }

  /** Calls a word on a Java thread, as if on the calling one. */
  public PendingCall begin(Word word, Object place, Object[] given, String[] names) {
    return aside(
        () -> callNamed(word, place, given, names), result -> SignalCalls.drop(result, given));
  }

  /**
   * Runs work on a Java thread, in the task and the scope of the calling thread, once it is waited
   * for.
   */
  public PendingCall aside(Callable<Object> work) {
    return aside(work, result -> {});
  }

  /**
   * As above.
   *
   * @param dropper receives a result that nobody takes
   */
  PendingCall aside(Callable<Object> work, Consumer<Object> dropper) {
    TaskContext task = tasks().current();
    RefRegistry.Scope scope = references().current();
    Object place = values.place();
    return new PendingCall(
        this,
        asides,
        () -> {
          values.at(place);
          if (scope != null) {
            references().stack(scope);
          }
          try {
            return tasks().as(task, work);
          } finally {
            references().forgetScopes();
          }
        },
        dropper);
  }

  // ---- Functions of the patch ------------------------------------------------------------------

  /**
   * Begins a feedback loop of signals; the Python side computes what is in it.
   *
   * @param ms the delay, or null for one sample
   */
  public Loop<Object> loop(Object place, Object[] given, Double ms, Double tune) {
    values.at(place);
    return new Loop<>(this, SignalCalls.handles(given), ms, tune);
  }

  /** Closes a loop with what its function returned, and gives its outputs. */
  public Object[] close(Object place, Loop<Object> loop, Object[] made) {
    values.at(place);
    return loop.results(SignalCalls.handles(made)).toArray();
  }

  /** The frames of short-time spectra. */
  public StftRows<Object> rows(Object place, Handle spectra, StftFrames frames) {
    values.at(place);
    return new StftRows<>(this, spectra, frames);
  }

  /**
   * Shares samples with other programs; returns the path of the file that describes where they are.
   */
  public PendingCall share(Object place, Object[] channels, String path) {
    values.at(place);
    return aside(() -> new Shares(this).share(SignalCalls.handles(channels), path));
  }

  /** Shows channels under a name. */
  public PendingCall show(Object place, Object[] channels, String name) {
    values.at(place);
    return aside(
        () -> {
          shows().show(SignalCalls.handles(channels), name);
          return null;
        });
  }

  /** Channels at 48 kHz as the bytes of an Opus file, for a player. */
  public PendingCall opus(Object place, Object[] channels, int bitsPerSecond) {
    values.at(place);
    List<Handle> sound = SignalCalls.handles(channels);
    return aside(
        () -> guarded(() -> CompressedSound.opus(session(), Handle.signals(sound), bitsPerSecond)));
  }

  // ---- Session ---------------------------------------------------------------------------------

  /** Stops the current computations, and tasks that have not begun, until {@link #resume}. */
  void stop() {
    session().work().stop();
    tasks().cancelQueued();
  }

  /** Allows new work, once what was stopped has ended. */
  void resume() {
    session().work().resume();
  }

  /** The progress of the current computation, as text. */
  public String progress() {
    return notes.text(session());
  }

  /** The fraction of the given notes that is played, from 0 to 1; NaN if there are none. */
  public double partOfNotes() {
    return notes.part();
  }

  /** The bytes of the pool in use by signals. */
  public long lent() {
    return session().memory().usage().lent();
  }

  @Override
  public void close() {
    tasks().close();
    super.close();
    asides.shutdownNow();
    if (ownsSession) {
      session().close();
    }
  }
}
