package tenuto.scripting.page;

import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import tenuto.scripting.reports.PatchError;

/** The state of the current or last run; the page lets one thread at a time use it. */
final class RunStatus {
  private final RunLog log;
  private String name = "begins";
  private String line = "";
  private PatchError error;
  private long began = System.nanoTime();
  private double seconds;
  private int run;

  /**
   * @param log receives the reports of runs
   */
  RunStatus(RunLog log) {
    this.log = log;
  }

  /** The number of the run. */
  int run() {
    return run;
  }

  /** A run begins; returns whether it does not go on where one before it has left off. */
  boolean begins() {
    boolean isNew = !name.equals("renders");
    run++;
    began = System.nanoTime();
    name = "renders";
    return isNew;
  }

  /** It has ended in some way, with a report; what went wrong before stays known. */
  void ends(String how, String report) {
    name = how;
    line = report;
    seconds = (System.nanoTime() - began) / 1e9;
    log.add(report);
  }

  /** Sets what went wrong; null for nothing. */
  void error(PatchError why) {
    error = why;
    if (why != null) {
      log.add(why.text());
    }
  }

  /** Adds it to a state for pages. */
  void addTo(JsonObject all) {
    all.addProperty("run", run);
    all.addProperty("status", name);
    all.addProperty("line", line);
    all.add("error", error == null ? JsonNull.INSTANCE : json(error));
    all.addProperty("seconds", seconds);
  }

  private static JsonObject json(PatchError error) {
    JsonObject all = new JsonObject();
    all.addProperty("message", error.message());
    all.addProperty("file", error.file());
    all.addProperty("line", error.line());
    all.addProperty("source", error.source());
    return all;
  }
}
