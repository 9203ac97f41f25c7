package tenuto.scripting.command;

import be.tarsos.dsp.AudioDispatcher;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.IoReason;
import tenuto.formats.cache.CacheFolder;
import tenuto.formats.cache.CacheLimit;
import tenuto.formats.cache.Fingerprint;

/** The options of the cache. */
final class CacheOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--cache",
      paramLabel = "DIR",
      description =
          "Folder in which computed sound is kept, so that the next run computes only what has"
              + " changed (default: watch keeps it in .tenuto/cache beside the patch, other"
              + " commands keep nothing).")
  private Path folder;

  @Option(
      names = "--cache-max",
      paramLabel = "SIZE",
      description =
          "The most disk for it, such as 20G; the least recently used entries are deleted first"
              + " (default: 8G, and at most a tenth of the free disk).")
  private String max;

  /**
   * Opens the requested cache.
   *
   * @param otherwise its default folder; null for no cache
   * @param warnings receives later problems with it
   * @return null for no cache
   */
  CacheFolder open(Path otherwise, Consumer<String> warnings) {
    CacheLimit limit = limit();
    Path place = place(otherwise);
    if (place == null) {
      return null;
    }
    if (place.toString().isEmpty()) {
      throw wrong("--cache must name a folder, but its name is empty");
    }
    try {
      return new CacheFolder(place, limit, fingerprint(), warnings);
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

  /** The folder in which {@code watch} keeps what it computes of the patches in a folder. */
  static Path beside(Path folder) {
    return folder.resolve(".tenuto").resolve("cache");
  }

  /** What a run has found and computed. */
  static String report(CacheFolder cache) {
    return "%d parts from the cache, %d computed%s"
        .formatted(cache.found(), cache.computed(), held(cache));
  }

  /** What a cache holds, as the end of a report; empty if it is not known. */
  static String held(CacheFolder cache) {
    OptionalLong bytes = cache.holds();
    return bytes.isPresent() ? "; the cache holds " + Bytes.text(bytes.getAsLong()) : "";
  }

  private CacheLimit limit() {
    try {
      return max == null ? CacheLimit.USUAL : CacheLimit.of(Bytes.parse(max));
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
