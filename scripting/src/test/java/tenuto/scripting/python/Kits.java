package tenuto.scripting.python;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tenuto.dsp.contract.Example;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.Settings.Forms;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.sonicfield.SonicField;

/**
 * Makes {@link PatchKit}s. Their interpreter and, for each number of threads and block size, their
 * session serve all of them in turn, since to start one takes longer than most tests; so a kit also
 * gets memory that is full of others' samples.
 */
final class Kits implements AutoCloseable {
  /** Low, for speed, and dividing no second into whole groups, blocks or chunks. */
  static final double RATE = 22_050;

  private final Path folder;
  private final Interpreter interpreter;
  private final Map<List<Integer>, Session> sessions = new HashMap<>();

  /**
   * @param folder for swap files, what patches write, and the samples that examples read
   */
  Kits(Path folder) {
    this.folder = folder;
    interpreter = new Interpreter(List.of(), List.of(folder), new SonicField());
  }

  /** Makes every file that an example reads, at the kits' sample rate if it has one. */
  void makeSamples() {
    try (PatchKit kit = open(1, 1024, Ownership.SCOPED)) {
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
  PatchKit open(int threads, int blockSize, Ownership ownership) {
    Session session = session(threads, blockSize);
    session.sampleRate(RATE);
    return new PatchKit(interpreter, session, folder, ownership);
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
            new Settings()
                .withThreads(threads)
                .withBlockSize(blockSize)
                .withForms(blockSize == 1024 ? Forms.VECTORS : Forms.SCALAR)
                .withScratch(folder));
    sessions.put(key, fresh);
    return fresh;
  }

  /** An example's expression, its files read from the folder of samples. */
  String expression(Example example) {
    return example.expression().replace("'samples/", "'" + folder + "/");
  }

  @Override
  public void close() {
    sessions.values().forEach(Session::close);
    interpreter.close();
  }
}
