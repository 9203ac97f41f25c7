package tenuto.dsp.outputs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tenuto.dsp.editing.Slices;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.signal.SignalPool;
import tenuto.formats.signal.SignalPools;

/**
 * Notes the files that a dry run would write and the sounds that it would play; these files can be
 * read in the dry run.
 */
public final class Plans implements Destination, AutoCloseable {
  private final PartFiles parts;
  private final Map<Path, Planned> files = new LinkedHashMap<>();
  private final Map<Path, List<Stored>> sounds = new LinkedHashMap<>();
  private final Map<Place, Stored> inPools = new LinkedHashMap<>();
  private final List<Double> played = new ArrayList<>();

  private record Place(Path pool, long offset) {}

  /**
   * @param parts counts the bytes of sound files
   */
  Plans(PartFiles parts) {
    this.parts = parts;
  }

  @Override
  public void makeFolder(Path file) {}

  @Override
  public void sound(SoundOutput sound) {
    Session session = sound.session();
    OptionalLong bytes;
    try (SoundWriter file = sound.create(parts)) {
      bytes = parts.counted(sound.path());
    } catch (IOException e) {
      throw sound.failed(e);
    }
    session.work().foresee(sound.channels());
    int channels = sound.channels().size();
    String format = name(sound.format());
    note(
        new Planned(sound.path(), format, channels, sound.rate(), sound.seconds(), bytes),
        sound.channels().stream()
            .map(each -> Slices.of(each, sound.span().begin(), sound.span().end()))
            .map(session.results()::readable)
            .toList());
  }

  private static String name(SoundFormat format) {
    Object kept = format.isLossy() ? format.quality() : format.samples().name();
    return "%s %s"
        .formatted(format.container().name(), kept)
        .toLowerCase(Locale.ROOT)
        .replace("_signed", "")
        .replace("_", "");
  }

  @Override
  public void file(Planned file, Writing writing) {
    note(file);
  }

  @Override
  public void file(
      Session session, Planned file, List<Signal> from, boolean isReadable, Writing writing) {
    session.work().foresee(from);
    if (isReadable) {
      note(file, from.stream().map(session.results()::readable).toList());
    } else {
      note(file);
    }
  }

  @Override
  public long append(Session session, SignalPools pools, Signal x, Path pool) throws IOException {
    session.work().foresee(List.of(x));
    return noteAppended(session, pools, x, pool);
  }

  private synchronized long noteAppended(Session session, SignalPools pools, Signal x, Path pool)
      throws IOException {
    Planned before = files.get(pool);
    long offset = before == null ? pools.next(pool) : before.bytes().orElseThrow();
    double seconds = before == null ? 0 : before.seconds();
    double rate = session.sampleRate();
    OptionalLong bytes = OptionalLong.of(offset + SignalPool.bytes(x));
    inPools.put(new Place(pool, offset), session.results().readable(x));
    note(new Planned(pool, "pool", 1, rate, seconds + x.length() / rate, bytes));
    return offset;
  }

  @Override
  public void play(Session session, List<Signal> stored, double seconds, Runnable playing) {
    if (!stored.isEmpty()) {
      session.work().foresee(stored);
    }
    synchronized (this) {
      played.add(seconds);
    }
  }

  /** Notes a file, replacing an earlier one of that name. */
  private synchronized void note(Planned file) {
    files.remove(file.path());
    files.put(file.path(), file);
  }

  /**
   * Notes a file together with its sound, for later reading.
   *
   * @param sound its channels, which are closed in the end
   */
  private synchronized void note(Planned file, List<Stored> sound) {
    note(file);
    List<Stored> before = sounds.put(file.path(), sound);
    if (before != null) {
      before.forEach(Stored::close);
    }
  }

  @Override
  public synchronized Optional<Planned> file(Path path) {
    return Optional.ofNullable(files.get(path.toAbsolutePath().normalize()));
  }

  /** The signals for a patch; the stored ones stay owned by the plans. */
  @Override
  public synchronized Optional<List<Signal>> sound(Path path) {
    return Optional.ofNullable(sounds.get(path.toAbsolutePath().normalize()))
        .map(sound -> sound.stream().map(Plans::whole).toList());
  }

  @Override
  public synchronized Optional<Signal> inPool(Path pool, long offset) {
    return Optional.ofNullable(inPools.get(new Place(pool, offset))).map(Plans::whole);
  }

  private static Signal whole(Stored stored) {
    return Slices.of(stored, 0, stored.length());
  }

  /** All files, in the order in which they would be written. */
  public synchronized List<Planned> files() {
    return List.copyOf(files.values());
  }

  /** The length in seconds of each sound that would be played. */
  public synchronized List<Double> played() {
    return List.copyOf(played);
  }

  /** Releases the noted sounds. */
  @Override
  public synchronized void close() {
    sounds.values().forEach(sound -> sound.forEach(Stored::close));
    inPools.values().forEach(Stored::close);
    sounds.clear();
    inPools.clear();
  }
}
