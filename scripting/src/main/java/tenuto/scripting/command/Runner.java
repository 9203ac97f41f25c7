package tenuto.scripting.command;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import tenuto.engine.Session;
import tenuto.engine.base.ScratchException;
import tenuto.scripting.calls.RunContext;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.rules.Rules;
import tenuto.scripting.rules.Script;

/** A Python that runs patches: Jython in this program, or the CPython that has started it. */
interface Runner {
  /**
   * Creates everything that a run needs, does work with it, and closes it.
   *
   * @param giveUp notified when a patch continues calling long after the scratch space has run out
   */
  Run.Result with(
      PatchRuntime.Plan plan,
      Session session,
      Consumer<ScratchException> giveUp,
      Function<Stage, Run.Result> work);

  /** The error message, and its line in the patch. */
  PatchError error(Throwable failure);

  /** Whether it is an exception of Python's, which knows the line. */
  boolean isOfPython(Throwable failure);

  /** The Java exception that a Python exception represents, or null. */
  Throwable javaCause(Throwable failure);

  /** The exit code of a run that ended with a failure, or with null for none. */
  int exit(Throwable failure);

  /** Whether it is {@code sys.exit} without a message. */
  boolean isSilent(Throwable failure);

  /** The environment of one run. */
  interface Stage {
    Session session();

    RunContext<?> run();

    /** Prepares the run. */
    void begin(Rules rules);

    /** Makes signals record the Java line of the call that made them. */
    void traceOrigins();

    /**
     * Runs scripts one after another, and their tasks to their end.
     *
     * @return the failure with which they ended, which may be {@code sys.exit}, or null
     */
    Throwable run(List<? extends Script> scripts);

    /** Whether the patch has printed anything. */
    boolean hasPrinted();

    /** The files of the modules imported so far. */
    Collection<Path> moduleFiles();

    /** Makes all Python code fail at its next line. */
    void stop();
  }
}
