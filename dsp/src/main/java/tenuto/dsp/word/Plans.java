package tenuto.dsp.word;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tenuto.engine.signal.Stored;

/**
 * The files that a dry run would write and the sounds it would play; these files can be read in the
 * dry run.
 */
public final class Plans implements AutoCloseable {
  private final Map<Path, Planned> files = new LinkedHashMap<>();
  private final Map<Path, List<Stored>> sounds = new LinkedHashMap<>();
  private final Map<Place, Stored> inPools = new LinkedHashMap<>();
  private final List<Double> played = new ArrayList<>();

  /**
   * A file that would be written.
   *
   * @param path its location
   * @param format such as "WAV pcm24"
   * @param channels number of channels
   * @param rate sample rate
   * @param seconds length
   * @param bytes its size; empty if that depends on its samples
   */
  public record Planned(
      Path path, String format, int channels, double rate, double seconds, OptionalLong bytes) {}

  private record Place(Path pool, long offset) {}

  /** Notes a file, replacing an earlier one of that name. */
  public synchronized void file(Planned file) {
    files.remove(file.path());
    files.put(file.path(), file);
  }

  /**
   * Notes a file together with its sound, for later reading.
   *
   * @param sound its channels, which are closed in the end
   */
  public synchronized void file(Planned file, List<Stored> sound) {
    file(file);
    List<Stored> before = sounds.put(file.path(), sound);
    if (before != null) {
      before.forEach(Stored::close);
    }
  }

  /** Notes the signal at an offset of a pool, for later reading. */
  public synchronized void inPool(Path pool, long offset, Stored sound) {
    inPools.put(new Place(pool, offset), sound);
  }

  /** The note of a file. */
  public synchronized Optional<Planned> file(Path path) {
    return Optional.ofNullable(files.get(path));
  }

  /** The noted channels of a file. */
  public synchronized Optional<List<Stored>> sound(Path path) {
    return Optional.ofNullable(sounds.get(path));
  }

  /** The noted signal at an offset of a pool. */
  public synchronized Optional<Stored> inPool(Path pool, long offset) {
    return Optional.ofNullable(inPools.get(new Place(pool, offset)));
  }

  /** Notes a playback of that many seconds. */
  public synchronized void play(double seconds) {
    played.add(seconds);
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
