package tenuto.tools.inspect;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Descriptions of header fields and their values in words. */
final class FieldMeaning {
  private static final String[] LOUDSPEAKERS = {
    "FL", "FR", "FC", "LFE", "BL", "BR", "FLC", "FRC", "BC", "SL", "SR", "TC", "TFL", "TFC", "TFR",
    "TBL", "TBC", "TBR"
  };

  private static final long ELSEWHERE = 0xFFFF_FFFFL;

  private FieldMeaning() {}

  /**
   * The description of a field's value; empty if the name is clear enough.
   *
   * @param name structure and field, such as "fmt chunk: tag"
   * @param value as it is shown
   */
  static String of(String name, String value) {
    return switch (name) {
      case "file header: id" ->
          switch (value) {
            case "'RIFF'" -> "sizes have 32 bits";
            case "'RF64'", "'BW64'" -> "sizes have 64 bits and are in the ds64 chunk";
            default -> "";
          };
      case "file header: size" -> size(value, "bytes after this field");
      case "file header: form", "file header: type" -> described(value, "the content of the file");
      case "file header: dataOffset" -> "the byte at which the first frame starts";
      case "file header: dataSize" -> "bytes of all frames";
      case "file header: encoding" -> auEncoding(value);
      case "chunk header: id" -> described(value, "the content of the chunk");
      case "chunk header: size" -> size(value, "bytes of the chunk after this field");
      case "fmt chunk: tag" -> encoding(value);
      case "fmt chunk: channels", "COMM chunk: channels", "file header: channels" ->
          "samples per frame";
      case "fmt chunk: rate", "COMM chunk: rate", "file header: rate" -> "frames per second";
      case "fmt chunk: bytesPerSecond" -> "rate times blockAlign";
      case "fmt chunk: blockAlign" -> "bytes per frame";
      case "fmt chunk: bits" -> "bits per sample, with padding";
      case "COMM chunk: bits" -> "bits per sample, without padding";
      case "extension of the fmt chunk: size" -> "bytes of the extension after this field";
      case "extension of the fmt chunk: validBits" -> "bits per sample, without padding";
      case "extension of the fmt chunk: channelMask" -> loudspeakers(value);
      case "extension of the fmt chunk: tag" -> encoding(value);
      case "extension of the fmt chunk: guidMiddle", "extension of the fmt chunk: guidEnd" ->
          "the rest of the encoding's GUID";
      case "ds64 chunk: riffSize" -> "bytes after the file header's size";
      case "ds64 chunk: dataSize" -> "bytes of the data chunk";
      case "ds64 chunk: frames", "fact chunk: frames", "COMM chunk: frames" ->
          "samples per channel";
      case "ds64 chunk: tableLength" -> "sizes of further chunks that follow";
      case "compression of the COMM chunk: type" -> aiffEncoding(value);
      case "FVER chunk: timestamp" -> "the version of AIFF-C";
      case "SSND chunk: offset" -> "bytes before the first frame";
      case "SSND chunk: blockSize" -> "bytes per block; 0 where there are none";
      case "cue chunk: points" -> "markers that follow";
      case "cue point: frame" -> "the marked frame";
      case "bext chunk: timeReference" -> "frames from midnight to the first one";
      default -> "";
    };
  }

  private static String size(String value, String meaning) {
    return value.equals(Long.toString(ELSEWHERE))
        ? "in the ds64 chunk, or not known when written"
        : meaning;
  }

  /** The four letters that a GUID of W64 begins with, in quotes; any other value unchanged. */
  static String letters(String id) {
    if (!id.matches("[0-9a-f]{32}")) {
      return id;
    }
    String four = new String(HexFormat.of().parseHex(id, 0, 8), StandardCharsets.ISO_8859_1);
    return four.matches("[ -~]{4}") ? "'" + four + "'" : id;
  }

  private static String described(String id, String meaning) {
    return letters(id).equals(id) ? meaning : meaning + ": " + letters(id);
  }

  private static String auEncoding(String code) {
    return switch (code) {
      case "1" -> "mu-law";
      case "2" -> "8-bit PCM";
      case "3" -> "16-bit PCM";
      case "4" -> "24-bit PCM";
      case "5" -> "32-bit PCM";
      case "6" -> "32-bit floats";
      case "7" -> "64-bit floats";
      case "27" -> "A-law";
      default -> "an unknown encoding";
    };
  }

  private static String aiffEncoding(String type) {
    return switch (type) {
      case "'NONE'", "'twos'" -> "integers, big-endian";
      case "'sowt'" -> "integers, little-endian";
      case "'fl32'", "'FL32'" -> "32-bit floats";
      case "'fl64'", "'FL64'" -> "64-bit floats";
      case "'alaw'", "'ALAW'" -> "A-law";
      case "'ulaw'", "'ULAW'" -> "mu-law";
      default -> "an unknown encoding";
    };
  }

  private static String encoding(String tag) {
    return switch (tag) {
      case "1" -> "PCM: integers";
      case "2" -> "Microsoft ADPCM";
      case "3" -> "IEEE floats";
      case "6" -> "A-law";
      case "7" -> "mu-law";
      case "17" -> "IMA ADPCM";
      case "80" -> "MPEG audio";
      case "85" -> "MP3";
      case "65534" -> "see the tag of the extension";
      default -> "an unknown encoding";
    };
  }

  private static String loudspeakers(String mask) {
    long bits = Long.parseLong(mask);
    if (bits == 0) {
      return "for no particular loudspeakers";
    }
    List<String> names = new ArrayList<>();
    for (int i = 0; i < Long.SIZE; i++) {
      if ((bits >> i & 1) != 0) {
        names.add(i < LOUDSPEAKERS.length ? LOUDSPEAKERS[i] : "?");
      }
    }
    return String.join(" ", names);
  }
}
