package tenuto.formats.tags;

import java.util.Locale;
import java.util.Map;
import java.util.Map.Entry;
import java.util.stream.Collectors;

/**
 * The names that MusicBrainz Picard spells out where a format takes any name: TXXX of ID3 and the
 * free items of MPEG-4. As Vorbis comments they are shorter.
 */
public final class LongNames {
  private static final Map<String, String> LONG =
      Map.ofEntries(
          Map.entry("MUSICBRAINZ_TRACKID", "MusicBrainz Track Id"),
          Map.entry("MUSICBRAINZ_ALBUMID", "MusicBrainz Album Id"),
          Map.entry("MUSICBRAINZ_ARTISTID", "MusicBrainz Artist Id"),
          Map.entry("MUSICBRAINZ_ALBUMARTISTID", "MusicBrainz Album Artist Id"),
          Map.entry("MUSICBRAINZ_RELEASEGROUPID", "MusicBrainz Release Group Id"),
          Map.entry("MUSICBRAINZ_RELEASETRACKID", "MusicBrainz Release Track Id"),
          Map.entry("MUSICBRAINZ_WORKID", "MusicBrainz Work Id"),
          Map.entry("MUSICBRAINZ_DISCID", "MusicBrainz Disc Id"),
          Map.entry("RELEASECOUNTRY", "MusicBrainz Album Release Country"),
          Map.entry("RELEASESTATUS", "MusicBrainz Album Status"),
          Map.entry("RELEASETYPE", "MusicBrainz Album Type"),
          Map.entry("ACOUSTID_ID", "Acoustid Id"),
          Map.entry("ACOUSTID_FINGERPRINT", "Acoustid Fingerprint"));

  private static final Map<String, String> SHORT =
      LONG.entrySet().stream()
          .collect(
              Collectors.toMap(name -> name.getValue().toUpperCase(Locale.ROOT), Entry::getKey));

  private LongNames() {}

  /** The name that a format with any names has for a Vorbis comment: mostly the same. */
  public static String of(String name) {
    return LONG.getOrDefault(name, name);
  }

  /** The name as a Vorbis comment, in capitals. */
  public static String shortened(String given) {
    String name = given.strip().toUpperCase(Locale.ROOT);
    return SHORT.getOrDefault(name, name.replace('=', '-'));
  }
}
