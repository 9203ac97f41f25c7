package tenuto.scripting.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A command in a resident program prints, writes and returns what it does in a JVM of its own. */
@EnabledOnOs(OS.LINUX)
class WarmIT {
  @TempDir Path temporary;
  private ResidentPrograms programs;
  private Path folder;

  @BeforeEach
  void makeSounds() throws IOException {
    programs = ResidentPrograms.in(temporary);
    folder = programs.folder();
    Files.copy(Command.root().resolve("samples/bell.wav"), folder.resolve("bell.wav"));
  }

  @AfterEach
  void end() throws IOException {
    programs.close();
  }

  private Command warm(String... arguments) throws Exception {
    return Command.run(programs.command(arguments));
  }

  private Command render(String code) throws Exception {
    return warm("render", "--quiet", "-c", code);
  }

  /** Without times, which differ. */
  static Command plain(Command command) {
    String err = command.err().replaceAll("\\d+(\\.\\d+)?( s\\b| times)", "#");
    String out = command.out().replaceAll("\"wallSeconds\":[^,]+", "#");
    return new Command(command.exit(), out, err);
  }

  private Map<String, byte[]> written() throws IOException {
    Map<String, byte[]> all = new TreeMap<>();
    Path out = folder.resolve("out");
    if (Files.isDirectory(out)) {
      try (Stream<Path> files = Files.list(out)) {
        for (Path file : files.toList()) {
          all.put(file.getFileName().toString(), Files.readAllBytes(file));
          Files.delete(file);
        }
      }
    }
    return all;
  }

  private static final String[][] LINES = {
    {"--version"},
    {"info", "bell.wav"},
    {"info", "--json", "nothing.wav", "bell.wav"},
    {"info", "--nonsense"},
    {"render"},
    {"ops", "--search", "pass"},
    {"help", "RBJLowPass"},
    {"help", "nothing"},
    {"measure", "bell.wav"},
    {"plot", "bell.wav", "--out", "out/bell.png"},
    {"process", "lowpass 1000, gain 50%", "bell.wav", "--out", "out"},
    {"process", "lowpass 1000", "nothing.wav", "bell.wav", "--out", "out"},
    {"process", "no-such-step", "bell.wav", "--out", "out"},
    {"convert", "bell.wav", "--out", "out", "--rate", "44100", "--quiet"},
    {"split", "bell.wav", "--out", "out", "--into", "3", "--json"},
    {"split", "bell.wav", "--out", "out"},
    {"render", "--out", "out", "-c", "sf.WriteFile16(sf.Normalise(sf.WhiteNoise(500)), 'é.wav')"},
    {"render", "--out", "out", "--seed", "3", "-c", "sf.WriteFile(sf.PinkNoise(500), 'x.wav')"},
    {"render", "--quiet", "-c", "import random; print random.random(), random.Random(3).random()"},
    {"render", "--quiet", "--rate", "44.1k", "-c", "print len(sf.Silence(1000))"},
    {"render", "--quiet", "-c", "print len(sf.Silence(1000))"},
    {"render", "--json", "--quiet", "-c", "raise ValueError('wrong')"},
    {"render", "--quiet", "-c", "import sys; sys.exit(7)"},
    {"render", "--quiet", "-c", "import sys; print 1; sys.stderr.write('2\\n'); print 3"},
    {"render", "--quiet", "-c", "import sys; print sys.argv, sys.getrecursionlimit()", "a b", "'"},
    {"render", "--quiet", "-c", "sf.SineWave(1, 2, 3, 4)"},
    {"render", "--quiet", "-c", "print repr(sys.stdin.read())"},
    {"why", "nothing.py"},
  };

  @Test
  void answersAreTheSame() throws Exception {
    List<Command> cold = new ArrayList<>();
    List<Map<String, byte[]>> coldFiles = new ArrayList<>();
    for (String[] line : LINES) {
      cold.add(plain(Command.run(programs.cold(line))));
      coldFiles.add(written());
    }
    long program = programs.program();
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < LINES.length; i++) {
        assertThat(plain(warm(LINES[i]))).as(String.join(" ", LINES[i])).isEqualTo(cold.get(i));
        Map<String, byte[]> files = written();
        assertThat(files.keySet()).isEqualTo(coldFiles.get(i).keySet());
        files.forEach((name, bytes) -> assertThat(bytes).as(name).isNotEmpty());
        for (String name : files.keySet()) {
          assertThat(files.get(name)).as(name).isEqualTo(coldFiles.get(i).get(name));
        }
      }
      assertThat(programs.program()).isEqualTo(program);
    }
  }

  @Test
  void aCommandRunsInTheProgramOfItsFolder() throws Exception {
    long program = programs.program();
    assertThat(render(ResidentPrograms.WHERE).out()).isEqualTo(program + "\n");
  }

  /** What a patch does to its process the next does not see. */
  @Test
  void aPatchFindsNothingOfTheOneBefore() throws Exception {
    String look =
        """
        import os, sys, math, time
        from java.lang import System, Thread
        from java.util import Locale, TimeZone, ArrayList
        print os.getcwd() == %r, os.environ.get('LEFT'), math.pi, time.sleep.__class__
        print System.getProperty('left'), Locale.getDefault(), TimeZone.getDefault().getID()
        print hasattr(ArrayList, 'left'), sys.getrecursionlimit(), os.path.abspath('x') == %r
        print Thread.getDefaultUncaughtExceptionHandler(), 'left' in dir(__builtins__)
        """
            .replace("%r", "'" + folder + "'")
            .replace("== '" + folder + "'\nprint Thread", "== '" + folder + "/x'\nprint Thread");
    String expected = Command.run(programs.cold("render", "--quiet", "-c", look)).out();
    assertThat(expected).contains("True None 3.14", "False", "True");
    programs.program();
    for (String change :
        List.of(
            "import os; os.chdir('/'); os.environ['LEFT'] = 'yes'; os.putenv('LEFT', 'yes')",
            "import math; math.pi = 3.0",
            "import time; time.sleep = lambda seconds: None",
            "from java.lang import System; System.setProperty('left', 'yes')",
            "from java.util import Locale; Locale.setDefault(Locale.GERMANY)",
            "from java.util import TimeZone; TimeZone.setDefault(TimeZone.getTimeZone('Asia/Tokyo'))",
            "from java.util import ArrayList; ArrayList.left = 1",
            "import sys; sys.setrecursionlimit(2000)",
            "import __builtin__; __builtin__.left = 1",
            "from java.lang import System; System.out.close(); System.err.close()",
            "import os; os.umask(0)",
            "import signal; signal.signal(signal.SIGTERM, lambda *a: None)")) {
      Command changed = render(change);
      assertThat(changed.exit()).as(change + changed.err()).isIn(0, 1);
      Command next = render(look);
      assertThat(next.out()).as(change + next.err()).isEqualTo(expected);
    }
  }

  /** Those of the shell and of terminals change; all else makes a command run by itself. */
  @Test
  void theEnvironmentIsTheCallers() throws Exception {
    long program = programs.program();
    String look =
        """
        import os, subprocess
        from java.lang import ProcessBuilder, Runtime, System
        for name in ('OLDPWD', 'WINDOWID', 'SSH_CONNECTION', 'TERM'):
            print os.environ.get(name), System.getenv(name)
            print ProcessBuilder([]).environment().get(name)
            subprocess.call('printenv ' + name, shell=True)
            out = Runtime.getRuntime().exec(['printenv', name]).getInputStream()
            print ''.join(map(chr, iter(out.read, -1))),
        """
            + ResidentPrograms.WHERE;
    for (String value : Arrays.asList("/zw\u00e9 b=c", null)) {
      String here = said(programs.command("render", "--quiet", "-c", look), value);
      String alone = said(programs.cold("render", "--quiet", "-c", look), value);
      assertThat(here).isEqualTo(alone.replaceAll("\\d+\n$", program + "\n"));
    }
  }

  private static String said(ProcessBuilder process, String value) throws Exception {
    for (String name : List.of("OLDPWD", "WINDOWID", "SSH_CONNECTION", "TERM")) {
      process.environment().remove(name);
      if (value != null) {
        process.environment().put(name, value);
      }
    }
    Command run = Command.run(process);
    assertThat(run.err()).isEmpty();
    return run.out();
  }

  @Test
  void childrenOfPatchesHaveTheCallersStreams() throws Exception {
    programs.program();
    Command run =
        render("import subprocess; subprocess.call('echo out; echo err >&2; pwd', shell=True)");
    assertThat(run).isEqualTo(new Command(0, "out\n" + folder + "\n", "err\n"));
  }

  @Test
  void exitsByOtherWaysAreTheSame() throws Exception {
    for (String exit :
        List.of(
            "import os; os._exit(6)",
            "from java.lang import System; System.exit(5)",
            "import sys; print 'a'; sys.exit('a message')",
            "from java.lang import Runtime; Runtime.getRuntime().halt(9)")) {
      programs.program();
      assertThat(render(exit))
          .as(exit)
          .isEqualTo(Command.run(programs.cold("render", "--quiet", "-c", exit)));
      ResidentPrograms.await("ended", () -> programs.programs().size() < 2);
    }
  }

  /** A JVM ends with its command, whatever threads are left; and so does this one. */
  @Test
  void threadsThatAPatchLeavesEndWithIt() throws Exception {
    long program = programs.program();
    Command left =
        render(
            """
            import threading, time
            def later():
                time.sleep(0.5)
                open('late', 'w').close()
            thread = threading.Thread(target=later)
            thread.setDaemon(True)
            thread.start()
            print 'done'
            """);
    assertThat(left).isEqualTo(new Command(0, "done\n", ""));
    ResidentPrograms.await("ended", () -> !ResidentPrograms.isAlive(program));
    assertThat(render(ResidentPrograms.WHERE).out()).isNotEqualTo(program + "\n");
    Thread.sleep(600);
    assertThat(folder.resolve("late")).doesNotExist();
  }

  @Tag("trial")
  @Test
  void manyCommandsLeaveNothingBehind() throws Exception {
    long program = programs.program();
    Path process = Path.of("/proc", Long.toString(program));
    int files = 0;
    int maps = 0;
    int threads = 0;
    int[] lengths = {100, 200, 300};
    for (int i = 0; i < 150; i++) {
      String name = i + ".wav";
      Command run =
          render("sf.WriteFile16(sf.WhiteNoise(%d), '%s')".formatted(lengths[i % 3] + i, name));
      assertThat(run).isEqualTo(new Command(0, "", ""));
      if (i == 49) {
        files = count(process.resolve("fd"));
        threads = count(process.resolve("task"));
        maps = Files.readAllLines(process.resolve("maps")).size();
      }
    }
    assertThat(programs.program()).isEqualTo(program);
    assertThat(count(process.resolve("fd"))).isLessThanOrEqualTo(files + 2);
    assertThat(count(process.resolve("task"))).isLessThanOrEqualTo(threads + 4);
    assertThat(Files.readAllLines(process.resolve("maps"))).hasSizeLessThan(maps + 90);
  }

  private static int count(Path folder) throws IOException {
    try (Stream<Path> all = Files.list(folder)) {
      return (int) all.count();
    }
  }
}
