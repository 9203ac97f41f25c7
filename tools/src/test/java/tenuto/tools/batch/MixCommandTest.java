package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;
import tenuto.tools.support.TestSounds;

class MixCommandTest {
  private static final int RATE = 8000;

  @TempDir Path folder;

  private static CapturedRun mix(Object... arguments) {
    return CapturedRun.by(
        Stream.concat(Stream.of("mix"), Stream.of(arguments))
            .map(Object::toString)
            .toArray(String[]::new));
  }

  private Path noise(String name, int seed, int frames, double level) throws IOException {
    double[] x = new SplittableRandom(seed).doubles(frames, -level, level).toArray();
    return Sounds.write(folder.resolve(name), RATE, x);
  }

  @Test
  void soundsAreAddedFromTheirTimesOnWithTheirGains() throws IOException {
    Path one = noise("1.wav", 1, 20_001, 0.3);
    Path two = noise("2.wav", 2, 30_000, 0.3);
    Path three = noise("3.wav", 3, 500, 0.3);
    Path out = folder.resolve("out.wav");
    CapturedRun run =
        mix(one, two, three, "--at", "0,1.5s,0:04.2", "--gains", "0dB,-6dB,-50%", "--out", out);
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err()).contains("3 files mixed: 5.3 s").doesNotContain("clipped");
    double[] a = Sounds.read(one)[0];
    double[] b = Sounds.read(two)[0];
    double[] c = Sounds.read(three)[0];
    double[] mix = Sounds.read(out)[0];
    assertThat(mix).hasSize(42_000);
    for (int i = 0; i < mix.length; i++) {
      double wanted = at(a, i) + Math.pow(10, -0.3) * at(b, i - 12_000) - 0.5 * at(c, i - 33_600);
      assertThat(mix[i]).as("%d", i).isCloseTo(wanted, within(1e-12));
    }
  }

  private static double at(double[] x, int i) {
    return i >= 0 && i < x.length ? x[i] : 0;
  }

  @Test
  void clippingIsSaid() throws IOException {
    Path one =
        TestSounds.write(
            folder.resolve("1.wav"), SampleFormat.PCM_16, RATE, new double[] {0.75, 0.5, -0.75});
    Path out = folder.resolve("out.wav");
    CapturedRun run = mix(one, one, "--out", out);
    assertThat(run.err())
        .contains("out.wav: 2 samples clipped, the peak is at 3.5 dBFS: --bits 32f holds it");
    run = mix(one, one, "--out", out, "--bits", "32f", "--force");
    assertThat(run.err()).doesNotContain("clipped");
    assertThat(Sounds.read(out)[0]).containsExactly(1.5, 1, -1.5);
  }

  @Test
  void ratesAndChannelsAreMadeAlikeAndMarkersMove() throws IOException {
    Path wide = Sounds.write(folder.resolve("1.wav"), RATE, new double[8000], new double[8000]);
    double[] sine = TestSounds.sine(16_000, 440, 0.5, 16_000);
    Path mono = TestSounds.write(folder.resolve("2.wav"), SampleFormat.FLOAT_32, 16_000, sine);
    Path out = folder.resolve("out.wav");
    CapturedRun run = mix(wide, mono, "--at", "0,250ms", "--out", out);
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err())
        .contains("2.wav: 16000 Hz become 8000 Hz")
        .contains("2.wav: 1 channel becomes 2");
    double[] wanted = TestSounds.sine(8000, 440, 0.5, 8000);
    double[][] mix = Sounds.read(out);
    assertThat(mix[1]).hasSize(10_000).isEqualTo(mix[0]);
    for (int i = 1000; i < 7000; i++) {
      assertThat(mix[0][2000 + i]).isCloseTo(wanted[i], within(1e-5));
    }
  }

  @Test
  void whatCannotBeIsRefused() throws IOException {
    Path one = noise("1.wav", 1, 100, 0.1);
    Path out = folder.resolve("out.wav");
    assertThat(mix(one, one, "--at", "1", "--out", out).err())
        .contains("--at must have a value for each of the 2 files, but has 1");
    assertThat(mix(one, one, "--gains", "1,2,3", "--out", out).exit()).isEqualTo(2);
    assertThat(mix(one, one, "--gains", "1,2s", "--out", out).err())
        .contains("--gains")
        .contains("a gain must be such as -3, -3dB or 50%, but is '2s'");
    for (String name : new String[] {"mix", "mix.txt", ""}) {
      assertThat(mix(one, "--out", folder.resolve(name)).err())
          .contains("--out must be the name of a file that ends in a dot and one of wav, ")
          .contains("but is '" + folder.resolve(name) + "'");
    }
    assertThat(out).doesNotExist();
    assertThat(mix(one, "--out", one).err()).contains("is one of the inputs");
  }
}
