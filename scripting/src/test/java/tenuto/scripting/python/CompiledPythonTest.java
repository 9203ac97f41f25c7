package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.python.core.Py;
import org.python.core.PyCode;
import org.python.core.PyObject;
import org.python.core.PyStringMap;
import org.python.core.PySystemState;
import tenuto.scripting.objects.CompiledPython;
import tenuto.scripting.objects.LoadedCode;
import tenuto.scripting.objects.PythonSource;

class CompiledPythonTest {
  @TempDir Path temporary;

  @BeforeAll
  static void python() {
    JythonStart.initialize();
  }

  @Test
  void runsWhatItKeptAsWhatItCompiled() throws IOException {
    Path folder = temporary.resolve("made/when/needed");
    CompiledPython kept = new CompiledPython(Optional.of(folder), new LoadedCode());
    assertThat(value(kept, "x = 6 * 7")).isEqualTo(42);
    assertThat(files(folder)).hasSize(1);
    FileTime written = Files.getLastModifiedTime(files(folder).getFirst());
    CompiledPython later = new CompiledPython(Optional.of(folder), new LoadedCode());
    assertThat(value(later, "x = 6 * 7")).isEqualTo(42);
    assertThat(value(later, "x = 6 * 8")).isEqualTo(48);
    assertThat(files(folder)).hasSize(2);
    assertThat(files(folder)).anyMatch(file -> file.toFile().lastModified() == written.toMillis());
  }

  @Test
  void tellsTextsOfOneNameAndNamesOfOneTextApart() throws IOException {
    CompiledPython kept = new CompiledPython(Optional.of(temporary), new LoadedCode());
    byte[] text =
        "import sys; x = sys._getframe().f_code.co_filename".getBytes(StandardCharsets.UTF_8);
    for (String name : List.of("a.py", "b.py", "a.py")) {
      assertThat(run(kept.code(text, name).orElseThrow()).toString()).isEqualTo(name);
    }
    assertThat(files(temporary)).hasSize(2);
  }

  /** What the JVM has compiled of it stays compiled. */
  @Test
  void loadsCodeOnce() {
    LoadedCode loaded = new LoadedCode();
    CompiledPython first = new CompiledPython(Optional.of(temporary), loaded);
    CompiledPython second = new CompiledPython(Optional.of(temporary), loaded);
    byte[] text = "x = 1".getBytes(StandardCharsets.UTF_8);
    PyCode code = first.code(text, "p.py").orElseThrow();
    assertThat(second.code(text, "p.py")).containsSame(code);
    assertThat(second.code(text, "q.py").orElseThrow()).isNotSameAs(code);
    assertThat(second.code(PythonSource.PATCH, text, "p.py")).isNotSameAs(code);
    assertThat(second.code("x = 2".getBytes(StandardCharsets.UTF_8), "p.py")).isNotEqualTo(code);
    for (int i = 0; i < 70; i++) {
      value(second, "x = %d".formatted(i + 3));
    }
    assertThat(second.code(text, "p.py").orElseThrow()).isNotSameAs(code);
  }

  @Test
  void compilesAnewWhatIsDamaged() throws IOException {
    CompiledPython kept = new CompiledPython(Optional.of(temporary), new LoadedCode());
    value(kept, "x = 1");
    Path file = files(temporary).getFirst();
    byte[] whole = Files.readAllBytes(file);
    for (int length : new int[] {0, 9, whole.length - 1}) {
      Files.write(file, java.util.Arrays.copyOf(whole, length));
      CompiledPython later = new CompiledPython(Optional.of(temporary), new LoadedCode());
      assertThat(value(later, "x = 1")).isEqualTo(1);
      assertThat(Files.size(file)).isEqualTo(whole.length);
    }
  }

  @Test
  void takesNothingThatWasMadeOfAnotherTextThoughItHasItsName() throws IOException {
    CompiledPython kept = new CompiledPython(Optional.of(temporary), new LoadedCode());
    value(kept, "x = 1");
    Path first = files(temporary).getFirst();
    byte[] one = Files.readAllBytes(first);
    assertThat(new String(one, StandardCharsets.ISO_8859_1))
        .startsWith(PySystemState.version + "\nPYTHON_2\np.py\nx = 1");
    Files.delete(first);
    value(kept, "x = 2");
    Path second = files(temporary).getFirst();
    Files.write(second, one);
    assertThat(value(kept, "x = 2")).isEqualTo(2);
  }

  @Test
  void leavesNoPartBehindWhereItCannotBeNamed() throws IOException {
    CompiledPython kept = new CompiledPython(Optional.of(temporary), new LoadedCode());
    value(kept, "x = 1");
    Path name = files(temporary).getFirst();
    Files.delete(name);
    Files.createFile(Files.createDirectory(name).resolve("in the way"));
    CompiledPython later = new CompiledPython(Optional.of(temporary), new LoadedCode());
    assertThat(value(later, "x = 1")).isEqualTo(1);
    assertThat(files(temporary)).containsExactly(name);
  }

  @Test
  void leavesWhatIsWrongToTheOrdinaryWay() throws IOException {
    CompiledPython kept = new CompiledPython(Optional.of(temporary), new LoadedCode());
    assertThat(kept.code("x = (".getBytes(StandardCharsets.UTF_8), "p.py")).isEmpty();
    assertThat(files(temporary)).isEmpty();
  }

  @Test
  void saysNothingWhereNothingCanBeKept() throws IOException {
    Path file = Files.createFile(temporary.resolve("a file, no folder"));
    assertThat(value(new CompiledPython(Optional.of(file), new LoadedCode()), "x = 2"))
        .isEqualTo(2);
    assertThat(new CompiledPython(Optional.empty(), new LoadedCode()).code(new byte[0], "p.py"))
        .isEmpty();
  }

  @Test
  void keepsNoMoreThanTheNewest() throws IOException {
    CompiledPython kept = new CompiledPython(Optional.of(temporary), new LoadedCode());
    for (int i = 0; i < 300; i++) {
      Files.createFile(temporary.resolve(i + ".class"))
          .toFile()
          .setLastModified(System.currentTimeMillis() - 1_000_000 + 1_000 * i);
    }
    value(kept, "x = 3");
    assertThat(files(temporary)).hasSize(256);
    assertThat(temporary.resolve("44.class")).doesNotExist();
    assertThat(temporary.resolve("45.class")).exists();
  }

  private static Object value(CompiledPython kept, String text) {
    return run(kept.code(text.getBytes(StandardCharsets.UTF_8), "p.py").orElseThrow()).asInt();
  }

  private static PyObject run(PyCode code) {
    PyStringMap names = new PyStringMap();
    Py.runCode(code, names, names);
    return names.__getitem__(Py.newString("x"));
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
