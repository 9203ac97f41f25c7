package com.nerdscentral.audio.midi;

import java.util.Map;
import javax.sound.midi.ShortMessage;
import org.python.core.Py;
import org.python.core.PyInteger;
import org.python.core.PyObject;
import org.python.core.PyString;

/** Sonic Field's names of MIDI events. */
final class EventTypes {
  private static final Map<Integer, String> COMMANDS =
      Map.of(
          ShortMessage.CHANNEL_PRESSURE, "channel_pressure",
          ShortMessage.CONTROL_CHANGE, "control_change",
          ShortMessage.PITCH_BEND, "pitch_bend",
          ShortMessage.POLY_PRESSURE, "poly_pressure",
          ShortMessage.PROGRAM_CHANGE, "program_change");

  private static final Map<Integer, String> CONTROLLERS =
      Map.of(
          MidiSequences.MODWHEEL, "modwheel",
          MidiSequences.BREATH, "breath",
          MidiSequences.FOOT, "foot",
          MidiSequences.VOLUME, "volume",
          MidiSequences.BALANCE, "balance",
          MidiSequences.PAN, "pan",
          MidiSequences.PORTAMENTO, "portamento",
          MidiSequences.SOSTENUTO, "sostenuto",
          MidiSequences.RESET, "reset");

  private static final Map<Integer, String> META =
      Map.ofEntries(
          Map.entry(0x00, "sequence_number"),
          Map.entry(0x01, "text"),
          Map.entry(0x02, "copyright"),
          Map.entry(0x03, "squency_name"), // as the original spells it
          Map.entry(0x04, "instrument_name"),
          Map.entry(0x05, "lyric"),
          Map.entry(0x06, "marker"),
          Map.entry(0x07, "cue"),
          Map.entry(0x20, "channel"),
          Map.entry(0x2F, "end"),
          Map.entry(0x51, "tempo"),
          Map.entry(0x54, "smpte"),
          Map.entry(0x58, "time_signature"),
          Map.entry(0x59, "key_signature"),
          Map.entry(0x7F, "other"));

  private EventTypes() {}

  static PyString command(int command) {
    return new PyString(COMMANDS.getOrDefault(command, "small-unknown"));
  }

  static PyString controller(int number) {
    return new PyString(CONTROLLERS.getOrDefault(number, "unknown"));
  }

  /** A number for scripts of 2015, and a name for those of 2017. */
  static PyObject meta(int type) {
    return new MetaType(type, META.getOrDefault(type, "unknown"));
  }

  private static final class MetaType extends PyInteger {
    private static final long serialVersionUID = 1L;

    private final String name;

    MetaType(int type, String name) {
      super(type);
      this.name = name;
    }

    @Override
    public PyObject __eq__(PyObject other) {
      return other instanceof PyString text
          ? Py.newBoolean(text.getString().equals(name))
          : super.__eq__(other);
    }

    @Override
    public PyObject __ne__(PyObject other) {
      return other instanceof PyString text
          ? Py.newBoolean(!text.getString().equals(name))
          : super.__ne__(other);
    }

    @Override
    public PyString __str__() {
      return new PyString(name);
    }
  }
}
