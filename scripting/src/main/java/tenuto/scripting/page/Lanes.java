package tenuto.scripting.page;

import com.google.gson.JsonArray;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import tenuto.dsp.outputs.SoundPart;

/** The sounds of a page, by their files; the page lets one thread at a time use it. */
final class Lanes implements AutoCloseable {
  private final Path folder;
  private final Map<Path, Lane> lanes = new LinkedHashMap<>();
  private final Set<Path> written = new HashSet<>();
  private int takes;
  private int count;

  /**
   * @param folder for the peaks of sounds, and for sounds that are only shown
   */
  Lanes(Path folder) {
    this.folder = folder;
  }

  /** The version of that number, or null. */
  FileVersion take(int number) {
    for (Lane lane : lanes.values()) {
      FileVersion take = lane.take(number);
      if (take != null) {
        return take;
      }
    }
    return null;
  }

  /** A run begins: {@link #end} removes the sounds that are not written from now on. */
  void begin() {
    written.clear();
  }

  /**
   * A sound file is complete.
   *
   * @param state of the file
   * @param rate the sample rate of a file that has none
   * @param isShown whether the patch only shows it
   * @param run the number of the run
   * @return whether its lane is another than before
   * @throws IOException if it cannot be read as sound
   */
  boolean wrote(String name, Path file, String state, double rate, boolean isShown, int run)
      throws IOException {
    written.add(file);
    Lane lane = lanes.get(file);
    if (lane != null && lane.now().state().equals(state)) {
      return lane.confirm(run);
    }
    FileVersion take = FileVersion.open(++takes, file, rate, folder);
    if (lane == null) {
      lanes.put(file, new Lane(++count, name, isShown, take, run));
    } else {
      lane.replace(take, run);
    }
    return true;
  }

  /**
   * A part of a sound is there before the whole; returns whether the sound has a lane.
   *
   * @throws IOException if it cannot be read as sound
   */
  boolean ahead(SoundPart part) throws IOException {
    Lane lane = lanes.get(part.of());
    if (lane == null) {
      return false;
    }
    lane.setPart(FileVersion.open(++takes, part.file(), part.rate(), folder), part.begin());
    return true;
  }

  /** Parts are of an earlier edit from now on. */
  void forgetParts() {
    lanes.values().forEach(Lane::forgetPart);
  }

  /** A run has succeeded. */
  void end() {
    lanes
        .entrySet()
        .removeIf(
            each -> {
              boolean gone = !written.contains(each.getKey());
              if (gone) {
                each.getValue().close();
              }
              return gone;
            });
  }

  /** Deletes the files of sounds that no longer exist. */
  void sweep() {
    Set<Path> used = new HashSet<>(lanes.keySet());
    lanes.values().forEach(lane -> used.addAll(lane.peaks()));
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.{peaks,wav}")) {
      for (Path file : files) {
        if (!used.contains(file)) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException e) {
      // The next run tries again.
    }
  }

  /** All of them; written sounds come first. */
  JsonArray json() {
    JsonArray list = new JsonArray();
    for (boolean isShown : new boolean[] {false, true}) {
      lanes.values().stream()
          .filter(lane -> lane.isShown() == isShown)
          .forEach(lane -> list.add(lane.json()));
    }
    return list;
  }

  @Override
  public void close() {
    lanes.values().forEach(Lane::close);
    lanes.clear();
  }
}
