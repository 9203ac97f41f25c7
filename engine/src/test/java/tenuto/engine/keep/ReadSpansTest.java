package tenuto.engine.keep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.engine.base.Block;
import tenuto.engine.keep.ReadSpans.Span;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** Which samples of inputs are read, each by hand. */
class ReadSpansTest {
  private record Silence() implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      throw new IllegalStateException("it is never computed");
    }
  }

  private record Onward() implements Filter {
    @Override
    public Processor begin() {
      throw new IllegalStateException("it is never computed");
    }
  }

  private record Placed(List<Long> begins) implements Gather.Sequential, Gather.Placing {
    @Override
    public long begin(int input) {
      return begins.get(input);
    }

    @Override
    public Gather at(List<Long> others, List<Long> lengths) {
      return new Placed(others);
    }

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      throw new IllegalStateException("it is never computed");
    }
  }

  private static final long PART = Cache.PART;

  private final Signal source = Generated.of(new Silence(), 10 * PART);

  private static ReadSpans of(Signal signal, long from, long to) {
    return new ReadSpans(List.of(signal), new Span(from, to), (stored, span) -> null);
  }

  private static Signal both(Signal first, long begin, Signal second, long then) {
    return Gathered.of(
        new Placed(List.of(begin, then)), List.of(first, second), first.length() + begin + then);
  }

  @Test
  void ofAFilterAllThatComesBeforeInWholeParts() {
    assertThat(of(Filtered.of(new Onward(), source), PART + 9, 2 * PART + 1).of(source))
        .isEqualTo(new Span(0, 3 * PART));
    assertThat(of(Filtered.of(new Onward(), source), PART + 9, 2 * PART).of(source))
        .isEqualTo(new Span(0, 2 * PART));
  }

  @Test
  void ofWhatIsPlacedOnlyWhatSoundsThere() {
    Signal other = Generated.of(new Silence(), 500);
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
