package tenuto.formats.decoding;

import java.io.IOException;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;

/** The compressed files that tests read, and how they read them. */
public final class EncodedTones {
  private EncodedTones() {}

  /** A file among the test's resources. */
  public static byte[] bytes(String name) throws IOException {
    try (InputStream in = EncodedTones.class.getResourceAsStream(name)) {
      return in.readAllBytes();
    }
  }

  public static SoundFile open(OpenFiles files, Path folder, String name) throws IOException {
    return SoundFiles.open(files, Files.write(folder.resolve(name), bytes(name)));
  }

  /** Sample {@code i} of what was encoded. */
  public static double sample(int channel, long i, double rate) {
    return channel == 0
        ? 0.5 * Math.sin(2 * Math.PI * 441 * i / rate)
        : 0.25 * Math.sin(2 * Math.PI * 1002 * i / rate);
  }

  /** All samples of a signal, read in stretches of {@code stretch}. */
  public static double[] read(Session session, Signal signal, int stretch) {
    double[] all = new double[(int) signal.length()];
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(signal)) {
      Block block = new Block(arena.allocate(8L * stretch + 64, 64), 0);
      for (int at = 0; at < all.length; at += stretch) {
        int n = Math.min(stretch, all.length - at);
        reader.read(at, block, 0, n);
        for (int i = 0; i < n; i++) {
          all[at + i] = block.get(i);
        }
      }
    }
    return all;
  }

  /** All samples of signals that several threads look at side by side. */
  public static double[][] visit(Session session, List<Signal> signals) {
    double[][] all = new double[signals.size()][(int) signals.getFirst().length()];
    session.visit(
        signals,
        2048,
        () ->
            (start, channels, n) -> {
              for (int c = 0; c < all.length; c++) {
                for (int i = 0; i < n; i++) {
                  all[c][(int) start + i] = channels[c].get(i);
                }
              }
            });
    return all;
  }
}
