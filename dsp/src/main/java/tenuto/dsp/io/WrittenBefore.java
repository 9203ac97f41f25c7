package tenuto.dsp.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/**
 * What a cache knows of a file that was written: if the same would be written again, and the file
 * is still as it was left, nothing is to be done.
 *
 * @param what all that the file follows from beside its channels
 */
record WrittenBefore(Session session, String what, List<Signal> channels, Path path) {
  /** How many samples were clipped in the file, if it is there as it would be written now. */
  Optional<Long> clipped() {
    return session
        .measured(what, channels)
        .filter(
            known -> {
              try {
                double[] now = stamp((long) known[0]);
                return Arrays.equals(now, known);
              } catch (IOException gone) {
                return false;
              }
            })
        .map(known -> (long) known[0]);
  }

  /** The file stands. */
  void keep(long clipped) throws IOException {
    session.keepMeasured(what, channels, stamp(clipped));
  }

  private double[] stamp(long clipped) throws IOException {
    BasicFileAttributes about =
        Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    Instant modified = about.lastModifiedTime().toInstant();
    return new double[] {clipped, about.size(), modified.getEpochSecond(), modified.getNano()};
  }
}
