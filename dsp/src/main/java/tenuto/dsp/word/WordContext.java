package tenuto.dsp.word;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.outputs.Plans;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.Speakers;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.signal.SharedSignals;
import tenuto.formats.signal.SignalPools;

/**
 * What operators need besides their parameters: the session, a seed for each noise, the folder for
 * the files they write, the devices they play to, their printed output, and the files they read,
 * which stay open until the context is closed.
 */
public final class WordContext implements AutoCloseable {
  private final Session session;
  private final LongSupplier seeds;
  private final Outputs outputs;
  private final long began = System.nanoTime();
  private final Map<Object, Object> made = new ConcurrentHashMap<>();

  private final Set<Rates> reported = ConcurrentHashMap.newKeySet();

  private record Rates(double source, double target) {}

  private final OpenFiles inputs = new OpenFiles();
  private final SignalPools pools = new SignalPools();
  private final SharedSignals shared = new SharedSignals();
  private final KeptReaders readers;
  private final PlaybackDevices loudspeakers;
  private final Consumer<String> lines;
  private final Optional<Consumer<Stored>> keeper;
  private volatile Dialect dialect = Dialect.TENUTO;
  private volatile BiPredicate<Signal, Signal> endsWithFirst = (a, b) -> false;
  private volatile Loudspeaking loudspeaking = new Loudspeaking(0, Speakers.UNTOLD);

  /** The loudspeaker layout of a number of channels. */
  private record Loudspeaking(int channels, Speakers speakers) {}

  /**
   * @param seeds supplies the seed of each noise: the same for the same call of the same patch, on
   *     any thread
   * @param loudspeakers devices for playback
   * @param lines receives printed lines
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
   * @param seeds supplies the seed of each noise: the same for the same call of the same patch, on
   *     any thread
   * @param loudspeakers devices for playback
   * @param lines receives printed lines
   * @param keeper takes over the sources of results, and closes them once these have been read;
   *     without one, words store their results
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
   * A context for one thread that derives noise seeds from the session's seed and their order,
   * prints on stdout, and has no playback device.
   */
  public static WordContext of(Session session, Path folder) {
    var random = new java.util.SplittableRandom(session.settings().seed());
    return new WordContext(
        session, random::nextLong, new Outputs(folder), PlaybackDevices.NONE, System.out::println);
  }

  public Session session() {
    return session;
  }

  /** The seconds since the context was made. */
  public double seconds() {
    return (System.nanoTime() - began) / 1e9;
  }

  /** The seed of the next noise. */
  public long nextSeed() {
    return seeds.getAsLong();
  }

  public Outputs outputs() {
    return outputs;
  }

  /** The rules that the patch follows. */
  public Dialect dialect() {
    return dialect;
  }

  /** Whether the product of two signals ends where the first does, by the patch's rules. */
  public boolean endsWithFirst(Signal a, Signal b) {
    return endsWithFirst.test(a, b);
  }

  /**
   * Sets the rules for words called from now on.
   *
   * @param products whether the product of two signals ends where the first does
   */
  public void follow(Dialect rules, BiPredicate<Signal, Signal> products) {
    endsWithFirst = products;
    follow(rules);
  }

  /** Sets the rules for words called from now on. */
  public void follow(Dialect rules) {
    dialect = rules;
    outputs.paths().mayReplace(rules != Dialect.TENUTO);
  }

  /** Sets the loudspeaker layout for that number of channels, until the next call. */
  public void meant(int channels, Speakers speakers) {
    loudspeaking = new Loudspeaking(channels, speakers);
  }

  /**
   * Sets the loudspeaker layout of the sound that a chain's step makes. Elsewhere it does nothing,
   * as a patch has many sounds.
   */
  public void playedBy(int channels, Speakers speakers) {
    if (dialect == Dialect.CHAIN) {
      meant(channels, speakers);
    }
  }

  /** The loudspeaker layout for that number of channels. */
  public Speakers speakers(int channels) {
    Loudspeaking meant = loudspeaking;
    return meant.channels == channels ? meant.speakers : Speakers.UNTOLD;
  }

  /**
   * A value that is computed once per key and then shared.
   *
   * @param key of a separate class for each kind of value
   */
  @SuppressWarnings("unchecked") // each class of keys has one maker
  public <K, V> V once(K key, Function<K, V> maker) {
    return (V) made.computeIfAbsent(key, each -> maker.apply((K) each));
  }

  /** Prints once for each pair of sample rates that a file is converted from one to the other. */
  public void tellConversion(String file, double sourceRate, double targetRate) {
    if (reported.add(new Rates(sourceRate, targetRate))) {
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

  /** The readers of signals that are read a few samples at a time. */
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

  /** Takes over the sources of results, if set. */
  public Optional<Consumer<Stored>> keeper() {
    return keeper;
  }

  public PlaybackDevices loudspeakers() {
    return loudspeakers;
  }

  /** Prints a line for the user. */
  public void print(String line) {
    lines.accept(line);
  }

  /** Closes the files that signals are read from, and ends the sharing of signals. */
  @Override
  public void close() {
    shared.close();
    outputs.plans().ifPresent(Plans::close);
    readers.close();
    pools.close();
    inputs.close();
  }
}
