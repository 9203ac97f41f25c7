package tenuto.scripting.command;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import tenuto.engine.base.Identity;
import tenuto.engine.base.IoReason;
import tenuto.formats.cache.CacheCheck;
import tenuto.formats.cache.CacheFolder;
import tenuto.formats.cache.CacheShare;
import tenuto.tools.input.Share;

/** The options of a render that only writes entries of a cache. */
final class FillOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--fill",
      paramLabel = "K/N",
      converter = Share.Converter.class,
      description =
          "With --cache: write no files; compute the share K of N of the cache entries, K "
              + "from 1 to N, for a later run without --fill.")
  private Share share;

  @Option(
      names = "--patience",
      paramLabel = "SECONDS",
      description =
          "With --fill: how long to wait for a worker that gives no sign of life "
              + "(default: 10); with 0 never wait.")
  private Double patience;

  @Option(
      names = "--check",
      paramLabel = "KEY",
      split = ",",
      description =
          "With --cache: write no files; compute these entries of the cache again, and "
              + "replace those that differ.")
  private List<String> keys = List.of();

  @Option(
      names = "--drop",
      paramLabel = "KEY",
      split = ",",
      description =
          "With --cache: render nothing; delete these entries of the cache, such as all "
              + "those of a worker that computes wrong samples.")
  private List<String> drops = List.of();

  /** Whether one of them is given. */
  boolean isWanted() {
    return share != null || patience != null || !keys.isEmpty() || !drops.isEmpty();
  }

  /**
   * Rejects invalid combinations.
   *
   * @param cached whether there is a cache
   * @param alone whether no option about output files is given
   */
  void require(boolean cached, boolean alone, ExcerptOptions part) {
    String name = !drops.isEmpty() ? "--drop" : keys.isEmpty() ? "--fill" : "--check";
    if (patience != null && (share == null || !(patience >= 0 && patience <= 1e9))) {
      throw wrong("--patience must be seconds from 0 on, with --fill");
    }
    if (Stream.of(share != null, !keys.isEmpty(), !drops.isEmpty()).filter(it -> it).count() > 1) {
      throw wrong("--fill, --check and --drop cannot be used together");
    }
    if (!cached) {
      throw wrong(name + " needs --cache, a folder that all workers share");
    }
    if (!alone || !part.excerpt().isWhole()) {
      throw wrong(
          name
              + " writes no files: it cannot be used with --dry-run, --from, --to, --leaks or"
              + " --keep-swap");
    }
  }

  /** Whether entries are verified. */
  boolean isCheck() {
    return !keys.isEmpty();
  }

  /** A cache that computes some entries again to verify them. */
  CacheCheck check(CacheFolder cache) {
    return new CacheCheck(cache, identities("--check", keys));
  }

  /** The entries to remove, if any. */
  List<Identity> drops() {
    return identities("--drop", drops);
  }

  private List<Identity> identities(String name, List<String> texts) {
    return texts.stream()
        .map(
            key ->
                CacheFolder.key(key)
                    .orElseThrow(
                        () ->
                            wrong(
                                "%s must name entries by their 32 hexadecimal digits, but is '%s'"
                                    .formatted(name, key))))
        .toList();
  }

  /**
   * A cache that several processes fill.
   *
   * @param work identifies the work that they share
   */
  CacheShare share(CacheFolder cache, String work) {
    Duration waits =
        patience == null ? CacheShare.PATIENCE : Duration.ofNanos((long) (patience * 1e9));
    try {
      return new CacheShare(cache, share.number(), share.count(), work, waits);
    } catch (IOException e) {
      throw wrong(
          "--fill must be able to write to --cache, but %s: %s"
              .formatted(cache.folder(), IoReason.text(e)));
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }
}
