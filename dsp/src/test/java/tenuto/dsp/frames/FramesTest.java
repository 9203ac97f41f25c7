package tenuto.dsp.frames;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.dsp.fft.VectorWarmUp;
import tenuto.dsp.support.Blocks;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;

/** Frames that nothing changes give the signal; what changes them sees what it should. */
class FramesTest {
  @TempDir static Path folder;

  private static Session session;
  private static Workbench workbench;

  @BeforeAll
  static void open() {
    session = new Session(new Settings().withScratch(folder).withThreads(2));
    workbench = new Workbench(session.memory().workspaces(), new VectorWarmUp());
  }

  @AfterAll
  static void close() {
    assertThat(session.memory().usage().lent()).isZero();
    session.close();
  }

  /** Gives each frame as it is, some frames later if it looks ahead. */
  private record Unchanged(FrameShape shape, Workbench workbench, int ahead)
      implements FrameFilter {
    @Override
    public FrameWork work() {
      Frame[] kept = new Frame[ahead + 1];
      Arrays.setAll(kept, i -> Frame.of(shape));
      int[] count = {0};
      return (in, controls, out) -> {
        kept[count[0] % kept.length].set(in[0]);
        out[0].set(kept[++count[0] % kept.length]);
      };
    }
  }

  /** Makes each bin 0 Hz of what the control says, and all else silent. */
  private record Told(FrameShape shape, Workbench workbench, int ahead, long controlled)
      implements FrameFilter {
    @Override
    public int controls() {
      return 1;
    }

    @Override
    public FrameWork work() {
      return (in, controls, out) -> {
        out[0].clear();
        out[0].re()[0] = controls[0];
      };
    }
  }

  private static double error(double[] x, double[] y) {
    assertThat(y).hasSameSizeAs(x);
    double most = 0;
    for (int i = 0; i < x.length; i++) {
      most = Math.max(most, Math.abs(x[i] - y[i]));
    }
    return most;
  }

  /** Zeros beside the window fill the frame, and nothing is lost. */
  @ParameterizedTest
  @CsvSource({"44100", "48000", "96000", "22050"})
  void aWindowLastsAsLongAtEverySampleRate(double rate) {
    try (Session other = new Session(new Settings().withSampleRate(rate))) {
      FrameShape shape = FrameShape.of(other, 40, 0);
      double[] window = shape.window();
      double sum = Arrays.stream(window).sum();
      assertThat(window).hasSize(Integer.highestOneBit((int) (0.04 * rate) - 1) * 2);
      assertThat(sum / rate).as("half of 40 ms").isCloseTo(0.02, within(1e-9));
      assertThat(shape.hop() / rate).isCloseTo(0.01, within(1 / rate));
      double[] x = Blocks.noise(9000, 1, 5);
      Signal same = new Unchanged(shape, workbench, 0).through(List.of(Signals.of(x)), List.of());
      assertThat(error(x, Signals.samples(session, same))).isLessThan(2e-15);
      assertThat(FrameShape.of(other, 40, 1024)).isEqualTo(new FrameShape(1024, 256));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2048, 512, 20000, 0", "1024, 512, 5001, 3", "64, 16, 1, 0", "64, 7, 1000, 2",
    "16, 1, 100, 1", "65536, 16384, 100000, 0", "256, 100, 255, 0", "256, 128, 257, 5"
  })
  void theInverseIsExact(int size, int hop, int length, int ahead) {
    FrameShape shape = new FrameShape(size, hop);
    double[] x = Blocks.noise(length, 1, 5);
    Signal signal = Signals.of(x);
    Signal same = new Unchanged(shape, workbench, ahead).through(List.of(signal), List.of());
    assertThat(error(x, Signals.samples(session, same))).isLessThan(2e-15);
    Signal rows = SpectraInRow.of(shape, workbench, signal);
    assertThat(rows.length()).isEqualTo(shape.frames(length) * (size + 2));
    Signal back = SpectraInRow.signal(shape, workbench, rows, size - hop, length);
    assertThat(error(x, Signals.samples(session, back))).isLessThan(2e-15);
  }

  /** The sum of a windowed cosine's samples times those of a bin is half the window's sum. */
  @Test
  void spectraAreThoseOfTheFormula() {
    FrameShape shape = new FrameShape(64, 16);
    double[] x = new double[320];
    for (int i = 0; i < x.length; i++) {
      x[i] = Math.cos(2 * Math.PI * 5 * i / 64 + 0.7);
    }
    double[] rows = Signals.samples(session, SpectraInRow.of(shape, workbench, Signals.of(x)));
    int frame = 9; // its first sample is 9·16 + 16 − 64 = 96
    double turned = 2 * Math.PI * 5 * 96 / 64 + 0.7;
    int at = frame * 66 + 10;
    assertThat(rows[at]).isCloseTo(16 * Math.cos(turned), within(1e-13));
    assertThat(rows[at + 1]).isCloseTo(16 * Math.sin(turned), within(1e-13));
    assertThat(rows[at + 2]).isCloseTo(-8 * Math.cos(turned), within(1e-13));
    assertThat(rows[at + 40]).isCloseTo(0, within(1e-13));
    assertThat(shape.middle(frame)).isEqualTo(96 + 32);
  }

  /** Rows put further apart than they were taken make a longer signal: here of a constant. */
  @Test
  void anotherHopStretches() {
    FrameShape near = new FrameShape(64, 8);
    FrameShape far = new FrameShape(64, 16);
    double[] ones = new double[1000];
    Arrays.fill(ones, 1);
    Signal rows = SpectraInRow.of(near, workbench, Signals.of(ones));
    Signal twice = SpectraInRow.signal(far, workbench, rows, 0, 2000);
    double[] y = Signals.samples(session, twice);
    assertThat(y[1000]).isCloseTo(1, within(1e-14));
    assertThat(y[1900]).isCloseTo(1, within(1e-14));
  }

  @ParameterizedTest
  @CsvSource({"64, 16, 0", "64, 16, 4", "128, 7, 1", "128, 64, 0"})
  void controlsAreSeenWhereTheFrameIs(int size, int hop, int ahead) {
    FrameShape shape = new FrameShape(size, hop);
    int length = 3000;
    double[] slope = new double[length];
    for (int i = 0; i < length; i++) {
      slope[i] = i;
    }
    Told told = new Told(shape, workbench, ahead, length);
    List<Signal> inputs = List.of(Signals.of(new double[length]), Signals.of(slope));
    double[] y = Signals.samples(session, told.through(inputs, List.of()));
    Told one = new Told(shape, workbench, ahead, length);
    double[] ones = new double[length];
    Arrays.fill(ones, 1);
    double[] unit =
        Signals.samples(
            session,
            one.through(List.of(Signals.of(new double[length]), Signals.of(ones)), List.of()));
    for (int i = size; i < length - size; i++) {
      // Within a hop, as a frame's middle is; Hann windows over Hann windows keep a slope's place.
      assertThat(y[i] / unit[i]).as("at %d", i).isCloseTo(i, within(hop / 2.0 + 1));
    }
    assertThat(y[length - 1] / unit[length - 1]).isBetween(length - size / 2.0, length - 1.0);
  }

  @Test
  void aNumberIsAConstantSignalToTheBit() {
    FrameShape shape = new FrameShape(64, 16);
    double[] tenth = new double[777];
    Arrays.fill(tenth, 0.1);
    Told told = new Told(shape, workbench, 2, 777);
    double[] y =
        Signals.samples(
            session,
            told.through(List.of(Signals.of(new double[777]), Signals.of(tenth)), List.of()));
    double[] longer = new double[2000];
    Arrays.fill(longer, 0.1);
    double[] z =
        Signals.samples(
            session,
            told.through(List.of(Signals.of(new double[777]), Signals.of(longer)), List.of()));
    assertThat(y).isEqualTo(z);
  }

  @Test
  void sizesAndHopsThatMakeNoSenseAreErrors() {
    assertThatThrownBy(() -> FrameShape.of(1000)).hasMessageStartingWith("size must be");
    assertThatThrownBy(() -> FrameShape.of(8)).hasMessageStartingWith("size must be");
    assertThatThrownBy(() -> FrameShape.of(1 << 17)).hasMessageStartingWith("size must be");
    assertThatThrownBy(() -> FrameShape.of(Double.NaN)).hasMessageStartingWith("size must be");
    assertThatThrownBy(() -> FrameShape.of(1024, 513)).hasMessageStartingWith("hop must be");
    assertThatThrownBy(() -> FrameShape.of(1024, 0)).hasMessageStartingWith("hop must be");
    assertThatThrownBy(() -> FrameShape.of(1024, 1.5)).hasMessageStartingWith("hop must be");
  }

  /** What is looked for is the time: 2048 samples at 48 kHz are 4096 at 96 kHz. */
  @ParameterizedTest
  @CsvSource({
    "8000, 512",
    "16000, 1024",
    "22050, 1024",
    "44100, 2048",
    "48000, 2048",
    "88200, 4096",
    "96000, 4096",
    "192000, 8192"
  })
  void aWindowIsAsLongAtEverySampleRate(double rate, int samples) {
    FrameShape shape = FrameShape.of(rate, 40, 0, 0);
    assertThat(shape).isEqualTo(new FrameShape(samples, samples / 4));
    assertThat(shape.size() * 1000 / rate).isBetween(40.0, 80.0);
    assertThat(FrameShape.of(rate, 64_000 / rate, 0, 0).size()).isEqualTo(64);
    assertThat(FrameShape.of(rate, 40, 1024, 0)).isEqualTo(new FrameShape(1024, 256));
    assertThat(FrameShape.of(rate, 40, 0, 8).hop()).isEqualTo(8);
    assertThatThrownBy(() -> FrameShape.of(rate, 0, 0, 0)).hasMessageStartingWith("window must be");
    assertThatThrownBy(() -> FrameShape.of(rate, 70_000_000 / rate, 0, 0))
        .hasMessageContaining("(65536 samples)");
  }
}
