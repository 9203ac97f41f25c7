package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Jython's functions of numbers give fdlibm's bits, which are {@link StrictMath}'s, on every
 * processor. Of the values here a JVM's own instructions for x86-64 give another for one in three
 * to thirty.
 */
class SameMathTest {
  private static final int VALUES = 300;

  @TempDir Path folder;

  static List<Arguments> functions() {
    return List.of(
        function("math.sin(x)", StrictMath::sin),
        function("math.cos(x)", StrictMath::cos),
        function("math.tan(x)", StrictMath::tan),
        function("math.exp(x)", StrictMath::exp),
        function("math.log(x)", StrictMath::log),
        function("math.log10(x)", StrictMath::log10),
        function("math.tanh(x)", StrictMath::tanh),
        function("math.pow(x, 2.3)", x -> StrictMath.pow(x, 2.3)),
        function("x ** 0.7", x -> StrictMath.pow(x, 0.7)),
        function("10 ** x", x -> StrictMath.pow(10, x)),
        function("2 ** -x", x -> StrictMath.pow(2, -x)));
  }

  private static Arguments function(String python, DoubleUnaryOperator function) {
    return Arguments.of(python, function);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("functions")
  void isFdlibms(String python, DoubleUnaryOperator function) {
    String patch =
        """
        import math
        for i in range(%d):
            x = (i + 1) / 101.0
            print '%%.17g' %% (%s)
        """
            .formatted(VALUES, python);
    String printed = new Patches(folder).scoped(patch).ok().out();
    assertThat(printed.lines().mapToDouble(Double::parseDouble).boxed())
        .containsExactlyElementsOf(
            DoubleStream.iterate(1, i -> i + 1)
                .limit(VALUES)
                .map(i -> function.applyAsDouble(i / 101))
                .boxed()
                .toList());
  }
}
