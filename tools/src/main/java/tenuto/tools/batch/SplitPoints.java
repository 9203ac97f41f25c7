package tenuto.tools.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;
import tenuto.dsp.math.Decibels;
import tenuto.engine.Session;
import tenuto.engine.signal.SampleSink;
import tenuto.formats.file.About;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.SoundFile;
import tenuto.formats.pcm.HeaderText;
import tenuto.tools.input.ClockTime;

/** The options of {@code split} that say where to cut. */
final class SplitPoints {
  /** Samples that are silent or not as a whole, when silence is looked for. */
  private static final int WINDOW = 256;

  private static final int BLOCK = 8192;
  private static final int MOST_PIECES = 100_000;

  @ArgGroup(multiplicity = "0..1")
  private Where where;

  @Option(
      names = "--silence",
      paramLabel = "DB",
      description = "Level in dBFS up to which a sample is silence (default: -60).")
  private double silence = -60;

  @Option(
      names = "--at-least",
      paramLabel = "TIME",
      converter = ClockTime.Converter.class,
      description = "Length from which on silence is cut, in its middle (default: 500ms).")
  private ClockTime least = new ClockTime(0.5);

  /** Exactly one of them. */
  private static final class Where {
    @Option(
        names = "--at",
        paramLabel = "TIME",
        split = ",",
        converter = ClockTime.Converter.class,
        description = "Cut at these times, such as 1:00,2:30.")
    private List<ClockTime> at;

    @Option(
        names = "--every",
        paramLabel = "TIME",
        converter = ClockTime.Converter.class,
        description = "Cut into pieces of this length, such as 10min; the last one is the rest.")
    private ClockTime every;

    @Option(names = "--into", paramLabel = "N", description = "Cut into N pieces of equal length.")
    private Integer into;

    @Option(names = "--at-cues", description = "Cut at the file's markers (cue points).")
    private boolean cues;

    @Option(names = "--at-silence", description = "Cut in the middle of silence.")
    private boolean atSilence;

    @Option(
        names = "--tracks",
        paramLabel = "CUESHEET",
        description = "Cut at the tracks of a CUE sheet, and use their titles.")
    private Path sheet;
  }

  /**
   * A piece of a file.
   *
   * @param from its first frame
   * @param to the frame after its last one
   * @param title empty if it has none
   * @param tags further ones, which replace the file's
   */
  record Piece(long from, long to, String title, List<Tag> tags) {}

  /** Whether it takes titles and numbers from a sheet, which is of one file. */
  boolean ofOneFile() {
    return where.sheet != null;
  }

  /**
   * Checks the options.
   *
   * @throws IllegalArgumentException naming the invalid option
   */
  void check() {
    if (where == null) {
      throw new IllegalArgumentException(
          "one of --at, --every, --into, --at-silence, --at-cues and --tracks must say where to"
              + " cut");
    }
    if (!(silence <= 0 && silence > Double.NEGATIVE_INFINITY)) {
      throw new IllegalArgumentException(
          "--silence must be a level in dBFS, 0 or below, such as -60, but is " + silence);
    }
    if (where.into != null && (where.into < 1 || where.into > MOST_PIECES)) {
      throw new IllegalArgumentException(
          "--into must be between 1 and %d, but is %d".formatted(MOST_PIECES, where.into));
    }
    if (where.every != null && where.every.seconds() == 0) {
      throw new IllegalArgumentException("--every must be above 0");
    }
  }

  /**
   * The pieces of a file, in their order; all frames are in one of them.
   *
   * @throws IllegalArgumentException if there are too many, or a cut is not within the file
   */
  List<Piece> of(Session session, SoundFile file) throws IOException {
    About about = file.about();
    if (about.frames() == 0) {
      throw new IllegalArgumentException("the file has no samples to split");
    }
    if (where.sheet != null) {
      return tracks(about);
    }
    if (where.cues) {
      return pieces(
          about,
          file.metadata().cues().stream().mapToLong(Cue::frame).toArray(),
          frame -> label(file.metadata(), frame));
    }
    return pieces(about, cuts(session, file), _ -> "");
  }

  private long[] cuts(Session session, SoundFile file) {
    About about = file.about();
    double rate = about.sampleRate();
    if (where.at != null) {
      for (ClockTime time : where.at) {
        if (frame(time.seconds(), rate) >= about.frames()) {
          throw new IllegalArgumentException(
              "--at must be before the end, which is at %s s, but is %s s"
                  .formatted(
                      HeaderText.number(about.seconds()), HeaderText.number(time.seconds())));
        }
      }
      return where.at.stream().mapToLong(time -> frame(time.seconds(), rate)).toArray();
    }
    if (where.every != null) {
      double seconds = where.every.seconds();
      long count = (long) Math.ceil(Math.min(about.seconds() / seconds, MOST_PIECES + 1));
      return LongStream.range(1, count).map(k -> frame(k * seconds, rate)).toArray();
    }
    if (where.into != null) {
      double length = (double) about.frames() / where.into;
      return LongStream.range(1, where.into).map(k -> Math.round(k * length)).toArray();
    }
    return silent(session, file);
  }

  private static long frame(double seconds, double rate) {
    return (long) Math.min(0x1p62, Math.rint(seconds * rate));
  }

  private static String label(Metadata metadata, long frame) {
    return metadata.cues().stream()
        .filter(cue -> cue.frame() == frame && !cue.label().isBlank())
        .findFirst()
        .map(Cue::label)
        .orElse("");
  }

  private static List<Piece> pieces(About about, long[] cuts, LongFunction<String> titles) {
    long[] all =
        LongStream.concat(LongStream.of(0), LongStream.of(cuts))
            .filter(frame -> frame < about.frames())
            .sorted()
            .distinct()
            .toArray();
    if (all.length > MOST_PIECES) {
      throw new IllegalArgumentException(
          "a file may have %d pieces, but would have %d".formatted(MOST_PIECES, all.length));
    }
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < all.length; i++) {
      long to = i + 1 < all.length ? all[i + 1] : about.frames();
      pieces.add(new Piece(all[i], to, titles.apply(all[i]), List.of()));
    }
    return pieces;
  }

  /** What is before the first track belongs to it. */
  private List<Piece> tracks(About about) throws IOException {
    byte[] bytes = Files.readAllBytes(where.sheet);
    CueSheet sheet = CueSheet.parse(where.sheet, CueSheet.text(bytes));
    List<Piece> pieces = new ArrayList<>();
    double rate = about.sampleRate();
    long before = -1;
    for (int i = 0; i < sheet.tracks().size(); i++) {
      CueSheet.Track track = sheet.tracks().get(i);
      boolean last = i + 1 == sheet.tracks().size();
      long from = i == 0 ? 0 : track.begin(rate);
      long to = last ? about.frames() : sheet.tracks().get(i + 1).begin(rate);
      if (from <= before || from >= about.frames()) {
        throw new IllegalArgumentException(
            "%s: track %d must begin after the one before it, which does at %s s, and before the end of the sound, which is at %s s, but begins at %s s"
                .formatted(
                    where.sheet,
                    i + 1,
                    HeaderText.number(Math.round(1000 * Math.max(before, 0) / rate) / 1000.0),
                    HeaderText.number(about.frames() / rate),
                    HeaderText.number(Math.round(1000 * from / rate) / 1000.0)));
      }
      before = from;
      List<Tag> tags = new ArrayList<>(sheet.album());
      tags.addAll(track.tags());
      tags.add(new Tag(Metadata.TRACK, Integer.toString(i + 1)));
      tags.add(new Tag("TRACKTOTAL", Integer.toString(sheet.tracks().size())));
      pieces.add(new Piece(from, to, track.title(), tags));
    }
    return pieces;
  }

  /** The middles of all silence of at least that length, but of that at either end of the file. */
  private long[] silent(Session session, SoundFile file) {
    double level = Decibels.gain(silence);
    List<BitSet> sounding = new ArrayList<>();
    session.visit(
        file.channels(),
        BLOCK,
        () -> {
          BitSet windows = new BitSet();
          synchronized (sounding) {
            sounding.add(windows);
          }
          return sounding(windows, level);
        });
    BitSet all = new BitSet();
    sounding.forEach(all::or);
    double frames = least.seconds() * file.about().sampleRate();
    LongStream.Builder cuts = LongStream.builder();
    for (int last = all.nextSetBit(0), next; last >= 0; last = next) {
      next = all.nextSetBit(last + 1);
      long from = (last + 1L) * WINDOW;
      if (next > last + 1 && (long) next * WINDOW - from >= frames) {
        cuts.add((from + (long) next * WINDOW) / 2);
      }
    }
    return cuts.build().toArray();
  }

  private static SampleSink sounding(BitSet windows, double level) {
    return (start, channels, n) -> {
      for (int at = 0; at < n; at++) {
        int window = (int) ((start + at) / WINDOW);
        if (!windows.get(window)) {
          for (int channel = 0; channel < channels.length; channel++) {
            if (!(Math.abs(channels[channel].get(at)) <= level)) {
              windows.set(window);
              break;
            }
          }
        }
      }
    };
  }
}
