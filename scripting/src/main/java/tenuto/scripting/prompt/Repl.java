package tenuto.scripting.prompt;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jline.terminal.Terminal;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyObject;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.Session;
import tenuto.scripting.objects.PatchErrors;
import tenuto.scripting.objects.PatchExit;
import tenuto.scripting.objects.Text;
import tenuto.scripting.python.Interpreter;
import tenuto.scripting.python.Patch;
import tenuto.scripting.python.Sound;
import tenuto.scripting.reports.HeapFullException;
import tenuto.tools.input.ExitCode;

/**
 * The read-eval-print loop: it runs inputs and shows their values until there are no more. For use
 * by the thread that created the interpreter, except for {@link #interrupt}.
 */
public final class Repl {
  /** How long a lazy sound may be computed only to display it. */
  private static final long PATIENCE_NANOS = 1_000_000_000;

  private final Session session;
  private final Interpreter interpreter;
  private final Patch patch;
  private final Outputs outputs;
  private final PromptOutput answers;
  private final Supplier<? extends AutoCloseable> progress;
  private final LongSupplier clock;
  private final Statements statements;
  private final SoundText texts;
  private final SoundCommands orders;
  private final Help help;
  private final Interruption interruption;
  private final Screen screen;
  private final ReportedFiles files;

  /** The status line with the progress of the input; erased before anything is printed. */
  private AutoCloseable shown = () -> {};

  /**
   * @param interpreter bound to the patch
   * @param progress starts to show the progress of an input, until it is closed
   * @param clock in nanoseconds
   * @param screen shows sounds that are plotted
   */
  public Repl(
      Interpreter interpreter,
      Patch patch,
      PromptOutput answers,
      Supplier<? extends AutoCloseable> progress,
      LongSupplier clock,
      Screen screen) {
    this.screen = screen;
    this.session = patch.session();
    this.interpreter = interpreter;
    this.patch = patch;
    this.outputs = patch.context().outputs();
    this.files = new ReportedFiles(outputs);
    this.answers = answers;
    this.progress = progress;
    this.clock = clock;
    this.statements = new Statements(interpreter, this::show);
    this.texts = new SoundText(session);
    PromptWords words = new PromptWords(interpreter);
    Pictures drawn = new PictureFiles(words, outputs);
    Pictures pictures =
        (channels, name) -> {
          if (!screen.shows(Sound.of(channels).orElseThrow(), name)) {
            drawn.show(channels, name);
          }
        };
    this.orders = new SoundCommands(words, pictures);
    this.help = new Help(patch.catalogue());
    interpreter.interrupts().prepare();
    this.interruption = new Interruption(session, patch.tasks(), interpreter.interrupts());
  }

  /**
   * Stops the current input, on any thread; between inputs it does nothing.
   *
   * @return whether there was something to stop
   */
  public boolean interrupt() {
    return interruption.strike();
  }

  /**
   * Runs inputs from a terminal, and continues after errors.
   *
   * @param history the history file, or null for none
   * @return the exit code
   */
  public int talk(Terminal terminal, Path history) {
    terminal.handle(Terminal.Signal.INT, signal -> interrupt());
    // JLine would remove its own handlers after each line, and sometimes leave a thread.
    terminal.handle(Terminal.Signal.WINCH, signal -> {});
    terminal.handle(Terminal.Signal.CONT, signal -> {});
    Completion completion =
        new Completion(interpreter, patch.catalogue(), outputs.paths().place(".").normalize());
    try (InputSource entries = new TerminalInputs(terminal, completion, this::isWhole, history)) {
      return run(entries, true);
    }
  }

  /**
   * Runs inputs from another program or a file, up to the first error.
   *
   * @return the exit code
   */
  public int obey(BufferedReader lines) {
    try (InputSource entries = new PipedInputs(lines, this::isWhole)) {
      return run(entries, false);
    }
  }

  private boolean isWhole(String input) {
    return PromptCommand.of(input) != null || statements.isWhole(input);
  }

  private int run(InputSource entries, boolean goesOn) {
    for (String input = entries.next(); input != null; input = entries.next()) {
      Optional<Integer> exit = done(input, goesOn);
      if (exit.isPresent()) {
        return exit.get();
      }
    }
    return done(this::finish, goesOn).orElse(ExitCode.OK);
  }

  /** Waits for the tasks that nobody has waited for. */
  private void finish() {
    try {
      Optional<Throwable> unread = patch.finishTasks();
      if (unread.isPresent()) {
        throw unread.get() instanceof PyException python ? python : Py.JavaError(unread.get());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Runs an input, and returns the exit code if it was the last. */
  private Optional<Integer> done(String input, boolean goesOn) {
    PromptCommand order = PromptCommand.of(input);
    if (order != null && order.kind() == PromptCommand.Kind.EXIT) {
      return Optional.of(done(this::finish, goesOn).orElse(ExitCode.OK));
    }
    return done(() -> perform(input, order), goesOn);
  }

  private Optional<Integer> done(Runnable work, boolean goesOn) {
    screen.begins();
    try {
      boolean stopped = stops(work);
      flush();
      if (stopped) {
        patch.context().readers().forgetAll();
        answers.news("stopped");
        screen.stopped();
      } else {
        screen.ended();
      }
    } catch (PyException e) {
      flush();
      if (PatchExit.isExit(e)) {
        screen.ended();
        if (!PatchExit.isSilent(e)) {
          answers.wrong(PatchErrors.of(e).message());
        }
        return Optional.of(PatchExit.code(e));
      }
      return failed(e, goesOn);
    } catch (RuntimeException | StackOverflowError e) {
      flush();
      return failed(e, goesOn);
    } catch (OutOfMemoryError e) {
      return failed(new HeapFullException(e), goesOn);
    } finally {
      files.report();
    }
    return Optional.empty();
  }

  private boolean stops(Runnable work) {
    shown = progress.get();
    interpreter.enter(); // Jython may no longer know that this is its thread.
    try {
      return interruption.stops(work);
    } finally {
      hideProgress();
    }
  }

  private void hideProgress() {
    try {
      shown.close();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private Optional<Integer> failed(Throwable failure, boolean goesOn) {
    boolean isOfScratch = ExitCode.isOfScratch(failure) || patch.full() != null;
    answers.wrong(statements.failure(failure));
    screen.failed(PatchErrors.of(failure));
    if (goesOn) {
      patch.forgetFull(); // The next input may release enough.
      return Optional.empty();
    }
    return Optional.of(isOfScratch ? ExitCode.SCRATCH_FULL : ExitCode.FAILED);
  }

  /** Prints Python output that does not end with a line break. */
  private void flush() {
    Py.flushLine();
    interpreter.hasPrinted();
    answers.out().flush();
  }

  private void perform(String input, PromptCommand order) {
    if (order == null) {
      statements.run(input);
      return;
    }
    switch (order.kind()) {
      case HELP -> explain(order.about());
      case PLAY -> orders.play(statements.value(order.about()));
      case PLOT -> orders.plot(statements.value(order.about()), order.about());
      case INFO -> tell(texts.full(orders.sound("info", statements.value(order.about()))));
      default -> throw new IllegalArgumentException(order.toString());
    }
  }

  private void explain(String about) {
    PyObject value =
        about.matches("\\w+") ? interpreter.names().__finditem__(about.intern()) : null;
    if (value != null) {
      show(value);
      PyObject doc = value.isCallable() ? value.__findattr__("__doc__") : null;
      if (doc != null && doc != Py.None) {
        tell(List.of(Text.java(doc.__str__())));
      }
      return;
    }
    List<String> lines = help.about(about);
    if (lines.isEmpty()) {
      throw new IllegalArgumentException(
          "no word is found by '%s'; did you mean %s?".formatted(about, help.meant(about)));
    }
    tell(lines);
  }

  /** Shows a value: a sound as its properties and waveform, everything else as Python does. */
  private void show(PyObject value) {
    Py.flushLine();
    interpreter.hasPrinted();
    Optional<Sound> sound = Sound.of(value);
    if (sound.isEmpty()) {
      tell(List.of(Text.java(value.__repr__())));
      return;
    }
    long begin = clock.getAsLong();
    tell(
        texts.brief(
            sound.get(),
            () -> clock.getAsLong() - begin < PATIENCE_NANOS,
            answers.width().getAsInt()));
  }

  private void tell(List<String> lines) {
    hideProgress();
    answers.lines(lines);
  }
}
