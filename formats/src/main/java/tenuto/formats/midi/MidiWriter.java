package tenuto.formats.midi;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.engine.base.Require;
import tenuto.formats.midi.MidiEvent.Kind;

/** Writes a MIDI file of format 1. */
final class MidiWriter {
  private static final int MOST_TRACKS = 0xFFFF;
  private static final int MOST_DELTA = 0xFFF_FFFF;

  private final MidiFile file;
  private final TempoMap map;
  private final List<List<Message>> tracks = new ArrayList<>();

  /** The order of events at the same tick. */
  private enum Rank {
    TEMPO,
    /** The end of a note that began earlier. */
    UP,
    EVENT,
    /** The start of a note, and the end of one that has no length. */
    DOWN
  }

  private record Message(long tick, Rank rank, byte[] bytes) {}

  private record Timed(long begin, long end, Note note) {}

  MidiWriter(MidiFile file) {
    this.file = file;
    this.map = file.tempo();
  }

  byte[] bytes() {
    Require.atMost("the number of tracks", file.tracks(), MOST_TRACKS);
    for (int i = 0; i < file.tracks(); i++) {
      tracks.add(new ArrayList<>());
    }
    for (TempoMap.Change change : map.changes()) {
      int micros = change.micros();
      byte[] bytes = {
        (byte) 0xFF, 0x51, 3, (byte) (micros >> 16), (byte) (micros >> 8), (byte) micros
      };
      tracks.getFirst().add(new Message(change.tick(), Rank.TEMPO, bytes));
    }
    for (MidiEvent event : file.events()) {
      tracks.get(track(event.track())).add(new Message(tick(event.ms()), Rank.EVENT, bytes(event)));
    }
    addNotes();
    Require.atMost("the number of tracks", tracks.size(), MOST_TRACKS);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes("MThd".getBytes(StandardCharsets.ISO_8859_1));
    number(out, 4, 6);
    number(out, 2, 1);
    number(out, 2, tracks.size());
    number(out, 2, map.division());
    long end = tick(file.ms());
    for (List<Message> track : tracks) {
      byte[] bytes = bytes(track, end);
      out.writeBytes("MTrk".getBytes(StandardCharsets.ISO_8859_1));
      number(out, 4, bytes.length);
      out.writeBytes(bytes);
    }
    return out.toByteArray();
  }

  /**
   * Adds the notes sorted by start, then by end: so the first one pressed is the first released,
   * except for a note that ends while an earlier one of its key is still down.
   */
  private void addNotes() {
    List<Timed> notes = new ArrayList<>();
    for (Note note : file.notes()) {
      Require.that(note.length() >= 0, "length", "must be 0 or more", note.length());
      notes.add(new Timed(tick(note.ms()), tick(note.ms() + note.length()), note));
    }
    notes.sort(Comparator.comparingLong(Timed::begin).thenComparingLong(Timed::end));
    Map<Long, Long> ends = new HashMap<>(); // for each track, the end of the last note of each key
    int further = tracks.size();
    for (Timed each : notes) {
      Note note = each.note;
      int key = whole("key", note.key(), 0, 127);
      int channel = whole("channel", note.channel(), 0, 15);
      int own = track(note.track());
      int track = own;
      int voice = channel << 7 | key;
      for (int next = further; ends.getOrDefault(lane(track, voice), 0L) > each.end; next++) {
        track = next;
      }
      ends.put(lane(track, voice), each.end);
      while (track >= tracks.size()) {
        tracks.add(new ArrayList<>());
      }
      int velocity = whole("velocity", note.velocity(), 1, 127);
      int release = whole("release", note.release(), 0, 127);
      byte[] down = {(byte) (0x90 | channel), (byte) key, (byte) velocity};
      byte[] up = {(byte) (0x80 | channel), (byte) key, (byte) release};
      tracks.get(track).add(new Message(each.begin, Rank.DOWN, down));
      Rank rank = each.end == each.begin ? Rank.DOWN : Rank.UP;
      tracks.get(track).add(new Message(each.end, rank, up));
    }
  }

  private static long lane(int track, int voice) {
    return (long) track << 11 | voice;
  }

  private static byte[] bytes(List<Message> track, long end) {
    track.sort(Comparator.comparingLong(Message::tick).thenComparing(Message::rank));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    long tick = 0;
    for (Message message : track) {
      delta(out, message.tick - tick);
      out.writeBytes(message.bytes);
      tick = message.tick;
    }
    delta(out, Math.max(0, end - tick));
    out.writeBytes(new byte[] {(byte) 0xFF, 0x2F, 0});
    return out.toByteArray();
  }

  private static byte[] bytes(MidiEvent event) {
    int channel =
        event.kind().ordinal() < Kind.TEXT.ordinal() ? whole("channel", event.channel(), 0, 15) : 0;
    return switch (event.kind()) {
      case CONTROLLER ->
          message(0xB0 | channel, seven("number", event.number()), seven("value", event.value()));
      case PROGRAM -> message(0xC0 | channel, seven("value", event.value()));
      case BEND -> {
        int bend = whole("value", event.value(), -8192, 8191) + 8192;
        yield message(0xE0 | channel, bend & 0x7F, bend >> 7);
      }
      case PRESSURE -> message(0xD0 | channel, seven("value", event.value()));
      case KEY_PRESSURE ->
          message(0xA0 | channel, seven("number", event.number()), seven("value", event.value()));
      case TIME_SIGNATURE -> {
        int unit = whole("value", event.value(), 1, 1 << 16);
        Require.that(Integer.bitCount(unit) == 1, "value", "must be a power of 2", unit);
        byte[] clocks = data(event.text().length() == 2 ? event.text() : "\u0018\u0008");
        int beats = whole("number", event.number(), 0, 255);
        int power = Integer.numberOfTrailingZeros(unit);
        yield meta(0x58, message(beats, power, clocks[0], clocks[1]));
      }
      case KEY_SIGNATURE ->
          meta(
              0x59,
              message(whole("value", event.value(), -7, 7), whole("number", event.number(), 0, 1)));
      case SYSEX -> {
        int first = event.number() == 0xF7 ? 0xF7 : 0xF0;
        yield sized(new byte[] {(byte) first}, data(event.text()));
      }
      case META -> meta(seven("number", event.number()), data(event.text()));
      default -> meta(event.kind().metaType(), event.text().getBytes(StandardCharsets.UTF_8));
    };
  }

  private static byte[] message(int... bytes) {
    byte[] message = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      message[i] = (byte) bytes[i];
    }
    return message;
  }

  private static byte[] meta(int type, byte[] data) {
    return sized(new byte[] {(byte) 0xFF, (byte) type}, data);
  }

  private static byte[] sized(byte[] head, byte[] data) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(head);
    delta(out, data.length);
    out.writeBytes(data);
    return out.toByteArray();
  }

  private static byte[] data(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }

  private int track(int track) {
    return whole("track", track, 0, tracks.size() - 1);
  }

  private long tick(double ms) {
    return map.tick(TempoMap.time(ms));
  }

  private static int seven(String name, int value) {
    return whole(name, value, 0, 127);
  }

  private static int whole(String name, int value, int least, int most) {
    return Require.whole(name, value, least, most);
  }

  private static void number(ByteArrayOutputStream out, int bytes, int value) {
    for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) {
      out.write(value >> shift);
    }
  }

  /** A variable-length number: one to four bytes with seven bits each. */
  private static void delta(ByteArrayOutputStream out, long value) {
    Require.atMost("the ticks between two events of a track", value, MOST_DELTA);
    for (int shift = 21; shift > 0; shift -= 7) {
      if (value >> shift != 0) {
        out.write((int) (value >> shift & 0x7F | 0x80));
      }
    }
    out.write((int) (value & 0x7F));
  }
}
