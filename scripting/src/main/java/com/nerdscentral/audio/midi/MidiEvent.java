package com.nerdscentral.audio.midi;

import java.util.HashMap;
import java.util.Map;
import org.python.core.Py;
import org.python.core.PyDictionary;
import org.python.core.PyObject;
import org.python.core.PyString;

/**
 * A MIDI event as a dictionary whose items can also be read as attributes.
 *
 * <p>{@code command} is note, command, meta or sysex; all have {@code tick}, {@code track}, {@code
 * channel} and {@code event}. A note has {@code tick_off}, {@code key} and {@code velocity}; a
 * command {@code type}, {@code data1} and {@code data2}, a controller also {@code controller} and
 * {@code amount}; the others {@code data}, {@code length} and {@code status}, meta also {@code
 * type}.
 */
final class MidiEvent extends PyDictionary {
  private static final long serialVersionUID = 1L;

  private final transient Map<String, PyObject> hidden = new HashMap<>();

  MidiEvent(String command, long tick, int track, int channel) {
    put("command", new PyString(command));
    put("tick", Py.newFloat((double) tick));
    put("track", Py.newFloat((double) track));
    put("channel", Py.newFloat((double) channel));
  }

  /** Adds an item that can be read but is not listed, as scripts copy such lists deeply. */
  void hide(String name, Object value) {
    hidden.put(name, Py.java2py(value));
  }

  @Override
  public PyObject __finditem__(PyObject key) {
    PyObject item = super.__finditem__(key);
    return item == null && key instanceof PyString name ? hidden.get(name.getString()) : item;
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
