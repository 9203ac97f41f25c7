package com.nerdscentral.audio.midi;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sound.midi.MetaMessage;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.ShortMessage;
import javax.sound.midi.SysexMessage;
import javax.sound.midi.Track;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyString;

/** A track's events, with the two ends of each note brought together. */
final class TrackEvents {
  private final int number;
  private final List<MidiEvent> events = new ArrayList<>();
  private final Map<Integer, Deque<MidiEvent>> sounding = new HashMap<>();

  TrackEvents(Track track, int number) {
    this.number = number;
    for (int i = 0; i < track.size(); i++) {
      add(track.get(i).getTick(), track.get(i).getMessage());
    }
    for (Deque<MidiEvent> left : sounding.values()) {
      left.forEach(note -> end(note, track.ticks()));
    }
  }

  PyList list() {
    return new PyList(events);
  }

  private void add(long tick, MidiMessage message) {
    switch (message) {
      case ShortMessage note when isNote(note) -> addNote(tick, note);
      case ShortMessage other ->
          add("command", tick, other.getChannel(), other.getCommand(), other.getMessage());
      case MetaMessage meta -> add("meta", tick, 0, meta.getType(), meta.getData());
      case SysexMessage sysex -> add("sysex", tick, 0, sysex.getStatus(), sysex.getData());
      default -> add("command", tick, 0, message.getStatus(), message.getMessage());
    }
  }

  private static boolean isNote(ShortMessage message) {
    return message.getCommand() == ShortMessage.NOTE_ON
        || message.getCommand() == ShortMessage.NOTE_OFF;
  }

  private void addNote(long tick, ShortMessage message) {
    int place = message.getChannel() * 128 + message.getData1();
    Deque<MidiEvent> struck = sounding.computeIfAbsent(place, it -> new ArrayDeque<>());
    if (message.getCommand() == ShortMessage.NOTE_ON && message.getData2() > 0) {
      MidiEvent note = new MidiEvent("note", tick, number, message.getChannel());
      note.put("key", Py.newInteger(message.getData1()));
      note.put("velocity", Py.newInteger(message.getData2()));
      struck.add(note);
      events.add(note);
    } else if (!struck.isEmpty()) {
      end(struck.poll(), tick);
    }
  }

  private static void end(MidiEvent note, long tick) {
    note.put("tick_off", Py.newInteger(tick));
  }

  private void add(String command, long tick, int channel, int type, byte[] data) {
    MidiEvent event = new MidiEvent(command, tick, number, channel);
    event.put("type", Py.newInteger(type));
    event.put("data", new PyString(new String(data, java.nio.charset.StandardCharsets.ISO_8859_1)));
    events.add(event);
  }
}
