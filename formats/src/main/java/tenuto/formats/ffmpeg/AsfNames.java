package tenuto.formats.ffmpeg;

import java.util.Locale;
import java.util.Map;
import java.util.Map.Entry;
import java.util.stream.Collectors;
import tenuto.formats.file.Metadata;
import tenuto.formats.tags.LongNames;

/** What Windows Media files (ASF) call texts, as MusicBrainz Picard maps them. */
final class AsfNames {
  private static final Map<String, String> NAMES =
      Map.ofEntries(
          Map.entry("ALBUMARTIST", "WM/AlbumArtist"),
          Map.entry(Metadata.DATE, "WM/Year"),
          Map.entry(Metadata.TRACK, "WM/TrackNumber"),
          Map.entry("DISCNUMBER", "WM/PartOfSet"),
          Map.entry("LYRICIST", "WM/Writer"),
          Map.entry("CONDUCTOR", "WM/Conductor"),
          Map.entry("REMIXER", "WM/ModifiedBy"),
          Map.entry("PRODUCER", "WM/Producer"),
          Map.entry("ISRC", "WM/ISRC"),
          Map.entry("BPM", "WM/BeatsPerMinute"),
          Map.entry("KEY", "WM/InitialKey"),
          Map.entry("LABEL", "WM/Publisher"),
          Map.entry("GROUPING", "WM/ContentGroupDescription"),
          Map.entry("SUBTITLE", "WM/SubTitle"),
          Map.entry("DISCSUBTITLE", "WM/SetSubTitle"),
          Map.entry("ORIGINALDATE", "WM/OriginalReleaseTime"),
          Map.entry("ORIGINALALBUM", "WM/OriginalAlbumTitle"),
          Map.entry("ORIGINALARTIST", "WM/OriginalArtist"),
          Map.entry("LANGUAGE", "WM/Language"),
          Map.entry("MEDIA", "WM/Media"),
          Map.entry("MOOD", "WM/Mood"),
          Map.entry("ENCODEDBY", "WM/EncodedBy"),
          Map.entry("TITLESORT", "WM/TitleSortOrder"),
          Map.entry("ARTISTSORT", "WM/ArtistSortOrder"),
          Map.entry("ALBUMSORT", "WM/AlbumSortOrder"),
          Map.entry("ALBUMARTISTSORT", "WM/AlbumArtistSortOrder"),
          Map.entry("COMPOSERSORT", "WM/ComposerSortOrder"),
          Map.entry("COMPILATION", "WM/IsCompilation"),
          Map.entry("LYRICS", "WM/Lyrics"),
          Map.entry("CATALOGNUMBER", "WM/CatalogNo"),
          Map.entry("BARCODE", "WM/Barcode"),
          Map.entry("SCRIPT", "WM/Script"),
          Map.entry("ARTISTS", "WM/ARTISTS"));

  private static final Map<String, String> OURS =
      NAMES.entrySet().stream()
          .collect(
              Collectors.toMap(name -> name.getValue().toUpperCase(Locale.ROOT), Entry::getKey));

  private AsfNames() {}

  /** What a text is called there: {@code WM/Year}, {@code MusicBrainz/Album Id}. */
  static String of(String name) {
    String spelt = LongNames.of(name);
    return spelt.equals(name) ? NAMES.getOrDefault(name, name) : spelt.replaceFirst(" ", "/");
  }

  /** The name for what it is called there, in capitals, or in any format with such names. */
  static String ours(String given) {
    String known = OURS.get(given);
    return known != null
        ? known
        : LongNames.shortened(given.replaceFirst("^(MUSICBRAINZ|ACOUSTID)/", "$1 "));
  }
}
