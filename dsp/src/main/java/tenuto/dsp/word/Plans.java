package tenuto.dsp.word;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import tenuto.engine.signal.Stored;

/** What a dry run would write and play; what it would have written can be read. */
public final class Plans implements AutoCloseable {
  private final Map<Path, Planned> files = new LinkedHashMap<>();
  private final Map<Path, List<Stored>> sounds = new LinkedHashMap<>();
  private final Map<Place, Stored> inPools = new LinkedHashMap<>();
  private final List<Double> played = new ArrayList<>();

  /**
   * A file that would be written.
   *
   * @param path where
   * @param format such as "WAV pcm24"
   * @param channels of sound in it
   * @param rate samples a second
   * @param seconds of sound in it
   * @param bytes that it would have; empty if only its samples tell
   */
  public record Planned(
      Path path, String format, int channels, double rate, double seconds, OptionalLong bytes) {}

  private record Place(Path pool, long offset) {}

  /** Notes a file, in place of an earlier one of that name. */
  public synchronized void file(Planned file) {
    files.remove(file.path());
    files.put(file.path(), file);
  }

  /**
   * Notes a file, and what is read of it from now on.
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

  /** Notes what is read of a pool at a place. */
  public synchronized void inPool(Path pool, long offset, Stored sound) {
    inPools.put(new Place(pool, offset), sound);
  }

  /** A file that was noted. */
  public synchronized Optional<Planned> file(Path path) {
    return Optional.ofNullable(files.get(path));
  }

  /** The channels of one. */
  public synchronized Optional<List<Stored>> sound(Path path) {
    return Optional.ofNullable(sounds.get(path));
  }

  /** What was noted of a pool at a place. */
  public synchronized Optional<Stored> inPool(Path pool, long offset) {
    return Optional.ofNullable(inPools.get(new Place(pool, offset)));
  }

  /** Notes that so many seconds are played. */
  public synchronized void play(double seconds) {
    played.add(seconds);
  }

  /** All files, in the order in which they would be written. */
  public synchronized List<Planned> files() {
    return List.copyOf(files.values());
  }

  /** The seconds of each sound that would be played. */
  public synchronized List<Double> played() {
    return List.copyOf(played);
  }

  /** Lets go of what could be read. */
  @Override
  public synchronized void close() {
    sounds.values().forEach(sound -> sound.forEach(Stored::close));
    inPools.values().forEach(Stored::close);
    sounds.clear();
    inPools.clear();
  }
}
