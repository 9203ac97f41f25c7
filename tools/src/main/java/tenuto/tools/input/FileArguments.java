package tenuto.tools.input;

import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The options with the sound files that a command reports on: {@code FILE…} and {@code
 * --recursive}.
 */
public final class FileArguments {
  public static final String FILES =
      "Sound files, folders of them, patterns in quotes, or - for a sound on stdin.";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = FILES, arity = "1..*")
  private List<String> names;

  @Option(names = "--recursive", description = "Search subfolders too.")
  private boolean recursive;

  @Mixin private Reading reading;

  /**
   * The file into which standard input is copied, if requested; to be closed after the last file.
   */
  public Streams streams() throws IOException {
    return new Streams(names, false, null);
  }

  /**
   * The existing files; standard input is read to its end.
   *
   * @throws ParameterException if a pattern or a folder matches no file
   */
  public List<Input> find(Streams streams) throws IOException {
    try {
      return streams.withStdin(Inputs.find(names, reading, recursive));
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** How the files are read. */
  public Reading reading() {
    return reading;
  }
}
