package tenuto.dsp.fft;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.dsp.spectral.CrossProductTest;
import tenuto.dsp.spectral.SpectrumTest;
import tenuto.engine.base.Block;

/** Transform, spectra and product give the same bits whatever the machine's vectors are. */
class FftSameBitsTest {
  @ParameterizedTest
  @ValueSource(ints = {6, 7, 8, 9, 10, 13, 16, 17, 19})
  void plainNumbersGiveTheSameBits(int bits) {
    double[] x = FftTest.noise(bits);
    double[] expected = FftTest.transform(x, false, false);
    for (int warming = 0; warming < (bits < 14 ? 10 : 1); warming++) {
      assertThat(FftTest.transform(x, false, true)).isEqualTo(expected);
    }
  }

  @Test
  void otherVectorsAndTheInterpreterGiveTheSameHash() throws Exception {
    List<Process> children = new ArrayList<>();
    for (String flag : List.of("-XX:UseAVX=2", "-XX:MaxVectorSize=16", "-Xint")) {
      children.add(child(flag));
    }
    for (Process child : children) {
      String said = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(child.waitFor()).as(said).isZero();
      assertThat(said.lines().reduce((first, last) -> last)).hasValue(Integer.toString(hash()));
    }
  }

  private static Process child(String flag) throws Exception {
    // The tests are patched into the module, so that only a resource knows where they are.
    Path tests =
        Path.of(FftSameBitsTest.class.getResource("FftSameBitsTest.class").toURI())
            .resolve("../../../..")
            .normalize();
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+IgnoreUnrecognizedVMOptions",
            flag,
            "--add-modules=jdk.incubator.vector",
            "-cp",
            String.join(File.pathSeparator, place(Fft.class), place(Block.class), tests.toString()),
            FftSameBitsTest.class.getName() + "$Child")
        .redirectErrorStream(true)
        .start();
  }

  private static String place(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  private static int hash() {
    int hash = 0;
    for (int bits : new int[] {3, 6, 7, 8}) {
      double[] x = FftTest.noise(bits);
      double[] spectrum = SpectrumTest.spectrum(x);
      double[] product = CrossProductTest.product(x, spectrum, x.length, 16);
      double[] real = RealFftTest.transform(x, false, true, 0.5);
      double[] back = RealFftTest.transform(real, true, true, 0.5);
      double[] convolved =
          bits < 5
              ? x
              : NegacyclicFftTest.convolution(
                  true,
                  List.of(NegacyclicFftTest.noise(1 << bits, 1)),
                  List.of(NegacyclicFftTest.noise(1 << bits, 2)));
      for (double[] y : List.of(FftTest.forward(x), spectrum, product, real, back, convolved)) {
        hash = 31 * hash + Arrays.hashCode(y);
      }
    }
    return 31 * (31 * hash + Arrays.hashCode(lanes(48))) + Arrays.hashCode(lanes(840));
  }

  /** The transforms of four lanes, which all machines have; 840 points need every radix. */
  private static double[] lanes(int size) {
    double[] x = NegacyclicFftTest.noise(2 * LaneFft.LANES * size, 3);
    try (Arena arena = Arena.ofConfined()) {
      LaneFft fft = new LaneFft(size);
      MemorySegment signal = arena.allocate(8L * x.length, 64);
      MemorySegment.copy(x, 0, signal, ValueLayout.JAVA_DOUBLE, 0, x.length);
      MemorySegment rows = arena.allocate((long) LaneFft.ROW * fft.rows(), 64);
      MemorySegment others = arena.allocate((long) LaneFft.ROW * fft.rows(), 64);
      LaneFft.pack(signal, 0, 8L * size, rows, 0, size, true);
      LaneFft.pack(signal, 0, 8L * size, rows, LaneFft.PART, size, true);
      MemorySegment got = fft.transform(rows, others, true);
      LaneFft.unpack(got, LaneFft.PART, signal, 0, 8L * size, size, true);
      return signal.asSlice(0, 4 * 8L * size).toArray(ValueLayout.JAVA_DOUBLE);
    }
  }

  /** Runs in a JVM of its own. */
  static final class Child {
    private Child() {}

    public static void main(String[] args) {
      System.out.println(hash());
    }
  }
}
