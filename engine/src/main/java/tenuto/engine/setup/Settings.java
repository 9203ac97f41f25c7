package tenuto.engine.setup;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import tenuto.engine.base.Block;
import tenuto.engine.base.Chunk;
import tenuto.engine.base.SpareSwap;

/**
 * What a session is opened with; immutable, each {@code with…} gives a changed copy.
 *
 * @param sampleRate samples a second, above 0
 * @param threads how many compute at once, at least 1
 * @param seed from which every noise of the session follows
 * @param scratch the folders of the swap files, at least one, each named once; their disks take
 *     what is stored in turns
 * @param scratchMax bytes of disk the session may reserve, in all folders together
 * @param keepSwap whether swap files keep their names, to be looked at
 * @param sharesScratch whether other processes lend from the same swap files
 * @param forms whether kernels work with vectors, where there are any (see {@link
 *     tenuto.engine.base.VectorApi}); the samples never depend on it
 * @param blockSize samples computed at a time: a power of two from 8 to 8192. What can only be read
 *     onward is shown in blocks of its visit's stretch instead. The samples themselves never depend
 *     on it
 * @param cache is asked for what is to be stored, and offered what had to be computed
 * @param computing when what is stored is computed
 * @param warmup of the process, for sessions that follow one another
 * @param spare swap that they leave to one another
 */
public record Settings(
    double sampleRate,
    int threads,
    long seed,
    List<Path> scratch,
    long scratchMax,
    boolean keepSwap,
    boolean sharesScratch,
    Forms forms,
    int blockSize,
    Cache cache,
    Computing computing,
    WarmupState warmup,
    SpareSwap spare) {
  /** When what is stored is computed. */
  public enum Computing {
    /** At once. */
    NOW,
    /** Part by part, where somebody reads: for who wants to hear but a part of a piece. */
    WHERE_READ,
    /** If somebody reads: for who wants to know how much there is, and hear nothing. */
    IF_READ
  }

  /** The forms in which kernels can work: all give the same bits. */
  public enum Forms {
    /** Single numbers, one after the other. */
    SCALAR,
    /** Vectors, which are very slow until the JVM has compiled them. */
    VECTORS,
    /** Single numbers until vectors are compiled and faster. */
    AUTO
  }

  /** The original's sample rate. */
  public static final double SAMPLE_RATE = 96_000;

  /** Four buffers of it fill a first-level cache of 64 KiB. */
  private static final int BLOCK_SIZE = 2048;

  /** 96 kHz, every core, seed 0, the system's temporary folder without a cap. */
  public Settings() {
    this(
        SAMPLE_RATE,
        Runtime.getRuntime().availableProcessors(),
        0,
        List.of(Path.of(System.getProperty("java.io.tmpdir"))),
        Long.MAX_VALUE,
        false,
        false,
        Forms.AUTO,
        BLOCK_SIZE,
        Cache.NONE,
        Computing.NOW,
        new WarmupState(),
        SpareSwap.NONE);
  }

  public Settings {
    scratch = eachOnce(scratch);
    Rule.positive("sample rate", sampleRate);
    Rule.within("threads", threads, 1, 4096);
    Rule.within("block size", blockSize, Block.GROUP, Chunk.SAMPLES);
    if (Integer.bitCount(blockSize) != 1) {
      throw new IllegalArgumentException("block size must be a power of two, but is " + blockSize);
    }
  }

  public Settings withSampleRate(double changed) {
    return with(draft -> draft.sampleRate = changed);
  }

  public Settings withThreads(int changed) {
    return with(draft -> draft.threads = changed);
  }

  public Settings withSeed(long changed) {
    return with(draft -> draft.seed = changed);
  }

  public Settings withScratch(Path changed) {
    return withScratch(List.of(changed));
  }

  public Settings withScratch(List<Path> changed) {
    return with(draft -> draft.scratch = changed);
  }

  public Settings withScratchMax(long changed) {
    return with(draft -> draft.scratchMax = changed);
  }

  public Settings withKeepSwap(boolean changed) {
    return with(draft -> draft.keepSwap = changed);
  }

  /** With swap that other processes lend from, too: those that name the same folders. */
  public Settings sharingScratch() {
    return with(draft -> draft.sharesScratch = true);
  }

  public Settings withBlockSize(int changed) {
    return with(draft -> draft.blockSize = changed);
  }

  /** What was learned with other forms is forgotten. */
  public Settings withForms(Forms changed) {
    return with(
        draft -> {
          draft.forms = changed;
          draft.warmup = new WarmupState();
        });
  }

  /** With what sessions before have learned; after {@link #withForms}, if at all. */
  public Settings withWarmup(WarmupState changed) {
    return with(draft -> draft.warmup = changed);
  }

  /** With all that a process carries over; after {@link #withForms}, if at all. */
  public Settings withCarryover(Carryover carryover) {
    return withWarmup(carryover.warmup()).withSpare(carryover.spare());
  }

  public Settings withCache(Cache changed) {
    return with(draft -> draft.cache = changed);
  }

  /** With parts of stored signals computed when they are read. */
  public Settings deferring() {
    return with(draft -> draft.computing = Computing.WHERE_READ);
  }

  /**
   * With nothing computed that nobody reads, and nothing kept: what would be stored has a length
   * and is counted (see {@link tenuto.engine.SessionWork#foreseen}).
   */
  public Settings dry() {
    return withCache(Cache.NONE).with(draft -> draft.computing = Computing.IF_READ);
  }

  public Settings withSpare(SpareSwap changed) {
    return with(draft -> draft.spare = changed);
  }

  private Settings with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.settings();
  }

  /** A copy of which one thing is about to be changed. */
  private static final class Draft {
    double sampleRate;
    int threads;
    long seed;
    List<Path> scratch;
    long scratchMax;
    boolean keepSwap;
    boolean sharesScratch;
    Forms forms;
    int blockSize;
    Cache cache;
    Computing computing;
    WarmupState warmup;
    SpareSwap spare;

    Draft(Settings from) {
      sampleRate = from.sampleRate;
      threads = from.threads;
      seed = from.seed;
      scratch = from.scratch;
      scratchMax = from.scratchMax;
      keepSwap = from.keepSwap;
      sharesScratch = from.sharesScratch;
      forms = from.forms;
      blockSize = from.blockSize;
      cache = from.cache;
      computing = from.computing;
      warmup = from.warmup;
      spare = from.spare;
    }

    Settings settings() {
      return new Settings(
          sampleRate,
          threads,
          seed,
          scratch,
          scratchMax,
          keepSwap,
          sharesScratch,
          forms,
          blockSize,
          cache,
          computing,
          warmup,
          spare);
    }
  }

  /** Whether parts of what is stored wait until somebody reads them. */
  public boolean defers() {
    return computing == Computing.WHERE_READ;
  }

  /** Whether nothing is computed that nobody reads. */
  public boolean isDry() {
    return computing == Computing.IF_READ;
  }

  /** Whether what is stored is given keys: what may be kept, and what may wait, needs them. */
  public boolean givesKeys() {
    return defers() || cache != Cache.NONE;
  }

  private static List<Path> eachOnce(List<Path> folders) {
    if (folders.isEmpty()) {
      throw new IllegalArgumentException("scratch must name at least one folder, but names none");
    }
    Map<Path, Path> different = new LinkedHashMap<>();
    folders.forEach(folder -> different.putIfAbsent(folder.toAbsolutePath().normalize(), folder));
    return List.copyOf(different.values());
  }

  private static final class Rule {
    static void positive(String name, double value) {
      if (!(value > 0) || value == Double.POSITIVE_INFINITY) {
        throw new IllegalArgumentException(name + " must be above 0, but is " + value);
      }
    }

    static void within(String name, long value, long least, long most) {
      if (value < least || value > most) {
        throw new IllegalArgumentException(
            "%s must be between %d and %d, but is %d".formatted(name, least, most, value));
      }
    }
  }
}
