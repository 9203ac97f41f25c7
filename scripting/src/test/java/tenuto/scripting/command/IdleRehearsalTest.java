package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.SpareSwap;
import tenuto.tools.support.CapturedRun;

/** What a resident program renders while it is idle is unseen, and makes way for a command. */
class IdleRehearsalTest {
  private static final BooleanSupplier NEVER = () -> false;

  @TempDir Path temporary;
  private Path own;
  private final AtomicInteger looks = new AtomicInteger();

  @BeforeEach
  void makeFolder() throws IOException {
    own = Files.createDirectory(temporary.resolve("own"));
  }

  /** Each round, before and after which the clock is read, takes that long. */
  private IdleRehearsal rehearsal(Duration round, BooleanSupplier busy) {
    return new IdleRehearsal(
        new ShortPiece(own, SpareSwap.NONE),
        Duration.ofSeconds(3),
        () -> round.multipliedBy((looks.getAndIncrement() + 1) / 2),
        busy);
  }

  private int rounds() {
    return looks.get() / 2;
  }

  private boolean isEmpty() {
    try (Stream<Path> all = Files.list(own)) {
      return all.findAny().isEmpty();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Those of patches, also of earlier tests. */
  private static Set<Thread> threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.isAlive() && thread.getName().startsWith("tenuto-patch"))
        .collect(Collectors.toSet());
  }

  @Test
  void endsOnceItHasSpentWhatItMay() {
    IdleRehearsal rehearsal = rehearsal(Duration.ofMillis(1600), NEVER);
    rehearsal.play(NEVER);
    assertThat(rounds()).isEqualTo(2);
    rehearsal.play(NEVER);
    assertThat(rounds()).isEqualTo(2);
  }

  @Test
  void leavesNoTrace() throws IOException {
    String[] command = {
      "render",
      "--out",
      temporary.resolve("out").toString(),
      "--quiet",
      "-c",
      "import random, sys; print random.random(), sorted(sys.modules), dir();"
          + "sf.WriteFile(sf.WhiteNoise(20), 'x.wav')"
    };
    CapturedRun before = TenutoRun.by(command);
    byte[] written = Files.readAllBytes(temporary.resolve("out/x.wav"));
    Set<Thread> threads = threads();
    Properties properties = (Properties) System.getProperties().clone();
    CapturedRun.of(
        () -> {
          rehearsal(Duration.ofSeconds(5), NEVER).play(NEVER);
          assertThat(rounds()).isEqualTo(1);
          return Tenuto.line("--version");
        },
        "--version");
    assertThat(isEmpty()).isTrue();
    assertThat(threads()).isSubsetOf(threads);
    assertThat(System.getProperties()).isEqualTo(properties);
    assertThat(TenutoRun.by(command)).isEqualTo(before);
    assertThat(Files.readAllBytes(temporary.resolve("out/x.wav"))).isEqualTo(written);
  }

  /** The round ends in the middle, without its file, and another may follow later. */
  @Test
  void stopsWhenACommandComes() {
    IdleRehearsal rehearsal = rehearsal(Duration.ofSeconds(1), NEVER);
    AtomicBoolean asked = new AtomicBoolean();
    Set<Thread> threads = threads();
    rehearsal.play(
        () -> {
          asked.compareAndSet(false, !isEmpty());
          return asked.get();
        });
    assertThat(rounds()).isEqualTo(1);
    assertThat(isEmpty()).isTrue();
    assertThat(threads()).isSubsetOf(threads);
    rehearsal.play(NEVER);
    assertThat(rounds()).isEqualTo(3);
  }

  @Test
  void doesNotBeginWhileACommandOrAnotherProgramNeedsTheProcessors() {
    rehearsal(Duration.ofSeconds(1), NEVER).play(() -> true);
    rehearsal(Duration.ofSeconds(1), () -> true).play(NEVER);
    assertThat(rounds()).isZero();
  }
}
