package tenuto.dsp.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.Session;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.Settings.Forms;

/**
 * Makes {@link Kit}s. For each number of threads and block size one session serves all of them in
 * turn; so a kit also gets memory that is full of others' samples.
 */
public final class Kits implements AutoCloseable {
  /** Low, for speed, and dividing no second into whole groups, blocks or chunks. */
  public static final double RATE = 22_050;

  /** A mix of noise of some ms, and a note that begins at some ms. */
  static final String MIX =
      "sf.MixAt((sf.Realise(sf.NumericVolume(sf.WhiteNoise(%d), 0.1)), 0),"
          + " (sf.SineWave(200, 440), %d))";

  /** How Python comes by a class of Java's. */
  private static final String PYTHONS_PROCESSOR =
      "__import__('be.tarsos.dsp', {}, {}, ('GainProcessor',)).GainProcessor";

  private final Path folder;
  private final Settings settings;
  private final Catalogue catalogue = new Catalogue();
  private final Map<List<Integer>, Session> sessions = new HashMap<>();

  /**
   * @param folder for swap files, what words write, and the samples that examples read
   */
  Kits(Path folder) {
    this(folder, new Settings());
  }

  /** Kits whose sessions ask a cache. */
  Kits(Path folder, Cache cache) {
    this(folder, new Settings().withCache(cache));
  }

  private Kits(Path folder, Settings settings) {
    this.folder = folder;
    this.settings = settings;
  }

  /** Kits in whose sessions what is stored waits until it is read. */
  static Kits deferring(Path folder) {
    return new Kits(folder, new Settings().deferring());
  }

  /** Kits in whose sessions what is stored waits until it is read, and which ask a cache. */
  static Kits deferring(Path folder, Cache cache) {
    return new Kits(folder, new Settings().deferring().withCache(cache));
  }

  /** Kits in whose sessions nothing is computed that nobody reads. */
  static Kits dry(Path folder) {
    return new Kits(folder, new Settings().dry());
  }

  /** Makes every file that an example reads, at the kits' sample rate if it has one. */
  void makeSamples() {
    try (Kit kit = open(1, 1024)) {
      for (String name :
          Example.all().stream().flatMap(Example::filesRead).collect(Collectors.toSet())) {
        if (!name.endsWith(".wav")) {
          Files.copy(
              Path.of("../samples", name),
              folder.resolve(name),
              StandardCopyOption.REPLACE_EXISTING);
          continue;
        }
        kit.evaluate(
            "sf.WriteFile([sf.SineWave(900, 440), sf.SineWave(500, 660)], '%s', 'pcm24')"
                .formatted(folder.resolve(name)));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A kit that computes on so many threads, so many samples at a time. */
  Kit open(int threads, int blockSize) {
    Session session = session(threads, blockSize);
    session.sampleRate(RATE);
    return new Kit(catalogue, session, folder);
  }

  private Session session(int threads, int blockSize) {
    List<Integer> key = List.of(threads, blockSize);
    Session known = sessions.get(key);
    if (known != null && known.memory().usage().lent() == 0) {
      return known;
    }
    if (known != null) {
      known.close(); // a test left something lent, and failed: the next one begins anew
    }
    Session fresh =
        new Session(
            settings
                .withThreads(threads)
                .withBlockSize(blockSize)
                .withForms(blockSize == 1024 ? Forms.VECTORS : Forms.SCALAR)
                .withScratch(folder));
    sessions.put(key, fresh);
    return fresh;
  }

  /** An example's expression, its files read from the folder of samples. */
  String expression(Example example) {
    return example
        .expression()
        .replace("'samples/", "'" + folder + "/")
        .replace(PYTHONS_PROCESSOR, "GainProcessor");
  }

  @Override
  public void close() {
    sessions.values().forEach(Session::close);
  }
}
