package tenuto.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Kit;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.base.VectorApi;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.Settings.Forms;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** Which form of a kernel a plan runs. Here, unlike anywhere else, a sample tells which it was. */
class FormsTest {
  private static final double VECTORS = 1;
  private static final double SCALAR = 2;

  private record OneOrTwo(double value) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      set(out, n, value);
    }

    @Override
    public Source scalarForm() {
      return new OneOrTwo(SCALAR);
    }
  }

  private record Mapping(double value) implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      set(out, n, value);
    }

    @Override
    public Kernel scalarForm() {
      return new Mapping(SCALAR);
    }
  }

  private record Combining(double value) implements Combiner {
    @Override
    public void apply(Block left, Block right, Block out, int n) {
      set(out, n, value);
    }

    @Override
    public double identity() {
      return 0;
    }

    @Override
    public Combiner scalarForm() {
      return new Combining(SCALAR);
    }
  }

  private record Filtering() implements Filter {
    @Override
    public State begin() {
      return new State() {
        @Override
        public void apply(Block in, Block out, int n) {
          set(out, n, VECTORS);
        }

        @Override
        public State scalarForm() {
          return (in, out, n) -> set(out, n, SCALAR);
        }
      };
    }
  }

  private static void set(Block out, int n, double value) {
    for (int i = 0; i < n; i++) {
      out.set(i, value);
    }
  }

  @Test
  void everyKindRunsInTheFormThatIsOrdered(@TempDir Path scratch) {
    for (Forms forms : Forms.values()) {
      try (Session session =
          new Session(new Settings().withScratch(scratch).withThreads(1).withForms(forms))) {
        Signal source = Generated.of(new OneOrTwo(VECTORS), 100);
        // In so short a job what is faster is the scalar form.
        double wanted = forms == Forms.VECTORS && VectorApi.isPresent() ? VECTORS : SCALAR;
        for (Signal signal :
            List.of(
                source,
                Mapped.of(new Mapping(VECTORS), source),
                Combined.of(new Combining(VECTORS), List.of(source, Kit.ramp(100, 1))),
                Filtered.of(new Filtering(), source))) {
          assertThat(Arrays.stream(Kit.read(session, signal, 64)).distinct())
              .as("%s of %s", forms, signal)
              .containsExactly(wanted);
        }
      }
    }
  }

  @Test
  void blocksThatHaveNoWorkAreNotTimed() {
    long[] now = {0};
    FormSelector selector = new FormSelector(Forms.AUTO, 1000, () -> now[0]);
    long length = 8;
    Plan.Step vectors = (slots, start, n) -> now[0] += start < length ? 50 : 0;
    Plan.Step scalar = (slots, start, n) -> now[0] += start < length ? 100 : 0;
    Plan.Step either = new Steps.Either(vectors, scalar, length, selector, null, () -> false);
    for (int i = 0; i < 20; i++) {
      either.run(new Block[0], length, 8);
      either.run(new Block[0], 0, 8);
    }
    assertThat(selector.vectorsAreFaster()).isTrue();
  }
}
