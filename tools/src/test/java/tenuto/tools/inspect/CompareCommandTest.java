package tenuto.tools.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

class CompareCommandTest {
  private static final int RATE = 16_000;

  @TempDir Path folder;
  private int files;

  private Path file(double[]... channels) throws IOException {
    Path path = folder.resolve(++files + ".wav");
    return TestSounds.write(path, SampleFormat.FLOAT_64, RATE, channels);
  }

  private static double[] noise(int seed, int frames) {
    SplittableRandom random = new SplittableRandom(seed);
    return random.doubles(frames, -0.5, 0.5).toArray();
  }

  private static CapturedRun compare(Object... arguments) {
    return CapturedRun.by(new CompareCommand(), arguments);
  }

  private static JsonObject found(Object... arguments) {
    Object[] all = Arrays.copyOf(arguments, arguments.length + 1);
    all[arguments.length] = "--json";
    return JsonParser.parseString(compare(all).out()).getAsJsonObject();
  }

  @Test
  void theSameSamplesAreTheSame() throws IOException {
    Path one = file(noise(1, 50_000), noise(2, 50_000));
    CapturedRun run = compare(one, one);
    assertThat(run.exit()).isZero();
    assertThat(run.out()).contains("the same samples").contains("as they are");
    Path shorter =
        file(Arrays.copyOf(noise(1, 50_000), 40_000), Arrays.copyOf(noise(2, 50_000), 40_000));
    assertThat(compare(one, shorter).out()).contains("the same samples where both have some");
  }

  /** A sample that is no number has no difference, and yet is not the same. */
  @Test
  void whatIsNoNumberIsDifferent() throws IOException {
    double[] one = noise(1, 50_000);
    Path broken = file(one);
    try (FileChannel channel = FileChannel.open(broken, StandardOpenOption.WRITE)) {
      ByteBuffer number = ByteBuffer.allocate(Double.BYTES).order(ByteOrder.LITTLE_ENDIAN);
      channel.write(number.putDouble(0, Double.NaN), Files.size(broken) - 30_000 * Double.BYTES);
    }
    for (Path[] files : new Path[][] {{file(one), broken}, {broken, file(one)}}) {
      CapturedRun run = compare(files[0], files[1]);
      assertThat(run.exit()).isEqualTo(1);
      assertThat(run.out() + run.err()).doesNotContain("the same");
    }
  }

  @Test
  void delayGainAndPolarityAreFound() throws IOException {
    double[] one = noise(1, 50_000);
    double[] two = new double[50_123];
    for (int i = 0; i < 50_000; i++) {
      two[i + 123] = -0.5 * one[i];
    }
    Path a = file(one);
    Path b = file(two);
    JsonObject found = found(a, b);
    assertThat(found.get("lag").getAsLong()).isEqualTo(123);
    assertThat(found.get("inverted").getAsBoolean()).isTrue();
    assertThat(found.get("gain").getAsDouble()).isCloseTo(20 * Math.log10(0.5), within(1e-9));
    // B less A is -1.5 times A.
    assertThat(found.get("null").getAsDouble()).isCloseTo(20 * Math.log10(1.5), within(1e-9));
    assertThat(found.get("same").getAsBoolean()).isFalse();
    assertThat(compare(a, b).exit()).isEqualTo(1);
    assertThat(compare(a, b, "--match-gain").exit()).isZero();
    assertThat(found(b, a).get("lag").getAsLong()).isEqualTo(-123);
    assertThat(found(a, b, "--align", "0").get("lag").getAsLong()).isZero();
    assertThat(found(a, b, "--align", "5ms").get("null").getAsDouble()).isBetween(0.5, 1.5);
  }

  @Test
  void theLargestDifferenceHasItsPlaceAndLevel() throws IOException {
    double[] one = noise(1, 100_000);
    double[] two = one.clone();
    two[77_777] += 0.001;
    Path a = file(one);
    Path b = file(two);
    JsonObject found = found(a, b);
    assertThat(found.get("peak").getAsDouble()).isCloseTo(-60, within(1e-6));
    assertThat(found.get("rms").getAsDouble())
        .isCloseTo(-60 - 10 * Math.log10(100_000), within(1e-6));
    assertThat(compare(a, b).out()).contains("-60.00 dBFS at 4.861 s");
    assertThat(compare(a, b).exit()).isEqualTo(1);
    assertThat(compare(a, b, "--tolerance", "-59.9").exit()).isZero();
  }

  @Test
  void bandsTellWhatAFilterDid() throws IOException {
    double[] low = TestSounds.sine(RATE, 250, 0.3, 80_000);
    double[] high = TestSounds.sine(RATE, 4000, 0.3, 80_000);
    double[] one = new double[80_000];
    double[] two = new double[80_000];
    Arrays.setAll(one, i -> low[i] + high[i]);
    Arrays.setAll(two, i -> low[i] + high[i] / 2);
    String out = compare(file(one), file(two)).out();
    assertThat(out).containsPattern("octave at 250 Hz +[+-]0\\.00 dB");
    assertThat(out).containsPattern("octave at 4000 Hz +-6\\.02 dB");
  }

  @Test
  void filesThatCannotBeComparedAreNamed() throws IOException {
    Path mono = file(noise(1, 1000));
    Path stereo = file(noise(1, 1000), noise(2, 1000));
    CapturedRun run = CapturedRun.by("compare", mono.toString(), stereo.toString());
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.err())
        .contains("1.wav has 16000 Hz and 1, and")
        .contains("2.wav 16000 Hz and 2");
    assertThat(compare(mono, mono, "--tolerance", "NaN").exit()).isEqualTo(2);
  }
}
