package com.nerdscentral.audio.midi;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sound.midi.MetaMessage;
import javax.sound.midi.MidiMessage;
import javax.sound.midi.ShortMessage;
import javax.sound.midi.Track;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;

/**
 * A track's events, sorted by when they end, with note-on and note-off combined. As in Sonic Field
 * ticks, keys and the like are floats.
 */
final class TrackEvents {
  private final int number;
  private final List<MidiEvent> events = new ArrayList<>();
  private final Map<Integer, Deque<MidiEvent>> sounding = new HashMap<>();

  TrackEvents(Track track, int number) {
    this.number = number;
    for (int i = 0; i < track.size(); i++) {
      add(track.get(i));
    }
    for (Deque<MidiEvent> left : sounding.values()) {
      left.reversed().forEach(note -> end(note, track.ticks()));
    }
  }

  PyList list() {
    return new PyList(events);
  }

  private void add(javax.sound.midi.MidiEvent event) {
    switch (event.getMessage()) {
      case ShortMessage note when isNote(note) -> addNote(event, note);
      case ShortMessage other -> addCommand(event, other);
      case MetaMessage meta -> {
        MidiEvent row = row("meta", event, 0);
        row.put("type", EventTypes.meta(meta.getType()));
        addData(row, meta, meta.getData());
      }
      case MidiMessage sysex -> {
        byte[] all = sysex.getMessage();
        byte[] data = Arrays.copyOfRange(all, Math.min(1, all.length), all.length);
        addData(row("sysex", event, 0), sysex, data);
      }
    }
  }

  private static boolean isNote(ShortMessage message) {
    return message.getCommand() == ShortMessage.NOTE_ON
        || message.getCommand() == ShortMessage.NOTE_OFF;
  }

  private MidiEvent row(String command, javax.sound.midi.MidiEvent event, int channel) {
    MidiEvent row = new MidiEvent(command, event.getTick(), number, channel);
    row.hide("event", event);
    return row;
  }

  /** Of several notes of the same key and channel the latest one ends first. */
  private void addNote(javax.sound.midi.MidiEvent event, ShortMessage message) {
    int place = message.getChannel() * 128 + message.getData1();
    Deque<MidiEvent> struck = sounding.computeIfAbsent(place, it -> new ArrayDeque<>());
    if (message.getCommand() == ShortMessage.NOTE_ON && message.getData2() > 0) {
      MidiEvent note = row("note", event, message.getChannel());
      note.put("key", number(message.getData1()));
      note.put("velocity", number(message.getData2()));
      struck.push(note);
    } else if (!struck.isEmpty()) {
      MidiEvent note = struck.pop();
      note.hide("event-off", event);
      end(note, event.getTick());
    }
  }

  private void end(MidiEvent note, long tick) {
    note.put("tick_off", number(tick)); // as in 2017
    note.put("tick-off", number(tick)); // as in 2015
    events.add(note);
  }

  private void addCommand(javax.sound.midi.MidiEvent event, ShortMessage message) {
    MidiEvent row = row("command", event, message.getChannel());
    row.put("type", EventTypes.command(message.getCommand()));
    row.put("data1", number(message.getData1()));
    row.put("data2", number(message.getData2()));
    if (message.getCommand() == ShortMessage.CONTROL_CHANGE) {
      row.put("controller", EventTypes.controller(message.getData1()));
      row.put("amount", Py.newInteger(message.getData2()));
    } else if (message.getCommand() == ShortMessage.PITCH_BEND) {
      row.put("amount", Py.newInteger(message.getData1() << 8 | message.getData2()));
    }
    events.add(row);
  }

  private void addData(MidiEvent row, MidiMessage message, byte[] data) {
    row.put("data", Py.java2py(data));
    row.put("length", Py.newInteger(message.getLength()));
    row.put("status", Py.newInteger(message.getStatus()));
    events.add(row);
  }

  private static PyObject number(long value) {
    return Py.newFloat((double) value);
  }
}
