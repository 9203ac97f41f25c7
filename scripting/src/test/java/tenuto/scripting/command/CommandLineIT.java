package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What only a process of its own shows: its streams, its exit code, its heap. */
class CommandLineIT {
  private static final String HEAP_FULL =
      """
      numbers = []
      while True:
          numbers.append([str(len(numbers))] * 10)
      """;

  @TempDir Path folder;

  private Command render(String text, String... options) throws Exception {
    Path patch = Files.writeString(folder.resolve("pätch.py"), text);
    List<String> line = new java.util.ArrayList<>(List.of("render", patch.toString()));
    line.addAll(List.of(options));
    return Command.run(Command.tenuto(folder, line.toArray(String[]::new)));
  }

  @Test
  void givesExitCodesAndOneLine() throws Exception {
    Command run = Command.run(Command.tenuto(folder, "render", "none.py"));
    assertThat(run.exit()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo("tenuto: there is no file none.py (see tenuto render --help)\n");
    assertThat(Command.run(Command.tenuto(folder, "render", ".")).err())
        .isEqualTo("tenuto: a patch is a file, but . is a folder (see tenuto render --help)\n");
    run = render("import sys\nprint 'out'\nprint >>sys.stderr, 'err'\nsys.exit(7)\n", "--quiet");
    assertThat(run).isEqualTo(new Command(7, "out\n", "err\n"));
    run = render("sf.Reverse(3)\n", "--quiet");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo(
            "tenuto: sf.Reverse: x must be a signal, but is 3 (int)\n  %s:1: sf.Reverse(3)\n"
                .formatted(folder.resolve("pätch.py")));
  }

  /** As a task of Sonic Field's own library does that has failed, while the run waits for it. */
  @Test
  void endsWhereATaskInAPoolOfJavasEndsTheProgram() throws Exception {
    Command run =
        render(
            """
            import traceback
            from java.lang import Runnable, System
            from java.util.concurrent import CountDownLatch, Executors
            class Work(Runnable):
                def run(self):
                    try:
                        raise ValueError('the only task')
                    except ValueError:
                        traceback.print_exc()
                        System.exit(1)
            Executors.newCachedThreadPool().submit(Work())
            CountDownLatch(1).await()
            """);
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err()).contains("ValueError: the only task");
  }

  @Test
  void writesBesideWhereItIsStarted() throws Exception {
    Command run = render("sf.WriteFile16(0.5 * sf.SineWave(25, 440), u'd/\\xf6.wav')\n");
    assertThat(run.exit()).isZero();
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines().toList()).hasSize(2);
    assertThat(folder.resolve("d/ö.wav")).exists();
  }

  /** Where the collector would else be at it for a minute, and the JVM then end with a stack. */
  @Test
  void saysWhatToDoWhenTheHeapIsFull() throws Exception {
    Path patch = Files.writeString(folder.resolve("heap.py"), HEAP_FULL);
    ProcessBuilder process = Command.tenuto(folder, "render", patch.toString(), "--quiet");
    process.environment().put("TENUTO_JAVA_OPTS", "-Xmx40m");
    Command run = Command.run(process);
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith(
            "tenuto: the patch's own objects (signals are stored elsewhere) fill the heap of ")
        .contains("TENUTO_JAVA_OPTS=-Xmx")
        .doesNotContain("OutOfMemoryError");
  }

  /** Modules that use threads and the like must not make the JVM warn. */
  @Test
  void importsQuietly() throws Exception {
    Command run =
        render(
            "import threading, copy, pickle, json, re, random, os, time, math, itertools\n",
            "--quiet");
    assertThat(run).isEqualTo(new Command(0, "", ""));
  }

  /** Where there is room for 20, 400 signals are made and dropped. */
  @Test
  void findsUnreachableSignals() throws Exception {
    Command run =
        render(
            """
            for i in range(400):
                x = sf.Realise(sf.Constant(10, i))
            print sf.ValueAt(x, 5)
            """,
            "--quiet",
            "--scratch-max",
            "1280K");
    assertThat(run).isEqualTo(new Command(0, "399.0\n", ""));
  }

  /** Lazy signals take no room of the pool, which so has no reason to ask for them. */
  @Test
  void forgetsUnreachableLazySignals() throws IOException, Exception {
    Path patch =
        Files.writeString(
            folder.resolve("many.py"),
            "for i in xrange(300000):\n    x = sf.Constant(10, i)\nprint x.samples\n");
    ProcessBuilder process =
        Command.tenuto(folder, "render", patch.toString(), "--quiet", "--threads", "1");
    process.environment().put("TENUTO_JAVA_OPTS", "-Xmx96m");
    assertThat(Command.run(process)).isEqualTo(new Command(0, "960\n", ""));
  }
}
