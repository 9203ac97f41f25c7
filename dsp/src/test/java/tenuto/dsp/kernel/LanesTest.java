package tenuto.dsp.kernel;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.reflect.AccessFlag;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LanesTest {
  private static final String INLINE = "-XX:CompileCommand=inline,";
  private static final String ALONE = "-XX:CompileCommand=dontinline,";
  private static final Pattern VECTOR =
      Pattern.compile("jdk/incubator/vector/(Double|Int|Long)?Vector;");

  /** A JVM without the Vector API would fail to link any other as soon as it is used. */
  @Test
  void onlyClassesOfNothingButVectorsNameThem() throws Exception {
    Path classes = Path.of(Lanes.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(classes.resolve("tenuto"))) {
      assertThat(files.filter(Files::isRegularFile).filter(LanesTest::namesVectors))
          .map(file -> file.getFileName().toString().replaceFirst("\\.class$", ""))
          .contains("Lanes", "RunningBiquad$Vectors")
          .allMatch(
              name ->
                  name.matches(
                      "Lanes|Transposition|Vector(Arithmetic|Butterflies|Columns|Lanes|Merges|OddLanes|Products|Splits)|.*\\$Vectors"));
    }
  }

  /** Until C2 inlines it, each call of such a method makes an object of the vector. */
  @Test
  void whatHandsOverVectorsIsAlwaysInlined() throws Exception {
    Path classes = Path.of(Lanes.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> inlined = named(INLINE);
    List<String> handing;
    try (Stream<Path> files = Files.walk(classes.resolve("tenuto"))) {
      handing = files.filter(Files::isRegularFile).flatMap(LanesTest::handing).toList();
    }
    assertThat(handing)
        .contains("tenuto.dsp.kernel.Lanes::load", "tenuto.dsp.math.SineOfTurns$Vectors::of")
        .allMatch(method -> inlined.stream().anyMatch(pattern -> matches(pattern, method)));
  }

  /** C2 takes 0.1 s for some, and would take it again in each of their callers. */
  @Test
  void loopsOfTransformsAreCompiledOnce() throws Exception {
    Path classes = Path.of(Lanes.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    List<String> alone = named(ALONE);
    try (Stream<Path> files = Files.walk(classes.resolve("tenuto/dsp/fft"))) {
      assertThat(files.filter(Files::isRegularFile).flatMap(LanesTest::called))
          .contains("tenuto.dsp.fft.VectorButterflies::four", "tenuto.dsp.fft.Bins$Vectors::add")
          .allMatch(method -> alone.stream().anyMatch(pattern -> matches(pattern, method)));
    }
  }

  /** The methods that a flag of the program's JVM names. */
  private static List<String> named(String flag) throws IOException {
    return Files.readAllLines(Path.of("../.mvn/tenuto.jvm")).stream()
        .filter(line -> line.startsWith(flag))
        .map(line -> line.substring(flag.length()))
        .toList();
  }

  /** What other classes call of a class with vectors. */
  private static Stream<String> called(Path file) {
    if (!namesVectors(file)) {
      return Stream.of();
    }
    try {
      ClassModel model = ClassFile.of().parse(file);
      String name = model.thisClass().asInternalName().replace('/', '.');
      return model.methods().stream()
          .filter(method -> !method.flags().has(AccessFlag.PRIVATE))
          .map(method -> method.methodName().stringValue())
          .filter(method -> !method.startsWith("<"))
          .map(method -> name + "::" + method);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The methods of a class that take or return a vector, but for what is rarely called. */
  private static Stream<String> handing(Path file) {
    if (!file.toString().endsWith(".class") || !namesVectors(file)) {
      return Stream.of();
    }
    try {
      ClassModel model = ClassFile.of().parse(file);
      String name = model.thisClass().asInternalName().replace('/', '.');
      return model.methods().stream()
          .filter(method -> VECTOR.matcher(method.methodType().stringValue()).find())
          .filter(method -> !method.flags().has(AccessFlag.SYNTHETIC)) // a lambda
          .map(method -> name + "::" + method.methodName())
          .filter(method -> !method.equals("tenuto.dsp.math.Power$Vectors::singly"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As the JVM does: a star at an end of a class or method stands for anything. */
  private static boolean matches(String pattern, String method) {
    return method.matches(
        Arrays.stream(pattern.split("\\*", -1)).map(Pattern::quote).collect(joining(".*")));
  }

  private static boolean namesVectors(Path file) {
    try {
      String constants = Files.readString(file, StandardCharsets.ISO_8859_1);
      return constants.contains("jdk/incubator/vector");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
