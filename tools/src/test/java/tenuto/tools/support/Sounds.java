package tenuto.tools.support;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.SampleFormat;
import tenuto.formats.wav.WavFile;
import tenuto.tools.chain.Chain;
import tenuto.tools.chain.FileSession;

/** Sound files of tests, and samples through chains. */
public final class Sounds {
  private Sounds() {}

  /** Writes a tone for each channel, 16 bits. */
  public static Path write(Path file, double rate, double seconds, int channels)
      throws IOException {
    double[][] tones = new double[channels][(int) (rate * seconds)];
    for (int c = 0; c < channels; c++) {
      double step = 2 * Math.PI * 300 * (c + 1) / rate;
      Arrays.setAll(tones[c], i -> 0.25 * Math.sin(step * i));
    }
    return write(file, rate, SampleFormat.PCM_16, tones);
  }

  /** Writes samples as 64-bit floats. */
  public static Path write(Path file, double rate, double[]... channels) throws IOException {
    return write(file, rate, SampleFormat.FLOAT_64, channels);
  }

  public static Path write(Path file, double rate, SampleFormat format, double[]... channels)
      throws IOException {
    int frames = channels[0].length;
    try (Arena arena = Arena.ofConfined();
        SoundWriter writer =
            WavFile.create(new PartFiles(), file, format, channels.length, rate, frames)) {
      Block[] blocks = new Block[channels.length];
      for (int c = 0; c < blocks.length; c++) {
        blocks[c] = new Block(arena.allocate(8L * Block.wholeGroups(frames) + 64, 64), 0);
        for (int i = 0; i < frames; i++) {
          blocks[c].set(i, channels[c][i]);
        }
      }
      writer.write(0, frames, blocks, 0);
      writer.commit();
    }
    return file;
  }

  /** The samples of a file, by channels. */
  public static double[][] read(Path file) throws IOException {
    try (OpenFiles open = new OpenFiles();
        Session session = new Session(new Settings().withThreads(1))) {
      return Signals.visited(session, SoundFiles.open(open, file).channels());
    }
  }

  /** Samples through a chain, at 48 kHz to begin with, in a session of its own. */
  public static List<double[]> through(Catalogue catalogue, Chain chain, double[]... channels) {
    try (FileSession fileSession =
        new FileSession(new Settings().withThreads(1), catalogue, Path.of(""), false)) {
      return through(fileSession, chain, channels);
    }
  }

  /** Samples through a chain, at 48 kHz to begin with. */
  public static List<double[]> through(FileSession fileSession, Chain chain, double[]... channels) {
    fileSession.begin(48000, 0);
    List<double[]> made = new ArrayList<>();
    try (Chain.Applied applied = chain.on(fileSession);
        Arena arena = Arena.ofConfined()) {
      List<Signal> signals =
          Arrays.stream(channels).map(x -> Generated.of(new Given(x), x.length)).toList();
      for (Signal signal : applied.apply(signals, x -> x)) {
        int n = (int) signal.length();
        Block block = new Block(arena.allocate(8L * n + 64, 64), 0);
        try (Reader reader = fileSession.session().open(signal)) {
          reader.read(0, block, 0, n);
        }
        double[] samples = new double[n];
        Arrays.setAll(samples, block::get);
        made.add(samples);
      }
    } finally {
      fileSession.end();
    }
    return made;
  }

  private record Given(double[] samples) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, start + i < samples.length ? samples[(int) start + i] : 0);
      }
    }

    @Override
    public String toString() {
      return Arrays.toString(samples);
    }
  }
}
