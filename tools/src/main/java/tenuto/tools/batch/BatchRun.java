package tenuto.tools.batch;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.VectorApi;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.SharedLevel;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Input;
import tenuto.tools.input.Inputs;
import tenuto.tools.input.ProgramCode;
import tenuto.tools.input.ProgramVersion;
import tenuto.tools.input.StatusLine;
import tenuto.tools.input.StopHook;
import tenuto.tools.input.Streams;

/** A run of {@code process} or {@code convert} from its command line to its exit code. */
final class BatchRun {
  /**
   * Bytes of sound, times the steps that they go through, from which on vectors pay for their
   * module, which takes 0.1 s to load, and for being compiled, which takes 0.3 s.
   */
  private static final long WORTH_VECTORS = 1L << 32;

  private final BatchOptions options;
  private final Chain chain;

  /** The chain as one whose files share a gain; null if they do not. */
  private final SharedLevel shared;

  private final List<Path> jars;
  private final BatchSettings settings;

  /** The file on which the chain is checked first, whichever share it belongs to. */
  private final Input first;

  /** All files of the albums, whichever share they belong to. */
  private final List<Input> all;

  private final List<Input> inputs = new ArrayList<>();
  private final List<Path> outs = new ArrayList<>();
  private final Streams streams;
  private final Batch batch;

  private BatchRun(BatchOptions options, Catalogue catalogue, Chain chain, Streams streams)
      throws IOException {
    this.options = options;
    shared = options.album == null ? null : AlbumRun.shared(options, chain);
    this.chain = shared == null ? chain : shared.chain();
    this.jars = catalogue.jars();
    this.streams = streams;
    String what = chain.text().isEmpty() ? "converted" : chain.text();
    // Not formatted, for the reason given at BatchSettings.text.
    String origin = "Tenuto " + ProgramVersion.number() + ": " + what + ", seed " + options.seed;
    OutputFormat format =
        OutputFormat.of(options.format, options.bits, options.quality, options.dither, origin);
    Path folder = streams.writes() ? streams.folder() : Path.of(options.out);
    BatchOptions.requireFolder("--out", folder);
    settings = options.settings(folder, format);
    if (options.files.isEmpty()) {
      throw new IllegalArgumentException("a file is missing");
    }
    OutputNames names = new OutputNames(folder, options.name, format);
    List<Input> found = Inputs.find(options.files, options.reading, options.recursive, folder);
    if (streams.writes() && found.size() > 1) {
      throw new IllegalArgumentException(
          "--out - takes one file, but there are %d".formatted(found.size()));
    }
    if (streams.writes() && options.resume) {
      throw new IllegalArgumentException("--resume looks into --out, which must be a folder");
    }
    if (streams.writes() && options.part != null) {
      throw new IllegalArgumentException("--part divides files into a folder, --out - is one file");
    }
    all = streams.withStdin(found);
    first = all.getFirst();
    // Names are given to all files, so that a share's outputs are named as in an undivided run.
    List<Path> named = names.of(all, chain.files());
    for (int i = 0; i < named.size(); i++) {
      if (options.part == null || options.part.hasFile(all.get(i).place())) {
        inputs.add(all.get(i));
        outs.add(named.get(i));
      }
    }
    batch = new Batch(settings, this.chain, catalogue);
    batch.check(this::firstRate);
  }

  /**
   * Runs a batch.
   *
   * @param chain parses the chain, or throws a {@link ChainException}
   * @param steps how many it has, about
   */
  static int run(
      CommandSpec spec, BatchOptions options, Catalogue catalogue, Supplier<Chain> chain, int steps)
      throws IOException {
    if (options.rate != null || steps * bytes(options.files) >= WORTH_VECTORS) {
      VectorApi.load();
    }
    try (Streams streams = options.streams()) {
      BatchRun run;
      try {
        run = new BatchRun(options, catalogue, chain.get(), streams);
      } catch (IllegalArgumentException | ChainException e) {
        if (ExitCode.isOfScratch(e)) {
          System.err.println("tenuto: " + e.getMessage());
          return ExitCode.SCRATCH_FULL;
        }
        throw new ParameterException(spec.commandLine(), e.getMessage(), e);
      }
      return options.dryRun ? run.tell() : run.work();
    }
  }

  /** The sample rate of the first file, or a usual one if it cannot be read. */
  private double firstRate() {
    try (OpenFiles files = settings.reading().files()) {
      return settings.reading().open(files, first).about().sampleRate();
    } catch (IOException | RuntimeException e) {
      return SoundFiles.RATE; // Why it cannot be read is reported when it is processed.
    }
  }

  /** The bytes of the files that are named one by one, as far as they can be read. */
  private static long bytes(List<String> files) {
    long sum = 0;
    for (String name : files) {
      try {
        sum += Files.size(Path.of(name));
      } catch (IOException | InvalidPathException e) {
        // A pattern, or what will be reported when it is processed.
      }
    }
    return sum;
  }

  private int tell() throws IOException {
    int failing = 0;
    try (BatchJournal journal = journal()) {
      for (int i = 0; i < inputs.size(); i++) {
        failing += tell(inputs.get(i), outs.get(i), journal) ? 0 : 1;
      }
    }
    return ExitCode.of(failing, inputs.size());
  }

  /** Prints what would become of an input, and returns whether there is one. */
  private boolean tell(Input input, Path out, BatchJournal journal) throws IOException {
    String error = null;
    Action action = Action.FAIL;
    try {
      input.requireListed();
      action = Action.of(settings, journal, input, out);
      error = action == Action.FAIL ? "there is no such file" : null;
    } catch (IOException e) {
      error = ErrorText.reason(e);
    }
    if (options.json) {
      JsonObject object = new JsonObject();
      object.addProperty("in", input.label());
      object.addProperty("out", out.toString());
      object.addProperty("action", action.toString());
      if (error != null) {
        object.addProperty("error", error);
      }
      System.out.println(object);
    } else {
      String remark = error == null ? action.remark() : " (fails: " + error + ")";
      System.out.println(input.label() + " -> " + out + remark);
    }
    return error == null;
  }

  private BatchJournal journal() throws IOException {
    return BatchJournal.of(settings.out(), options.part, identity(), options.resume);
  }

  /** Everything that determines an output except its input: chain, options, program. */
  private String identity() throws IOException {
    List<Path> sources = new ArrayList<>(chain.sources());
    sources.addAll(jars);
    List<String> files = new ArrayList<>();
    for (Path file : sources) {
      files.add(file.toAbsolutePath().normalize() + " " + FileFingerprint.of(file));
    }
    String tags = options.replayGain ? ", replaygain" : "";
    return "%s; %s; %s; %s"
        .formatted(ProgramCode.sum(), chain.text(), files, settings.text() + tags);
  }

  private int work() throws IOException {
    boolean shown = !options.quiet && Boolean.getBoolean("tenuto.terminal");
    StatusLine line = new StatusLine(System.err, shown);
    BatchReport report = new BatchReport(inputs.size(), options.json, options.quiet, line);
    AtomicBoolean stopping = new AtomicBoolean();
    StopHook whenStopped =
        StopHook.of(
            () -> {
              stopping.set(true);
              report.stop();
              batch.parts().abandonAll();
              streams.close();
              System.err.println("tenuto: stopped; files already completed are kept");
            });
    try (line;
        BatchJournal journal = streams.writes() ? null : journal()) {
      new AlbumRun(options, batch, all, line).measure(chain, shared, inputs, outs);
      line.begin(report::progress);
      batch.run(inputs, outs, journal, report);
    } finally {
      if (!whenStopped.remove()) {
        stopping.set(true); // The signal to stop has just arrived.
      }
    }
    if (stopping.get()) {
      return ExitCode.INTERRUPTED;
    }
    if (report.exit() == ExitCode.OK && streams.writes()) {
      streams.writeStdout(outs.getFirst());
    }
    if (!options.quiet) {
      System.err.println(report.summary(batch.disk()));
    }
    return report.exit();
  }
}
