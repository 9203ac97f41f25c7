package tenuto.tools.batch;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.List;
import java.util.function.Function;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Input;

/** Prints what a batch would do. */
final class DryRun {
  private final BatchSettings settings;
  private final BatchJournal journal;
  private final Function<Job, Measured> measured;
  private final boolean json;

  /**
   * @param measured what was measured for each job
   */
  DryRun(
      BatchSettings settings,
      BatchJournal journal,
      Function<Job, Measured> measured,
      boolean json) {
    this.settings = settings;
    this.journal = journal;
    this.measured = measured;
    this.json = json;
  }

  /** Prints what would become of jobs, and returns the exit code of the run. */
  int tell(List<Job> jobs) throws IOException {
    int failing = 0;
    for (Job job : jobs) {
      boolean isThere = true;
      for (Job.Target target : job.targets()) {
        isThere &= tell(job, target);
      }
      failing += isThere ? 0 : 1;
    }
    return ExitCode.of(failing, jobs.size());
  }

  /** Prints what would become of an output, and returns whether there is an input. */
  private boolean tell(Job job, Job.Target target) throws IOException {
    Input input = job.input();
    String error = null;
    Action action = Action.FAIL;
    try {
      input.requireListed();
      action = Action.of(settings, journal, input, target, measured.apply(job));
      error = action == Action.FAIL ? "there is no such file" : null;
    } catch (IOException e) {
      error = ErrorText.reason(e);
    }
    if (json) {
      JsonObject object = new JsonObject();
      object.addProperty("in", input.label());
      object.addProperty("out", target.path().toString());
      object.addProperty("action", action.toString());
      if (error != null) {
        object.addProperty("error", error);
      }
      System.out.println(object);
    } else {
      String remark = error == null ? action.remark() : " (fails: " + error + ")";
      System.out.println(input.label() + " -> " + target.path() + remark);
    }
    return error == null;
  }
}
