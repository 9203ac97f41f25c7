package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In what a patch is read as Python 3, and a script of Sonic Field is not. */
class PatchLanguageTest {
  @TempDir Path folder;
  private Patches patches;

  @BeforeEach
  void setUp() {
    patches = new Patches(folder);
  }

  private String out(String name, String text) {
    return patches.run(name, text).ok().out();
  }

  @Test
  void divisionIsExactInPatchesAndWholeInScriptsOfSonicField() {
    assertThat(out("a.py", "print 7 / 2, 7 // 2, 1 / 4.0\nx = 3\nx /= 2\nprint x\n"))
        .isEqualTo("3.5 3 0.25\n1.5\n");
    assertThat(out("a.sy", "print 7 / 2, 7 // 2\n")).isEqualTo("3 3\n");
    assertThat(out("b.py", "print sf.ValueAt((sf.Constant(10, 1) / 4 + 1 / 2) / 2, 5)\n"))
        .isEqualTo("0.375\n");
  }

  @Test
  void modulesBesideAPatchAreReadAsItIs() throws IOException {
    patches.file("beside.py", "# größe\nHALF = 1 / 2\n");
    Path inside = Files.createDirectories(folder.resolve("song"));
    Files.writeString(inside.resolve("__init__.py"), "import verse\nALL = verse.THIRD + 1 / 2\n");
    Files.writeString(inside.resolve("verse.py"), "import random, math\nTHIRD = 3 / 4\n");
    String text =
        "import beside, song, song.verse\nprint beside.HALF, song.ALL, song.verse.THIRD\n";
    assertThat(out("a.py", text)).isEqualTo("0.5 1.25 0.75\n");
    patches.file("beside.py", "HALF = 1 / 2\n");
    assertThat(out("a.sy", text)).isEqualTo("0 0 0\n");
    patches.file("math.py", "raise ValueError('this hides the module of that name')\n");
    assertThat(out("b.py", "import math\nprint math.pi > 3\n")).isEqualTo("True\n");
    patches.file("wrong.py", "x = 1\nx = [1][2]\n");
    assertThat(patches.run("c.py", "import wrong\n").error()).contains("wrong.py:2: x = [1][2]");
  }

  @Test
  void printIsAFunctionWhereAllOfThePatchHasItAsOne() {
    assertThat(out("a.py", "print('a', 1, sep='-', end='!\\n')\nprint()\n")).isEqualTo("a-1!\n\n");
    assertThat(out("b.py", "print 'a', 1\nprint('b')\n")).isEqualTo("a 1\nb\n");
    assertThat(out("d.py", "x = 3\nprint -x\nprint [x] * 2\nprint (x), x\n"))
        .isEqualTo("-3\n[3, 3]\n3 3\n");
    assertThat(out("e.py", "def f(x):\n    print('f', x)\nf(1)\nprint(2)\n")).isEqualTo("f 1\n2\n");
    assertThat(out("c.py", "from __future__ import print_function\nprint('a', 1)\n"))
        .isEqualTo("a 1\n");
  }

  @Test
  void lettersBeyondAsciiNeedNoFirstLine() {
    assertThat(out("a.py", "# Übung\nprint 'größe'\n")).isEqualTo("größe\n");
    assertThat(out("a.sy", "# Übung\nprint 1\n")).isEqualTo("1\n");
  }

  @Test
  void theWordsMayBeImportedAsInCPython() {
    assertThat(
            out("a.py", "before = sf\nimport tenuto as sf\nprint sf is before, sf.Silence(5).ms\n"))
        .isEqualTo("True 5.0\n");
    assertThat(out("b.py", "from tenuto import Silence\nprint Silence(5).ms\n")).isEqualTo("5.0\n");
  }
}
