package tenuto.dsp.io;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.word.FilesInProgress;
import tenuto.engine.PartContents;
import tenuto.engine.Session;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.FileStamp;
import tenuto.formats.file.SoundWriter;

/**
 * The cache's record of a file written by an earlier run, valid while the file is unmodified: if
 * the same would be written again, nothing is done, and unchanged parts need not be computed.
 */
final class WrittenBefore {
  /**
   * The length of the record's head, before the parts: clipped samples, size in bytes, times of the
   * last change of content and of status, inode and device numbers.
   */
  private static final int HEAD = 10;

  /** Numbers per identity: 32 bits fit in each without loss. */
  private static final int IDENTITY = 4;

  private static final long LOW_HALF = 0xFFFF_FFFFL;

  private final Session session;
  private final String what;
  private final Path path;
  private final Optional<PartContents> contents;
  private final double[] known;
  private final long frames;

  /** A span of samples. */
  record Span(long from, long to) {}

  /**
   * @param what everything on which the file depends besides its channels, including its length
   */
  WrittenBefore(Session session, String what, List<Signal> channels, Path path) {
    this.session = session;
    this.what = what;
    this.path = path;
    this.frames = channels.stream().mapToLong(Signal::length).max().orElseThrow();
    this.contents = session.measure().contents(channels);
    this.known =
        contents
            .flatMap(some -> session.measure().measured(what, List.of()))
            .filter(this::isAsLeft)
            .orElse(new double[0]);
  }

  private boolean isAsLeft(double[] numbers) {
    try {
      return Arrays.equals(stamp((long) numbers[0]), Arrays.copyOf(numbers, HEAD));
    } catch (IOException gone) {
      return false;
    }
  }

  /**
   * The number of clipped samples if the file exists as it would be written now; otherwise empty.
   */
  Optional<Long> clipped() {
    boolean same = contents.isPresent() && known.length > 0 && unchanged().length == count();
    return same ? Optional.of((long) known[0]) : Optional.empty();
  }

  /**
   * Copies the parts of the file that are as they would be written now; none if samples were
   * clipped, as these are not counted by part.
   *
   * @return the remaining parts in order; empty if everything must be written
   */
  List<Span> copyTo(SoundWriter file, FilesInProgress.File shown) {
    boolean copies = known.length > 0 && known[0] == 0 && file.copies();
    int[] parts = copies ? unchanged() : new int[0];
    if (parts.length == 0) {
      return List.of();
    }
    try {
      boolean there = file.beginAs(path);
      session.work().share(parts.length, index -> take(parts[(int) index], there, file, shown));
    } catch (IOException | UncheckedIOException e) {
      return List.of(); // the file is gone, or cannot be written anyway
    }
    return isAsLeft(known) ? others(parts) : List.of();
  }

  private void take(int part, boolean there, SoundWriter file, FilesInProgress.File shown) {
    long from = (long) part * Cache.PART;
    int n = (int) (Math.min(from + Cache.PART, frames) - from);
    try {
      if (!there) {
        file.copy(path, from, n);
      }
      shown.wrote(n);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Span> others(int[] parts) {
    List<Span> others = new ArrayList<>();
    long from = 0;
    for (int part : parts) {
      long start = (long) part * Cache.PART;
      if (from < start) {
        others.add(new Span(from, start));
      }
      from = Math.min(start + Cache.PART, frames);
    }
    if (from < frames) {
      others.add(new Span(from, frames));
    }
    return others;
  }

  private int count() {
    return contents.orElseThrow().parts().size();
  }

  private int[] unchanged() {
    List<Integer> parts = new ArrayList<>();
    for (int part = 0; part < count(); part++) {
      int at = HEAD + part * IDENTITY;
      double[] now = numbers(contents.orElseThrow().parts().get(part));
      if (Arrays.equals(now, 0, IDENTITY, known, at, at + IDENTITY)) {
        parts.add(part);
      }
    }
    return parts.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Records the finished file. */
  void keep(long clipped) throws IOException {
    if (contents.isPresent() && contents.get().hold()) {
      double[] numbers = Arrays.copyOf(stamp(clipped), HEAD + count() * IDENTITY);
      for (int part = 0; part < count(); part++) {
        double[] identity = numbers(contents.get().parts().get(part));
        System.arraycopy(identity, 0, numbers, HEAD + part * IDENTITY, IDENTITY);
      }
      session.measure().keepMeasured(what, List.of(), numbers);
    }
  }

  private static double[] numbers(Identity identity) {
    return new double[] {
      identity.high() >>> 32, identity.high() & LOW_HALF,
      identity.low() >>> 32, identity.low() & LOW_HALF
    };
  }

  private double[] stamp(long clipped) throws IOException {
    FileStamp is = FileStamp.of(path);
    Instant modified = is.modified().toInstant();
    Instant changed = is.changed().toInstant(); // the other time can be set back
    return new double[] {
      clipped,
      is.bytes(),
      modified.getEpochSecond(),
      modified.getNano(),
      changed.getEpochSecond(),
      changed.getNano(),
      is.inode() >>> 32,
      is.inode() & LOW_HALF,
      is.device() >>> 32,
      is.device() & LOW_HALF
    };
  }
}
