package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.About;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

class JoinCommandTest {
  private static final int RATE = 8000;

  @TempDir Path folder;

  private CapturedRun join(Object... arguments) {
    return CapturedRun.by(
        Stream.concat(Stream.of("join"), Stream.of(arguments))
            .map(Object::toString)
            .toArray(String[]::new));
  }

  private double[][] samples(Path path) throws IOException {
    try (OpenFiles files = new OpenFiles();
        Session session = new Session(new Settings().withScratch(folder))) {
      SoundFile file = SoundFiles.open(files, path);
      double[][] all = new double[file.about().channels()][(int) file.about().frames()];
      session.visit(
          file.channels(),
          8192,
          () ->
              (start, blocks, n) -> {
                for (int channel = 0; channel < all.length; channel++) {
                  for (int i = 0; i < n; i++) {
                    all[channel][(int) start + i] = blocks[channel].get(i);
                  }
                }
              });
      return all;
    }
  }

  private About about(Path path) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, path).about();
    }
  }

  private Path noise(String name, SampleFormat format, int channels, int frames, int seed)
      throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    double[][] samples = new double[channels][frames];
    for (double[] channel : samples) {
      Arrays.setAll(channel, i -> random.nextInt(-32768, 32768) / 32768.0);
    }
    return TestSounds.write(folder.resolve(name), format, RATE, samples);
  }

  @Test
  void itIsTheInverseOfSplit() throws IOException {
    Path file = noise("x.wav", SampleFormat.PCM_24, 2, 100_003, 1);
    Path pieces = folder.resolve("pieces");
    CapturedRun.by("split", file.toString(), "--out", pieces.toString(), "--into", "11");
    Path again = folder.resolve("again.wav");
    CapturedRun run = join(pieces, "--out", again);
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(samples(again)).isDeepEqualTo(samples(file));
    assertThat(about(again).bits()).isEqualTo(24);
    assertThat(run.err()).contains("11 files joined: 12.5 s");
  }

  @Test
  void aCrossfadeHasEqualPower() throws IOException {
    Path one = noise("1.wav", SampleFormat.PCM_16, 1, 20_000, 1);
    Path two = noise("2.wav", SampleFormat.PCM_16, 1, 9_000, 2);
    Path three = noise("3.wav", SampleFormat.PCM_16, 1, 10_000, 3);
    Path out = folder.resolve("out.wav");
    assertThat(join(one, two, three, "--crossfade", "0.5s", "--out", out, "--bits", "64f").exit())
        .isZero();
    double[] mix = samples(out)[0];
    assertThat(mix).hasSize(39_000 - 2 * 4000);
    double[] a = samples(one)[0];
    double[] b = samples(two)[0];
    double[] c = samples(three)[0];
    for (int i = 0; i < mix.length; i++) {
      double wanted = 0;
      double down = Math.cos((i - 16_000 + 0.5) / 4000 * Math.PI / 2);
      double up = Math.sin((i - 16_000 + 0.5) / 4000 * Math.PI / 2);
      double down2 = Math.cos((i - 21_000 + 0.5) / 4000 * Math.PI / 2);
      double up2 = Math.sin((i - 21_000 + 0.5) / 4000 * Math.PI / 2);
      if (i < 16_000) {
        wanted = a[i];
      } else if (i < 20_000) {
        wanted = down * a[i] + up * b[i - 16_000];
      } else if (i < 21_000) {
        wanted = b[i - 16_000];
      } else if (i < 25_000) {
        wanted = down2 * b[i - 16_000] + up2 * c[i - 21_000];
      } else {
        wanted = c[i - 21_000];
      }
      assertThat(mix[i]).as("%d", i).isCloseTo(wanted, within(1e-12));
    }
  }

  @Test
  void aGapIsSilent() throws IOException {
    Path one = noise("1.wav", SampleFormat.PCM_16, 2, 1000, 1);
    Path out = folder.resolve("out.flac");
    assertThat(join(one, one, "--gap", "100ms", "--out", out).exit()).isZero();
    double[][] mix = samples(out);
    double[][] single = samples(one);
    for (int channel = 0; channel < 2; channel++) {
      assertThat(Arrays.copyOfRange(mix[channel], 0, 1000)).isEqualTo(single[channel]);
      assertThat(Arrays.copyOfRange(mix[channel], 1000, 1800)).containsOnly(0);
      assertThat(Arrays.copyOfRange(mix[channel], 1800, 2800)).isEqualTo(single[channel]);
    }
  }

  @Test
  void ratesAndChannelsAreMadeAlikeAndSaid() throws IOException {
    Path stereo = noise("1.wav", SampleFormat.PCM_16, 2, 8000, 1);
    double[] sine = TestSounds.sine(16_000, 440, 0.5, 16_000);
    Path mono = TestSounds.write(folder.resolve("2.wav"), SampleFormat.FLOAT_32, 16_000, sine);
    Path out = folder.resolve("out.wav");
    CapturedRun run = join(stereo, mono, "--out", out);
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err())
        .contains("2.wav: 16000 Hz become 8000 Hz")
        .contains("2.wav: 1 channel becomes 2");
    assertThat(about(out).encoding()).contains("float");
    double[][] mix = samples(out);
    assertThat(mix[0]).hasSize(16_000);
    double[] wanted = TestSounds.sine(8000, 440, 0.5, 8000);
    for (int i = 1000; i < 7000; i++) {
      assertThat(mix[0][8000 + i]).isCloseTo(wanted[i], within(1e-5));
      assertThat(mix[1][8000 + i]).isEqualTo(mix[0][8000 + i]);
    }
    Path three = noise("3.wav", SampleFormat.PCM_16, 3, 100, 1);
    CapturedRun refused = join(stereo, three, "--out", out, "--force");
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.err()).contains("1.wav: files must have the same number of channels");
    assertThat(samples(out)).as("what was there").isDeepEqualTo(mix);
  }

  @Test
  void whatCannotBeIsRefused() throws IOException {
    Path one = noise("1.wav", SampleFormat.PCM_16, 1, 1000, 1);
    Path out = folder.resolve("out.wav");
    assertThat(join(one, "--out", one).err()).contains("is one of the inputs");
    assertThat(join(one, "--out", folder.resolve("x.xyz")).err())
        .contains("--out must be the name of a file");
    assertThat(join(one, "--out", out, "--crossfade", "31s").err())
        .startsWith("tenuto: --crossfade must be at most 30 s, but is 31 s");
    assertThat(join(one, "--out", out, "--crossfade", "1s", "--gap", "1s").err())
        .contains("--crossfade and --gap cannot be combined");
    assertThat(join(one, one, "--out", out, "--crossfade", "100ms").err())
        .contains(
            "1.wav: --crossfade needs a sound of twice its length, but this has 1000 of 1600");
    assertThat(out).doesNotExist();
    List<Object> many = new ArrayList<>(List.of(one, one, "--out", out));
    assertThat(join(many.toArray()).exit()).isZero();
    assertThat(join(many.toArray()).err()).contains("already exists: --force replaces it");
  }
}
