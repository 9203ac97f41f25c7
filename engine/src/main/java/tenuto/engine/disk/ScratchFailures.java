package tenuto.engine.disk;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.ScratchFullException;

/** The errors of full scratch folders, which say what was asked for and what stands against it. */
public final class ScratchFailures {
  private ScratchFailures() {}

  static ScratchFullException disk(List<Path> folders, long asked) {
    return refused(folders.stream().map(NoRoom::in).toList(), asked);
  }

  /**
   * @param all why each of the folders gives nothing
   */
  static ScratchFullException refused(List<NoRoom> all, long asked) {
    boolean one = all.size() == 1;
    String what =
        all.stream().anyMatch(NoRoom::isFull) ? "out of scratch space" : "scratch space is refused";
    String why =
        all.stream()
            .map(each -> one ? each.why() : each.folder() + " " + each.why())
            .collect(Collectors.joining(", "));
    return new ScratchFullException(
        "%s: %s, but %s (--scratch DIR chooses another folder)"
            .formatted(what, asked(all.stream().map(NoRoom::folder).toList(), asked), why));
  }

  /** A folder in which there can be no file at all. */
  static ScratchFullException none(Path folder, String why) {
    return new ScratchFullException(
        "out of scratch space: no file can be made in %s: %s (--scratch DIR chooses another folder)"
            .formatted(folder, why));
  }

  static ScratchFullException cap(List<Path> folders, long asked, long max, long reserved) {
    return new ScratchFullException(
        "out of scratch space: %s, but %s of the %s that --scratch-max allows are in use"
            .formatted(asked(folders, asked), Bytes.text(reserved), Bytes.text(max)));
  }

  /** Before anything is computed of what is to be stored. */
  public static ScratchFullException foreseen(String what) {
    return new ScratchFullException(
        "out of scratch space: %s (--scratch DIR chooses another folder)".formatted(what));
  }

  private static String asked(List<Path> folders, long bytes) {
    return "%s %s asked for %s more"
        .formatted(
            folders.stream().map(Path::toString).collect(Collectors.joining(", ")),
            folders.size() == 1 ? "was" : "were",
            Bytes.text(bytes));
  }
}
