package tenuto.formats.midi;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.formats.midi.MidiEvent.Kind;

/**
 * Parses a MIDI file ("Standard MIDI Files 1.0", MIDI Manufacturers Association, 1988).
 *
 * <p>It is lenient where nothing is lost: chunks of other types are skipped, as are bytes after a
 * track's end, and the end mark may be missing. Every other violation is an error.
 */
final class MidiParser {
  private static final int END_OF_TRACK = 0x2F;
  private static final int SET_TEMPO = 0x51;

  private final MidiBytes in;
  private long tick;
  private final List<TimedNote> notes = new ArrayList<>();
  private final List<TimedEvent> events = new ArrayList<>();
  private final List<TempoMap.Change> tempos = new ArrayList<>();

  /** Keys that are down, by channel and key, in the order in which they were pressed. */
  private final Map<Integer, Deque<TimedNote>> down = new HashMap<>();

  MidiParser(Path path, byte[] bytes) {
    in = new MidiBytes(path, bytes);
  }

  /** A note in ticks, before the tempo is known. */
  private static final class TimedNote {
    private final long begin;
    private final int key;
    private final int velocity;
    private final int channel;
    private final int track;
    private long end = -1;
    private int release = Note.USUAL_RELEASE;

    TimedNote(long begin, int key, int velocity, int channel, int track) {
      this.begin = begin;
      this.key = key;
      this.velocity = velocity;
      this.channel = channel;
      this.track = track;
    }

    Note in(TempoMap map) {
      double ms = map.ms(begin);
      return new Note(ms, map.ms(end) - ms, key, velocity, channel, track, release);
    }
  }

  private record TimedEvent(
      long tick, int track, int channel, Kind kind, int number, int value, String text) {
    MidiEvent in(TempoMap map) {
      return new MidiEvent(map.ms(tick), track, channel, kind, number, value, text);
    }
  }

  MidiFile parse() throws MidiException {
    if (in.size() == 0) {
      throw in.wrong(0, "the file is empty");
    }
    if (in.size() < 4 || !in.letters(0).equals("MThd")) {
      throw in.wrong(0, "a MIDI file must start with MThd");
    }
    in.at(4);
    long header = in.unsigned(4, "the header's length");
    if (header < 6 || header > in.left()) {
      throw in.wrong(
          4, "the header must have 6 bytes or more and be within the file, but has " + header);
    }
    int afterHeader = in.at() + (int) header;
    int format = (int) in.unsigned(2, "the format");
    if (format > 1) {
      throw in.wrong(8, "the format must be 0 or 1, but is " + format);
    }
    int tracks = (int) in.unsigned(2, "the number of tracks");
    if (tracks == 0 || (format == 0 && tracks > 1)) {
      String rule = format == 0 ? "must be 1 in format 0" : "must be 1 or more";
      throw in.wrong(10, "the number of tracks " + rule + ", but is " + tracks);
    }
    int division = (short) in.unsigned(2, "the division");
    if (!TempoMap.isDivision(division)) {
      throw in.wrong(12, "the division " + TempoMap.RULE + ", but is " + division);
    }
    in.at(afterHeader);
    long last = 0;
    for (int i = 0; i < tracks; i++) {
      readTrack(i, tracks);
      last = Math.max(last, tick);
    }
    tempos.sort(Comparator.comparingLong(TempoMap.Change::tick));
    TempoMap map = new TempoMap(division, tempos);
    // Tracks were read in order, and sorting is stable.
    notes.sort(Comparator.comparingLong(note -> note.begin));
    events.sort(Comparator.comparingLong(TimedEvent::tick));
    return new MidiFile(
        notes.stream().map(note -> note.in(map)).toList(),
        events.stream().map(event -> event.in(map)).toList(),
        map,
        tracks,
        map.ms(last));
  }

  private void readTrack(int number, int tracks) throws MidiException {
    nextTrack(number, tracks);
    tick = 0;
    int status = 0;
    boolean ended = false;
    while (in.left() > 0 && !ended) {
      tick += in.variable("a delta time");
      if (tick >= TempoMap.MOST_TICKS) {
        throw in.wrong(in.at(), "a track must end before tick " + TempoMap.MOST_TICKS);
      }
      int begin = in.at();
      int first = (int) in.unsigned(1, "an event");
      if (first == 0xFF) {
        ended = meta();
        status = 0;
      } else if (first == 0xF0 || first == 0xF7) {
        int length = in.length("a system exclusive message");
        add(-1, Kind.SYSEX, first, 0, in.latin(in.at(), length));
        in.skip(length);
        status = 0;
      } else if (first > 0xF0) {
        throw in.wrong(begin, "status 0x%X is not allowed in a file".formatted(first));
      } else if (first >= 0x80) {
        status = first;
        channelEvent(status);
      } else if (status == 0) {
        throw in.wrong(begin, "a status must come before data, but the byte is " + first);
      } else {
        in.at(begin);
        channelEvent(status);
      }
    }
    down.values().forEach(held -> held.forEach(note -> note.end = tick));
    down.clear();
    in.leave();
  }

  /** Moves to the start of the next track's data. */
  private void nextTrack(int number, int tracks) throws MidiException {
    while (true) {
      int chunk = in.at();
      if (in.left() < 8) {
        throw in.wrong(
            in.at(), "%d tracks are declared, but %d are present".formatted(tracks, number));
      }
      String kind = in.letters(chunk);
      in.at(chunk + 4);
      long length = in.unsigned(4, "the chunk's length");
      if (length > in.left()) {
        String promised = "the chunk '%s' declares %d bytes, but %d are present";
        throw in.wrong(chunk, promised.formatted(kind, length, in.left()));
      }
      if (kind.equals("MTrk")) {
        in.enter(number, (int) length);
        return;
      }
      in.skip((int) length);
    }
  }

  private void channelEvent(int status) throws MidiException {
    int channel = status & 0xF;
    int first = in.data();
    switch (status & 0xF0) {
      case 0x80 -> up(channel, first, in.data());
      case 0x90 -> {
        int velocity = in.data();
        if (velocity == 0) {
          up(channel, first, Note.USUAL_RELEASE);
        } else {
          TimedNote note = new TimedNote(tick, first, velocity, channel, in.track());
          notes.add(note);
          down.computeIfAbsent(channel << 7 | first, key -> new ArrayDeque<>()).add(note);
        }
      }
      case 0xA0 -> add(channel, Kind.KEY_PRESSURE, first, in.data(), "");
      case 0xB0 -> add(channel, Kind.CONTROLLER, first, in.data(), "");
      case 0xC0 -> add(channel, Kind.PROGRAM, 0, first, "");
      case 0xD0 -> add(channel, Kind.PRESSURE, 0, first, "");
      default -> add(channel, Kind.BEND, 0, (in.data() << 7 | first) - 8192, "");
    }
  }

  /** A key is released: its oldest note ends. A release without a note is ignored. */
  private void up(int channel, int key, int release) {
    Deque<TimedNote> held = down.get(channel << 7 | key);
    TimedNote note = held == null ? null : held.poll();
    if (note != null) {
      note.end = tick;
      note.release = release;
    }
  }

  /** Reads a meta event; returns whether it ends the track. */
  private boolean meta() throws MidiException {
    int type = (int) in.unsigned(1, "a meta event's type");
    int begin = in.at();
    int length = in.length("a meta event");
    int data = in.at();
    in.skip(length);
    Kind kind = Kind.ofMeta(type);
    if (kind.isWords()) {
      add(-1, kind, 0, 0, in.words(data, length));
    } else if (type == END_OF_TRACK) {
      return true;
    } else if (type == SET_TEMPO) {
      needs(begin, "a tempo", 3, length);
      int micros =
          (in.get(data) & 0xFF) << 16 | (in.get(data + 1) & 0xFF) << 8 | in.get(data + 2) & 0xFF;
      if (micros == 0) {
        throw in.wrong(data, "a quarter must have 1 microsecond or more, but has 0");
      }
      tempos.add(new TempoMap.Change(tick, micros));
    } else if (kind == Kind.TIME_SIGNATURE) {
      needs(begin, "a time signature", 4, length);
      int power = in.get(data + 1);
      if (power < 0 || power > 16) {
        throw in.wrong(
            data + 1, "a beat must be 2 to the power -0 to -16, but the power is " + power);
      }
      add(-1, kind, in.get(data) & 0xFF, 1 << power, in.latin(data + 2, 2));
    } else if (kind == Kind.KEY_SIGNATURE) {
      needs(begin, "a key signature", 2, length);
      add(-1, kind, in.get(data + 1), in.get(data), "");
    } else {
      add(-1, Kind.META, type, 0, in.latin(data, length));
    }
    return false;
  }

  private void needs(int begin, String what, int bytes, int length) throws MidiException {
    if (length < bytes) {
      throw in.wrong(begin, "%s must have %d bytes, but has %d".formatted(what, bytes, length));
    }
  }

  private void add(int channel, Kind kind, int number, int value, String text) {
    events.add(new TimedEvent(tick, in.track(), channel, kind, number, value, text));
  }
}
