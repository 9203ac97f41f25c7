package tenuto.formats.caf;

import static tenuto.formats.caf.CafLayout.CHAN;
import static tenuto.formats.caf.CafLayout.CHANNEL;
import static tenuto.formats.caf.CafLayout.COUNT;
import static tenuto.formats.caf.CafLayout.MARK;
import static tenuto.formats.caf.CafLayout.MARKS;
import static tenuto.formats.caf.CafLayout.STRING;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.Speakers;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.pcm.Structure;

/**
 * The metadata chunks of a CAF file: texts (info), markers and their names (mark, strg), and the
 * loudspeakers (chan). Damage in them becomes a warning.
 */
final class CafMetadata {
  /** The largest chunk that is read, in bytes. */
  private static final long MOST_BYTES = 1 << 20;

  /** The most texts and markers that are read. */
  private static final int MOST_PARTS = 10_000;

  /** The names of Apple's specification, and those of ffmpeg, for which ours are others. */
  private static final Map<String, String> NAMES =
      Map.of(
          "year", Metadata.DATE,
          "recorded date", Metadata.DATE,
          "track number", Metadata.TRACK,
          "track", Metadata.TRACK,
          "comments", Metadata.COMMENT,
          "encoding application", Metadata.SOFTWARE,
          "encoder", Metadata.SOFTWARE,
          "tempo", "BPM",
          "key signature", "KEY");

  /** Properties of the sound, which are read from the header and the samples instead. */
  private static final Set<String> TECHNICAL =
      Set.of(
          "nominal bit rate",
          "channel layout",
          "channel configuration",
          "approximate duration in seconds");

  /** The layouts, by tag, whose loudspeakers are the usual ones. */
  private static final Set<Long> USUAL =
      Set.of(
          100L << 16 | 1,
          101L << 16 | 2,
          108L << 16 | 4,
          113L << 16 | 3,
          117L << 16 | 5,
          121L << 16 | 6);

  /** The most loudspeakers that a description's label names as bits of a mask: 1 to 18. */
  private static final int MOST_LABEL = 18;

  private record Marker(long name, double frame) {}

  private final HeaderReader in;
  private final List<Tag> tags = new ArrayList<>();
  private final List<Marker> markers = new ArrayList<>();
  private final Map<Long, String> names = new HashMap<>();
  private Optional<Long> mask = Optional.empty();

  CafMetadata(HeaderReader in) {
    this.in = in;
  }

  /** Reads a chunk's body if it is one of these. */
  void take(String id, long body, long size) throws IOException {
    switch (id) {
      case "info" -> in.attempt(() -> texts(body, size));
      case "mark" -> in.attempt(() -> markers(body, size));
      case "strg" -> in.attempt(() -> strings(body, size));
      case "chan" -> in.attempt(() -> channels(body, size));
      default -> {}
    }
  }

  private void require(String id, long body, long size) throws IOException {
    if (size > MOST_BYTES) {
      throw in.refuse(
          body, "a %s chunk may have %d bytes, but has %d".formatted(id, MOST_BYTES, size));
    }
  }

  /** The number of a list's parts, each of which has at least {@code least} bytes. */
  private long count(long body, long number, long left, long least) throws IOException {
    if (number > MOST_PARTS || number * least > left) {
      throw in.refuse(
          body,
          "a list declares %d parts, but has %d bytes for them, and may have %d parts"
              .formatted(number, left, MOST_PARTS));
    }
    return number;
  }

  private void texts(long body, long size) throws IOException {
    require("info", body, size);
    Structure list = in.structure(COUNT, body, size);
    byte[] bytes = in.bytes(list.end(), (int) (size - COUNT.byteSize()));
    long texts = count(body, list.get("entries"), bytes.length, 2);
    int at = 0;
    for (long i = 0; i < texts; i++) {
      int end = zero(list.end(), bytes, at);
      int last = zero(list.end(), bytes, end + 1);
      String name = HeaderText.decode(bytes, at, end - at);
      if (!TECHNICAL.contains(name) && !name.isEmpty() && !name.contains("=")) {
        String text = HeaderText.decode(bytes, end + 1, last - end - 1);
        tags.add(new Tag(NAMES.getOrDefault(name, name), text));
      }
      at = last + 1;
    }
  }

  /** The index of the zero that ends a text. */
  private int zero(long begin, byte[] bytes, int from) throws IOException {
    int at = from;
    while (at < bytes.length && bytes[at] != 0) {
      at++;
    }
    if (at >= bytes.length) {
      throw in.refuse(begin + from, "a text must end with a zero byte, but the chunk ends first");
    }
    return at;
  }

  private void strings(long body, long size) throws IOException {
    require("strg", body, size);
    Structure list = in.structure(COUNT, body, size);
    long strings = count(body, list.get("entries"), size - COUNT.byteSize(), STRING.byteSize());
    long begin = list.end() + strings * STRING.byteSize();
    byte[] bytes = in.bytes(begin, (int) (body + size - begin));
    long read = 0;
    for (long i = 0; i < strings; i++) {
      Structure string = in.structure(STRING, list.end() + i * STRING.byteSize());
      long offset = string.get("offset");
      if (offset < 0 || offset >= bytes.length) {
        throw in.refuse(
            string.offset("offset"),
            "a string must be within the %d bytes, but is at %d".formatted(bytes.length, offset));
      }
      int n = zero(begin, bytes, (int) offset) - (int) offset;
      read += n;
      if (read > bytes.length) {
        throw in.refuse(
            string.offset("offset"),
            "strings that overlap have more than the %d bytes together".formatted(bytes.length));
      }
      names.put(string.get("marker"), HeaderText.decode(bytes, (int) offset, n));
    }
  }

  private void markers(long body, long size) throws IOException {
    require("mark", body, size);
    Structure list = in.structure(MARKS, body, size);
    long number = count(body, list.get("markers"), size - MARKS.byteSize(), MARK.byteSize());
    for (long i = 0; i < number; i++) {
      Structure mark = in.structure(MARK, list.end() + i * MARK.byteSize());
      double frame = mark.real("frame");
      if (!(frame >= 0 && frame < 0x1p53)) {
        throw in.refuse(mark.offset("frame"), "a marker's frame must be 0 or more");
      }
      markers.add(new Marker(mark.get("name"), frame));
    }
  }

  private void channels(long body, long size) throws IOException {
    require("chan", body, size);
    Structure chan = in.structure(CHAN, body, size);
    long tag = chan.get("tag");
    if (tag == CafLayout.IN_BITMAP) {
      mask = Optional.of(chan.get("bitmap"));
    } else if (tag == CafLayout.IN_DESCRIPTIONS) {
      mask = described(chan, size - CHAN.byteSize());
    } else if (!USUAL.contains(tag)) {
      in.warn(
          chan.offset("tag"),
          "the channel layout %d (%d channels) is not known: the usual loudspeakers are assumed"
              .formatted(tag >> 16, tag & 0xFFFF));
    }
  }

  /** The mask of loudspeakers that are described one by one, in the order of a mask. */
  private Optional<Long> described(Structure chan, long left) throws IOException {
    long number = count(chan.offset(), chan.get("descriptions"), left, CHANNEL.byteSize());
    long bits = 0;
    for (long i = 0; i < number; i++) {
      Structure channel = in.structure(CHANNEL, chan.end() + i * CHANNEL.byteSize());
      long label = channel.get("label");
      long bit = label >= 1 && label <= MOST_LABEL ? 1L << label - 1 : 0;
      if (bit <= bits) { // unknown, or not after all the others
        in.warn(
            channel.offset("label"),
            "loudspeaker %d has label %d, which is unknown or out of order: the usual ones are assumed"
                .formatted(i + 1, label));
        return Optional.empty();
      }
      bits |= bit;
    }
    return Optional.of(bits).filter(it -> it != 0);
  }

  /** All metadata read. */
  Metadata metadata(int channels) {
    List<Cue> cues =
        markers.stream()
            .map(mark -> new Cue((long) mark.frame, names.getOrDefault(mark.name, "")))
            .toList();
    return Metadata.of(tags)
        .withCues(cues)
        .with(mask.map(it -> Speakers.of(it, channels)).orElse(Speakers.UNTOLD));
  }
}
