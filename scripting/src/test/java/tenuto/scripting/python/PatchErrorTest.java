package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.scripting.reports.PatchError;

/** What the author of a patch reads when it fails. */
class PatchErrorTest {
  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  private void assertFails(String text, String message, int line) {
    Patches.Ran ran = patches.run("patch.py", text);
    assertThat(ran.result().exit()).isEqualTo(1);
    String source = line == 0 ? "" : ": " + text.lines().toList().get(line - 1).strip();
    assertThat(ran.error())
        .isEqualTo(message + "\n  " + folder.resolve("patch.py") + ":" + line + source);
  }

  @Test
  void tellsMessageFileLineAndText() {
    assertFails(
        "def low(x):\n    return sf.RBJLowPass(x, 50000, 1)\n\nlow(sf.SineWave(10, 440))\n",
        "sf.RBJLowPass: hz must be above 0 and below 48000 (half the sample rate), but is 50000",
        2);
    assertFails(
        "sf.WriteFile([0.5, 0.25], 'a.wav')\n",
        "sf.WriteFile: x must be a signal, or a list of signals, but is [0.5, 0.25] (list)",
        1);
    assertFails("sf.SinWave(10, 440)\n", "sf has no word 'SinWave'; did you mean sf.SineWave?", 1);
    assertFails(
        "x = sf.Silence(10)\nx.release()\nx.release()\n",
        "x.release(): the signal of 960 samples made at %s:1 was already released"
            .formatted(folder.resolve("patch.py")),
        3);
    assertFails("x = [1][2]\n", "IndexError: index out of range: 2", 1);
    assertFails("a = 1\nraise ValueError('mine')\n", "ValueError: mine", 2);
    assertFails("import random\nrandom.choice([])\n", "IndexError: index out of range: 0", 2);
    assertFails("x = eval('1/0')\n", "ZeroDivisionError: float division", 1);
    assertFails(
        "from java.lang import IllegalStateException\nraise IllegalStateException('java')\n",
        "java",
        2);
    assertFails("def f():\n    f()\nf()\n", "RuntimeError: maximum recursion depth exceeded", 2);
  }

  /** A library is the innermost of the traceback, but its author cannot mend the patch. */
  @Test
  void tellsTheLineThatHasALibraryFailInATask() {
    assertFails(
        "import random\nx = sf_do(random.choice, [])\nsf.Realise(x)\n",
        "IndexError: index out of range: 0",
        3);
    assertFails(
        "import random\nsf.Perform([sf.MidiNote(0, 1, 60)], random.choice)\n",
        "TypeError: object of type 'tenuto.scripting.python.PyRecord' has no len()",
        2);
  }

  @Test
  void tellsHowManyParametersAnInstrumentHas() {
    String must = "sf.Perform: instrument must be a function of one note, but ";
    assertFails(
        "def play(note, ms):\n    pass\nsf.Perform([sf.MidiNote(0, 1, 60)], play)\n",
        must + "play() takes exactly 2 arguments (1 given)",
        3);
    assertFails(
        "def play():\n    pass\nsf.Perform([sf.MidiNote(0, 1, 60)], play)\n",
        must + "play() takes no arguments (1 given)",
        3);
    assertFails(
        "def two(a, b):\n    pass\ndef play(note):\n    two(note)\nsf.Perform([sf.MidiNote(0, 1, 60)], play)\n",
        "TypeError: two() takes exactly 2 arguments (1 given)",
        4);
  }

  @Test
  void tellsSyntaxErrors() {
    assertFails("x = 1\nx = (2\n", "SyntaxError: the bracket ( is not closed", 2);
    assertFails("x = [1, (2]\n", "SyntaxError: ] closes a bracket that is not open", 1);
    assertFails("x = 1\ny = '''2\n", "SyntaxError: a text begins with ''' and is not closed", 2);
    assertFails(
        "x = 1\n  y = 2\n",
        "SyntaxError: the line is indented further than the one before it, which opens no block",
        2);
    patches.file("module.py", "\nif x\n");
    assertThat(patches.run("patch.py", "import module\n").error())
        .startsWith("SyntaxError: ")
        .endsWith("\n  " + folder.resolve("module.py") + ":2: if x");
  }

  @Test
  void keepsLettersBeyondAscii() {
    assertFails(
        "# -*- coding: utf-8 -*-\nsf.Mix('größe 中')  # größe 中\n",
        "sf.Mix: x must be a signal, but is 'gr\\xc3\\xb6\\xc3\\x9fe \\xe4\\xb8\\xad' (str)",
        2);
    assertFails("# -*- coding: utf-8 -*-\nraise ValueError('größe 中')\n", "ValueError: größe 中", 2);
    assertFails(
        "# -*- coding: utf-8 -*-\nraise ValueError(u'größe 中')\n", "ValueError: größe 中", 2);
    assertThat(
            patches
                .run("patch.py", "# -*- coding: utf-8 -*-\nsf.ReadFile('größe 中.wav')\n")
                .error())
        .startsWith("sf.ReadFile: ")
        .contains(" größe 中.wav")
        .endsWith(":2: sf.ReadFile('größe 中.wav')");
    assertFails("x = 1\nraise ValueError('größe')\n", "ValueError: größe", 2);
    Patches.Ran ran = patches.run("größe 中.py", "\nsf.Mix()\n");
    assertThat(ran.error()).endsWith("größe 中.py:2: sf.Mix()");
  }

  @Test
  void tellsFileAndLineOfImportedModules() {
    patches.file("module.py", "def f(x):\n    return sf.Reverse(x)\n");
    Patches.Ran ran = patches.run("patch.py", "import module\nmodule.f(3)\n");
    assertThat(ran.error())
        .isEqualTo(
            "sf.Reverse: x must be a signal, but is 3 (int)\n  "
                + folder.resolve("module.py")
                + ":2: return sf.Reverse(x)");
  }

  @Test
  void tellsFileAndLineOfTasks() {
    String task = "def f(x):\n    return sf.Reverse(x)\n";
    String message = "sf.Reverse: x must be a signal, but is 3 (int)";
    assertFails(task + "sf_do(f, 3).get()\n", message, 2);
    assertFails(task + "x = sf_do(f, 3)\nsf.Mix(x)\n", message, 2);
    assertFails(task + "sf_do(f, 3)\n", message, 2);
    assertFails(task + "sf_do(lambda: sf_do(f, 3).get()).get()\n", message, 2);
    assertFails(task + "sf_parallel(f)(sf_do(lambda: 3)) + 1\n", message, 2);
    patches.file("module.py", "@sf_parallel\n" + task);
    assertThat(patches.run("patch.py", "import module\n-module.f(3)\n").error())
        .isEqualTo(message + "\n  " + folder.resolve("module.py") + ":3: return sf.Reverse(x)");
  }

  /** As a library has them that brings tasks of its own. */
  @ParameterizedTest
  @ValueSource(strings = {"pool.submit(Work()).get()", "sf.Mix(Own())", "Own().get()", "+Own()"})
  void tellsFileAndLineOfTasksInJavasPools(String read) {
    String tasks =
        """
        from java.util.concurrent import Callable, Executors, Future
        class Work(Callable):
            def call(self):
                raise ValueError('the only task')
        pool = Executors.newSingleThreadExecutor()
        class Own(Future):
            def get(self, *within): return pool.submit(Work()).get()
            def __pos__(self): return pool.submit(Work()).get()
        try:
            %s
        finally:
            pool.shutdown()
        """;
    assertFails(tasks.formatted(read), "ValueError: the only task", 4);
  }

  @Test
  void aFailureReadByManyKeepsItsPlace() {
    assertFails(
        """
        def f():
            return sf.Mix()
        future = sf_do(f)
        def read():
            return future.get()
        for reader in [sf_do(read) for i in range(50)]:
            try:
                reader.get()
            except ValueError, e:
                pass
        future.get()
        """,
        "sf.Mix: needs x (the signals)",
        2);
  }

  @ParameterizedTest
  @CsvSource({
    "sys.exit(), 0, ''",
    "sys.exit(None), 0, ''",
    "sys.exit(0), 0, ''",
    "sys.exit(3), 3, ''",
    "sys.exit(3L), 3, ''",
    "sys.exit(True), 1, ''",
    "sys.exit(255), 255, ''",
    "sys.exit(256), 1, ''",
    "sys.exit(512L), 1, ''",
    "sys.exit(-256), 1, ''",
    "sys.exit(2 ** 40), 1, ''",
    "sys.exit(-1), 255, ''",
    "sys.exit(259), 3, ''",
    "sys.exit(False), 0, ''",
    "sys.exit(0L), 0, ''",
    "sys.exit(0.0), 1, 0.0",
    "'sys.exit([1, 2])', 1, '[1, 2]'",
    "sys.exit('gone'), 1, gone",
    "sys.exit(u'gone'), 1, gone",
    "raise SystemExit, 0, ''",
    "sf_do(sys.exit).get(), 0, ''",
    "'sf_do(sys.exit, 7).get()', 7, ''",
    "'sf_do(lambda: sys.exit(7))', 7, ''"
  })
  void exitsAsThePatchSays(String text, int exit, String error) {
    Patches.Ran ran =
        patches.run("patch.py", "import sys\nsf.WriteFile16(sf.Silence(1), 'a.wav')\n" + text);
    assertThat(ran.result().exit()).isEqualTo(exit);
    assertThat(ran.error()).isEqualTo(error);
    assertThat(ran.result().written()).hasSize(1);
  }

  @Test
  void keepsJavasStackForVerboseOnly() {
    Patches.Ran ran =
        patches.run("patch.py", "def f():\n    sf.Realise(sf.Constant(1, 'a'))\nf()\n");
    assertThat(ran.error().lines()).hasSize(2);
    assertThat(PatchError.trace(ran.result().failure()))
        .contains("line 3, in <module>", "line 2, in f", "TypeError: ", "PyWord.__call__");
  }
}
