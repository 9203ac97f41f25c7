package tenuto.scripting.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A command run to its end as a child process, for tests that want {@code ./tenuto} as its users
 * have it.
 *
 * <p>A child is on the JDK of this JVM and knows nothing of the Java settings of whoever tests.
 *
 * @param exit the exit code; 128 + n after signal n
 * @param out all that came on standard output
 * @param err all that came on standard error
 */
public record Command(int exit, String out, String err) {
  private static final Duration LIMIT = Duration.ofMinutes(10);

  /** The project's root, above the folder that the tests run in. */
  public static Path root() {
    Path folder = Path.of("").toAbsolutePath();
    while (!Files.isExecutable(folder.resolve("mvnw"))) {
      folder = folder.getParent();
    }
    return folder;
  }

  /** The program's sources with a text that is looked for. */
  static List<Path> sourcesWith(Predicate<String> text) throws IOException {
    List<Path> found = new ArrayList<>();
    for (String module : List.of("engine", "formats", "dsp", "tools", "scripting")) {
      try (Stream<Path> files = Files.walk(root().resolve(module + "/src/main/java"))) {
        for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
          if (text.test(Files.readString(file))) {
            found.add(file);
          }
        }
      }
    }
    return found;
  }

  /** A process that will run {@code ./tenuto} from the folder {@code from}; not yet started. */
  static ProcessBuilder tenuto(Path from, String... arguments) {
    return of(from, root().resolve("tenuto"), arguments);
  }

  /** A process that will run {@code program} from the folder {@code from}; not yet started. */
  static ProcessBuilder of(Path from, Path program, String... arguments) {
    List<String> line = Stream.concat(Stream.of(program.toString()), Stream.of(arguments)).toList();
    ProcessBuilder process = new ProcessBuilder(line).directory(from.toFile());
    process.environment().put("JAVA_HOME", System.getProperty("java.home"));
    List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "TENUTO_JAVA_OPTS", "TENUTO_JDK_ROOTS", "CI")
        .forEach(process.environment()::remove);
    return process;
  }

  /** Starts the process and waits for its end. */
  static Command run(ProcessBuilder process) throws IOException, InterruptedException {
    return await(process.start());
  }

  /**
   * Waits for the end of a process and gathers what it says. (Whoever kills it himself does so by
   * its handle: {@link Process#destroy} would close the streams.)
   *
   * @throws AssertionError if it has not ended, and closed its streams, after {@link #LIMIT}; it is
   *     killed then
   */
  static Command await(Process process) throws InterruptedException {
    CompletableFuture<String> out = read(process.getInputStream());
    CompletableFuture<String> err = read(process.getErrorStream());
    if (!process.waitFor(LIMIT)) {
      process.destroyForcibly();
      throw new AssertionError("still running after " + LIMIT + ": " + process.info());
    }
    return new Command(
        process.exitValue(),
        out.orTimeout(LIMIT.toSeconds(), TimeUnit.SECONDS).join(),
        err.orTimeout(LIMIT.toSeconds(), TimeUnit.SECONDS).join());
  }

  /** Sends a signal, such as KILL. */
  static void signal(String signal, long process) throws IOException, InterruptedException {
    run(new ProcessBuilder("kill", "-" + signal, Long.toString(process)));
  }

  private static CompletableFuture<String> read(InputStream stream) {
    CompletableFuture<String> text = new CompletableFuture<>();
    Thread.ofVirtual()
        .start(
            () -> {
              try {
                text.complete(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
              } catch (IOException e) {
                text.completeExceptionally(new UncheckedIOException(e));
              }
            });
    return text;
  }
}
