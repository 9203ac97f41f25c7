package tenuto.tools.support;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.Supplier;
import java.util.stream.Stream;
import picocli.CommandLine;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.wav.WavFile;
import tenuto.tools.batch.ConvertCommand;
import tenuto.tools.batch.JoinCommand;
import tenuto.tools.batch.MixCommand;
import tenuto.tools.batch.ProcessCommand;
import tenuto.tools.batch.SplitCommand;
import tenuto.tools.chain.Chain;
import tenuto.tools.input.ChainException;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.UsageErrors;
import tenuto.tools.inspect.CompareCommand;
import tenuto.tools.inspect.FormatsCommand;
import tenuto.tools.inspect.InfoCommand;
import tenuto.tools.inspect.MeasureCommand;
import tenuto.tools.inspect.PlayCommand;
import tenuto.tools.inspect.PlotCommand;
import tenuto.tools.inspect.TagCommand;

/**
 * What a command told when it was run in this process.
 *
 * @param exit its exit code; 2 with the message on {@code err} if the command line made no sense
 */
public record CapturedRun(int exit, String out, String err) {
  /** Runs one command. */
  public static CapturedRun by(Object command, Object... arguments) {
    return of(
        () ->
            new CommandLine(command)
                .setParameterExceptionHandler(
                    (e, all) -> {
                      e.getCommandLine().getErr().println(e.getMessage());
                      return ExitCode.USAGE;
                    }),
        Stream.of(arguments).map(Object::toString).toArray(String[]::new));
  }

  /** Runs the command {@code tenuto} as far as it needs no Python. */
  public static CapturedRun by(String... arguments) {
    return of(CapturedRun::line, arguments);
  }

  private static CommandLine line() {
    return new CommandLine(CommandLine.Model.CommandSpec.create().name("tenuto"))
        .addSubcommand(new ProcessCommand(CapturedRun::refused))
        .addSubcommand(new ConvertCommand())
        .addSubcommand(new SplitCommand())
        .addSubcommand(new JoinCommand())
        .addSubcommand(new MixCommand())
        .addSubcommand(new InfoCommand())
        .addSubcommand(new TagCommand())
        .addSubcommand(new FormatsCommand())
        .addSubcommand(new MeasureCommand())
        .addSubcommand(new CompareCommand())
        .addSubcommand(new PlotCommand())
        .addSubcommand(new PlayCommand())
        .setParameterExceptionHandler(UsageErrors::report)
        .setExecutionExceptionHandler(
            (e, command, all) -> {
              command
                  .getErr()
                  .println(ErrorText.ofFile(e).orElseGet(() -> "tenuto: " + ErrorText.reason(e)));
              return ExitCode.FAILED;
            })
        .setCaseInsensitiveEnumValuesAllowed(true);
  }

  /** Runs a command line, made when its streams are set: it takes them as they are then. */
  public static CapturedRun of(Supplier<CommandLine> line, String... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream outBefore = System.out;
    PrintStream errBefore = System.err;
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try {
      int exit =
          line.get()
              .setOut(new PrintWriter(System.out, true))
              .setErr(new PrintWriter(System.err, true))
              .execute(arguments);
      return new CapturedRun(
          exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(outBefore);
      System.setErr(errBefore);
    }
  }

  private static Chain refused(Path file) {
    throw new ChainException(file + ": there is no Python here");
  }

  /** Writes a sound file of 16 bits whose channels are all the same. */
  public static Path sound(
      Path file, double rate, int channels, int frames, IntToDoubleFunction sample)
      throws IOException {
    Signal signal = Generated.of(new Function(file.toString(), sample), frames);
    List<Signal> all = java.util.Collections.nCopies(channels, signal);
    try (Session session = new Session(new Settings().withScratch(file.getParent()));
        SoundWriter writer =
            WavFile.create(new PartFiles(), file, SampleFormat.PCM_16, channels, rate, frames)) {
      session.visit(
          all,
          2048,
          () ->
              (start, blocks, n) -> {
                try {
                  writer.write(start, n, blocks, 0);
                } catch (IOException e) {
                  throw new java.io.UncheckedIOException(e);
                }
              });
      writer.commit();
    }
    return file;
  }

  private record Function(String name, IntToDoubleFunction sample) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, sample.applyAsDouble((int) (start + i)));
      }
    }
  }
}
