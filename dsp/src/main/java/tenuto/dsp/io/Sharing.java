package tenuto.dsp.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import tenuto.dsp.word.Outputs;
import tenuto.dsp.word.Plans;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

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
    Path file = outputs.claim(name);
    if (outputs.plans().isPresent()) { // in a dry run there are no samples to read
      outputs.plans().get().file(new Plans.Planned(file, "share", 0, 0, 0, OptionalLong.empty()));
      return file;
    }
    Session session = context.session();
    List<Stored> stored = new ArrayList<>();
    boolean done = false;
    try {
      for (Signal each : channels) {
        stored.add(session.store(each));
      }
      context.shared().share(outputs.parts(), file, session, stored);
      done = true;
      return file;
    } catch (IOException e) {
      throw Outputs.notWritten(file, e);
    } finally {
      stored.forEach(Stored::close);
      if (!done) {
        outputs.unclaim(file);
      }
    }
  }
}
