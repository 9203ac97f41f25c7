package tenuto.tools.inspect;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import tenuto.dsp.math.Decibels;
import tenuto.engine.Session;
import tenuto.engine.base.ScratchException;
import tenuto.engine.setup.Settings;
import tenuto.tools.input.DamageReport;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.FileArguments;
import tenuto.tools.input.Input;
import tenuto.tools.input.StatusLine;
import tenuto.tools.input.Streams;

/** {@code tenuto measure FILE…}: measures levels, loudness and defects of sound files. */
@Command(
    name = "measure",
    description = "Reports levels, loudness and flaws of sound files; several as a table.",
    mixinStandardHelpOptions = true)
public final class MeasureCommand implements Callable<Integer> {
  private static final int MOST_JOBS = 1024;
  private static final int MOST_EVERY = 10_000;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Mixin private FileArguments files;

  @Option(
      names = "--silence",
      paramLabel = "DB",
      description = "Level in dBFS up to which a sample is silence (default: -60).")
  private double silence = -60;

  @Option(names = "--jobs", paramLabel = "N", description = "Files at a time (default: all cores).")
  private int jobs = Math.min(MOST_JOBS, Runtime.getRuntime().availableProcessors());

  @Option(names = "--json", description = "Print one JSON object per line.")
  private boolean json;

  @Option(
      names = "--features",
      paramLabel = "NAME",
      split = ",",
      description =
          "Also report these features of the sound: rms, peak, centroid, rolloff, "
              + "flatness, flux, mfcc, chroma, tempo, key, or all.")
  private List<String> features = List.of();

  @Option(
      names = "--every",
      paramLabel = "MS",
      description =
          "With --json: also report each feature's values at this interval in ms, not "
              + "only the mean.")
  private Double every;

  @Option(
      names = "--check",
      paramLabel = "RULES",
      description =
          "Print whether each file keeps to rules: ebu-r128, ebu-r128-live, ebu-r128-s1, ebu-r128-s2,"
              + " atsc-a85, podcast, acx, or a file of rules. A file that does not counts as failed.")
  private String check;

  @Option(names = "--csv", description = "With --check: print a line of CSV for each rule.")
  private boolean csv;

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "With --check: also write a page for a browser.")
  private Path html;

  @Option(names = "--force", description = "Replace an existing page.")
  private boolean force;

  private FeatureRequest request = FeatureRequest.NONE;

  /** Null if nothing is checked. */
  private RuleSet rules;

  private final List<CheckedFile> checked = new ArrayList<>();

  /**
   * The result of one file.
   *
   * @param done whether it was measured, and keeps to the rules
   * @param out its values, or in JSON also its error; null if there are none
   * @param err its error or its losses
   * @param checked what came of the rules, or null
   */
  private record Result(boolean done, String out, List<String> err, CheckedFile checked) {}

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!(silence <= 0 && silence > Double.NEGATIVE_INFINITY)) {
      throw wrong("--silence must be a level in dBFS, 0 or below, such as -60, but is " + silence);
    }
    if (jobs < 1 || jobs > MOST_JOBS) {
      throw wrong("--jobs must be between 1 and " + MOST_JOBS + ", but is " + jobs);
    }
    request = request();
    rules = rules();
    CheckPage page = html == null ? null : new CheckPage(html, force);
    if (page != null) {
      page.requireFree();
    }
    try (Streams streams = files.streams()) {
      int exit = measure(files.find(streams));
      if (page != null) {
        page.write(rules, checked);
      }
      return exit;
    }
  }

  private RuleSet rules() throws IOException {
    if (check == null) {
      if (csv || html != null) {
        throw wrong("--csv and --html are for --check");
      }
      return null;
    }
    if (csv && json) {
      throw wrong("--csv and --json would both write to stdout");
    }
    try {
      return RuleSet.of(check);
    } catch (IllegalArgumentException e) {
      throw wrong("--check: " + e.getMessage());
    }
  }

  private FeatureRequest request() {
    if (every != null && !(every >= 1 && every <= MOST_EVERY)) {
      throw wrong("--every must be between 1 and " + MOST_EVERY + " ms, but is " + every);
    }
    FeatureRequest asked;
    try {
      asked = FeatureRequest.of(features, every == null ? 0 : every);
    } catch (IllegalArgumentException e) {
      throw wrong("--features: " + e.getMessage());
    }
    if (every != null && (asked.kinds().isEmpty() || !json)) {
      throw wrong("--every is for --features other than tempo and key, and for --json");
    }
    return asked;
  }

  private int measure(List<Input> inputs) throws InterruptedException {
    int workers = Math.min(jobs, inputs.size());
    boolean table = inputs.size() > 1;
    if (csv) {
      System.out.println(CheckedFile.CSV_HEAD);
    } else if (table && !json && rules == null) {
      System.out.println(MeasureReport.head(request));
    }
    int failed = 0;
    AtomicInteger done = new AtomicInteger();
    ExecutorService pool =
        Executors.newFixedThreadPool(
            workers, Thread.ofPlatform().daemon().name("tenuto-measure-", 1).factory());
    try (Session session = new Session(new Settings().withThreads(jobs));
        StatusLine line = new StatusLine(System.err, Boolean.getBoolean("tenuto.terminal"))) {
      line.begin(() -> "%d of %d files measured".formatted(done.get(), inputs.size()));
      List<Future<Result>> results = new ArrayList<>();
      for (Input input : inputs) {
        results.add(
            pool.submit(
                () -> {
                  Result result = measured(session, input, table);
                  done.incrementAndGet();
                  return result;
                }));
      }
      for (Future<Result> each : results) {
        Result result = each.get();
        result.err.forEach(text -> line.print(System.err, text));
        failed += result.done ? 0 : 1;
        if (result.checked != null && html != null) {
          checked.add(result.checked);
        }
        if (result.out != null) {
          line.print(System.out, result.out);
        }
        if (System.out.checkError()) {
          break; // Nobody reads the output any more.
        }
      }
    } catch (ExecutionException e) {
      throw e.getCause() instanceof ScratchException end
          ? end
          : new IllegalStateException(e.getCause());
    } finally {
      pool.shutdownNow();
    }
    return ExitCode.of(failed, inputs.size());
  }

  private Result measured(Session session, Input input, boolean table) {
    try {
      FileMetrics measured =
          FileMetrics.of(session, files.reading(), input, Decibels.gain(silence), request);
      session.memory().requireIntact();
      List<String> losses = DamageReport.lines(measured.label(), measured.losses());
      if (rules != null) {
        CheckedFile judged = rules.judged(measured);
        return new Result(judged.passes(), text(judged), losses, judged);
      }
      String text =
          json
              ? MeasureReport.json(measured)
              : table ? MeasureReport.row(measured) : MeasureReport.page(measured);
      return new Result(true, text, losses, null);
    } catch (Exception | OutOfMemoryError | StackOverflowError e) {
      String error = ErrorText.reason(e).replace(input.path().toString(), input.label());
      CheckedFile failed = CheckedFile.failed(input.label(), error);
      String text = csv ? failed.csv() : json ? failed.json().toString() : null;
      return new Result(
          false, text, List.of(ErrorText.text(input.path(), input.label(), e)), failed);
    }
  }

  private String text(CheckedFile judged) {
    return csv ? judged.csv() : json ? judged.json().toString() : judged.text();
  }

  private ParameterException wrong(String text) {
    return new ParameterException(spec.commandLine(), text);
  }
}
