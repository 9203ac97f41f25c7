package tenuto.dsp.word;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import tenuto.engine.Session;
import tenuto.engine.signal.Stored;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.Speakers;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.signal.SharedSignals;
import tenuto.formats.signal.SignalPools;

/**
 * What operators need beside their parameters: the session, a seed for each noise, the folder for
 * the files they write, the loudspeakers they play to, where they print, and the files they read,
 * which are open until it is closed.
 */
public final class WordContext implements AutoCloseable {
  private final Session session;
  private final LongSupplier seeds;
  private final Outputs outputs;
  private final long began = System.nanoTime();
  private final Map<Object, Object> made = new ConcurrentHashMap<>();

  private final Set<Rates> told = ConcurrentHashMap.newKeySet();

  private record Rates(double source, double target) {}

  private final OpenFiles inputs = new OpenFiles();
  private final SignalPools pools = new SignalPools();
  private final SharedSignals shared = new SharedSignals();
  private final KeptReaders readers;
  private final PlaybackDevices loudspeakers;
  private final Consumer<String> lines;
  private final Optional<Consumer<Stored>> keeper;
  private volatile Dialect dialect = Dialect.TENUTO;
  private volatile Loudspeaking loudspeaking = new Loudspeaking(0, Speakers.UNTOLD);

  /** So many channels are meant for such loudspeakers. */
  private record Loudspeaking(int channels, Speakers speakers) {}

  /**
   * @param seeds gives a noise's seed: the same for the same call of the same patch, whatever the
   *     threads
   * @param loudspeakers what is played is played to
   * @param lines what is printed is given to, a line at a time
   */
  public WordContext(
      Session session,
      LongSupplier seeds,
      Outputs outputs,
      PlaybackDevices loudspeakers,
      Consumer<String> lines) {
    this(session, seeds, outputs, loudspeakers, lines, Optional.empty());
  }

  /**
   * @param seeds gives a noise's seed: the same for the same call of the same patch, whatever the
   *     threads
   * @param loudspeakers what is played is played to
   * @param lines what is printed is given to, a line at a time
   * @param keeper takes over what results are read from, and closes it when they have been; without
   *     one, words store their results
   */
  public WordContext(
      Session session,
      LongSupplier seeds,
      Outputs outputs,
      PlaybackDevices loudspeakers,
      Consumer<String> lines,
      Optional<Consumer<Stored>> keeper) {
    this.lines = lines;
    this.keeper = keeper;
    this.loudspeakers = loudspeakers;
    this.session = session;
    this.readers = new KeptReaders(session);
    this.seeds = seeds;
    this.outputs = outputs;
    outputs.parts().nameOnlyAfter(session.memory()::requireIntact);
  }

  /**
   * A context for one thread, whose noises follow from the session's seed and their order, which
   * prints on stdout, and which has no device to play to.
   */
  public static WordContext of(Session session, Path folder) {
    var random = new java.util.SplittableRandom(session.settings().seed());
    return new WordContext(
        session, random::nextLong, new Outputs(folder), PlaybackDevices.NONE, System.out::println);
  }

  public Session session() {
    return session;
  }

  /** The seconds since it was made. */
  public double seconds() {
    return (System.nanoTime() - began) / 1e9;
  }

  /** The seed of the noise that is about to be made. */
  public long nextSeed() {
    return seeds.getAsLong();
  }

  public Outputs outputs() {
    return outputs;
  }

  /** By whose rules the patch was written. */
  public Dialect dialect() {
    return dialect;
  }

  /** Has words called from now on follow these rules. */
  public void follow(Dialect rules) {
    dialect = rules;
    outputs.mayReplace(rules != Dialect.TENUTO);
  }

  /** Sets what loudspeakers that many channels are meant for, until it is set again. */
  public void meant(int channels, Speakers speakers) {
    loudspeaking = new Loudspeaking(channels, speakers);
  }

  /** What loudspeakers that many channels are meant for. */
  public Speakers speakers(int channels) {
    Loudspeaking meant = loudspeaking;
    return meant.channels == channels ? meant.speakers : Speakers.UNTOLD;
  }

  /**
   * What is worked out once however often it is asked for.
   *
   * @param key of a class of its own for each kind of what is made
   */
  @SuppressWarnings("unchecked") // a class of keys has one maker
  public <K, V> V once(K key, Function<K, V> maker) {
    return (V) made.computeIfAbsent(key, each -> maker.apply((K) each));
  }

  /** Says once for two sample rates that what is read at one is converted to the other. */
  public void tellConversion(String file, double sourceRate, double targetRate) {
    if (told.add(new Rates(sourceRate, targetRate))) {
      outputs.tell(
          ("%s has %s Hz and is converted to the session's %s Hz, as are all files"
                  + " of that rate")
              .formatted(file, HeaderText.number(sourceRate), HeaderText.number(targetRate)));
    }
  }

  /** The files that signals are read from. */
  public OpenFiles inputs() {
    return inputs;
  }

  /** The readers of signals that are asked for few samples at a time. */
  public KeptReaders readers() {
    return readers;
  }

  /** The pools that signals are written to and read from. */
  public SignalPools pools() {
    return pools;
  }

  /** The signals that other programs may map. */
  public SharedSignals shared() {
    return shared;
  }

  /** Who takes over what results are read from, if anybody does. */
  public Optional<Consumer<Stored>> keeper() {
    return keeper;
  }

  public PlaybackDevices loudspeakers() {
    return loudspeakers;
  }

  /** Prints a line, for the user who runs the operator. */
  public void print(String line) {
    lines.accept(line);
  }

  /** Closes the files that signals are read from, and shares none any more. */
  @Override
  public void close() {
    shared.close();
    outputs.plans().ifPresent(Plans::close);
    readers.close();
    pools.close();
    inputs.close();
  }
}
