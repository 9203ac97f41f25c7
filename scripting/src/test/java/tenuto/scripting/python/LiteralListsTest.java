package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.python.core.Py;
import org.python.core.PyCode;
import org.python.core.PyException;
import org.python.core.PyObject;
import org.python.core.PyStringMap;
import tenuto.scripting.objects.CompiledPython;
import tenuto.scripting.objects.LiteralLists;
import tenuto.scripting.objects.LoadedCode;
import tenuto.scripting.objects.PythonSource;
import tenuto.scripting.rules.Script;

/**
 * A patch whose lists are read apart does what Jython makes of all of its text.
 *
 * <p>Shown to fail when lines are lost, strings or brackets are not skipped, parentheses round one
 * value make a tuple, and when an octal number counts as decimal.
 */
class LiteralListsTest {
  private static final CompiledPython COMPILED =
      new CompiledPython(Optional.empty(), new LoadedCode());

  /** Enough to make any list a large one. */
  private static final String MANY =
      IntStream.range(0, 200)
          .mapToObj(i -> "  (%d, 0.5),\n".formatted(i))
          .collect(Collectors.joining());

  @BeforeAll
  static void python() {
    JythonStart.initialize();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** What a text leaves in x, or the error that it ends with and its line. */
  private static String wholly(String text) {
    try {
      return left(COMPILED.code(PythonSource.PATCH, bytes(text), "-c"), new PyStringMap());
    } catch (PyException e) {
      return error(e);
    }
  }

  private static String apart(String text) {
    PyStringMap names = new PyStringMap();
    try {
      return left(
          new PatchCode(COMPILED).of(PythonSource.PATCH, new Script.Statements(text), names),
          names);
    } catch (PyException e) {
      return error(e);
    }
  }

  private static String left(PyCode code, PyStringMap names) {
    Py.runCode(code, names, names);
    PyObject x = names.__getitem__("x");
    return types(x) + " " + x.__repr__();
  }

  private static String types(PyObject value) {
    String type = value.getType().getName();
    return value.isSequenceType() && !type.equals("str") && !type.equals("unicode")
        ? IntStream.range(0, value.__len__())
            .mapToObj(i -> types(value.__getitem__(i)))
            .collect(Collectors.joining(",", type + "(", ")"))
        : type;
  }

  private static String error(PyException e) {
    e.normalize();
    String line = e.traceback == null ? "" : " at " + e.traceback.tb_lineno;
    return e.type + ": " + e.value + line;
  }

  private static boolean isTaken(String text) {
    return LiteralLists.of(bytes(text)).areAny();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x = [\n%s]\n",
        "# -*- coding: UTF-8 -*-\nx=[\n%s]\n",
        "# coding: utf-8\nx=[\n%s]  # notes, höher\ny = 1/0\n",
        "a = 1\r\nx\t=\t[\r\n%s]\r\nz\r\n",
        "'''\nx = [\n'''\nx = [%s 1, -2, 3., .5, 1e3, -1.5E-2, 0, -0, -0.0, 08.5]",
        "s = 'it\\'s [' # (\nx = [%s 'a', \"b'c\", '', (), (1), (1,), [], [[2]], ((3))]\n",
        "f(1,\n2) if 0 else \\\n0\nx = [ # first\n%s # last\n  ]\nundefined\n",
        "x = [%s]\nx = x[:3]\nx.append(x[0])\n",
        "y = [%s]\nx = y[0] is not y[0][0], y[3] is 7\n",
        "y = [%s 'a']\nx = y is None, y is not None\n",
        "w = [%s]\nx = [\n%s]\nx[5] = w[7]\n",
        "import sys\n\nx = [\n%s]\nx = sys._getframe().f_lineno, len(x)\n",
        "x = [%s]\nfor i in range(2): x = x + [i]\n1 +\n",
      })
  void whatIsTakenIsTheSame(String form) {
    String text = form.replace("%s", MANY);
    assertThat(isTaken(text)).isTrue();
    assertThat(apart(text)).isEqualTo(wholly(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x = [%s 010]\n",
        "x = [%s 0x1F]\n",
        "x = [%s 12345678901]\n",
        "x = [%s 1L]\n",
        "x = [%s 1j]\n",
        "x = [%s u'a']\n",
        "x = [%s 'a' 'b']\n",
        "x = [%s 'a\\n']\n",
        "x = [%s '''a''']\n",
        "x = [%s ''''''] \n",
        "x = [%s 'ä']\n",
        "x = [%s None]\n",
        "x = [%s 1 + 2]\n",
        "x = [%s - 1]\n",
        "x = [%s +1]\n",
        "x = [%s 1 2]\n",
        "x = [%s,,]\n",
        "x = [,%s]\n",
        "x = [%s 1if 1else 2]\n",
        "x = [%s (1, 2]\n",
        "x = [%s] + [1]\n",
        "x = [%s][3]\n",
        "x = [%s]; x = 1\n",
        "y = x = [%s]\n",
        "x, y = [%s], 1\n",
        "x = 1\nx == [%s]\n",
        "x = []\nx += [%s]\n",
        "if 1:\n  x = [%s]\n",
        "x = (0,\nlen, [%s])\n",
        "x = '''\ny = [%s]\n'''\n",
        "x = 'a\\\nx = [%s]'\n",
        "x = 1 + \\\nx = [%s]\n",
        "# coding: latin-1\nx = [%s 'a']\n",
        "from __future__ import unicode_literals\nx = [%s 'a']\n",
        "x = [1, 2, 3]\n",
        "x = [\n%s # old\r (7, 7),\n]\n",
        "x = [\r%s]\rboom()\n",
        "x = [\n%s]\rboom()\n",
        "# a\r\"\"\"\nx = [%s]\n# b\r\"\"\"\nx = 1\n",
        "y = [%s 'a', 'a']\nx = y[-1] is y[-2], y[-1] is 'a'\n",
        "y = [%s 'a']\nx = y[-1] is not 'a'\n",
        "y = [%s 'a']\nz = 'a'\nx = z is y[-1]\n",
        "x = [\n%s]  # coding: latin-1\n",
        "x = [%s\n",
        "x = 'open\nx = [%s]\n",
        "x = [%s]\n)\n",
      })
  void whatIsNotKnownIsLeftToPython(String form) {
    String text = form.replace("%s", MANY);
    assertThat(isTaken(text)).isFalse();
    assertThat(apart(text)).isEqualTo(wholly(text));
  }

  @Test
  void randomListsAreWhatPythonMakesOfThem() {
    Random random = new Random(1);
    for (int i = 0; i < 40; i++) {
      StringBuilder list = new StringBuilder("x = [");
      while (list.length() < 1500) {
        list.append(value(random, 3)).append(random.nextInt(4) == 0 ? " ,\n\t" : ", ");
      }
      String text = list.append("]\n").toString();
      assertThat(isTaken(text)).as(text).isTrue();
      assertThat(apart(text)).isEqualTo(wholly(text));
    }
  }

  private static String value(Random random, int depth) {
    return switch (random.nextInt(depth == 0 ? 4 : 6)) {
      case 0 -> Integer.toString(random.nextInt(2_000_000) - 1_000_000);
      case 1 -> Double.toString(random.nextGaussian() * Math.pow(10, random.nextInt(40) - 20));
      case 2 -> String.format(Locale.ROOT, "%.2f", random.nextDouble() * 1000);
      case 3 -> "'c%d #[('".formatted(random.nextInt(9));
      case 4 ->
          IntStream.range(0, random.nextInt(4))
              .mapToObj(i -> value(random, depth - 1))
              .collect(Collectors.joining(", ", "[", "]"));
      default ->
          IntStream.range(0, random.nextInt(4))
              .mapToObj(i -> value(random, depth - 1))
              .collect(Collectors.joining(", ", "(", ")"));
    };
  }

  @Test
  void eachIsNew() {
    LiteralLists lists = LiteralLists.of(bytes("x = [" + MANY + "]"));
    assertThat(lists.list(0)).isEqualTo(lists.list(0)).isNotSameAs(lists.list(0));
    assertThat(new String(lists.rest(), StandardCharsets.UTF_8))
        .startsWith("x = __tenuto_list__(0)\n")
        .hasLineCount(200);
  }

  @Test
  void whatIsLeftDoesNotDependOnThem() {
    byte[] one = LiteralLists.of(bytes("x = [\n" + MANY + "]\ny = 1\n")).rest();
    byte[] other =
        LiteralLists.of(bytes("x = [\n" + MANY.replace("0.5", "7") + "]\ny = 1\n")).rest();
    assertThat(one).isEqualTo(other);
  }
}
