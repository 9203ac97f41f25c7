package tenuto.scripting.python;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.Arrays;
import tenuto.engine.base.Block;
import tenuto.formats.wav.WavReader;

/**
 * How loud a sound file is.
 *
 * @param peak the largest absolute sample
 * @param rms of the quietest channel
 * @param allFinite whether no sample is NaN or infinite
 */
public record Levels(double peak, double rms, boolean allFinite) {
  private static final int AT_ONCE = 8192;

  public static Levels of(Path file) throws IOException {
    try (WavReader wav = WavReader.open(file);
        Arena arena = Arena.ofConfined()) {
      Block[] channels = new Block[wav.channels()];
      Arrays.setAll(channels, c -> new Block(arena.allocate(8L * AT_ONCE, 64), 0));
      double peak = 0;
      boolean allFinite = true;
      double[] power = new double[channels.length];
      for (long at = 0; at < wav.frames(); at += AT_ONCE) {
        int n = (int) Math.min(AT_ONCE, wav.frames() - at);
        wav.read(at, n, channels, 0);
        for (int c = 0; c < channels.length; c++) {
          for (int i = 0; i < n; i++) {
            double sample = channels[c].get(i);
            peak = Math.max(peak, Math.abs(sample));
            power[c] += sample * sample;
            allFinite &= Double.isFinite(sample);
          }
        }
      }
      double least = Arrays.stream(power).min().orElse(0) / Math.max(1, wav.frames());
      return new Levels(peak, Math.sqrt(least), allFinite);
    }
  }
}
