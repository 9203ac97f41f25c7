package tenuto.scripting.command;

import be.tarsos.dsp.AudioDispatcher;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.IoReason;
import tenuto.formats.cache.CacheFolder;
import tenuto.formats.cache.Fingerprint;

/** The options of the cache. */
final class CacheOptions {
  private static final String MOST = "20G";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      description =
          "Folder in which computed sound is kept, so that the next run computes only what has"
              + " changed (default: nothing is kept).")
  private Path folder;

  @Option(
      names = "--cache-max",
      paramLabel = "SIZE",
      description =
          "The most disk for it, such as 5G; what was used longest ago goes first"
              + " (default: "
              + MOST
              + ").")
  private String max = MOST;

  /**
   * Opens the requested cache.
   *
   * @param otherwise its default folder; null for no cache
   * @param warnings receives later problems with it
   * @return null for no cache
   */
  CacheFolder open(Path otherwise, Consumer<String> warnings) {
    long bytes = most();
    Path place = place(otherwise);
    if (place == null) {
      return null;
    }
    if (place.toString().isEmpty()) {
      throw wrong("--cache must name a folder, but its name is empty");
    }
    try {
      return new CacheFolder(place, bytes, fingerprint(), warnings);
    } catch (IOException e) {
      throw wrong(
          "--cache must name a folder that can be written to, but %s: %s"
              .formatted(place, IoReason.text(e)));
    }
  }

  /** The cache's folder; {@code otherwise} by default. */
  Path place(Path otherwise) {
    return folder == null ? otherwise : folder;
  }

  private long most() {
    try {
      return Bytes.parse(max);
    } catch (IllegalArgumentException e) {
      throw wrong("--cache-max: " + e.getMessage());
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** The fingerprint of all code that computes samples. */
  private static String fingerprint() throws IOException {
    return Fingerprint.of(List.of(Catalogue.class, AudioDispatcher.class));
  }
}
