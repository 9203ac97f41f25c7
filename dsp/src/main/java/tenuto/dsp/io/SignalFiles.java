package tenuto.dsp.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.MissingFileException;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.SavedSignal;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.signal.SignalFile;

/** Words that write single signals to files and pools and read them, and words that write texts. */
public final class SignalFiles {
  private static final String WRITTEN = "file name; a relative name is under --out";
  private static final String READ =
      "file name; a relative name is searched for under --out, then in the current folder";

  /** Sonic Field's property for the folder in which restarts find signals. */
  private static final String RESTART_FOLDER = "sython.restart.dir";

  /** Letters of a signal's name in its file's name. */
  private static final int NAME_LETTERS = 60;

  /** The largest integer up to which a double represents all. */
  private static final double MOST_OFFSET = 1L << 53;

  private SignalFiles() {}

  @Operator(
      value =
          "Writes one signal to a file unchanged, for sf.ReadSignal: the number of samples in 32"
              + " bits and each as a 64-bit float, big-endian, and no sample rate.",
      words = "WriteSignal",
      example = "sf.WriteSignal(sf.SineWave(1000, 440), 'tone.signal')")
  public static void writeSignal(
      WordContext context, @In(Units.SIGNAL) Signal x, @In(WRITTEN) String path) {
    Session session = context.session();
    Outputs outputs = context.outputs();
    outputs.signal(
        session,
        x,
        path,
        SignalFile.bytes(x),
        file -> SignalFile.write(outputs.parts(), file, session, x));
  }

  @Operator(
      value =
          "The signal in a file of sf.WriteSignal, read from it whenever its samples are needed: do"
              + " not change the file in place meanwhile.",
      words = "ReadSignal",
      example = "sf.ReadSignal('samples/wood.signal')")
  public static Signal readSignal(WordContext context, @In(READ) String path) {
    return noted(context, context.outputs().paths().place(path))
        .orElseGet(() -> read(context, there(context, path)));
  }

  /** The signal of a file that is only noted. */
  private static Optional<Signal> noted(WordContext context, Path path) {
    return context.outputs().noted().sound(path).map(List::getFirst);
  }

  private static Path there(WordContext context, String name) {
    Path path = context.outputs().paths().find(name);
    if (Files.notExists(path)) {
      throw new UncheckedIOException(new MissingFileException(name));
    }
    return path;
  }

  private static Signal read(WordContext context, Path path) {
    try {
      return SignalFile.open(context.inputs(), path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Operator(
      value =
          "The signal computed and stored now in a swap file, as all stored signals are; a signal"
              + " that is already stored is returned as it is; either way it outlives the scope or"
              + " memory zone it is made in.",
      words = "SwapSignal",
      example = "sf.SwapSignal(sf.SineWave(1000, 440))",
      outlives = true,
      form = Form.ALIKE)
  public static Stored swapSignal(Session session, @In(Units.SIGNAL) Signal x) {
    return session.store(x);
  }

  @Operator(
      value =
          "Appends a signal to a pool, which is created if it does not exist or is empty: returns"
              + " the offset by which sf.ReadFromSignalPool finds it, in later runs too.",
      words = "WriteToSignalPool",
      example = "sf.WriteToSignalPool(sf.SineWave(1000, 440), 'tones.pool')")
  public static long writeToPool(
      WordContext context, @In(Units.SIGNAL) Signal x, @In(WRITTEN) String path) {
    return context.outputs().append(context.session(), context.pools(), x, path);
  }

  @Operator(
      value = "The signal at an offset of a pool, read from it whenever its samples are needed.",
      words = "ReadFromSignalPool",
      example = "sf.ReadFromSignalPool('samples/wood.pool', 16384)")
  public static Signal readFromPool(
      WordContext context,
      @In(READ) String path,
      @In("the offset that sf.WriteToSignalPool returned") double offset) {
    boolean whole = offset >= 0 && offset <= MOST_OFFSET && offset == Math.rint(offset);
    Require.that(whole, "offset", "must be a whole number, 0 or more", offset);
    Path pool = context.outputs().paths().place(path);
    Optional<Signal> noted = context.outputs().noted().inPool(pool, (long) offset);
    if (noted.isPresent()) {
      return noted.get();
    }
    Path file = there(context, path);
    try {
      return context.pools().open(file).signal((long) offset);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Operator(
      value =
          "A pair [path, signal] of what an earlier run kept by a name; the signal is None if it"
              + " kept none, and sf.WriteSignal(x, path) then keeps it for later runs, in the"
              + " folder restart under --out or that of -Dsython.restart.dir.",
      words = "MaybeReadSignal",
      example = "sf.MaybeReadSignal('bell')")
  public static SavedSignal maybeReadSignal(
      WordContext context, @In("any string; another one is another signal") String name) {
    Path path = context.outputs().paths().place(kept(name));
    Signal kept =
        noted(context, path)
            .orElseGet(() -> Files.isRegularFile(path) ? read(context, path) : null);
    return new SavedSignal(path.toString(), kept);
  }

  /** The file for a name: its readable letters, and a hash of the whole; in one of 256 folders. */
  private static String kept(String name) {
    String hash;
    try {
      byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
      hash = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes), 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
    String letters = name.substring(0, Math.min(name.length(), NAME_LETTERS));
    String safe = letters.replaceAll("[^A-Za-z0-9._ -]", "_");
    return Path.of(System.getProperty(RESTART_FOLDER, "restart"), hash.substring(0, 2))
        .resolve(safe + "-" + hash + ".signal")
        .toString();
  }

  @Operator(
      value = "Writes a string to a file, in UTF-8.",
      words = "WriteFileString",
      example = "sf.WriteFileString('a4 = 440 Hz', 'tuning.txt')")
  public static void writeFileString(
      WordContext context, @In("any string") String text, @In(WRITTEN) String path) {
    context.outputs().write(path, text.getBytes(StandardCharsets.UTF_8));
  }
}
