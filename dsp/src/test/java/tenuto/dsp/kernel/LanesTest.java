package tenuto.dsp.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LanesTest {
  /** A JVM without the Vector API would fail to link any other as soon as it is used. */
  @Test
  void onlyClassesOfNothingButVectorsNameThem() throws Exception {
    Path classes = Path.of(Lanes.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(classes.resolve("tenuto"))) {
      assertThat(files.filter(Files::isRegularFile).filter(LanesTest::namesVectors))
          .map(file -> file.getFileName().toString().replaceFirst("\\.class$", ""))
          .contains("Lanes", "Biquad$Vectors")
          .allMatch(
              name ->
                  name.matches(
                      "Lanes|Transposition|Vector(Arithmetic|Butterflies|Columns)|.*\\$Vectors"));
    }
  }

  private static boolean namesVectors(Path file) {
    try {
      String constants = Files.readString(file, StandardCharsets.ISO_8859_1);
      return constants.contains("jdk/incubator/vector");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
