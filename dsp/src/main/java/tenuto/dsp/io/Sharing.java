package tenuto.dsp.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.file.PartFiles;

/** Shares the memory of samples with other programs. */
public final class Sharing {
  private Sharing() {}

  /**
   * Lets other programs on the same machine map the samples of signals until the context is closed,
   * which keeps their memory until then. Signals that are not stored are stored.
   *
   * @param name of the file that describes where they are, as in the patch
   * @return its path
   */
  public static Path share(WordContext context, List<Signal> channels, String name) {
    Outputs outputs = context.outputs();
    return outputs.file(
        name,
        "share",
        OptionalLong.empty(),
        file -> share(context, channels, outputs.parts(), file));
  }

  private static void share(WordContext context, List<Signal> channels, PartFiles parts, Path file)
      throws IOException {
    Session session = context.session();
    List<Stored> stored = session.store(channels);
    try {
      context.shared().share(parts, file, session, stored);
    } finally {
      stored.forEach(Stored::close);
    }
  }
}
