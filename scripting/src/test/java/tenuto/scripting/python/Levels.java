package tenuto.scripting.python;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import tenuto.tools.support.Sounds;

/**
 * How loud a sound file is.
 *
 * @param peak the largest absolute sample
 * @param rms of the quietest channel
 * @param allFinite whether no sample is NaN or infinite
 */
public record Levels(double peak, double rms, boolean allFinite) {
  public static Levels of(Path file) throws IOException {
    double[][] channels = Sounds.read(file);
    double[] all = Arrays.stream(channels).flatMapToDouble(Arrays::stream).toArray();
    double least =
        Arrays.stream(channels)
            .mapToDouble(x -> Arrays.stream(x).map(y -> y * y).average().orElse(0))
            .min()
            .orElse(0);
    return new Levels(
        Arrays.stream(all).map(Math::abs).max().orElse(0),
        Math.sqrt(least),
        Arrays.stream(all).allMatch(Double::isFinite));
  }
}
