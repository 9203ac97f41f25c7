package tenuto.index;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Words compiled by javac with the indexer, among stand-ins for what they are made of. */
class WordIndexerTest {
  @TempDir Path folder;

  private final List<Path> sources = new ArrayList<>();

  @BeforeEach
  void declareWords() throws IOException {
    source(
        "tenuto.dsp.word.Operator",
        """
        package tenuto.dsp.word;
        public @interface Operator {
          String value(); String[] words(); String example();
          String[] chain() default {}; String[] find() default {};
        }
        """);
    source(
        "tenuto.dsp.word.In",
        """
        package tenuto.dsp.word;
        public @interface In { String value(); boolean orNumber() default false; boolean linked() default false; }
        """);
    source(
        "tenuto.engine.signal.Signal", "package tenuto.engine.signal; public interface Signal {}");
    source("tenuto.engine.Session", "package tenuto.engine; public interface Session {}");
  }

  private void source(String type, String text) throws IOException {
    Path file = folder.resolve("src").resolve(type.replace('.', '/') + ".java");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    sources.add(file);
  }

  /** A class of words, each written as the method from its line 6 on. */
  private void family(String name, String methods) throws IOException {
    source(
        "tenuto.dsp.tests." + name,
        """
        package tenuto.dsp.tests;
        import tenuto.dsp.word.*;
        import tenuto.engine.Session; import tenuto.engine.signal.Signal;

        public class %s {
        %s
        }
        """
            .formatted(name, methods));
  }

  private static String operator(String words, String example) {
    return "@Operator(value = \"It.\", words = %s, example = \"%s\") ".formatted(words, example);
  }

  private static final String MIX =
      operator("{\"Mix\", \"Blend\"}", "sf.Mix(1)")
          + "public static Signal mix(Session s, @In(\"a\") Signal x) { return x; }\n";

  /** Compiles what was written since the last time, and returns javac's errors. */
  private List<String> compile() throws IOException {
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    Path classes = Files.createDirectories(folder.resolve("classes"));
    try (StandardJavaFileManager files = javac.getStandardFileManager(found, Locale.ROOT, null)) {
      List<String> options =
          List.of(
              "-d",
              classes.toString(),
              "-classpath",
              classes.toString(),
              "-sourcepath",
              folder.resolve("src").toString(),
              "-implicit:none");
      JavaCompiler.CompilationTask task =
          javac.getTask(
              null, files, found, options, null, files.getJavaFileObjectsFromPaths(sources));
      task.setProcessors(List.of(new WordIndexer()));
      task.call();
    }
    sources.clear();
    return found.getDiagnostics().stream()
        .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
        .map(each -> each.getLineNumber() + ": " + each.getMessage(Locale.ROOT))
        .toList();
  }

  private List<String> index() throws IOException {
    return Files.readAllLines(folder.resolve("classes/tenuto/dsp/catalogue/words.txt"));
  }

  @Test
  void everyNameHasALine() throws IOException {
    family(
        "Levels",
        MIX
            + operator("{\"Loud#8..10\", \"Raise\"}", "sf.Loud9(1)")
            + "public static Signal loud(int n, @In(\"a\") Signal x) { return x; }\n"
            + operator("\"Steer\"", "sf.Steer(1)")
            + "public static Signal steer(@In(value = \"a\", orNumber = true) Signal x)"
            + " { return x; }\n");
    assertThat(compile()).isEmpty();
    assertThat(index())
        .containsExactly(
            "Blend tests.Levels mix - blend method - -",
            "Loud10 tests.Levels loud 10 loud10 method - -",
            "Loud8 tests.Levels loud 8 loud8 method - -",
            "Loud9 tests.Levels loud 9 loud9 method - -",
            "Mix tests.Levels mix - mix method - -",
            "Raise tests.Levels loud - raise_ method - -",
            "Steer tests.Levels steer - steer - - -");
  }

  @Test
  void wordsOfOthersHaveAnIndexOfTheirOwn() throws IOException {
    source(
        "org.example.Effects",
        """
        package org.example;
        import tenuto.dsp.word.*;
        import tenuto.engine.Session; import tenuto.engine.signal.Signal;

        public class Effects {
        %s
        }
        """
            .formatted(MIX));
    assertThat(compile()).isEmpty();
    assertThat(folder.resolve("classes/tenuto/dsp/catalogue/words.txt")).doesNotExist();
    assertThat(Files.readAllLines(folder.resolve("classes/META-INF/tenuto/words.txt")))
        .containsExactly(
            "Blend /org.example.Effects mix - blend method - -",
            "Mix /org.example.Effects mix - mix method - -");
  }

  @Test
  void whatWasNotCompiledAgainKeepsItsLines() throws IOException {
    family("Levels", MIX);
    family(
        "Others", operator("\"Old\"", "sf.Old()") + "public static double old() { return 1; }\n");
    compile();
    family(
        "Others", operator("\"New\"", "sf.New()") + "public static double fresh() { return 1; }\n");
    assertThat(compile()).isEmpty();
    assertThat(index())
        .containsExactly(
            "Blend tests.Levels mix - blend method - -",
            "Mix tests.Levels mix - mix method - -",
            "New tests.Others fresh - new - - -");
    family("Others", "");
    assertThat(compile()).isEmpty();
    assertThat(index()).hasSize(2);
    Files.delete(folder.resolve("classes/tenuto/dsp/tests/Levels.class"));
    Files.delete(folder.resolve("src/tenuto/dsp/tests/Levels.java"));
    family("Others", "");
    assertThat(compile()).isEmpty();
    assertThat(index()).isEmpty();
  }

  @Test
  void aNameThatIsTakenIsAnErrorAtTheMethodEvenIfTheOtherIsNotCompiledAgain() throws IOException {
    family("Levels", MIX);
    compile();
    family("Others", "\n\n" + MIX.replace("{\"Mix\", \"Blend\"}", "\"Mix\""));
    assertThat(compile()).containsExactly("8: the word Mix is already tests.Levels.mix");
  }

  /** The classes of an earlier build are still there, as Maven leaves them. */
  @Test
  void aWordThatMovesToAnotherClassIsNoneOfTheOldOnes() throws IOException {
    family("Levels", MIX);
    family("Others", "");
    compile();
    Files.delete(folder.resolve("src/tenuto/dsp/tests/Levels.java"));
    family("Moved", MIX);
    assertThat(compile()).isEmpty();
    assertThat(folder.resolve("classes/tenuto/dsp/tests/Levels.class")).exists();
    assertThat(index())
        .containsExactly(
            "Blend tests.Moved mix - blend method - -", "Mix tests.Moved mix - mix method - -");
  }

  @Test
  void aMethodOfSignalsThatIsTakenIsAnError() throws IOException {
    family("Levels", MIX);
    family("Others", MIX.replace("{\"Mix\", \"Blend\"}", "\"mix\"").replace("sf.Mix", "sf.mix"));
    assertThat(compile())
        .singleElement()
        .asString()
        .containsPattern("6: signals have only one method mix: it is already the word (M|m)ix");
  }

  @Test
  void furtherNamesStandBehindTheFirst() throws IOException {
    String known = MIX.replace("example", "chain = {\"amix\", \"merge\"}, find = \"sum\", example");
    family(
        "Levels",
        known
            .replace(
                "@In(\"a\") Signal x", "@In(value = \"a\", linked = true) java.util.List<Signal> x")
            .replace("return x", "return x.get(0)"));
    assertThat(compile()).isEmpty();
    assertThat(index())
        .containsExactly(
            "Blend tests.Levels mix - blend method - sum",
            "Mix tests.Levels mix - mix method amix,merge sum");
    family("Others", known.replace("{\"Mix\", \"Blend\"}", "\"Sum\"").replace("sf.Mix", "sf.Sum"));
    assertThat(compile())
        .containsExactly("6: chains have only one amix: it is already the word Mix");
    family("Levels", known.replace("\"sum\"", "\"A sum\""));
    assertThat(compile()).contains("6: find: 'A sum' is not in lower case, such as all-pass");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "public static | private static | an @Operator is a public static method",
        "public static | public | an @Operator is a public static method",
        "{\"Mix\", \"Blend\"} | {} | an @Operator needs a name in words",
        "\"Blend\" | \"Blend#1.2\" | words: 'Blend#1.2' is neither a name",
        "\"Blend\" | \"Blend#1..2\" | a series needs its number as first parameter, an int",
        "sf.Mix(1) | '' | example: must call the word, as in \"sf.Mix(...)\", but is \"\"",
        "sf.Mix(1) | sf.Mux(1) | example: must call the word",
        "@In(\"a\") | '' | x needs @In(\"what it is\")"
      })
  void aWrongAnnotationIsAnErrorAtTheMethod(String right, String wrong, String error)
      throws IOException {
    family("Levels", MIX.replace(right, wrong));
    assertThat(compile()).first().asString().startsWith("6: " + error);
    assertThat(folder.resolve("classes/tenuto/dsp/catalogue/words.txt")).doesNotExist();
  }
}
