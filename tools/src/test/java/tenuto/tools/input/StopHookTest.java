package tenuto.tools.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class StopHookTest {
  /** Its JVM is being stopped when it asks for something to be done then. */
  static final class Child {
    private Child() {}

    public static void main(String[] args) {
      StopHook.endIfStopping();
      System.out.println("nobody stops it");
      StopHook taken = StopHook.of(() -> System.out.println("taken back"));
      StopHook.of(Child::end);
      System.out.println(taken.remove());
      System.exit(3);
    }

    private static void end() {
      await(() -> StopHook.of(() -> System.out.println("at once")));
      await(StopHook::endIfStopping);
    }

    private static void await(Runnable asks) {
      Thread late =
          new Thread(
              () -> {
                asks.run();
                System.out.println("goes on");
              });
      late.setDaemon(true);
      late.start();
      try {
        late.join(500);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static String place(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  @Test
  void doesAtOnceWhatComesTooLate() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                place(StopHook.class) + File.pathSeparator + place(Child.class),
                Child.class.getName())
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(out.lines()).containsExactly("nobody stops it", "true", "at once");
    assertThat(process.waitFor()).isEqualTo(3);
  }
}
