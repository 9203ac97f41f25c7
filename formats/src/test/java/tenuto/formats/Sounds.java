package tenuto.formats;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.formats.ffmpeg.FfmpegFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.tags.Id3Tag;
import tenuto.formats.wav.Wav;

/** What tests write and read sound files of all formats with. */
public final class Sounds {
  private Sounds() {}

  /** Noise of whole numbers of so many bits, so that formats of as many hold it exactly. */
  public static double[][] noise(int channels, int frames, int bits) {
    SplittableRandom random = new SplittableRandom(channels);
    double[][] samples = new double[channels][frames];
    int most = 1 << bits - 1;
    for (double[] channel : samples) {
      for (int i = 0; i < frames; i++) {
        channel[i] = (double) random.nextInt(-most, most) / most;
      }
    }
    return samples;
  }

  /** Writes a whole file and returns how many samples were clipped. */
  public static long write(
      Path target,
      SoundFormat format,
      double rate,
      Metadata metadata,
      Dither dither,
      double[]... channels)
      throws IOException {
    int frames = channels[0].length;
    try (SoundWriter writer =
        format.create(new PartFiles(), target, channels.length, rate, frames, metadata, dither)) {
      writer.write(0, frames, Wav.blocks(channels), 0);
      writer.commit();
      return writer.clipped();
    }
  }

  /**
   * How long the processors have been at work for the tests so far, on any of their threads: unlike
   * the clock it does not go on while they wait for a busy machine.
   */
  public static Duration worked() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
  }

  /** All samples of a file, by channels. */
  public static double[][] read(Session session, SoundFile file) {
    List<Signal> signals = file.channels();
    double[][] channels = new double[signals.size()][];
    for (int c = 0; c < channels.length; c++) {
      channels[c] = read(session, signals.get(c), 0, (int) signals.get(c).length());
    }
    return channels;
  }

  /** A stretch of a signal. */
  public static double[] read(Session session, Signal signal, long from, int n) {
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(signal)) {
      Block block = new Block(arena.allocate(8L * Block.wholeGroups(n) + 64, 64), 0);
      reader.read(from, block, 0, n);
      double[] samples = new double[n];
      for (int i = 0; i < n; i++) {
        samples[i] = block.get(i);
      }
      return samples;
    }
  }

  /** Whether a file of these bytes would be given to ffmpeg. */
  public static boolean isForFfmpeg(byte[] bytes) {
    int from = 0;
    for (long tag = 1; tag > 0 && from < bytes.length; from += (int) tag) {
      tag = Math.min(Id3Tag.bytes(Arrays.copyOfRange(bytes, from, from + 10)), bytes.length - from);
    }
    int n = Math.min(FfmpegFormat.HEAD_BYTES, bytes.length - from);
    String first = new String(bytes, from, n, StandardCharsets.ISO_8859_1);
    return FfmpegFormat.of(first).isPresent();
  }
}
