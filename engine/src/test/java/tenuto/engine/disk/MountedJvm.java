package tenuto.engine.disk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Runs a program in a JVM of its own, on file systems that are mounted for it alone and are gone
 * with it.
 */
public final class MountedJvm {
  /** Where everybody may mount what is in memory. */
  public static final List<String> ANYBODY = List.of("unshare", "-Urm", "sh", "-c");

  /** Where root may mount what is on a block device. */
  public static final List<String> ROOT = List.of("unshare", "-m", "sh", "-c");

  private MountedJvm() {}

  private record Result(int exit, String said) {}

  private static Result run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    Thread limit =
        Thread.ofPlatform()
            .daemon()
            .start(
                () -> {
                  try {
                    if (!process.waitFor(10, TimeUnit.MINUTES)) {
                      process.destroyForcibly();
                    }
                  } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                  }
                });
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    Result result = new Result(process.waitFor(), said);
    limit.join();
    return result;
  }

  /** The folder that a class was loaded from. */
  static String folderOf(Class<?> type) {
    URL url = type.getResource(type.getSimpleName() + ".class");
    Path folder = Path.of(URI.create(url.toString()));
    for (int i = 0; i < type.getName().split("\\.").length; i++) {
      folder = folder.getParent();
    }
    return folder.toString();
  }

  /**
   * Asserts that the program says {@code done} at the end; the test is skipped where nothing can be
   * mounted.
   *
   * @param mount what the shell does first; {@code $0} is the folder
   * @param program given the folder
   * @param flags for its JVM
   */
  public static void assertDone(
      List<String> as, String mount, Path folder, Class<?> program, String... flags)
      throws Exception {
    assumeTrue(System.getProperty("os.name").equals("Linux"), "only Linux has mount namespaces");
    Result probe = run(as, mount, folder, List.of());
    assumeTrue(probe.exit() == 0, "no file system can be mounted here: " + probe.said());
    String classes = folderOf(SwapArena.class) + File.pathSeparator + folderOf(MountedJvm.class);
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx256m",
                "-XX:+UseSerialGC",
                "-Dtenuto.trials=" + Integer.getInteger("tenuto.trials", 1),
                "-XX:-CreateCoredumpOnCrash",
                "-XX:ErrorFile=/dev/null",
                "--add-modules=jdk.incubator.vector",
                "--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of(flags));
    command.addAll(List.of("-cp", classes, program.getName(), folder.toString()));
    Result ran = run(as, mount + " && cd \"$0\" && exec \"$@\"", folder, command);
    assertThat(ran.said()).endsWith("done\n");
    assertThat(ran.exit()).isZero();
  }

  private static Result run(List<String> as, String shell, Path folder, List<String> words)
      throws IOException, InterruptedException {
    List<String> all = new ArrayList<>(as);
    all.add(shell);
    all.add(folder.toString());
    all.addAll(words);
    return run(all.toArray(String[]::new));
  }
}
