package tenuto.scripting.command;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.devices.JavaSound;
import tenuto.dsp.word.Outputs;
import tenuto.engine.Session;
import tenuto.engine.base.ScratchException;
import tenuto.engine.setup.Settings;
import tenuto.scripting.python.Interpreter;
import tenuto.scripting.python.Patch;
import tenuto.scripting.reports.NoteCount;
import tenuto.scripting.reports.TarsosStdoutFilter;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.tasks.Seeds;
import tenuto.scripting.tasks.Tasks;

/** What patches and the prompt work with: Python, its tasks, and what they share in a session. */
record PatchRuntime(Session session, Interpreter interpreter, Patch patch) {
  /**
   * How one is set up.
   *
   * @param arguments {@code sys.argv[1:]}
   * @param modules folders where modules are looked for
   * @param seeds what noises' seeds follow from, beside that of the settings
   * @param notes is told of every note that is performed
   */
  record Plan(
      List<String> arguments,
      List<Path> modules,
      Catalogue catalogue,
      Outputs outputs,
      Seeds seeds,
      Ownership ownership,
      NoteCount notes) {
    /** How many threads run Python: one of a dry run, so that each line's part is known. */
    int threads(Session session) {
      Settings settings = session.settings();
      return settings.isDry() ? 1 : settings.threads();
    }

    /**
     * Sets it up, does work there, and clears it away.
     *
     * @param giveUp told when a patch goes on calling long after the scratch space has run out
     */
    <T> T with(Session session, Consumer<ScratchException> giveUp, Function<PatchRuntime, T> work) {
      try (Interpreter interpreter = new Interpreter(arguments, modules);
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
                  notes,
                  new JavaSound(),
                  interpreter::print)) {
        return work.apply(new PatchRuntime(session, interpreter, patch));
      }
    }
  }

  /** A thread, not started yet, with a stack that Python's deep recursion needs. */
  static Thread thread(Runnable work) {
    return Thread.ofPlatform() // no daemon, or Python's own threads would all be some
        .name("tenuto-patch")
        .stackSize(Tasks.STACK_BYTES)
        .unstarted(work);
  }
}
