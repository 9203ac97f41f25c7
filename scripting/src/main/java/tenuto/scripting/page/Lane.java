package tenuto.scripting.page;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import tenuto.formats.file.About;
import tenuto.formats.file.BackgroundWork;
import tenuto.formats.file.Speakers;

/**
 * A lane of the page: a sound that every run makes anew, in its current and its previous version.
 */
final class Lane implements AutoCloseable {
  private final int id;
  private final String name;
  private final boolean shown;
  private FileVersion now;
  private FileVersion before;

  /** What is there of a newer version before the whole is; null for nothing. */
  private FileVersion part;

  private long partBegin;

  /** The number of the last run that has written it, or found it as it is. */
  private int run;

  /**
   * @param shown whether the patch only shows it, and does not write it
   * @param run the number of the run that has written it
   */
  Lane(int id, String name, boolean shown, FileVersion now, int run) {
    this.run = run;
    this.id = id;
    this.name = name;
    this.shown = shown;
    this.now = now;
  }

  boolean isShown() {
    return shown;
  }

  FileVersion now() {
    return now;
  }

  /** The version of that number, or null. */
  FileVersion take(int number) {
    return Stream.of(now, before, part)
        .filter(take -> take != null && take.id() == number)
        .findFirst()
        .orElse(null);
  }

  /** A run has written what is there already; returns whether that is news. */
  boolean confirm(int by) {
    boolean isNews = run != by || part != null;
    forgetPart();
    run = by;
    return isNews;
  }

  /** Makes a newer version, of that run, the current one. */
  void replace(FileVersion newer, int by) {
    run = by;
    forgetPart();
    if (before != null) {
      // Its file is replaced already: closing the last handle frees its disk space, which takes
      // long.
      BackgroundWork.run(before::close);
    }
    before = now;
    now = newer;
  }

  /** Sets what is there of a newer version, from a sample on. */
  void setPart(FileVersion newer, long begin) {
    forgetPart();
    part = newer;
    partBegin = begin;
  }

  /** There is no part of a newer version any more. */
  void forgetPart() {
    if (part != null) {
      part.close();
      part = null;
    }
  }

  /** The files with the peaks of all versions. */
  List<Path> peaks() {
    return Stream.of(now, before, part)
        .filter(Objects::nonNull)
        .map(take -> take.pyramid().path())
        .toList();
  }

  JsonObject json() {
    JsonObject all = new JsonObject();
    all.addProperty("id", id);
    all.addProperty("name", name);
    all.addProperty("shown", shown);
    all.addProperty("run", run);
    all.add("now", json(now));
    all.add("before", before == null ? null : json(before));
    all.add("part", part == null ? null : json(part));
    all.addProperty("partBegin", partBegin);
    return all;
  }

  private static JsonObject json(FileVersion take) {
    About about = take.about();
    JsonObject all = new JsonObject();
    all.addProperty("take", take.id());
    all.addProperty("rate", about.sampleRate());
    all.addProperty("channels", about.channels());
    all.addProperty("frames", about.frames());
    all.addProperty("file", about.container() + ", " + about.encoding());
    all.addProperty("speakers", speakers(take));
    all.addProperty("head", new WavView(take).headBytes());
    return all;
  }

  /** The names of its channels' loudspeakers; null for the usual ones, "none" for none of these. */
  private static String speakers(FileVersion take) {
    Speakers speakers = take.speakers();
    if (!speakers.areTold()) {
      return null;
    }
    return speakers.mask() == 0 ? "none" : speakers.names(take.about().channels());
  }

  @Override
  public void close() {
    now.close();
    forgetPart();
    if (before != null) {
      before.close();
    }
  }
}
