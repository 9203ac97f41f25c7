package tenuto.scripting.bridge;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Function;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.devices.JavaSound;
import tenuto.dsp.word.Outputs;
import tenuto.engine.Session;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Stored;
import tenuto.scripting.calls.Bars;
import tenuto.scripting.calls.Expressions;
import tenuto.scripting.calls.FrameRows;
import tenuto.scripting.calls.Frames;
import tenuto.scripting.calls.Handle;
import tenuto.scripting.calls.Loop;
import tenuto.scripting.calls.Performance;
import tenuto.scripting.calls.Python;
import tenuto.scripting.calls.RefRegistry;
import tenuto.scripting.calls.RunContext;
import tenuto.scripting.calls.SampleAccess;
import tenuto.scripting.calls.Shares;
import tenuto.scripting.calls.WordCall;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.tasks.Task;
import tenuto.scripting.tasks.TaskContext;
import tenuto.scripting.tasks.Tasks;

/**
 * A session for Python 3: its words, operators, tasks and scopes. What threads of Python it is
 * called from must be said to be a task's by {@link #tasks}, or count as threads beside them.
 *
 * <p>Each call names the line of Python that it comes from.
 */
public final class CPythonHost extends RunContext<Object> {
  private final Values values;
  private final NoteCount notes;
  private final boolean ownsSession;
  private final Expressions<Object> expressions = new Expressions<>(this);
  private final ArrayCalls arrays = new ArrayCalls(this);
  private final ExecutorService asides =
      Executors.newCachedThreadPool(
          Thread.ofPlatform()
              .daemon()
              .name("tenuto-call-", 0)
              .stackSize(Tasks.STACK_BYTES)
              .factory());

  /**
   * Opens one, for the calling thread to be its main one.
   *
   * @param out the folder for files that are written
   * @param lines is given what words print
   * @param notices is told what is no failure
   */
  public static CPythonHost open(
      Settings settings, String out, Consumer<String> lines, Notices notices) {
    Session session = new Session(settings);
    Tasks tasks = new Tasks(settings.threads(), settings.seed());
    Outputs outputs = new Outputs(Path.of(out));
    CPythonHost host =
        new CPythonHost(session, new Catalogue(), outputs, tasks, new NoteCount(), lines, true);
    host.warnings().to(at -> notices.warn(at.message(), at.file(), at.line()));
    outputs.tellTo(
        text -> {
          PatchError at = host.values.here(text);
          notices.warn(at.message(), at.file(), at.line());
        });
    return host;
  }

  /** One around a session that somebody else closes. */
  public static CPythonHost of(
      Session session,
      Catalogue catalogue,
      Outputs outputs,
      Tasks tasks,
      NoteCount notes,
      Consumer<String> lines) {
    return new CPythonHost(session, catalogue, outputs, tasks, notes, lines, false);
  }

  private CPythonHost(
      Session session,
      Catalogue catalogue,
      Outputs outputs,
      Tasks tasks,
      NoteCount notes,
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
        new JavaSound(),
        lines);
    this.values = new Values();
    this.notes = notes;
    this.ownsSession = ownsSession;
  }

  @Override
  public Python<Object> python() {
    return values;
  }

  /** What there is for arrays of numpy. */
  public ArrayCalls arrays() {
    return arrays;
  }

  /** Says which line of Python is called from now on. */
  void at(Object place) {
    values.at(place);
  }

  // ---- Words -----------------------------------------------------------------------------------

  /** Calls a word. */
  public Object call(Word word, Object place, Object[] given) {
    values.at(place);
    return new WordCall<>(this, word).function(Sequence.values(given));
  }

  /** Calls a word; the last of the values have names. */
  public Object callNamed(Word word, Object place, Object[] given, String[] names) {
    values.at(place);
    return new WordCall<>(this, word).function(Sequence.values(given), names);
  }

  /** A word's call on a thread of Java's, as if on the calling one. */
  public Running begin(Word word, Object place, Object[] given, String[] names) {
    return aside(() -> callNamed(word, place, given, names), result -> drop(result, given));
  }

  /**
   * Does work on a thread of Java's, in the task and the scope of the calling one, once somebody
   * waits for it.
   */
  public Running aside(Callable<Object> work) {
    return aside(work, result -> {});
  }

  /**
   * The same.
   *
   * @param dropper is given a result that nobody takes
   */
  Running aside(Callable<Object> work, Consumer<Object> dropper) {
    TaskContext task = tasks().current();
    RefRegistry.Scope scope = references().current();
    Object place = values.place();
    return new Running(
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

  /** Releases the signals in a result but those that were given. */
  static void drop(Object result, Object... given) {
    if (result instanceof Sequence sequence) {
      sequence.elements().forEach(each -> drop(each, given));
    } else if (result instanceof Handle x && !isIn(x, Arrays.asList(given))) {
      drop(x);
    }
  }

  private static boolean isIn(Handle x, List<Object> values) {
    return values.stream()
        .anyMatch(each -> each == x || each instanceof Sequence inner && isIn(x, inner.elements()));
  }

  // ---- Expressions -----------------------------------------------------------------------------

  public Object negative(Object place, Handle x) {
    values.at(place);
    return expressions.negative(x);
  }

  public Object sum(Object place, Handle x, Object operand) {
    values.at(place);
    return expressions.sum(x, operand);
  }

  public Object difference(Object place, Handle x, Object operand) {
    values.at(place);
    return expressions.difference(x, operand);
  }

  public Object differenceFrom(Object place, Handle x, Object number) {
    values.at(place);
    return expressions.differenceFrom(number, x);
  }

  public Object product(Object place, Handle x, Object operand) {
    values.at(place);
    return expressions.product(x, operand);
  }

  public Object quotient(Object place, Handle x, Object operand) {
    values.at(place);
    return expressions.quotient(x, operand);
  }

  /** The part of a signal between two times in ms; null for its start or its end. */
  public Object slice(Object place, Handle x, Object start, Object stop) {
    values.at(place);
    return expressions.slice(x, start, stop);
  }

  // ---- Functions of the patch ------------------------------------------------------------------

  /**
   * Begins a loop of signals; what is in it the other side asks for.
   *
   * @param ms the delay, or null for one sample
   */
  public Loop<Object> loop(Object place, Object[] given, Double ms) {
    values.at(place);
    return new Loop<>(this, handles(given), ms);
  }

  /** The signals that a loop makes of what its function made. */
  public Object[] close(Object place, Loop<Object> loop, Object[] made) {
    values.at(place);
    return loop.results(handles(made)).toArray();
  }

  /** Silence that can be written sample by sample until it is used. */
  public Handle draft(Object place, Object samples) {
    values.at(place);
    return Bare.run(() -> SampleAccess.draft(this, samples));
  }

  /** The frames of short-time spectra. */
  public FrameRows<Object> rows(Object place, Handle spectra, Frames frames) {
    values.at(place);
    return new FrameRows<>(this, spectra, frames);
  }

  /** Lets other programs map samples; gives the path of the file that tells where they are. */
  public Running share(Object place, Object[] channels, String path) {
    values.at(place);
    return aside(() -> new Shares(this).share(handles(channels), path));
  }

  /** Shows channels under a name. */
  public Running show(Object place, Object[] channels, String name) {
    values.at(place);
    return aside(
        () -> {
          shows().show(handles(channels), name);
          return null;
        });
  }

  /** Channels at 48 kHz as the bytes of an Opus file, for a player. */
  public Running opus(Object place, Object[] channels, int bitsPerSecond) {
    values.at(place);
    List<Handle> sound = handles(channels);
    return aside(
        () -> guarded(() -> CompressedSound.opus(session(), Handle.signals(sound), bitsPerSecond)));
  }

  static List<Handle> handles(Object[] signals) {
    return Arrays.stream(signals).map(Handle.class::cast).toList();
  }

  // ---- Signals ---------------------------------------------------------------------------------

  /**
   * The samples of a signal.
   *
   * @param what asks for them, for the error
   */
  public long samples(Handle x, String what) {
    deeds().ask();
    requireOwned(x, what);
    return x.signal().length();
  }

  static void requireOwned(Handle x, String what) {
    if (!x.holding().isOwned()) {
      throw Bare.of(x.released(what));
    }
  }

  /** Releases a signal now. */
  public static void release(Handle x) {
    Bare.act(() -> x.release("x.release()"));
  }

  /** A sample by its index. */
  public double sample(Handle x, Object index) {
    return Bare.run(() -> new SampleAccess<>(this, x).get(index));
  }

  /** Sets a sample of a draft. */
  public void setSample(Handle x, Object index, Object value) {
    Bare.act(() -> new SampleAccess<>(this, x).set(index, value));
  }

  /** Sets the samples of a draft from one on to those of a signal. */
  public void setSamples(Handle x, Object index, Object value) {
    Bare.act(() -> new SampleAccess<>(this, x).setAt(index, value));
  }

  /** What two signals have in common if their samples are the same. */
  public static String identity(Handle x) {
    Identity identity = x.signal().identity();
    return "%016x%016x".formatted(identity.high(), identity.low());
  }

  public static boolean isStored(Handle x) {
    return x.signal() instanceof Stored;
  }

  public static boolean isReleased(Handle x) {
    return !x.holding().isOwned();
  }

  /** Releases a signal that nothing of Python's reaches any more, unless that was done. */
  public static void drop(Handle x) {
    if (x.holding().isOwned()) {
      x.release("del x");
    }
  }

  /** As Python prints it. */
  public static String text(Handle x) {
    String text =
        x.signal() instanceof Stored stored
            ? stored.toString()
            : "%s, %d samples made at %s"
                .formatted(x.signal(), x.signal().length(), x.holding().origin());
    return "<" + text + (x.holding().isOwned() ? ">" : ", released>");
  }

  // ---- Tasks -----------------------------------------------------------------------------------

  /**
   * Begins a task.
   *
   * @param what stands for what it is made of, see {@link tenuto.scripting.calls.Keys}
   */
  public Task<Object> task(long what, Callable<Object> work) {
    return tasks().submit(what, work);
  }

  /** Waits for a task as if on the calling thread; what it threw is known on the other side. */
  public Running awaited(Task<Object> task) {
    return aside(
        () -> {
          read(task);
          return null;
        });
  }

  /** Waits for a task on the calling thread. */
  public void read(Task<Object> task) throws InterruptedException {
    try {
      task.get();
    } catch (ExecutionException e) {
      // The other side has it.
    }
  }

  /** Runs all tasks to their end, and throws of the failures that nobody has read the first. */
  public Running finished() {
    return aside(
        () -> {
          Optional<Throwable> unread = tasks().finish();
          if (unread.isPresent() && unread.get() instanceof Exception failure) {
            throw failure;
          }
          return null;
        });
  }

  /**
   * The sound of notes, each played in a task of its own.
   *
   * @param ms when each begins
   * @param keys what each says
   * @param instrument stands for the player
   * @param player given a note's number plays it
   */
  public Running perform(
      Object place, double[] ms, long[] keys, long instrument, Function<Integer, Object> player) {
    values.at(place);
    return aside(
        () -> {
          Performance<Object, Integer> performance =
              new Performance<>(this, notes, player, (note, at, seconds) -> {});
          List<Bars.Note<Integer>> all = new ArrayList<>();
          for (int i = 0; i < ms.length; i++) {
            all.add(performance.note(i, ms[i], keys[i]));
          }
          return performance.of(all, instrument);
        });
  }

  // ---- Session ---------------------------------------------------------------------------------

  /** Ends what is computed now, and tasks that have not begun, until {@link #resume}. */
  void stop() {
    session().work().stop();
    tasks().cancelQueued();
  }

  /** Lets work begin again, once what was stopped has ended. */
  void resume() {
    session().work().resume();
  }

  /** How far what is computed is, in words. */
  public String progress() {
    return notes.text(session());
  }

  /** How much of the notes that were given is played, from 0 to 1; NaN while there are none. */
  public double partOfNotes() {
    return notes.part();
  }

  /** Bytes of the pool that signals have. */
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
