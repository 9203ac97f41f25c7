package tenuto.tools.input;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import tenuto.dsp.catalogue.Catalogue;

/** Loads the words of a command: our own, and those of the jars that {@code --path} names. */
public final class WordJars {
  private WordJars() {}

  /**
   * The words.
   *
   * @param path jars, and folders, in which no Java words are looked for
   */
  public static Catalogue catalogue(CommandSpec command, List<Path> path) {
    for (Path each : path) {
      if (!Files.isDirectory(each) && !(isJar(each) && Files.isRegularFile(each))) {
        throw wrong(
            command, "--path must name a folder or a jar, but %s is neither".formatted(each));
      }
    }
    try {
      return Catalogue.with(path.stream().filter(WordJars::isJar).toList());
    } catch (IllegalArgumentException e) {
      throw wrong(command, e.getMessage());
    }
  }

  private static boolean isJar(Path path) {
    return path.toString().endsWith(".jar");
  }

  private static ParameterException wrong(CommandSpec command, String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
