package tenuto.dsp.delays;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.base.Block;

class LfoTest {
  @ParameterizedTest
  @EnumSource(Lfo.Shape.class)
  void theWaveOfGroupsIsThatOfTheirFirstSamples(Lfo.Shape shape) {
    for (double rate : new double[] {3, Double.NaN}) {
      Lfo lfo = new Lfo(480);
      double[] rates = new double[Spans.LENGTH];
      Arrays.fill(rates, 5);
      rates[100] = rate;
      double[] all = new double[Spans.LENGTH];
      double[] firsts = new double[Spans.LENGTH];
      lfo.run(rates, Spans.LENGTH);
      lfo.wave(shape, 0.1, all, Spans.LENGTH);
      lfo.waveOfGroups(shape, 0.1, firsts, Spans.LENGTH);
      for (int i = 0; i < Spans.LENGTH; i += Block.GROUP) {
        assertThat(firsts[i]).isEqualTo(all[i]);
      }
    }
  }
}
