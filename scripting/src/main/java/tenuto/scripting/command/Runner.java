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
import tenuto.scripting.reports.ShownSignals;
import tenuto.scripting.rules.Rules;
import tenuto.scripting.rules.Script;

/** A Python that runs patches: Jython in this program, or the CPython that has started it. */
interface Runner {
  /**
   * Sets up all that a run needs, does work there, and clears it away.
   *
   * @param giveUp told when a patch goes on calling long after the scratch space has run out
   */
  Run.Result with(
      PatchRuntime.Plan plan,
      Session session,
      Consumer<ScratchException> giveUp,
      Function<Stage, Run.Result> work);

  /** What went wrong, and where in the patch. */
  PatchError error(Throwable failure);

  /** Whether it is an exception of Python's, which knows the line. */
  boolean isOfPython(Throwable failure);

  /** What of Java's an exception of Python's stands for, or null. */
  Throwable behind(Throwable failure);

  /** The exit code of a run that ended with a failure, or with null for none. */
  int exit(Throwable failure);

  /** Whether it is {@code sys.exit} with nothing to say. */
  boolean isSilent(Throwable failure);

  /** What is set up for one run. */
  interface Stage {
    Session session();

    RunContext<?> run();

    /** Gets ready. */
    void begin(Rules rules, ShownSignals shown);

    /** Has signals know what line of Java a patch called that made them. */
    void traceOrigins();

    /**
     * Runs scripts one after the other, and their tasks to their end.
     *
     * @return what they have ended with, {@code sys.exit} among it, or null
     */
    Throwable run(List<? extends Script> scripts);

    /** Whether the patch has printed anything. */
    boolean hasPrinted();

    /** The files of the modules that were imported so far. */
    Collection<Path> moduleFiles();

    /** Has all Python fail at its next line. */
    void stop();
  }
}
