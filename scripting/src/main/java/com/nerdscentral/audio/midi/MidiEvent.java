package com.nerdscentral.audio.midi;

import org.python.core.Py;
import org.python.core.PyDictionary;
import org.python.core.PyObject;
import org.python.core.PyString;

/**
 * What happens in a track at a tick: a dictionary whose items are attributes as well.
 *
 * <p>{@code command} is note, command, meta or sysex; all have {@code tick}, {@code track} and
 * {@code channel}. A note has {@code tick_off}, {@code key} and {@code velocity}, the others {@code
 * type} and {@code data}.
 */
final class MidiEvent extends PyDictionary {
  private static final long serialVersionUID = 1L;

  MidiEvent(String command, long tick, int track, int channel) {
    put("command", new PyString(command));
    put("tick", Py.newInteger(tick));
    put("track", Py.newInteger(track));
    put("channel", Py.newInteger(channel));
  }

  void put(String name, PyObject value) {
    __setitem__(new PyString(name), value);
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    PyObject item = __finditem__(new PyString(name));
    return item == null ? super.__findattr_ex__(name) : item;
  }

  @Override
  public void __setattr__(String name, PyObject value) {
    put(name, value);
  }
}
