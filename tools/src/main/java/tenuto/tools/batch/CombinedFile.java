package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.levels.Peak;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.SampleSink;
import tenuto.formats.Container;
import tenuto.formats.LostMetadata;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.tools.chain.FileSession;
import tenuto.tools.input.FileArguments;
import tenuto.tools.input.Input;
import tenuto.tools.input.Inputs;
import tenuto.tools.input.ProgramVersion;
import tenuto.tools.input.RateConverter;
import tenuto.tools.input.Reading;
import tenuto.tools.input.StatusLine;
import tenuto.tools.input.StopHook;
import tenuto.tools.input.Streams;

/** A file that is made of several, and its options. */
final class CombinedFile {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = FileArguments.FILES, arity = "1..*")
  private List<String> files;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "FILE",
      required = true,
      description = "The file to write; its extension is its format.")
  private Path out;

  @Option(
      names = "--rate",
      paramLabel = "HZ",
      converter = RateConverter.class,
      description = "Sample rate (default: that of the first file).")
  private Double rate;

  @Option(
      names = "--bits",
      paramLabel = "BITS",
      description =
          "Sample format: 8, 16, 24, 32, 32f or 64f (floats) (default: the widest of the files').")
  private String bits;

  @Option(
      names = "--quality",
      paramLabel = "QUALITY",
      description =
          "Of lossy formats: low, medium, high or best, or a bit rate such as 192k (default: high).")
  private String quality;

  @Mixin private Reading reading;

  @Option(names = "--force", description = "Replace an existing file.")
  private boolean force;

  @Option(names = "--quiet", description = "Print errors only.")
  private boolean quiet;

  private final PartFiles parts = new PartFiles();

  /** The frame after the last one that was written. */
  private volatile long done;

  /** How the file is made. */
  interface Making {
    /**
     * Checks what the options say of the files.
     *
     * @throws IllegalArgumentException naming the wrong option
     */
    void check(List<Input> inputs);

    /** Finds out how many frames the file will have, and adds each file to the sound. */
    long length(FileSession session, CommonSound sound) throws IOException;

    /** Writes the samples. */
    void write(FileSession session, CommonSound sound, Output to) throws IOException;
  }

  /** Where the samples go. */
  final class Output {
    private final SoundWriter file;
    private final Peak peak;

    private Output(SoundWriter file, long frames) {
      this.file = file;
      peak = new Peak(frames);
    }

    /** Writes frames {@code frame} to {@code frame + n}, as the file does. */
    void write(long frame, int n, Block[] channels, int from) throws IOException {
      file.write(frame, n, channels, from);
      done = frame + n;
    }

    /** A visitor that also finds the peak. */
    SampleSink measured(SampleSink writing) {
      SampleSink eye = peak.visitor();
      return (long start, Block[] channels, int n) -> {
        eye.take(start, channels, n);
        writing.take(start, channels, n);
      };
    }

    private String clipping() {
      String level = String.format(Locale.ROOT, "%.1f", 20 * StrictMath.log10(peak.value()));
      return "tenuto: %s: %d samples clipped%s"
          .formatted(
              out,
              file.clipped(),
              peak.value() > 1 ? ", the peak is at " + level + " dBFS: --bits 32f holds it" : "");
    }
  }

  /**
   * Makes it.
   *
   * @param verb what happens to the files, such as "joined"
   */
  int make(String verb, Making making) throws IOException {
    try (Streams streams = new Streams(files, false, null)) {
      List<Input> inputs;
      OutputFormat stored;
      try {
        String origin = "Tenuto " + ProgramVersion.number() + ": " + verb;
        OutputFormat.requireWritable(out);
        stored = OutputFormat.of(Input.extension(out), bits, quality, "tpdf", origin);
        List<Input> found = new ArrayList<>();
        for (String name : files) { // one by one, as a file may be there several times
          found.addAll(Inputs.find(List.of(name), reading, false));
        }
        inputs = streams.withStdin(found);
        making.check(inputs);
        requireNew(inputs);
      } catch (IllegalArgumentException e) {
        throw new ParameterException(spec.commandLine(), e.getMessage(), e);
      }
      make(verb, making, stored, inputs);
      return 0;
    }
  }

  private void requireNew(List<Input> inputs) throws IOException {
    for (Input input : inputs) {
      if (Files.exists(out) && Files.exists(input.path()) && Files.isSameFile(out, input.path())) {
        throw new IllegalArgumentException(
            "%s is one of the inputs: it cannot be overwritten".formatted(out));
      }
    }
    if (Files.exists(out) && !force) {
      throw new FileAlreadyExistsException(out + " already exists: --force replaces it");
    }
  }

  private void make(String verb, Making making, OutputFormat stored, List<Input> inputs)
      throws IOException {
    long begin = System.nanoTime();
    StopHook whenStopped = StopHook.of(parts::abandonAll);
    CommonSound sound;
    long frames;
    try (FileSession session =
            new FileSession(new Settings(), new Catalogue(), Path.of(""), quiet);
        StatusLine line =
            new StatusLine(System.err, !quiet && Boolean.getBoolean("tenuto.terminal"))) {
      sound = CommonSound.of(reading, inputs, rate, Container.of(out), quiet);
      frames = making.length(session, sound);
      line.begin(
          () ->
              "%d %% of %d files %s"
                  .formatted(100 * done / Math.max(frames, 1), inputs.size(), verb));
      Metadata metadata = sound.metadata();
      try (SoundWriter file =
          stored.create(
              parts, out, sound.widest(), metadata, sound.channels(), sound.rate(), frames, 0)) {
        Output output = new Output(file, frames);
        making.write(session, sound, output);
        session.session().memory().requireIntact();
        file.commit();
        if (file.clipped() > 0 && !quiet) {
          line.print(System.err, output.clipping());
        }
      }
      LostMetadata.in(Container.of(out), metadata)
          .ifPresent(text -> line.print(System.err, "tenuto: " + out + ": " + text));
    } finally {
      whenStopped.remove();
    }
    if (!quiet) {
      System.err.printf(
          Locale.ROOT,
          "tenuto: %d files %s: %.1f s of audio in %.1f s%n",
          inputs.size(),
          verb,
          frames / sound.rate(),
          (System.nanoTime() - begin) / 1e9);
    }
  }
}
