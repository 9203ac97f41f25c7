package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A file system that is really full, met by compiled vector kernels in a JVM of its own. */
class FullDiskTest {
  private static final String MOUNT = "mount -t tmpfs -o size=64m tenuto-test \"$0\"";
  private static final String MOUNT_TWO =
      "mkdir -p \"$0/small\" \"$0/large\""
          + " && mount -t tmpfs -o size=20m tenuto-test \"$0/small\""
          + " && mount -t tmpfs -o size=90m tenuto-test \"$0/large\"";

  @TempDir Path mounted;

  private record Result(int exit, String said) {}

  private Result run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    Thread limit =
        Thread.ofPlatform()
            .daemon()
            .start(
                () -> {
                  try {
                    if (!process.waitFor(100, TimeUnit.SECONDS)) {
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
  private static String folderOf(Class<?> type) throws URISyntaxException {
    URL url = type.getResource(type.getSimpleName() + ".class");
    Path folder = Path.of(url.toURI());
    for (int i = 0; i < type.getName().split("\\.").length; i++) {
      folder = folder.getParent();
    }
    return folder.toString();
  }

  /**
   * With a {@link SwapArena#tryReserve} that says yes without reserving, this test was seen to
   * fail: the JVM was killed by SIGBUS in the compiled code of {@code FullDiskStrikes$Steady.fill},
   * at the first strike.
   */
  @Test
  void aFullDiskIsOneErrorEachTimeAndTheJvmGoesOn() throws Exception {
    assertDone(MOUNT, FullDiskStrikes.class);
  }

  /**
   * With a {@link Slabs#reserve} that asks only the folder whose turn it is, this test was seen to
   * fail: threads gave up while the other disk had a chunk left for them.
   */
  @Test
  void oneFullDiskOfTwoLeavesItToTheOtherUntilBothAreFull() throws Exception {
    assertDone(MOUNT_TWO, TwoFullDisks.class);
  }

  private void assertDone(String mount, Class<?> program) throws Exception {
    assumeTrue(System.getProperty("os.name").equals("Linux"), "only Linux has mount namespaces");
    Result probe = run("unshare", "-Urm", "sh", "-c", mount, mounted.toString());
    assumeTrue(probe.exit() == 0, "no file system can be mounted here: " + probe.said());

    String classes = folderOf(SwapArena.class) + File.pathSeparator + folderOf(FullDiskTest.class);
    Result ran =
        run(
            "unshare",
            "-Urm",
            "sh",
            "-c",
            mount + " && cd \"$0\" && exec \"$@\"",
            mounted.toString(),
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx256m",
            "-XX:-CreateCoredumpOnCrash",
            "-XX:ErrorFile=/dev/null",
            "--add-modules=jdk.incubator.vector",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            classes,
            program.getName(),
            mounted.toString());
    assertThat(ran.said()).endsWith("done\n");
    assertThat(ran.exit()).isZero();
  }
}
