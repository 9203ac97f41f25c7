package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Powers, remainders, absolute values and comparisons of signals are those of Python's numbers. */
class SignsTest {
  private static final String SOUND =
      """
      def steady(value, ms=100):
          return sf.NumericShape((0, value), (ms, value))

      def at(x, ms=50):
          return round(sf.ValueAt(x, ms), 12)

      values = [-2.5, -1, -0.25, 0.25, 1, 3]
      """;

  @TempDir Path folder;

  private void scoped(String text) {
    new Patches(folder).scoped(SOUND + text).ok();
  }

  @Test
  void areThoseOfNumbers() {
    scoped(
        """
        from operator import lt, le, gt, ge
        for v in values:
            x = steady(v)
            same(at(2 ** x), round(2 ** v, 12))
            same(at(x ** 2), round(v ** 2, 12))
            same(at(abs(x)), abs(v))
            for w in values:
                y = steady(w)
                same([at(x % w), at(x % y)], [round(v % w, 12)] * 2)
                same([at(x // w), at(x // y)], [v // w] * 2)
                same([at(v % y), at(v // y), at(v / y)], [round(v % w, 12), v // w, round(v / float(w), 12)])
                for sign in (lt, le, gt, ge):
                    same([at(sign(x, w)), at(sign(w, x)), at(sign(x, y))], [sign(v, w), sign(w, v), sign(v, w)])
                if v > 0:
                    same(at(x ** y), round(v ** w, 12))
        """);
  }

  @Test
  void shapesHoldAndSoundsEnd() {
    scoped(
        """
        tone, shape, short = sf.SineWave(400, 440), steady(0.5), sf.SineWave(100, 440)
        for make in (lambda a, b: a % b, lambda a, b: a // b, lambda a, b: a ** b):
            same([make(tone, shape).ms, make(shape, tone).ms, make(tone, short).ms], [400.0, 400.0, 100.0])
        for make in (lambda a, b: a > b, lambda a, b: a <= b):
            same([make(tone, shape).ms, make(shape, tone).ms, make(tone, short).ms], [400.0, 400.0, 400.0])
        same(at(steady(0.25) > sf.Silence(400), 300), 1)
        same(at(tone * (2 ** shape), 300.03), at(tone * 2 ** 0.5, 300.03))
        same(sf.MaxValue((tone >= 0) + (tone < 0)) - sf.MinValue((tone >= 0) + (tone < 0)), 0)
        """);
  }

  @Test
  void areOfEachChannel() {
    scoped(
        """
        x, z = sf.Channels(steady(1), steady(-2)), steady(0.5)
        def values(channels):
            assert isinstance(channels, list), type(channels)
            return [at(each) for each in channels]
        same(values(x ** 2), [1, 4])
        same(values(2 ** x), [2, 0.25])
        same(values(x % 0.75), [0.25, 0.25])
        same(values(x // 0.75), [1, -3])
        same(values(z % x), [0.5, -1.5])
        same(values(z // x), [0, -1])
        same(values(abs(x)), [1, 2])
        same(values(x > 0), [1, 0])
        same(values(z >= x), [0, 1])
        same(values(0 < x), [1, 0])
        same(values(x <= x), [1, 1])
        """);
  }

  @Test
  void aGateIsNeitherTrueNorFalse() {
    scoped(
        """
        x, y = steady(1), steady(2)
        for asked in (lambda: bool(x > 0.5), lambda: 0 < x < 2, lambda: max(x, y), lambda: bool(sf.Channels(x, y) < 1)):
            says(refused(asked), 'a comparison of signals is a gate, a signal of 0 and 1, and neither true nor false')
        assert x and sf.Channels(x) and not [] and x == x and not x == y
        same(sorted([(1, x), (0, y)]), [(0, y), (1, x)])
        same(sorted([(1, x), (1, y)]), sorted([(1, y), (1, x)]))
        says(refused(lambda: x > None), 'a signal can be combined with signals, sf.Channels and numbers, not with None')
        try:
            x // 0
        except ZeroDivisionError, e:
            says(str(e), 'a signal cannot be divided by 0')
        says(refused(lambda: (-2) ** x), 'sf.Exp: base must be above 0 and finite, but is -2')
        """);
  }

  @Test
  void countedPatchesHaveThoseOfSonicField() {
    assertThat(new Patches(folder).counted("sf.Silence(9) ** 2").error())
        .contains("unsupported operand type");
    assertThat(new Patches(folder).counted("sf.Silence(9) % 2").error())
        .contains("unsupported operand type");
    assertThat(new Patches(folder).counted("sf.Silence(9) > 2").error())
        .contains("a signal is not a number");
  }
}
