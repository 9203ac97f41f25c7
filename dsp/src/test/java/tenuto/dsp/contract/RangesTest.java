package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tenuto.dsp.catalogue.Parameter;
import tenuto.dsp.catalogue.Parameter.Kind;
import tenuto.dsp.catalogue.Range;

/** Each number of the range that help gives for a parameter is allowed, and none beyond it. */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RangesTest extends AllWords {
  static Stream<Example> examples() {
    return Example.all().stream()
        .filter(example -> !example.word().family().equals("Sound devices"));
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true)
  @MethodSource("examples")
  void theEndsOfARangeAreAllowedAndWhatIsBeyondIsNot(Example example) {
    List<Parameter> parameters = example.word().parameters();
    try (Kit kit = kits.open(2, 1024)) {
      for (int i = 0; i < parameters.size(); i++) {
        Parameter parameter = parameters.get(i);
        boolean isNumber = parameter.kind() == Kind.NUMBER || parameter.kind() == Kind.CONTROL;
        Range range = parameter.range();
        if (isNumber && range.limits().isEmpty()) {
          for (double end : ends(range)) {
            check(kit, example, i, end);
          }
          for (double beyond : beyond(range)) {
            int at = i;
            assertThatThrownBy(() -> call(kit, example, at, beyond))
                .as("%s = %s", parameter.name(), beyond)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching(
                    "(?s)sf\\.%s: .*\\b%s must be .*"
                        .formatted(example.word().name(), parameter.name()));
          }
        }
      }
    }
  }

  /** What is too much only together with other arguments may be refused. */
  private static void check(Kit kit, Example example, int parameter, double value) {
    try {
      call(kit, example, parameter, value);
    } catch (IllegalArgumentException e) {
      String name = example.word().parameters().get(parameter).name();
      assertThat(e.getMessage())
          .as("%s = %s", name, value)
          .doesNotMatch("(?s)sf\\.\\w+: %s must be (?!below|above \\w*[a-z]).*".formatted(name));
    } finally {
      kit.end();
    }
  }

  private static void call(Kit kit, Example example, int parameter, double value) {
    kit.evaluate(
        kits.expression(example),
        Feed.argumentOf(example.word().name(), parameter, (Object) value));
  }

  private static List<Double> ends(Range range) {
    List<Double> ends = new ArrayList<>();
    for (double end : new double[] {range.from(), range.to()}) {
      if (Double.isFinite(end)) {
        ends.add(end);
      }
    }
    return ends;
  }

  private static List<Double> beyond(Range range) {
    List<Double> beyond = new ArrayList<>();
    if (Double.isFinite(range.from())) {
      beyond.add(range.whole() ? range.from() - 1 : Math.nextDown(range.from()));
    }
    if (Double.isFinite(range.to())) {
      beyond.add(range.whole() ? range.to() + 1 : Math.nextUp(range.to()));
    }
    if (Double.isFinite(range.above())) {
      beyond.add(range.above());
    }
    if (range.whole()) {
      beyond.add(range.from() + 0.5);
    }
    return beyond;
  }
}
