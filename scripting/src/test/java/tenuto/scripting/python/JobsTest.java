package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.scripting.rules.Ownership;
import tenuto.tools.support.Sounds;

/** Each patch in bench/jobs on a second of sound, against the formula of what it should do. */
class JobsTest {
  private static final Path JOBS = Path.of("../bench/jobs");

  /** A float's last bit at full scale, and a little of rounding. */
  private static final double FLOAT = 1e-7;

  @TempDir Path folder;

  @Test
  void everyJobIsHere() throws IOException {
    try (Stream<Path> all = Files.list(JOBS)) {
      assertThat(all.map(path -> path.getFileName().toString()).filter(n -> n.endsWith(".py")))
          .containsExactlyInAnyOrder(
              "mix.py",
              "low_pass.py",
              "noise.py",
              "resample.py",
              "convolve.py",
              "batch.py",
              "chain.py",
              "chain_numpy.py",
              "notes.py",
              "prepare.py");
    }
  }

  private Patches.Ran job(String name, String... arguments) {
    return new Patches(folder).run(JOBS.resolve(name + ".py"), Ownership.SCOPED, arguments).ok();
  }

  /** Writes a file of 48,000 or 96,000 Hz, a channel for each of two tones. */
  private String tones(String name, int rate, double left, double right) {
    new Patches(folder)
        .run(
            "tones.py",
            """
            sf.SetSampleRate(%d)
            tones = [sf.SineWave(1000, hz) * 0.5 for hz in (%s, %s)]
            sf.WriteFile(tones, '%s', 'float64')
            """
                .formatted(rate, left, right, name))
        .ok();
    return folder.resolve("out").resolve(name).toString();
  }

  private static double tone(double hz, double rate, int i) {
    return 0.5 * Math.sin(2 * Math.PI * hz * i / rate);
  }

  /** One second. */
  private static double[] tone(double hz, int rate) {
    return IntStream.range(0, rate).mapToDouble(i -> tone(hz, rate, i)).toArray();
  }

  private double[][] written(String name, int rate) throws IOException {
    Path file = folder.resolve("out").resolve(name);
    try (OpenFiles open = new OpenFiles()) {
      assertThat(SoundFiles.open(open, file).about().sampleRate()).isEqualTo(rate);
    }
    return Sounds.read(file);
  }

  private static void assertIs(
      double[] samples, int from, int to, IntToDoubleFunction formula, double error) {
    for (int i = from; i < to; i++) {
      assertThat(samples[i]).as("%d", i).isCloseTo(formula.applyAsDouble(i), within(error));
    }
  }

  @Test
  void mix() throws IOException {
    String first = tones("first.wav", 48_000, 440, 660);
    job("mix", first, tones("second.wav", 48_000, 550, 770), "mix.wav");
    double[][] got = written("mix.wav", 48_000);
    assertThat(got).hasDimensions(2, 48_000);
    assertIs(got[0], 0, 48_000, i -> (tone(440, 48_000, i) + tone(550, 48_000, i)) / 2, FLOAT);
    assertIs(got[1], 0, 48_000, i -> (tone(660, 48_000, i) + tone(770, 48_000, i)) / 2, FLOAT);
  }

  @Test
  void lowPass() throws IOException {
    job("low_pass", tones("in.wav", 48_000, 50, 4000), "low.wav");
    double[][] got = written("low.wav", 48_000);
    assertThat(got).hasDimensions(2, 48_000);
    for (int c = 0; c < 2; c++) {
      double hz = c == 0 ? 50 : 4000;
      double[] low = section(tone(hz, 48_000), false, 1000, Math.sqrt(0.5), 48_000);
      assertIs(got[c], 0, 48_000, i -> 0.5 * low[i], FLOAT);
    }
  }

  /** A second-order filter in the plain form, after the bilinear transform's textbook formula. */
  private static double[] section(double[] x, boolean high, double hz, double q, double rate) {
    double k = Math.tan(Math.PI * hz / rate);
    double scale = 1 / (1 + k / q + k * k);
    double b0 = (high ? 1 : k * k) * scale;
    double b1 = (high ? -2 : 2) * b0;
    double a1 = 2 * (k * k - 1) * scale;
    double a2 = (1 - k / q + k * k) * scale;
    double[] y = new double[x.length];
    for (int i = 0; i < y.length; i++) {
      y[i] = b0 * x[i];
      if (i > 0) {
        y[i] += b1 * x[i - 1] - a1 * y[i - 1];
      }
      if (i > 1) {
        y[i] += b0 * x[i - 2] - a2 * y[i - 2];
      }
    }
    return y;
  }

  @Test
  void noise() throws IOException {
    job("noise", "1", "noise.wav");
    double[] got = written("noise.wav", 48_000)[0];
    // The first noise of a run is always the same one.
    String plain = "sf.SetSampleRate(48000)\nsf.WriteFile(sf.WhiteNoise(1000), 'x.wav', 'float64')";
    new Patches(folder).run("plain.py", plain).ok();
    double[] expected = written("x.wav", 48_000)[0];
    for (double angle : new double[] {Math.PI / 8, 3 * Math.PI / 8}) {
      expected = section(expected, false, 1000, 1 / (2 * Math.cos(angle)), 48_000);
    }
    assertThat(got).hasSize(48_000);
    for (int i = 0; i < got.length; i++) {
      assertThat(got[i]).as("%d", i).isCloseTo(expected[i], within(FLOAT));
    }
  }

  @Test
  void resample() throws IOException {
    job("resample", tones("in.wav", 48_000, 440, 15_000), "resampled.wav");
    double[][] got = written("resampled.wav", 44_100);
    assertThat(got).hasDimensions(2, 44_100);
    int edge = 200; // where the silence outside is heard
    assertIs(got[0], edge, 44_100 - edge, i -> tone(440, 44_100, i), 1e-6);
    assertIs(got[1], edge, 44_100 - edge, i -> tone(15_000, 44_100, i), 1e-6);
  }

  @Test
  void convolve() throws IOException {
    String source = tones("in.wav", 48_000, 440, 660);
    job("convolve", source, tones("response.wav", 48_000, 1000, 50), "convolved.wav");
    double[][] got = written("convolved.wav", 48_000);
    for (int c = 0; c < 2; c++) {
      double[] x = tone(c == 0 ? 440 : 660, 48_000);
      double[] h = tone(c == 0 ? 1000 : 50, 48_000);
      for (int i = 0; i < 48_000; i += 997) {
        double sum = 0;
        for (int k = 0; k <= i; k++) {
          sum += h[k] * x[i - k];
        }
        assertThat(got[c][i]).as("%d", i).isCloseTo(sum, within(1e-3 * FLOAT * 48_000));
      }
    }
  }

  @Test
  void batch() throws IOException {
    Path source = Files.createDirectories(folder.resolve("out/source"));
    tones("source/a.wav", 48_000, 30, 300);
    tones("source/b.wav", 48_000, 80, 800);
    job("batch", source.toString(), "loud");
    for (String name : List.of("a.wav", "b.wav")) {
      double[][] got = written("loud/" + name, 48_000);
      double[] hz = name.equals("a.wav") ? new double[] {30, 300} : new double[] {80, 800};
      for (int c = 0; c < 2; c++) {
        double[] high = section(tone(hz[c], 48_000), true, 80, Math.sqrt(0.5), 48_000);
        double peak = Arrays.stream(high).map(Math::abs).max().orElseThrow();
        assertIs(got[c], 0, 48_000, i -> high[i] / peak * Math.pow(10, -1 / 20.0), FLOAT);
      }
    }
  }

  @Test
  void chain() {
    List<String> printed = job("chain", tones("in.wav", 96_000, 440, 3000)).out().lines().toList();
    assertThat(printed).hasSize(2);
    for (int c = 0; c < 2; c++) {
      double[] x = tone(c == 0 ? 440 : 3000, 96_000);
      each(x, v -> v * 0.8 + 0.1);
      each(x, v -> v / (1 + Math.abs(v)));
      x = section(x, false, 4000, 0.7, 96_000);
      each(x, v -> -Math.abs(v * 1.5 - 0.25));
      x = section(x, true, 100, 0.7, 96_000);
      each(x, v -> Math.clamp(v * 2, -1, 1));
      double magnitude = Math.sqrt(Arrays.stream(x).map(v -> v * v).sum());
      assertThat(Double.parseDouble(printed.get(c))).isCloseTo(magnitude, within(1e-9 * magnitude));
    }
  }

  private static void each(double[] x, DoubleUnaryOperator change) {
    Arrays.setAll(x, i -> change.applyAsDouble(x[i]));
  }

  @Test
  void notes() throws IOException {
    job("notes", "1", "1", "one.wav");
    double[] one = written("one.wav", 96_000)[0];
    assertThat(one).hasSize(96_000);
    assertIs(one, 0, 72_000, i -> 0, 0);
    assertIs(one, 72_000, 96_000, i -> bell(i - 72_000), FLOAT);
    job("notes", "1", "40", "many.wav");
    double[] many = written("many.wav", 96_000)[0];
    assertThat(many).hasSize(96_000);
    // Forty times as many bells are some six times as loud, wherever chance puts them.
    assertThat(energy(many) / energy(one)).isBetween(10.0, 160.0);
  }

  private static double bell(int i) {
    double ms = i / 96.0;
    double dB = ms < 5 ? -60 + 6 * ms : -30 - 60 * (ms - 5) / 245;
    return 2 * tone(220, 96_000, i) * Math.pow(10, dB / 20);
  }

  private static double energy(double[] x) {
    return Arrays.stream(x).map(v -> v * v).sum();
  }

  @Test
  void prepare() throws IOException {
    job("prepare", "0.01");
    assertThat(written("first.wav", 48_000)).hasDimensions(2, 480);
    assertThat(written("second.wav", 48_000)).hasDimensions(2, 480);
    assertThat(written("response.wav", 48_000)).hasDimensions(2, 480);
    assertThat(written("folder/63.wav", 48_000)).hasDimensions(1, 480);
    assertThat(written("fine.wav", 96_000)).hasDimensions(2, 960);
  }
}
