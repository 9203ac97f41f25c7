package tenuto.dsp.outputs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import tenuto.engine.PartContents;
import tenuto.engine.Session;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.FileProgress;
import tenuto.formats.file.FileStamp;
import tenuto.formats.file.SampleLevels;
import tenuto.formats.file.SoundWriter;

/**
 * The cache's record of a file written by an earlier run, valid while the file is unmodified: if
 * the same would be written again, nothing is done, and unchanged parts need not be computed.
 */
final class WrittenBefore {
  /**
   * The length of a file's stamp: clipped samples, size in bytes, times of the last change of
   * content and of status, inode and device numbers.
   */
  private static final int STAMP = 10;

  /** The length of the record's head, before the parts: the stamp, peak and offset. */
  private static final int HEAD = STAMP + 2;

  /** Numbers per identity: 32 bits fit in each without loss. */
  private static final int IDENTITY = 4;

  private static final long LOW_HALF = 0xFFFF_FFFFL;

  private final Session session;
  private final List<Signal> channels;
  private final String what;
  private final Path path;
  private final Excerpt.Span span;
  private final Optional<PartContents> contents;
  private final double[] known;
  private final long frames;

  /**
   * @param kind tells this record of a file from others
   */
  WrittenBefore(SoundOutput sound, String kind) {
    this.session = sound.session();
    this.channels = sound.channels();
    this.what = kind + sound.description();
    this.path = sound.path();
    this.span = sound.span();
    this.frames = Excerpt.Span.of(sound.channels()).length();
    this.contents = session.measure().contents(sound.channels());
    this.known =
        contents
            .flatMap(some -> session.measure().measured(what, List.of()))
            .filter(numbers -> numbers.length == place(count()) && isAsLeft(numbers))
            .orElse(new double[0]);
  }

  /** Whether it is of just these channels. */
  boolean isOf(SoundOutput sound) {
    boolean same = channels.size() == sound.channels().size();
    for (int i = 0; same && i < channels.size(); i++) {
      same = channels.get(i) == sound.channels().get(i);
    }
    return same;
  }

  private boolean isAsLeft(double[] numbers) {
    try {
      return Arrays.equals(stamp((long) numbers[0]), Arrays.copyOf(numbers, STAMP));
    } catch (IOException gone) {
      return false;
    }
  }

  /**
   * The number of clipped samples if the file exists as it would be written now; otherwise empty.
   */
  OptionalLong clipped() {
    boolean same = contents.isPresent() && known.length > 0 && unchanged().length == count();
    return same ? OptionalLong.of((long) known[0]) : OptionalLong.empty();
  }

  /** Those of the file before; not known if there is none. */
  Levels levels() {
    return known.length == 0 ? Levels.UNKNOWN : new Levels(known[STAMP], known[STAMP + 1]);
  }

  /**
   * Copies the parts of the file that are as they would be written now; none if the file holds a
   * part of its channels.
   *
   * @param levels is given those of the parts that are copied
   * @return the samples that remain to be written, in order
   */
  List<Excerpt.Span> copyTo(SoundWriter file, FileProgress progress, SampleLevels levels) {
    boolean copies = span.length() == frames && known.length > 0 && file.copies();
    int[] parts = copies ? unchanged() : new int[0];
    if (parts.length == 0) {
      return List.of(span);
    }
    try {
      boolean there = file.beginAs(path);
      session.work().share(parts.length, index -> take(parts[(int) index], there, file, progress));
    } catch (IOException | UncheckedIOException e) {
      return List.of(span); // the file is gone, or cannot be written anyway
    }
    if (!isAsLeft(known)) {
      return List.of(span);
    }
    for (int part : parts) {
      int at = place(part) + IDENTITY;
      levels.part(part, Arrays.copyOfRange(known, at, place(part + 1)));
    }
    return others(parts);
  }

  private void take(int part, boolean there, SoundWriter file, FileProgress progress) {
    long from = (long) part * Cache.PART;
    int n = (int) (Math.min(from + Cache.PART, frames) - from);
    try {
      if (!there) {
        file.copy(path, from, n);
      }
      progress.wrote(n);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<Excerpt.Span> others(int[] parts) {
    List<Excerpt.Span> others = new ArrayList<>();
    long from = 0;
    for (int part : parts) {
      long start = (long) part * Cache.PART;
      if (from < start) {
        others.add(new Excerpt.Span(from, start));
      }
      from = Math.min(start + Cache.PART, frames);
    }
    if (from < frames) {
      others.add(new Excerpt.Span(from, frames));
    }
    return others;
  }

  private int count() {
    return contents.orElseThrow().parts().size();
  }

  /** Where a part's numbers begin: its identity, and what was measured of its samples. */
  private int place(int part) {
    return HEAD + part * (IDENTITY + SampleLevels.numbers(channels.size()));
  }

  private int[] unchanged() {
    List<Integer> parts = new ArrayList<>();
    for (int part = 0; part < count(); part++) {
      int at = place(part);
      double[] now = numbers(contents.orElseThrow().parts().get(part));
      if (Arrays.equals(now, 0, IDENTITY, known, at, at + IDENTITY)) {
        parts.add(part);
      }
    }
    return parts.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Records the finished file. */
  void keep(SampleLevels levels) throws IOException {
    if (contents.isPresent() && contents.get().hold()) {
      double[] numbers = Arrays.copyOf(stamp(levels.clipped()), place(count()));
      numbers[STAMP] = levels.peak();
      numbers[STAMP + 1] = levels.offset();
      for (int part = 0; part < count(); part++) {
        double[] identity = numbers(contents.get().parts().get(part));
        System.arraycopy(identity, 0, numbers, place(part), IDENTITY);
        if (span.length() == frames) {
          double[] measured = levels.part(part);
          System.arraycopy(measured, 0, numbers, place(part) + IDENTITY, measured.length);
        }
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
