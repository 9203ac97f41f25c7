package tenuto.tools.batch;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.Container;
import tenuto.formats.LostMetadata;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundEdit;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.Warning;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.DamageReport;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.FileArguments;
import tenuto.tools.input.Input;
import tenuto.tools.input.Inputs;
import tenuto.tools.input.ProgramVersion;
import tenuto.tools.input.Reading;
import tenuto.tools.input.StatusLine;
import tenuto.tools.input.StopHook;
import tenuto.tools.input.Streams;

/** {@code tenuto split FILE… --out DIR --every 10min}: cuts sound files into pieces. */
@Command(
    name = "split",
    description =
        "Cuts sound files into pieces, each a file of the same format: joined in their "
            + "order, the pieces have the samples of the file.",
    mixinStandardHelpOptions = true)
public final class SplitCommand implements Callable<Integer> {
  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = FileArguments.FILES, arity = "1..*")
  private List<String> files;

  @Mixin private SplitPoints points;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "DIR",
      required = true,
      description = "Folder for the pieces.")
  private Path out;

  @Option(
      names = "--name",
      paramLabel = "PATTERN",
      description =
          "Names of the pieces, with {name} of the file, {n}, {title} of the marker or track, and"
              + " {ext} (default: {name}-{n}.{ext}).")
  private String name = "{name}-{n}.{ext}";

  @Option(
      names = "--format",
      paramLabel = "KIND",
      description =
          "Container: wav, flac, aiff, rf64, w64, mp3, opus, npy or raw (default: the file's).")
  private String format;

  @Option(
      names = "--bits",
      paramLabel = "BITS",
      description =
          "Sample format: 8, 16, 24, 32, 32f or 64f (floats) (default: that of the file).")
  private String bits;

  @Option(
      names = "--quality",
      paramLabel = "QUALITY",
      description =
          "Of lossy formats: low, medium, high or best, or a bit rate such as 192k (default: high).")
  private String quality;

  @Mixin private Reading reading;

  @Option(names = "--recursive", description = "Search subfolders too, and keep their tree.")
  private boolean recursive;

  @Option(names = "--force", description = "Replace existing files.")
  private boolean force;

  @Option(names = "--dry-run", description = "Only report what would be done.")
  private boolean dryRun;

  @Option(names = "--json", description = "Print one JSON object per piece on stdout.")
  private boolean json;

  @Option(names = "--quiet", description = "Print errors only.")
  private boolean quiet;

  private final PartFiles parts = new PartFiles();
  private long pieces;
  private double seconds;

  @Override
  public Integer call() throws IOException {
    OutputFormat stored;
    NamePattern pattern;
    List<Input> inputs;
    try (Streams streams = new Streams(files, false, null)) {
      try {
        points.check();
        BatchOptions.requireFolder("--out", out);
        String origin = "Tenuto " + ProgramVersion.number() + ": split";
        stored = OutputFormat.of(format, bits, quality, "tpdf", origin);
        pattern = new NamePattern("--name", out, name, List.of("name", "n", "title", "ext"));
        inputs = streams.withStdin(Inputs.find(files, reading, recursive, out));
        if (points.ofOneFile() && inputs.size() > 1) {
          throw new IllegalArgumentException(
              "--tracks is about one file, but there are %d".formatted(inputs.size()));
        }
      } catch (IllegalArgumentException e) {
        throw new ParameterException(spec.commandLine(), e.getMessage(), e);
      }
      return split(inputs, new PieceNames(out, pattern, stored, inputs, force || dryRun), stored);
    }
  }

  private int split(List<Input> inputs, PieceNames names, OutputFormat stored) {
    long begin = System.nanoTime();
    int failed = 0;
    StopHook whenStopped =
        StopHook.of(
            () -> {
              parts.abandonAll();
              System.err.println("tenuto: stopped; pieces already completed are kept");
            });
    try (Session session = new Session(new Settings().withBlockSize(FileSession.BLOCK));
        StatusLine line =
            new StatusLine(System.err, !quiet && Boolean.getBoolean("tenuto.terminal"))) {
      for (Input input : inputs) {
        try {
          split(session, input, names, stored, line);
        } catch (IOException | RuntimeException e) {
          StopHook.endIfStopping();
          failed++;
          line.print(System.err, ErrorText.text(input.path(), input.label(), e));
        }
      }
    } finally {
      whenStopped.remove();
    }
    if (!quiet && !dryRun) {
      System.err.printf(
          Locale.ROOT,
          "tenuto: %d pieces written, %d of %d files done; %.1f s of audio in %.1f s%n",
          pieces,
          inputs.size() - failed,
          inputs.size(),
          seconds,
          (System.nanoTime() - begin) / 1e9);
    }
    return ExitCode.of(failed, inputs.size());
  }

  private void split(
      Session session, Input input, PieceNames names, OutputFormat stored, StatusLine line)
      throws IOException {
    try (OpenFiles opened = reading.files()) {
      SoundFile file = reading.open(opened, input);
      double rate = file.about().sampleRate();
      session.sampleRate(rate);
      List<SplitPoints.Piece> cut = points.of(session, file);
      List<Path> paths = names.of(input, cut);
      List<PieceFiles.Piece> targets = new ArrayList<>();
      for (int i = 0; i < cut.size(); i++) {
        targets.add(target(file, cut.get(i), paths.get(i), stored));
      }
      if (!dryRun) {
        write(session, file, new PieceFiles(targets), targets.size(), line);
        seconds += file.about().seconds();
      }
      DamageReport.lines(input.label(), file.losses())
          .forEach(text -> line.print(System.err, text));
      Path first = paths.getFirst();
      Stream.concat(
              stored.narrowing(first, file.about()).map(Warning::text).stream(),
              LostMetadata.in(Container.of(first), file.metadata()).stream())
          .forEach(loss -> line.print(System.err, "tenuto: " + input.label() + ": " + loss));
      for (int i = 0; i < cut.size(); i++) {
        tell(input, cut.get(i), paths.get(i), rate, line);
      }
    }
  }

  private void write(Session session, SoundFile file, PieceFiles all, int count, StatusLine line)
      throws IOException {
    line.begin(() -> "%d of %d pieces written".formatted(all.done(), count));
    try {
      session.visit(file.channels(), FileSession.BLOCK, () -> all);
      session.memory().requireIntact();
    } finally {
      line.close();
      all.abandon();
      pieces += all.done(); // those of a file that fails later are kept
    }
  }

  private PieceFiles.Piece target(
      SoundFile file, SplitPoints.Piece piece, Path target, OutputFormat stored) {
    double rate = file.about().sampleRate();
    double from = piece.from() / rate;
    double to = piece.to() / rate;
    Metadata said =
        file.metadata()
            .moved(cut(from, to - from, rate, piece.to() == file.about().frames()))
            .withoutLevels()
            .with(piece.tags());
    int channels = file.about().channels();
    long frames = piece.to() - piece.from();
    return new PieceFiles.Piece(
        piece.from(),
        piece.to(),
        () -> stored.create(parts, target, file.about(), said, channels, rate, frames, 0));
  }

  /** What cutting a piece out does; a marker at its end belongs to the next one. */
  private static SoundEdit cut(double from, double length, double rate, boolean isLast) {
    double last = length + (isLast ? 0.5 : -0.5) / rate;
    SoundEdit.Step cut = new SoundEdit.Step(at -> at - from, length, last);
    return new SoundEdit(List.of(cut), from, 0, rate, rate);
  }

  private void tell(
      Input input, SplitPoints.Piece piece, Path target, double rate, StatusLine line) {
    if (json) {
      JsonObject object = new JsonObject();
      object.addProperty("in", input.label());
      object.addProperty("out", target.toString());
      object.addProperty("from", piece.from() / rate);
      object.addProperty("to", piece.to() / rate);
      object.addProperty("samples", piece.to() - piece.from());
      if (!piece.title().isEmpty()) {
        object.addProperty("title", piece.title());
      }
      line.print(System.out, object.toString());
    } else if (dryRun) {
      line.print(
          System.out,
          String.format(
              Locale.ROOT,
              "%s %.3f s to %.3f s -> %s",
              input.label(),
              piece.from() / rate,
              piece.to() / rate,
              target));
    }
  }
}
