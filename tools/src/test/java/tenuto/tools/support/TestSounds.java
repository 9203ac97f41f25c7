package tenuto.tools.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.batch.ConvertCommand;

/** Sound files for tests. */
public final class TestSounds {
  private TestSounds() {}

  /** A file of silence. */
  public static Path write(Path file, SampleFormat format, double rate, int channels, int frames)
      throws IOException {
    return write(file, format, rate, new double[channels][frames]);
  }

  /** A file of these samples, by channels. */
  public static Path write(Path file, SampleFormat format, double rate, double[]... channels)
      throws IOException {
    return Sounds.write(file, rate, format, channels);
  }

  /** A FLAC file of noise. */
  public static Path flac(Path file, int frames) throws IOException {
    double[] noise = new java.util.Random(1).doubles(frames, -0.5, 0.5).toArray();
    Path wav = write(Files.createTempFile("noise", ".wav"), SampleFormat.PCM_16, 8000, noise);
    try {
      CapturedRun told = CapturedRun.by(new ConvertCommand(), wav, "--out", file);
      if (told.exit() != 0) {
        throw new IOException(told.toString());
      }
      return file;
    } finally {
      Files.delete(wav);
    }
  }

  /** A sine. */
  public static double[] sine(double rate, double hz, double level, int frames) {
    double[] samples = new double[frames];
    for (int i = 0; i < frames; i++) {
      samples[i] = level * Math.sin(2 * Math.PI * hz * i / rate);
    }
    return samples;
  }
}
