package tenuto.dsp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The transform gives the same bits whatever the machine's vectors are. */
class FftSameBitsTest {
  @ParameterizedTest
  @ValueSource(ints = {6, 7, 8, 9, 10, 13})
  void equalsItsScalarTwin(int bits) {
    double[] x = FftTest.noise(bits);
    double[] expected = ScalarStockham.forward(x);
    for (int warming = 0; warming < 10; warming++) {
      assertThat(FftTest.forward(x)).isEqualTo(expected);
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

  private static Process child(String flag) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+IgnoreUnrecognizedVMOptions",
            flag,
            "--add-modules=jdk.incubator.vector",
            "-cp",
            place(Fft.class) + System.getProperty("path.separator") + place(FftSameBitsTest.class),
            FftSameBitsTest.class.getName() + "$Child")
        .redirectErrorStream(true)
        .start();
  }

  private static Path place(Class<?> type) {
    return Path.of(type.getResource(type.getSimpleName() + ".class").getPath())
        .resolve("../../..")
        .normalize();
  }

  private static int hash() {
    int hash = 0;
    for (int bits : new int[] {3, 6, 7, 8}) {
      hash = 31 * hash + Arrays.hashCode(FftTest.forward(FftTest.noise(bits)));
    }
    return hash;
  }

  /** Runs in a JVM of its own. */
  static final class Child {
    private Child() {}

    public static void main(String[] args) {
      System.out.println(hash());
    }
  }
}
