package tenuto.scripting.command;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.devices.JavaSound;
import tenuto.dsp.outputs.Outputs;
import tenuto.engine.Session;
import tenuto.engine.base.ScratchException;
import tenuto.engine.setup.Settings;
import tenuto.scripting.python.Interpreter;
import tenuto.scripting.python.Patch;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.reports.TarsosStdoutFilter;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.tasks.Seeds;
import tenuto.scripting.tasks.Tasks;

/**
 * The runtime of patches and of the prompt: the Python interpreter, its tasks, and their shared
 * session.
 */
record PatchRuntime(Session session, Interpreter interpreter, Patch patch) {
  /**
   * The configuration of a runtime.
   *
   * @param arguments {@code sys.argv[1:]}
   * @param modules folders that are searched for modules
   * @param seeds what the seeds of noises depend on, besides that of the settings
   * @param notes counts the notes that are performed
   * @param observer is notified of everything, including those notes
   */
  record Plan(
      List<String> arguments,
      List<Path> modules,
      Catalogue catalogue,
      Outputs outputs,
      Seeds seeds,
      Ownership ownership,
      NoteCount notes,
      RunObserver observer) {
    /**
     * The number of threads that run Python: one in a dry run, so that costs can be attributed to
     * lines.
     */
    int threads(Session session) {
      Settings settings = session.settings();
      return settings.isDry() ? 1 : settings.threads();
    }

    /**
     * Creates the runtime, does work with it, and closes it.
     *
     * @param giveUp notified when a patch continues calling long after the scratch space has run
     *     out
     */
    <T> T with(Session session, Consumer<ScratchException> giveUp, Function<PatchRuntime, T> work) {
      try (Interpreter interpreter = new Interpreter(arguments, modules, Compatible.names());
          TarsosStdoutFilter _ = new TarsosStdoutFilter();
          Tasks tasks =
              new Tasks(
                  threads(session),
                  session.settings().seed(),
                  seeds,
                  interpreter::around,
                  Tasks.STACK_BYTES,
                  Tasks.IDLE);
          Patch patch =
              new Patch(
                  session,
                  catalogue,
                  outputs,
                  ownership,
                  tasks,
                  giveUp,
                  observer,
                  new JavaSound(),
                  interpreter::print)) {
        return work.apply(new PatchRuntime(session, interpreter, patch));
      }
    }
  }

  /** A thread, not started yet, with a stack large enough for Python's deep recursion. */
  static Thread thread(Runnable work) {
    return Thread.ofPlatform() // Not a daemon, as Python's own threads would then all be.
        .name("tenuto-patch")
        .stackSize(Tasks.STACK_BYTES)
        .unstarted(work);
  }
}
