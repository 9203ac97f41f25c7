package tenuto.formats.ffmpeg;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tenuto.formats.file.Helpers;

/**
 * The ffmpeg of this machine.
 *
 * @param program its file
 */
public record Ffmpeg(Path program) {
  /** The variable that names it where it is not in the PATH, or where another is meant. */
  public static final String VARIABLE = "TENUTO_FFMPEG";

  /** The largest block of memory that it may allocate, in bytes. */
  private static final long MOST_MEMORY = 1L << 29;

  /** Finds it in this process's environment. */
  public static Ffmpeg find() throws MissingException {
    return find(System.getenv());
  }

  /**
   * Finds it: what the variable names, or else the first in the PATH.
   *
   * @throws MissingException if there is none
   */
  static Ffmpeg find(Map<String, String> environment) throws MissingException {
    String named = environment.getOrDefault(VARIABLE, "");
    if (!named.isEmpty()) {
      if (!isProgram(named)) {
        throw new MissingException(
            "%s must be the file of an ffmpeg, but is '%s'".formatted(VARIABLE, named));
      }
      return new Ffmpeg(Path.of(named));
    }
    for (String folder : environment.getOrDefault("PATH", "").split(File.pathSeparator)) {
      for (String name : List.of("ffmpeg", "ffmpeg.exe")) {
        String file = folder + File.separator + name;
        if (!folder.isEmpty() && isProgram(file)) {
          return new Ffmpeg(Path.of(file));
        }
      }
    }
    throw new MissingException(
        "there is no ffmpeg in the PATH: install it (apt install ffmpeg, brew install ffmpeg, winget"
            + " install ffmpeg), or set %s to its file".formatted(VARIABLE));
  }

  private static boolean isProgram(String file) {
    try {
      Path path = Path.of(file);
      return Files.isRegularFile(path) && Files.isExecutable(path);
    } catch (InvalidPathException none) {
      return false;
    }
  }

  /** No ffmpeg was found. */
  public static final class MissingException extends IOException {
    private static final long serialVersionUID = 1;

    MissingException(String text) {
      super(text);
    }
  }

  /**
   * Starts it.
   *
   * @param level of what it prints on standard error: "error" or "info"
   * @param options what follows the options that hold for all
   * @param helpers among which it is counted until it is closed
   */
  Child start(String level, List<String> options, Helpers helpers) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(program.toAbsolutePath().toString());
    command.addAll(List.of("-hide_banner", "-nostdin", "-nostats", "-loglevel", level));
    command.addAll(List.of("-max_alloc", Long.toString(MOST_MEMORY)));
    command.addAll(options);
    return new Child(command, helpers);
  }

  /**
   * The options to read a file, whatever its name looks like: as that format and no other, and
   * nothing besides it.
   */
  static List<String> input(String demuxer, Path file) {
    return List.of(
        "-protocol_whitelist", "file,pipe", "-f", demuxer, "-i", "file:" + file.toAbsolutePath());
  }
}
