package tenuto.dsp.outputs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SequencedMap;
import java.util.function.Consumer;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFiles;
import tenuto.formats.pcm.Dither;
import tenuto.formats.signal.SignalPools;

/**
 * The files that a run writes, and the sounds that it plays. Words describe them here; what becomes
 * of them is settled when the run begins: written as a whole or as an {@linkplain #only excerpt},
 * or only noted, in a {@linkplain #beDry dry run}. An {@link OutputObserver} is notified of each.
 */
public final class Outputs {
  private final OutputPaths paths;
  private final PartFiles parts = new PartFiles();
  private final SequencedMap<Path, Written> written = new LinkedHashMap<>();
  private final Provenance origin = new Provenance();
  private volatile OutputObserver observer = OutputObserver.STDERR;
  private volatile Excerpt excerpt = Excerpt.WHOLE;
  private volatile boolean beyond;
  private volatile Destination destination = new Disk(parts, () -> observer, this::finished);

  /**
   * A finished file.
   *
   * @param path its location
   * @param seconds its length
   * @param channels number of channels
   * @param clipped number of clipped samples
   * @param levels those of its samples
   */
  public record Written(Path path, double seconds, int channels, long clipped, Levels levels) {}

  /**
   * @param folder the folder of relative paths
   */
  public Outputs(Path folder) {
    this.paths = new OutputPaths(folder);
  }

  /** Restricts sound files to this excerpt, which their metadata mentions. */
  public void only(Excerpt part) {
    excerpt = part;
    origin.remark("only " + part);
  }

  /** Writes this excerpt of sound files into a folder, and nothing else; each is then ready. */
  public void ahead(Excerpt part, Path own, Consumer<SoundPart> ready) {
    only(part);
    destination = new Ahead(new Disk(parts, () -> observer, this::finished), own, ready);
  }

  /** Turns on the dry run: files are noted instead of written. */
  public void beDry() {
    parts.countOnly();
    destination = new Plans(parts);
  }

  /** Sets who is notified from now on, in place of {@link OutputObserver#STDERR}. */
  public void observe(OutputObserver by) {
    observer = by;
  }

  // ---- Writing ----------------------------------------------------------------------------------

  /**
   * Writes a sound file.
   *
   * @param rate its sample rate, which is that of the channels
   * @param name as in the patch
   * @throws IllegalArgumentException if this run has written it already and may not replace it
   */
  public void sound(
      Session session,
      List<Signal> channels,
      double rate,
      String name,
      SoundFormat format,
      Metadata metadata,
      Dither dither) {
    writing(
        name,
        path -> {
          Optional<Excerpt.Span> part = part(path, channels, rate);
          if (part.isPresent()) {
            destination.sound(
                new SoundOutput(
                    session, channels, path, format, metadata, dither, rate, part.get()));
          }
        });
  }

  /** The excerpt's part of a file; nothing, and a message, if the file ends before it starts. */
  private Optional<Excerpt.Span> part(Path path, List<Signal> channels, double rate) {
    Excerpt.Span whole = Excerpt.Span.of(channels);
    Optional<Excerpt.Span> part = excerpt.of(whole, rate);
    if (part.isEmpty()) {
      beyond = true;
      tell(excerpt.skipped(path, whole.length() / rate));
    }
    return part;
  }

  /**
   * Writes a picture of channels.
   *
   * @param readsSamples whether it is one of their samples, of which there may be an excerpt
   */
  public void picture(
      Session session,
      List<Signal> channels,
      boolean readsSamples,
      String name,
      String format,
      Drawing drawing) {
    double rate = session.sampleRate();
    writing(
        name,
        path -> {
          Optional<Excerpt.Span> part =
              readsSamples ? part(path, channels, rate) : Optional.of(Excerpt.Span.of(channels));
          if (part.isPresent()) {
            Excerpt.Span span = part.get();
            int count = channels.size();
            double seconds = span.length() / rate;
            Planned file = new Planned(path, format, count, rate, seconds, OptionalLong.empty());
            List<Signal> read = readsSamples ? channels : List.of();
            String own = path.getFileName().toString();
            destination.file(
                session, file, read, false, to -> parts.save(to, drawing.draw(own, span)));
          }
        });
  }

  /** Writes a small file atomically. */
  public void write(String name, byte[] bytes) {
    file(name, "bytes", OptionalLong.of(bytes.length), to -> parts.save(to, bytes));
  }

  /**
   * Writes the file of one signal, which is read as that signal.
   *
   * @param bytes its size
   */
  public void signal(Session session, Signal x, String name, long bytes, Writing writing) {
    double rate = session.sampleRate();
    double seconds = x.length() / rate;
    writing(
        name,
        path -> {
          Planned file = new Planned(path, "signal", 1, rate, seconds, OptionalLong.of(bytes));
          destination.file(session, file, List.of(x), true, writing);
        });
  }

  /**
   * Writes a file that holds no sound.
   *
   * @param bytes its size, if it is known before
   * @return its path
   */
  public Path file(String name, String format, OptionalLong bytes, Writing writing) {
    return writing(
        name, path -> destination.file(new Planned(path, format, 0, 0, 0, bytes), writing));
  }

  /**
   * Appends a signal to a pool of signals.
   *
   * @return its offset
   * @throws IllegalArgumentException if this run writes another file there
   */
  public long append(Session session, SignalPools pools, Signal x, String name) {
    Path path = paths.toWrite(name);
    boolean first = paths.claimGrowing(path);
    makeFolder(path, first);
    try {
      return destination.append(session, pools, x, path);
    } catch (IOException e) {
      if (first) {
        paths.unclaim(path);
      }
      throw Writing.failed(path, e);
    }
  }

  /**
   * Plays a sound of that many seconds.
   *
   * @param stored the signals that are stored for it
   */
  public void play(Session session, List<Signal> stored, double seconds, Runnable playing) {
    destination.play(session, stored, seconds, playing);
  }

  private void makeFolder(Path path, boolean first) {
    try {
      destination.makeFolder(path);
    } catch (IOException e) {
      if (first) {
        paths.unclaim(path);
      }
      throw Writing.failed(path, e);
    }
  }

  /** Claims a path, and does work that writes its file; if that fails, it may be tried again. */
  private Path writing(String name, Writing work) {
    Path path = paths.toWrite(name);
    makeFolder(path, paths.claim(path));
    boolean done = false;
    try {
      work.write(path);
      done = true;
      return path;
    } catch (IOException e) {
      throw Writing.failed(path, e);
    } finally {
      if (!done) {
        paths.unclaim(path);
      }
    }
  }

  private void finished(Written file) {
    synchronized (this) {
      written.putLast(file.path(), file);
    }
    observer.fileWritten(file);
  }

  /** The paths of the files. */
  public OutputPaths paths() {
    return paths;
  }

  /**
   * Fails if this run has written only a part of the file, instead of reading it.
   *
   * @throws IllegalArgumentException if it has
   */
  public void requireWhole(Path path) {
    if (!excerpt.isWhole() && paths.isClaimed(path.toAbsolutePath().normalize())) {
      throw new IllegalArgumentException(
          "path must be a whole file, but of %s only %s is written: render without --from and --to"
              .formatted(path, excerpt));
    }
  }

  /** The files that this run has noted instead of writing them. */
  public NotedFiles noted() {
    return destination;
  }

  /** What the files say about what made them. */
  public Provenance origin() {
    return origin;
  }

  /** Whether files were skipped because they end before the excerpt, and none was written. */
  public synchronized boolean areBeyond() {
    return beyond && written.isEmpty() && plans().map(it -> it.files().isEmpty()).orElse(true);
  }

  /** The files that a dry run would write; empty in a normal run. */
  public Optional<Plans> plans() {
    return destination instanceof Plans plans ? Optional.of(plans) : Optional.empty();
  }

  /** Notifies the observer of a message to the user. */
  public void tell(String message) {
    observer.message(message);
  }

  /** The finished files, in the order in which they were finished. */
  public synchronized List<Written> written() {
    return List.copyOf(written.values());
  }

  /** The finished file at a path. */
  public synchronized Optional<Written> written(Path path) {
    return Optional.ofNullable(written.get(path));
  }

  /** The files that are not finished yet. */
  public PartFiles parts() {
    return parts;
  }
}
