package tenuto.scripting.calls;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import tenuto.dsp.io.Sharing;
import tenuto.engine.signal.Signal;

/** {@code sf.share}: signals whose samples other programs may map. */
public record Shares(RunContext<?> run) {
  /** The name in a patch. */
  public static final String WORD = "sf.share";

  /** Shares channels; returns the path of the file that describes where they are. */
  public String share(List<Handle> channels, String path) {
    channels.forEach(each -> each.requireOwned(WORD));
    AtomicReference<Path> file = new AtomicReference<>();
    new Call<>(run, "share").looked(channels, signals -> file.set(shared(signals, path)));
    return file.get().toString();
  }

  private Path shared(List<Signal> channels, String path) {
    try {
      return Sharing.share(run.context(), channels, path);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(WORD + ": " + e.getMessage(), e);
    }
  }
}
