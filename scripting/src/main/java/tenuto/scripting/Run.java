package tenuto.scripting;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.python.core.Py;
import org.python.core.PyException;
import tenuto.dsp.operators.Outputs;
import tenuto.engine.Session;
import tenuto.engine.Settings;
import tenuto.engine.Stored;
import tenuto.engine.Usage;

/** Runs a patch from its first line to its last file, and tells what came of it. */
public final class Run {
  private final Path file;
  private final List<String> arguments;
  private final Settings settings;
  private final Ownership ownership;
  private final Outputs outputs;

  /**
   * @param out the folder for the files that the patch writes
   */
  public Run(Path file, List<String> arguments, Settings settings, Ownership ownership, Path out) {
    this.file = file;
    this.arguments = arguments;
    this.settings = settings;
    this.ownership = ownership;
    this.outputs = new Outputs(out);
  }

  /**
   * What came of a run.
   *
   * @param exit the command's exit code
   * @param failure why it failed, or null
   * @param written the files that stand
   * @param rendered samples computed
   * @param sampleRate at the end
   * @param usage of the pool at the end
   * @param leaks stored signals that nobody let go
   */
  public record Result(
      int exit,
      Throwable failure,
      List<Outputs.Written> written,
      long rendered,
      double sampleRate,
      Usage usage,
      List<Stored> leaks) {}

  /** The files being written, for who must take them away when the run is stopped. */
  public Outputs outputs() {
    return outputs;
  }

  /** Who looks on while a patch runs. */
  public interface Watcher {
    /** The session is open and the patch is about to run. */
    void begins(Session session);
  }

  /** Runs it once. */
  public Result run(Watcher watcher) {
    List<String> argv = new java.util.ArrayList<>(List.of(file.toString()));
    argv.addAll(arguments);
    try (Session session = new Session(settings);
        Interpreter interpreter = new Interpreter(file, argv);
        Tasks tasks =
            new Tasks(
                settings.threads(),
                settings.seed(),
                work -> interpreter.around(work),
                Tasks.STACK_BYTES,
                Tasks.IDLE);
        Patch patch = new Patch(session, outputs, ownership, tasks)) {
      watcher.begins(session);
      Throwable failure = execute(interpreter, patch);
      patch.close();
      int exit = exit(failure);
      if (patch.full() != null) {
        exit = ExitCode.SCRATCH_FULL;
        failure = patch.full();
      }
      return new Result(
          exit,
          exit == ExitCode.OK || exit(failure) != ExitCode.FAILED && patch.full() == null
              ? null
              : failure,
          outputs.written(),
          session.rendered(),
          session.sampleRate(),
          session.usage(),
          List.copyOf(session.lent()));
    }
  }

  private Throwable execute(Interpreter interpreter, Patch patch) {
    try {
      interpreter.bind(patch);
      interpreter.run(file);
    } catch (RuntimeException | Error e) {
      if (!isExit(e) || code((PyException) e) != ExitCode.OK) {
        return e;
      }
    }
    try {
      Optional<Throwable> unread = patch.tasks().finish();
      return unread.orElse(null);
    } catch (InterruptedException e) {
      return e;
    }
  }

  private static boolean isExit(Throwable failure) {
    return failure instanceof PyException python && python.match(Py.SystemExit);
  }

  private static int exit(Throwable failure) {
    if (failure == null) {
      return ExitCode.OK;
    }
    return isExit(failure) ? code((PyException) failure) : ExitCode.FAILED;
  }

  /** What {@code sys.exit(value)} means: a number is the code, nothing 0, a text 1. */
  private static int code(PyException exit) {
    exit.normalize();
    var value = exit.value.__findattr__("code");
    if (value == null || value == Py.None) {
      return ExitCode.OK;
    }
    return value.isNumberType() ? value.asInt() : ExitCode.FAILED;
  }
}
