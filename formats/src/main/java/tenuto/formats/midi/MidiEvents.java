package tenuto.formats.midi;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.formats.midi.MidiEvent.Kind;

/** The events of the tracks of a MIDI file, as they are read one after another. */
final class MidiEvents {
  private static final int END_OF_TRACK = 0x2F;
  private static final int SET_TEMPO = 0x51;
  private static final String LEFT_OUT = "it is left out";

  /** How many bytes of data the system messages F1 to FE have. */
  private static final int[] SYSTEM_DATA = {1, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};

  private final MidiBytes in;
  private final MidiRepairs repairs;

  /** The status of the channel event before, while it goes on; 0 if there is none. */
  private int status;

  /**
   * The last of them, which a meta event or a system exclusive message ended; 0 if there is none.
   */
  private int interrupted;

  private long tick;
  private final List<TimedNote> notes = new ArrayList<>();
  private final List<TimedEvent> events = new ArrayList<>();
  private final List<TempoMap.Change> tempos = new ArrayList<>();

  /** Keys that are down, by channel and key, in the order in which they were pressed. */
  private final Map<Integer, Deque<TimedNote>> down = new HashMap<>();

  MidiEvents(MidiBytes in, MidiRepairs repairs) {
    this.in = in;
    this.repairs = repairs;
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

  /** A track begins. */
  void begin() {
    tick = 0;
    status = 0;
    interrupted = 0;
  }

  /** The time of the last event. */
  long tick() {
    return tick;
  }

  void tick(long now) {
    tick = now;
  }

  /** A track ends, and with it the notes that are not released. */
  void end() {
    down.values().forEach(held -> held.forEach(note -> note.end = tick));
    down.clear();
  }

  /**
   * What was read.
   *
   * @param last the tick at which the last track ends
   */
  MidiFile file(int division, int tracks, long last) {
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

  /** Reads an event; returns whether it ends the track. */
  boolean next() throws MidiException {
    tick += in.variable("a delta time");
    if (tick >= TempoMap.MOST_TICKS) {
      throw in.wrong(in.at(), "a track must end before tick " + TempoMap.MOST_TICKS);
    }
    int begin = in.at();
    int first = (int) in.unsigned(1, "an event");
    if (first == 0xFF) {
      interrupt();
      return meta();
    }
    if (first == 0xF0 || first == 0xF7) {
      int length = in.length("a system exclusive message");
      add(-1, Kind.SYSEX, first, 0, in.latin(in.at(), length));
      in.skip(length);
      interrupt();
    } else if (first > 0xF0) {
      String rule = "status 0x%X is not allowed in a file".formatted(first);
      repairs.concede(in.wrong(begin, rule), LEFT_OUT);
      in.unsigned(SYSTEM_DATA[first - 0xF1], "a system message");
    } else if (first >= 0x80) {
      status = first;
      channelEvent(status);
    } else {
      resume(begin, first);
      in.at(begin);
      channelEvent(status);
    }
    return false;
  }

  /** What is not an event of a channel ends a running status. */
  private void interrupt() {
    interrupted = status == 0 ? interrupted : status;
    status = 0;
  }

  /** Before data without a status: that of the event before counts, if it is one of a channel. */
  private void resume(int begin, int first) throws MidiException {
    if (status == 0) {
      MidiException wrong =
          in.wrong(begin, "a status must come before data, but the byte is " + first);
      if (interrupted == 0) {
        throw wrong;
      }
      repairs.concede(
          wrong, "status 0x%X of before the last meta event is used again".formatted(interrupted));
      status = interrupted;
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
      if (!has(begin, "a tempo", 3, length)) {
        return false;
      }
      int micros =
          (in.get(data) & 0xFF) << 16 | (in.get(data + 1) & 0xFF) << 8 | in.get(data + 2) & 0xFF;
      if (micros > 0) {
        tempos.add(new TempoMap.Change(tick, micros));
      } else {
        repairs.concede(
            in.wrong(data, "a quarter must have 1 microsecond or more, but has 0"), LEFT_OUT);
      }
    } else if (kind == Kind.TIME_SIGNATURE) {
      if (!has(begin, "a time signature", 4, length)) {
        return false;
      }
      int power = in.get(data + 1);
      if (power >= 0 && power <= 16) {
        add(-1, kind, in.get(data) & 0xFF, 1 << power, in.latin(data + 2, 2));
      } else {
        String rule = "a beat must be 1/2^0 to 1/2^16 of a whole note, but is 1/2^" + power;
        repairs.concede(in.wrong(data + 1, rule), LEFT_OUT);
      }
    } else if (kind == Kind.KEY_SIGNATURE) {
      if (has(begin, "a key signature", 2, length)) {
        add(-1, kind, in.get(data + 1), in.get(data), "");
      }
    } else {
      add(-1, Kind.META, type, 0, in.latin(data, length));
    }
    return false;
  }

  private boolean has(int begin, String what, int bytes, int length) throws MidiException {
    if (length < bytes) {
      String rule = "%s must have %d bytes, but has %d".formatted(what, bytes, length);
      repairs.concede(in.wrong(begin, rule), LEFT_OUT);
    }
    return length >= bytes;
  }

  private void add(int channel, Kind kind, int number, int value, String text) {
    events.add(new TimedEvent(tick, in.track(), channel, kind, number, value, text));
  }
}
