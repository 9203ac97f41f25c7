package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The CPython of this machine, if it has numpy and jpype1, with our package and our classes. */
final class CPython {
  private static final Path SOURCES = Path.of("../python/src").toAbsolutePath().normalize();
  private static final String NAME = System.getProperty("tenuto.python", "python3");
  private static final long MOST_SECONDS = 300;

  private CPython() {}

  /** Skips the test, with one line that tells why, where there is none. */
  static void require(String... modules) {
    boolean there;
    String all =
        Stream.concat(Stream.of("numpy", "jpype"), Arrays.stream(modules))
            .collect(Collectors.joining(", "));
    try {
      Process process =
          new ProcessBuilder(NAME, "-c", "import " + all + "; assert jpype.__version__ >= '1.7'")
              .redirectErrorStream(true)
              .start();
      process.getInputStream().readAllBytes();
      there = process.waitFor() == 0;
    } catch (IOException | InterruptedException e) {
      there = false;
    }
    Assumptions.assumeTrue(there, "no " + NAME + " with " + all);
  }

  /** What a Python prints, which must end well; it has the classes of this JVM. */
  static String run(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder builder = process(arguments);
    builder.environment().put("TENUTO_CLASSPATH", classes());
    return ended(builder);
  }

  /**
   * What pytest prints of tests of Python's own, which must pass; they have the packaged jars.
   *
   * @param temporary a folder for theirs
   * @param tests their folder among the package's
   * @param options further ones of pytest; what it ignores is named from that folder
   */
  static String tested(Path temporary, String tests, String... options)
      throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>(List.of("-m", "pytest", "-q"));
    arguments.addAll(List.of("-p", "no:cacheprovider", "--basetemp", temporary + "/t"));
    Path folder = SOURCES.resolveSibling("tests").resolve(tests);
    for (String option : options) {
      arguments.add(option.replace("--ignore=", "--ignore=" + folder + "/"));
    }
    arguments.add(folder.toString());
    return ended(process(arguments.toArray(String[]::new)));
  }

  private static ProcessBuilder process(String... arguments) {
    List<String> command = new ArrayList<>(List.of(NAME));
    command.addAll(Arrays.asList(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("PYTHONPATH", SOURCES.toString());
    builder.environment().put("PYTHONDONTWRITEBYTECODE", "1");
    builder.environment().put("TENUTO_JAVA_HOME", System.getProperty("java.home"));
    return builder;
  }

  private static String ended(ProcessBuilder builder) throws IOException, InterruptedException {
    Process process = builder.start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(MOST_SECONDS, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(printed).isZero();
    return printed;
  }

  /** All but Jython, without which it must do. */
  private static String classes() {
    return Stream.of("java.class.path", "jdk.module.path")
        .flatMap(name -> Arrays.stream(System.getProperty(name, "").split(File.pathSeparator)))
        .filter(each -> !each.isEmpty() && !each.contains("jython"))
        .map(each -> Path.of(each).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
