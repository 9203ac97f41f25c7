package tenuto.tools.chain;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.devices.JavaSound;
import tenuto.dsp.outputs.OutputObserver;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.word.Dialect;
import tenuto.dsp.word.ResponseGain;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.ScratchLostException;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.SoundFile;

/**
 * The session in which one thread processes files one after another. Its sample rate is that of the
 * current file, and it holds the signals that words have stored for that file. A session's pool,
 * threads and compiled forms serve all files, as creating them for each would take longer than
 * processing a short file.
 */
public final class FileSession implements AutoCloseable {
  /**
   * Samples computed, and frames written, at a time: as many as the engine allows. Threads that
   * filter one file pass its state on at the end of each block. They do so less often then, and
   * where one is late, the other is more often still at work than waiting.
   */
  public static final int BLOCK = Chunk.SAMPLES;

  private final Session session;
  private final WordContext context;
  private final Catalogue catalogue;
  private final List<Runnable> endings = new ArrayList<>();
  private final CuePoints marks = new CuePoints();
  private final List<String> remarks = new ArrayList<>();

  /**
   * The signals stored for the current file. A set, because a word can return a signal that it was
   * given, and each is closed once.
   */
  private final Set<Stored> kept = Collections.newSetFromMap(new IdentityHashMap<>());

  private double sharedGain = 1;
  private long seed;
  private SplittableRandom seeds = new SplittableRandom(0);

  /**
   * @param folder the folder for files that the chain itself writes
   * @param quiet whether warnings of the chain are suppressed
   */
  public FileSession(Settings settings, Catalogue catalogue, Path folder, boolean quiet) {
    session = new Session(settings.withBlockSize(BLOCK));
    Outputs outputs = new Outputs(folder);
    if (quiet) {
      outputs.observe(OutputObserver.NONE);
    }
    // What words print is not part of the batch's output.
    context =
        new WordContext(
            session,
            () -> seeds.nextLong(),
            outputs,
            new JavaSound(),
            System.err::println,
            Optional.of(this::takeOver));
    context.follow(Dialect.CHAIN);
    this.catalogue = catalogue;
  }

  public Session session() {
    return session;
  }

  /** The catalogue of words. */
  public Catalogue catalogue() {
    return catalogue;
  }

  public WordContext context() {
    return context;
  }

  /** The current file's cue points. */
  public CuePoints marks() {
    return marks;
  }

  /** Sets the gain that the current file shares with others: see {@link SharedLevel}. */
  public void sharedGain(double factor) {
    sharedGain = factor;
  }

  double sharedGain() {
    return sharedGain;
  }

  /** Records what a user would not expect of the current file's output. */
  void remark(String text) {
    remarks.add(text);
  }

  /** What steps have recorded of the current file. */
  public List<String> remarks() {
    return List.copyOf(remarks);
  }

  /** Starts a file; {@code seed} determines its noises, whichever thread processes it. */
  public void begin(double sampleRate, long seed) {
    session.sampleRate(sampleRate);
    this.seed = seed;
    seeds = new SplittableRandom(seed);
  }

  /** Calls a word once. */
  Object once(String word, Object... arguments) {
    return own(called(word).call(context, arguments));
  }

  /** Calls a word once, and returns its result as a list. */
  @SuppressWarnings("unchecked") // Words return no other lists to chains.
  public List<Signal> together(String word, Object... arguments) {
    return (List<Signal>) once(word, arguments);
  }

  /** Calls a word for each channel. */
  public List<Signal> each(String word, Object... arguments) {
    return each(called(word), arguments);
  }

  /** Calls a word once for each channel if a value is {@link Channels}, otherwise once. */
  List<Signal> each(Word word, Object... arguments) {
    List<Signal> made = new ArrayList<>();
    for (Object[] set : Channels.sets(word, arguments)) {
      Object result = own(word.call(context, set));
      switch (result) {
        case Signal signal -> made.add(signal);
        case List<?> list -> list.forEach(each -> made.add((Signal) each));
        default -> throw new IllegalStateException(word + " gave " + result.getClass());
      }
    }
    return made;
  }

  private Word called(String name) {
    Word word = catalogue.word(name);
    if (word == null) {
      throw new IllegalArgumentException("there is no word sf." + name);
    }
    return word;
  }

  private Object own(Object result) {
    if (result instanceof Stored made) {
      keep(made);
    } else if (result instanceof List<?> list) {
      list.forEach(this::own);
    }
    return result;
  }

  /** The channels of another file, converted to the session's current sample rate. */
  List<Signal> channels(Path path) {
    try {
      SoundFile file = SoundFiles.open(context.inputs(), path);
      return at(session.sampleRate(), file.channels(), file.about().sampleRate());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The channels of an impulse response, converted so that they are as loud as at the file's rate.
   */
  List<Signal> response(Path path) {
    try {
      SoundFile file = SoundFiles.open(context.inputs(), path);
      double made = file.about().sampleRate();
      double now = session.sampleRate();
      return ResponseGain.converted(at(now, file.channels(), made), made, now);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Converts signals from one sample rate to another. */
  public List<Signal> at(double target, List<Signal> channels, double source) {
    return source == target
        ? channels
        : each("ConvertSampleRate", new Channels(channels), source, target);
  }

  /**
   * Keeps a stored signal until the end of the file. The copy has its own reference, which is not
   * needed if the signal is kept already.
   */
  private void takeOver(Stored copy) {
    kept.add(copy);
    endings.add(copy::close);
  }

  private void keep(Stored copy) {
    if (kept.add(copy)) {
      endings.add(copy::close);
    }
  }

  /** Registers work to do when the file is written or has failed. */
  public void atEnd(Runnable ending) {
    endings.add(ending);
  }

  /** The seed of the current file's noises. */
  public long seed() {
    return seed;
  }

  /** Releases everything stored for the current file. */
  public void end() {
    endings.forEach(Runnable::run);
    endings.clear();
    kept.clear();
    remarks.clear();
  }

  @Override
  public void close() {
    end();
    context.close();
    try {
      session.close();
    } catch (ScratchLostException e) {
      // A lost signal makes the file fail: each file asks the session before it gets its final
      // name.
    }
  }
}
