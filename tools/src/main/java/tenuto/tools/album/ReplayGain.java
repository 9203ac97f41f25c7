package tenuto.tools.album;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import tenuto.dsp.metering.TrackLevel;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;

/**
 * Tags from which players know by how much to change the volume: of ReplayGain 2.0, or for Opus of
 * RFC 7845. Peaks are true peaks, as loudgain writes them.
 */
public final class ReplayGain {
  private static final double REFERENCE = -18;
  private static final double OPUS_REFERENCE = -23;
  private static final double OPUS_STEPS = 256;

  private ReplayGain() {}

  /**
   * The tags of the tracks of an album.
   *
   * @param <T> what the tracks are
   * @param isAlbum whether they have tags of the album too
   * @param isOpus whether a file has Opus, which has other tags
   * @param done receives those of each
   */
  public static <T> void tag(
      Map<T, TrackLevel> tracks,
      boolean isAlbum,
      Predicate<T> isOpus,
      BiConsumer<T, List<Tag>> done) {
    List<TrackLevel> all = List.copyOf(tracks.values());
    tracks.forEach(
        (each, track) -> {
          List<Tag> tags = new ArrayList<>(tags("TRACK", List.of(track), isOpus.test(each)));
          if (isAlbum) {
            tags.addAll(tags("ALBUM", all, isOpus.test(each)));
          }
          done.accept(each, tags);
        });
  }

  private static List<Tag> tags(String of, List<TrackLevel> tracks, boolean isOpus) {
    double loudness = TrackLevel.loudness(tracks);
    if (Double.isNaN(loudness)) {
      return List.of(); // A sample rate below 4 kHz
    }
    if (isOpus) {
      long steps = Math.round(OPUS_STEPS * gain(OPUS_REFERENCE, loudness));
      String text = Long.toString(Math.clamp(steps, Short.MIN_VALUE, Short.MAX_VALUE));
      return List.of(new Tag("R128_%s_GAIN".formatted(of), text));
    }
    double peak = TrackLevel.truePeak(tracks);
    return List.of(
        new Tag("REPLAYGAIN_%s_GAIN".formatted(of), text("%.2f dB", gain(REFERENCE, loudness))),
        new Tag("REPLAYGAIN_%s_PEAK".formatted(of), text("%.6f", peak)));
  }

  /** 0 for silence. */
  private static double gain(double reference, double loudness) {
    return loudness == Double.NEGATIVE_INFINITY ? 0 : reference - loudness;
  }

  private static String text(String format, double value) {
    return String.format(Locale.ROOT, format, value + 0.0); // no negative zero
  }

  /** Tags without those that this class writes. */
  public static List<Tag> without(List<Tag> tags) {
    return Metadata.of(tags).withoutLevels().tags();
  }
}
