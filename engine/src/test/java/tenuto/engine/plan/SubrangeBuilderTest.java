package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.signal.Filter;

class SubrangeBuilderTest {
  /** Goes on from any multiple of 64, and follows from so many samples before that. */
  private record Frames(long lookBack) implements Filter {
    @Override
    public long grid() {
      return 64;
    }

    @Override
    public Optional<Filter> after(long sample) {
      return Optional.of(this);
    }

    @Override
    public Processor begin() {
      throw new UnsupportedOperationException();
    }
  }

  /** The last multiple of the grid that is as far back as the filter looks, or 0. */
  @ParameterizedTest
  @CsvSource({
    "0, 0, 0",
    "0, 63, 0",
    "0, 64, 64",
    "0, 1000, 960",
    "100, 1000, 832",
    "128, 1000, 832",
    "129, 1000, 768",
    "100, 150, 0"
  })
  void aFilterBeginsOnItsGrid(long lookBack, long from, long start) {
    assertThat(SubrangeBuilder.start(new Frames(lookBack), from)).isEqualTo(start);
  }
}
