package tenuto.dsp.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import tenuto.engine.base.Block;

/**
 * A sample that was made NaN, and what that may do to results.
 *
 * @param which signal, counted from 0
 * @param at which of its samples
 * @param advice what to do if it does otherwise
 */
record SpoiltSample(Promise promise, int which, int at, String advice) {
  /** A sample to spoil: even, of a whole place in the resamplings, and within each word's reach. */
  static int at(long length) {
    return length > 4000 ? 3000 : length > 1200 ? 1200 : 400;
  }

  /** Whether anything is promised. */
  boolean isKnown() {
    return !(promise instanceof Promise.OfSeveral several && several.place() == null);
  }

  /** Fails unless a NaN shows where it should and changes nothing before; after, all or nothing. */
  void check(int result, double[] whole, double[] spoilt) {
    int shown =
        switch (promise) {
          case Promise.OfOne one -> one.place().of(which, at);
          case Promise.OfSeveral several -> several.place().of(result, which, at);
          case Promise.OfNumber number -> throw new IllegalStateException("it has no samples");
        };
    switch (shown) {
      case Promise.NOWHERE -> Outcome.assertSameSamples(whole, spoilt, "result " + result);
      case Promise.SILENT -> assertThat(spoilt).as(advice).containsOnly(0);
      case Promise.EVERYWHERE -> {
        for (int i = 0; i < whole.length; i++) {
          boolean isZeroWhatever = spoilt[i] == 0 && whole[i] == 0; // a spectrum's sine at 0 Hz
          assertThat(Double.isNaN(spoilt[i]) || isZeroWhatever)
              .as("sample %d. %s", i, advice)
              .isTrue();
        }
      }
      default -> {
        if (promise instanceof Promise.OfOne one && one.isMeasured()) {
          checkOthers(shown, one.reach(), spoilt);
        } else {
          int reach = promise instanceof Promise.OfOne one ? one.reach() : Block.GROUP;
          check(shown, reach, whole, spoilt);
        }
      }
    }
  }

  private void checkOthers(int shown, int reach, double[] spoilt) {
    assertThat(spoilt[shown]).as("sample %d. %s", shown, advice).isNaN();
    for (int i = 0; i < spoilt.length; i++) {
      boolean isNear = Math.abs(i - shown) <= reach;
      assertThat(isNear || Double.isFinite(spoilt[i])).as("sample %d. %s", i, advice).isTrue();
    }
  }

  private void check(int shown, int reach, double[] whole, double[] spoilt) {
    assertThat(spoilt[shown]).as("sample %d. %s", shown, advice).isNaN();
    int before = Math.max(0, shown - reach);
    Outcome.assertSameSamples(
        Arrays.copyOf(whole, before), Arrays.copyOf(spoilt, before), "before. " + advice);
    int from = Math.min(shown + reach, spoilt.length);
    double[] after = Arrays.copyOfRange(spoilt, from, spoilt.length);
    if (after.length > 0 && Double.isNaN(after[0])) {
      assertThat(DoubleStream.of(after).allMatch(Double::isNaN)).as("after. %s", advice).isTrue();
    } else {
      Outcome.assertSameSamples(
          Arrays.copyOfRange(whole, from, whole.length), after, "after. " + advice);
    }
  }
}
