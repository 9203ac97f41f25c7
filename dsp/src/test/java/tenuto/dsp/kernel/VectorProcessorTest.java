package tenuto.dsp.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.Settings.Forms;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

class VectorProcessorTest {
  /** Says of each sample whether vectors were to make it. */
  private record Telling(int outputs) implements Filter {
    @Override
    public int inputs() {
      return 2;
    }

    @Override
    public Processor begin() {
      return new VectorProcessor() {
        @Override
        public void work(double[][] in, double[][] out, int n, boolean vectors) {
          for (double[] each : out) {
            for (int i = 0; i < n; i++) {
              each[i] = vectors ? 1 : 0;
            }
          }
        }
      };
    }
  }

  /** Of one output and of several. */
  @ParameterizedTest
  @EnumSource(
      value = Forms.class,
      names = {"VECTORS", "SCALAR"})
  void worksInTheFormThatIsChosen(Forms forms) {
    Signal x = Signals.of(new double[5000]);
    double wanted = forms == Forms.VECTORS ? 1 : 0;
    try (Session session = new Session(new Settings().withThreads(1).withForms(forms))) {
      Signal one = Filtered.of(new Telling(1), List.of(x, x));
      assertThat(Signals.samples(session, one)).containsOnly(wanted);
      for (Signal each : Filtered.all(new Telling(2), List.of(x, x))) {
        assertThat(Signals.samples(session, each)).containsOnly(wanted);
      }
    }
  }
}
