package tenuto.formats.aiff;

import static tenuto.formats.aiff.AiffLayout.COMMENT;
import static tenuto.formats.aiff.AiffLayout.COMMENTS;
import static tenuto.formats.aiff.AiffLayout.INSTRUMENT;
import static tenuto.formats.aiff.AiffLayout.MARK;
import static tenuto.formats.aiff.AiffLayout.MARKS;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Instrument.Direction;
import tenuto.formats.file.Instrument.Loop;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.HeaderText;
import tenuto.formats.pcm.Structure;

/**
 * The chunks with places of an AIFF file: markers (MARK), what is said of them (COMT), and an
 * instrument (INST), whose two loops are each between two markers. These are no cue points.
 */
final class AiffMarks {
  private static final long LAST = 0xFFFF_FFFFL;
  private static final int MOST_MARKERS = 0xFFFF;

  /** The names that other programs give to the ends of loops. */
  private static final List<String> ENDS = List.of("beg loop", "end loop");

  private static final List<String> LOOPS = List.of("sustain", "release");

  static final int MOST_LOOPS = 2;

  /** Markers by their numbers, in the order of the file. */
  private final Map<Integer, Cue> markers = new LinkedHashMap<>();

  private final Map<Integer, String> notes = new HashMap<>();
  private Structure instrument;

  /** Reads the markers in a MARK chunk. */
  void markers(HeaderReader in, long body, byte[] bytes) throws IOException {
    long count = in.structure(MARKS, body, bytes.length).get("markers");
    long at = MARKS.byteSize();
    for (long i = 0; i < count; i++) {
      int name = (int) (at + MARK.byteSize());
      if (name >= bytes.length || name + 1 + (bytes[name] & 0xFF) > bytes.length) {
        throw in.refuse(
            body + at,
            "the MARK chunk declares %d markers, but ends in number %d".formatted(count, i + 1));
      }
      Structure marker = in.structure(MARK, body + at);
      int letters = bytes[name] & 0xFF;
      Cue cue = new Cue(marker.get("frame"), HeaderText.decode(bytes, name + 1, letters));
      int id = (int) marker.get("name");
      markers.put(markers.containsKey(id) ? -1 - markers.size() : id, cue);
      at = name + letters + 1 + (letters + 1 & 1);
    }
  }

  /** Reads a COMT chunk, and hands over the comments that belong to no marker. */
  void comments(HeaderReader in, long body, byte[] bytes, Consumer<String> free)
      throws IOException {
    long count = in.structure(COMMENTS, body, bytes.length).get("comments");
    long at = COMMENTS.byteSize();
    for (long i = 0; i < count; i++) {
      if (at + COMMENT.byteSize() > bytes.length) {
        throw in.refuse(
            body + at,
            "the COMT chunk declares %d comments, but ends in number %d".formatted(count, i + 1));
      }
      Structure comment = in.structure(COMMENT, body + at);
      int size = (int) Math.min(comment.get("size"), bytes.length - at - COMMENT.byteSize());
      String text = HeaderText.decode(bytes, (int) (at + COMMENT.byteSize()), size);
      int marker = (int) comment.get("marker");
      if (marker == 0) {
        free.accept(text);
      } else {
        notes.merge(marker, text, (one, other) -> one + "\n" + other);
      }
      at += COMMENT.byteSize() + size + (size & 1);
    }
  }

  void instrument(HeaderReader in, long body, long size) throws IOException {
    instrument = in.structure(INSTRUMENT, body, size);
  }

  int count() {
    return markers.size();
  }

  /** The markers, except those at which loops begin and end. */
  List<Cue> cues() {
    Map<Integer, Cue> others = new LinkedHashMap<>(markers);
    for (String loop : LOOPS) {
      if (loop(loop) != null) {
        others.remove(marker(loop, "Begin"));
        others.remove(marker(loop, "End"));
      }
    }
    List<Cue> cues = new ArrayList<>();
    others.forEach(
        (id, cue) -> cues.add(new Cue(cue.frame(), cue.label(), 0, notes.getOrDefault(id, ""))));
    return cues;
  }

  Instrument instrument() {
    if (instrument == null) {
      return Instrument.NONE;
    }
    List<Loop> loops = new ArrayList<>();
    for (String name : LOOPS) {
      Loop loop = loop(name);
      if (loop != null) {
        loops.add(loop);
      }
    }
    return new Instrument(
        (int) Math.min(instrument.get("rootKey"), Byte.MAX_VALUE),
        -(byte) instrument.get("detune"),
        (int) instrument.get("lowKey"),
        (int) instrument.get("highKey"),
        (int) instrument.get("lowVelocity"),
        (int) instrument.get("highVelocity"),
        (short) instrument.get("gain"),
        loops);
  }

  private int marker(String loop, String end) {
    return (int) instrument.get(loop + end);
  }

  /** A loop, or null if it is off or lacks a marker. */
  private Loop loop(String name) {
    long mode = instrument == null ? 0 : instrument.get(name + "Mode");
    if (mode != 1 && mode != 2) {
      return null;
    }
    Cue begin = markers.get(marker(name, "Begin"));
    Cue end = markers.get(marker(name, "End"));
    return begin == null || end == null || begin.frame() >= end.frame()
        ? null
        : new Loop(
            begin.frame(), end.frame(), mode == 1 ? Direction.FORWARD : Direction.ALTERNATING, 0);
  }

  // ---- Writing ---------------------------------------------------------------------------------

  /** Whether an INST chunk has a place for such a loop. */
  static boolean holds(Loop loop) {
    return loop.direction() != Direction.BACKWARD && loop.count() == 0 && loop.end() <= LAST;
  }

  /** Hands over the chunks of cue points and of an instrument. */
  static void write(List<Cue> all, Instrument instrument, BiConsumer<String, byte[]> chunk) {
    List<Loop> loops =
        instrument.loops().stream().filter(AiffMarks::holds).limit(MOST_LOOPS).toList();
    List<Cue> cues =
        all.stream()
            .filter(cue -> cue.frame() <= LAST)
            .limit(MOST_MARKERS - MOST_LOOPS * ENDS.size())
            .toList();
    List<Cue> marks = new ArrayList<>(cues);
    for (Loop loop : loops) {
      marks.add(new Cue(loop.begin(), ENDS.getFirst()));
      marks.add(new Cue(loop.end(), ENDS.getLast()));
    }
    if (!marks.isEmpty()) {
      chunk.accept("MARK", markers(marks));
    }
    if (cues.stream().anyMatch(cue -> !cue.note().isEmpty())) {
      chunk.accept("COMT", comments(cues));
    }
    if (instrument.isKeyed() || !loops.isEmpty()) {
      chunk.accept("INST", instrument(instrument, loops, cues.size() + 1));
    }
  }

  private static byte[] markers(List<Cue> marks) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(bytes(MARKS, fields -> fields.set("markers", marks.size())));
    for (int i = 0; i < marks.size(); i++) {
      int name = i + 1;
      Cue mark = marks.get(i);
      out.writeBytes(bytes(MARK, fields -> fields.set("name", name).set("frame", mark.frame())));
      out.writeBytes(AiffMetadata.pascal(mark.label()));
    }
    return out.toByteArray();
  }

  private static byte[] comments(List<Cue> cues) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    int[] count = {0};
    for (int i = 0; i < cues.size(); i++) {
      int marker = i + 1;
      byte[] text = HeaderText.encode(cues.get(i).note());
      int size = Math.min(text.length, MOST_MARKERS);
      if (size > 0) {
        out.writeBytes(bytes(COMMENT, fields -> fields.set("marker", marker).set("size", size)));
        out.writeBytes(Arrays.copyOf(text, size + (size & 1)));
        count[0]++;
      }
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(bytes(COMMENTS, fields -> fields.set("comments", count[0])));
    all.writeBytes(out.toByteArray());
    return all.toByteArray();
  }

  private static byte[] instrument(Instrument instrument, List<Loop> loops, int firstMarker) {
    long root = Math.round(instrument.root());
    return bytes(
        INSTRUMENT,
        fields -> {
          fields
              .set("rootKey", root)
              .set("detune", -Math.round((instrument.root() - root) * 100))
              .set("lowKey", instrument.lowKey())
              .set("highKey", instrument.highKey())
              .set("lowVelocity", instrument.lowVelocity())
              .set("highVelocity", instrument.highVelocity())
              .set("gain", instrument.decibels());
          for (int i = 0; i < loops.size(); i++) {
            String name = LOOPS.get(i);
            fields
                .set(name + "Mode", 1 + loops.get(i).direction().ordinal())
                .set(name + "Begin", firstMarker + ENDS.size() * i)
                .set(name + "End", firstMarker + ENDS.size() * i + 1);
          }
        });
  }

  private static byte[] bytes(StructLayout layout, Consumer<Structure> fields) {
    byte[] bytes = new byte[(int) layout.byteSize()];
    fields.accept(Structure.in(MemorySegment.ofArray(bytes), 0, layout));
    return bytes;
  }
}
