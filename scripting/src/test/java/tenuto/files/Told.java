package tenuto.files;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Stream;
import picocli.CommandLine;
import tenuto.dsp.files.PartFiles;
import tenuto.dsp.files.SampleFormat;
import tenuto.dsp.files.SoundWriter;
import tenuto.dsp.wav.WavFile;
import tenuto.engine.Block;
import tenuto.engine.Generated;
import tenuto.engine.Session;
import tenuto.engine.Settings;
import tenuto.engine.Signal;
import tenuto.engine.Source;

/**
 * What a command told when it was run in this process.
 *
 * @param exit its exit code; 2 with the message on {@code err} if the command line made no sense
 */
record Told(int exit, String out, String err) {
  static Told by(Object command, Object... arguments) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    PrintStream outBefore = System.out;
    PrintStream errBefore = System.err;
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(err, true, StandardCharsets.UTF_8));
    try {
      CommandLine line =
          new CommandLine(command)
              .setOut(new PrintWriter(System.out, true))
              .setErr(new PrintWriter(System.err, true))
              .setParameterExceptionHandler(
                  (e, all) -> {
                    System.err.println(e.getMessage());
                    return ExitCode.USAGE;
                  });
      int exit = line.execute(Stream.of(arguments).map(Object::toString).toArray(String[]::new));
      return new Told(
          exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(outBefore);
      System.setErr(errBefore);
    }
  }

  /** Writes a sound file of 16 bits whose channels are all the same. */
  static Path sound(Path file, double rate, int channels, int frames, IntToDoubleFunction sample)
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
