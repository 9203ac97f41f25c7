package tenuto.tools.album;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tenuto.dsp.metering.TrackLevel;
import tenuto.tools.album.AlbumBy.Album;
import tenuto.tools.input.Input;
import tenuto.tools.input.Reading;

/**
 * Files by album. What was measured of an album is passed on when its last file is done, and kept
 * no longer.
 */
public final class Albums {
  private final Map<Input, Group> groups = new HashMap<>();
  private final Done done;

  /** Receives what was measured of an album, on the thread that measured its last file. */
  public interface Done {
    /**
     * @param album its name
     * @param tracks the files that could be measured, in their order
     */
    void take(String album, Map<Input, TrackLevel> tracks);
  }

  /** The files of an album. */
  private static final class Group {
    private final String name;

    /** Null for a file that is not measured yet, or could not be. */
    private final Map<Input, TrackLevel> tracks = new LinkedHashMap<>();

    private int left;

    Group(String name) {
      this.name = name;
    }
  }

  /**
   * @param by what makes files one album; null if each is alone
   */
  public Albums(List<Input> inputs, AlbumBy by, Reading reading, Done done) {
    this.done = done;
    Map<List<Object>, Group> all = new HashMap<>();
    for (Input input : inputs) {
      Album album = by == null ? new Album(List.of(input), input.label()) : by.of(input, reading);
      Group group = all.computeIfAbsent(album.key(), key -> new Group(album.name()));
      group.tracks.put(input, null);
      group.left++;
      groups.put(input, group);
    }
  }

  /**
   * Records a file.
   *
   * @param level what was measured, or null if that failed
   */
  public void add(Input input, TrackLevel level) {
    Group group = groups.get(input);
    synchronized (group) {
      group.tracks.put(input, level);
      group.left--;
      if (group.left > 0) {
        return;
      }
      group.tracks.values().removeIf(track -> track == null);
    }
    done.take(group.name, group.tracks);
    group.tracks.clear();
  }
}
