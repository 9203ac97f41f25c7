package tenuto.tools.album;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tenuto.dsp.metering.TrackLevel;
import tenuto.tools.album.AlbumBy.Album;
import tenuto.tools.input.Input;
import tenuto.tools.input.Reading;

/**
 * Files by album. What was measured of an album is passed on when its last file is done, and kept
 * no longer.
 *
 * @param <T> what is of an album: a file, or what is made of one
 */
public final class Albums<T> {
  private final Map<T, Group<T>> groups = new HashMap<>();
  private final Done<T> done;

  /** Receives what was measured of an album, on the thread that measured its last file. */
  public interface Done<T> {
    /**
     * @param album its name
     * @param tracks the files that could be measured, in their order
     */
    void take(String album, Map<T, TrackLevel> tracks);
  }

  /** The files of an album. */
  private static final class Group<T> {
    private final String name;

    /** Null for a file that is not measured yet, or could not be. */
    private final Map<T, TrackLevel> tracks = new LinkedHashMap<>();

    private int left;

    Group(String name) {
      this.name = name;
    }
  }

  /**
   * @param file of each
   * @param kind what those of an album must have in common besides
   * @param by what makes files one album; null if each is alone
   */
  public Albums(
      List<T> tracks,
      Function<T, Input> file,
      Function<T, Object> kind,
      AlbumBy by,
      Reading reading,
      Done<T> done) {
    this.done = done;
    Map<List<Object>, Group<T>> all = new HashMap<>();
    for (T track : tracks) {
      Input input = file.apply(track);
      Album album = by == null ? new Album(List.of(track), input.label()) : by.of(input, reading);
      Group<T> group =
          all.computeIfAbsent(
              List.of(album.key(), kind.apply(track)), key -> new Group<>(album.name()));
      if (groups.put(track, group) == null) {
        group.tracks.put(track, null);
        group.left++;
      }
    }
  }

  /**
   * Records a file.
   *
   * @param level what was measured, or null if that failed
   */
  public void add(T track, TrackLevel level) {
    Group<T> group = groups.get(track);
    synchronized (group) {
      group.tracks.put(track, level);
      group.left--;
      if (group.left > 0) {
        return;
      }
      group.tracks.values().removeIf(each -> each == null);
    }
    done.take(group.name, group.tracks);
    group.tracks.clear();
  }
}
