package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Parameter.Kind;
import tenuto.dsp.kernel.Arithmetic;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.FeedbackLoop;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/**
 * What every word does on the way round a feedback loop, where it is given a few samples at a time,
 * down to one: the same as outside, or an error that says that it cannot be there.
 */
class InALoopTest extends AllWords {
  private static final long[] DELAYS = {1, 3, 8, 100};

  /** Samples that tell. */
  private static final int MOST_READ = 3000;

  static Stream<Example> effects() {
    return Example.all().stream()
        .filter(example -> !example.word().parameters().isEmpty())
        .filter(example -> example.word().parameters().getFirst().kind() == Kind.SIGNAL)
        .filter(example -> example.word().result() == Signal.class);
  }

  @ParameterizedTest(name = "{0}", allowZeroInvocations = true) // of one word alone, perhaps
  @MethodSource("effects")
  void itDoesTheSameAsOutsideOrCannotBeThere(Example example) {
    for (long delay : DELAYS) {
      compare(example, delay);
    }
  }

  /** So that the test above does not pass by refusing all. */
  @ParameterizedTest
  @ValueSource(
      strings = {"ShapedLadderLowPass", "Saturate", "ResonantFilter", "MaxDeviation", "Multiply"})
  @DisabledIfSystemProperty(named = "word", matches = ".*", disabledReason = "one word alone")
  void filtersAndShapersCanBeThere(String word) {
    assertThat(compare(Example.of(new Catalogue().word(word)), 1)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"RBJLowPass", "ShapedRBJPeaking", "Follow", "CrossMultiply"})
  @DisabledIfSystemProperty(named = "word", matches = ".*", disabledReason = "one word alone")
  void whatWorksInGroupsNeedsTheDelayOfOne(String word) {
    Example example = Example.of(new Catalogue().word(word));
    assertThat(compare(example, 7)).isFalse();
    assertThat(compare(example, 8)).isTrue();
  }

  /** Compares a word in a loop and outside, if it can be in one. */
  private static boolean compare(Example example, long delay) {
    try (Kit kit = kits.open(1, 1024);
        Kit other = kits.open(1, 1024)) { // of the same noises
      FeedbackLoop[] loop = new FeedbackLoop[1];
      Signal inside =
          result(
              kit,
              example,
              x -> {
                loop[0] = new FeedbackLoop(List.of(x), delay, kit.session().memory().workspaces());
                return withSilence(x, loop[0].past().getFirst());
              });
      Signal closed = loop[0].closed(List.of(inside)).getFirst();
      Signal outside = result(other, example, x -> withSilence(x, x));
      int n = (int) Math.min(closed.length(), MOST_READ);
      assertThat(Arrays.mismatch(samples(kit, closed, n), samples(other, outside, n)))
          .as("first sample of %s that is another one in a loop of %d", example, delay)
          .isNegative();
      return true;
    } catch (IllegalArgumentException e) {
      assertThat(e).hasMessageMatching("(?s).*(feedback loop|outside of its loop).*");
      return false;
    }
  }

  /** Zeros are positive. */
  private static double[] samples(Kit kit, Signal signal, int n) {
    return Arrays.stream(kit.read(signal, 0, n, 512)).map(each -> each + 0.0).toArray();
  }

  private static Signal result(Kit kit, Example example, UnaryOperator<Signal> change) {
    Feed feed = Feed.signalOf(example.word().name(), 0, change);
    return (Signal) kit.evaluate(kits.expression(example), feed);
  }

  /** The signal and none of another: so it is what it was, but made from the other. */
  private static Signal withSilence(Signal x, Signal other) {
    Signal nothing = Mapped.of(new Arithmetic.Gain(0), other);
    return Combined.of(new Arithmetic.Sum(), List.of(x, nothing));
  }
}
