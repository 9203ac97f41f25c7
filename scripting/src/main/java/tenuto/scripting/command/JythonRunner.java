package tenuto.scripting.command;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.python.core.PyException;
import tenuto.engine.Session;
import tenuto.engine.base.ScratchException;
import tenuto.scripting.calls.RunContext;
import tenuto.scripting.objects.PatchErrors;
import tenuto.scripting.objects.PatchExit;
import tenuto.scripting.python.Interpreter;
import tenuto.scripting.python.Patch;
import tenuto.scripting.reports.PatchError;
import tenuto.scripting.rules.Rules;
import tenuto.scripting.rules.Script;
import tenuto.tools.input.ExitCode;

/** Runs patches in Jython. */
final class JythonRunner implements Runner {
  @Override
  public Run.Result with(
      PatchRuntime.Plan plan,
      Session session,
      Consumer<ScratchException> giveUp,
      Function<Stage, Run.Result> work) {
    return plan.with(session, giveUp, workplace -> work.apply(new OfPatch(workplace)));
  }

  @Override
  public PatchError error(Throwable failure) {
    return PatchErrors.of(failure);
  }

  @Override
  public boolean isOfPython(Throwable failure) {
    return failure instanceof PyException;
  }

  @Override
  public Throwable javaCause(Throwable failure) {
    return failure instanceof PyException python
            && python.value != null
            && python.value.__tojava__(Throwable.class) instanceof Throwable java
        ? java
        : null;
  }

  @Override
  public int exit(Throwable failure) {
    return PatchExit.code(failure);
  }

  @Override
  public boolean isSilent(Throwable failure) {
    return PatchExit.isSilent(failure);
  }

  private record OfPatch(PatchRuntime workplace) implements Stage {
    @Override
    public Session session() {
      return workplace.session();
    }

    @Override
    public RunContext<?> run() {
      return workplace.patch();
    }

    @Override
    public void begin(Rules rules) {
      workplace.patch().follow(rules);
    }

    @Override
    public void traceOrigins() {
      session().observe().originsFrom(Patch::lineThroughJava);
    }

    @Override
    public Throwable run(List<? extends Script> scripts) {
      Interpreter interpreter = workplace.interpreter();
      Throwable exit = null;
      try {
        interpreter.bind(workplace.patch());
        scripts.forEach(interpreter::run);
        interpreter.finish();
      } catch (RuntimeException | Error e) {
        if (!PatchExit.isExit(e) || PatchExit.code(e) != ExitCode.OK) {
          return e;
        }
        exit = e;
      }
      try {
        return workplace.patch().finishTasks().orElse(exit);
      } catch (InterruptedException e) {
        return e;
      }
    }

    @Override
    public boolean hasPrinted() {
      return workplace.interpreter().hasPrinted();
    }

    @Override
    public Collection<Path> moduleFiles() {
      return workplace.interpreter().moduleFiles();
    }

    @Override
    public void stop() {
      workplace.interpreter().stop();
    }
  }
}
