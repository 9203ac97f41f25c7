package tenuto.engine.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.engine.keep.ReadSpans.Span;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Which samples of inputs are read, each by hand. */
class ReadSpansTest {
  private static final long PART = Cache.PART;

  private final Signal source = Generated.of(new NeverComputed.Silence(), 10 * PART);

  private static ReadSpans of(Signal signal, long from, long to) {
    return new ReadSpans(List.of(signal), new Span(from, to), (stored, span) -> null);
  }

  private static Signal both(Signal first, long begin, Signal second, long then) {
    return Gathered.of(
        new NeverComputed.Placed(List.of(begin, then)),
        List.of(first, second),
        first.length() + begin + then);
  }

  @Test
  void ofAFilterAllThatComesBeforeInWholeParts() {
    assertThat(
            of(Filtered.of(new NeverComputed.Onward(), source), PART + 9, 2 * PART + 1).of(source))
        .isEqualTo(new Span(0, 3 * PART));
    assertThat(of(Filtered.of(new NeverComputed.Onward(), source), PART + 9, 2 * PART).of(source))
        .isEqualTo(new Span(0, 2 * PART));
  }

  @Test
  void ofWhatIsPlacedOnlyWhatSoundsThere() {
    Signal other = Generated.of(new NeverComputed.Silence(), 500);
    Signal mix = both(source, 200, other, 900);
    assertThat(of(mix, 700, 950).of(source)).isEqualTo(new Span(500, 750));
    assertThat(of(mix, 700, 950).of(other)).isEqualTo(new Span(0, 50));
    assertThat(of(mix, 700, 900).of(other)).isNull();
  }

  @Test
  void noMoreThanThereIs() {
    long all = 10 * PART;
    assertThat(of(source, 900, Long.MAX_VALUE).of(source)).isEqualTo(new Span(900, all));
    assertThat(of(both(source, 0, source, 100), 0, all + 100).of(source))
        .isEqualTo(new Span(0, all));
  }

  /** Each of 60 is read twice, so there are 2^60 ways to the source. */
  @Test
  void eachIsLookedAtFewTimes() {
    Signal sum = source;
    for (int i = 0; i < 60; i++) {
      sum = both(sum, 1, sum, 0);
    }
    assertThat(of(sum, 800, 900).of(source)).isEqualTo(new Span(740, 900));
  }
}
