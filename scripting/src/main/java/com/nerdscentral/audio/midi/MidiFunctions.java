package com.nerdscentral.audio.midi;

import com.nerdscentral.audio.core.Words;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import javax.sound.midi.InvalidMidiDataException;
import javax.sound.midi.MidiSystem;
import javax.sound.midi.Sequence;
import javax.sound.midi.Track;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;

/**
 * The MIDI functions of Sonic Field's library: they read and write Java's sequences, and list the
 * events of their tracks with each note as one event. Scripts inherit from it, so it is not final.
 */
public class MidiFunctions extends MidiSequences {
  private static final int SEVERAL_TRACKS = 1;

  /**
   * Reads a sequence from a file; a relative path is in the current folder.
   *
   * @throws PyException an IOError if it cannot be read
   */
  public static Sequence readMidiFile(String path) {
    try {
      return MidiSystem.getSequence(new File(path));
    } catch (IOException | InvalidMidiDataException e) {
      throw Py.IOError("readMidiFile: cannot read " + path + ": " + e.getMessage());
    }
  }

  /**
   * Lists for each track its {@link MidiEvent}s, sorted by when they end. A note-off, or a note-on
   * of velocity 0, ends the latest note of its key and channel; a note that is never released
   * sounds to the end of its track.
   */
  public static PyList processSequence(Sequence sequence) {
    PyList tracks = new PyList();
    Track[] all = sequence.getTracks();
    for (int i = 0; i < all.length; i++) {
      tracks.append(new TrackEvents(all[i], i).list());
    }
    return tracks;
  }

  /**
   * Writes a sequence to a file, either completely or not at all; a relative path is under --out.
   */
  public static void writeMidiFile(String path, Sequence sequence) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int[] possible = MidiSystem.getMidiFileTypes(sequence);
    int type = possible.length > 0 ? possible[possible.length - 1] : SEVERAL_TRACKS;
    try {
      MidiSystem.write(sequence, type, bytes);
    } catch (IOException e) {
      throw Py.IOError("writeMidiFile: cannot write " + path + ": " + e.getMessage());
    }
    PyObject content = new PyString(bytes.toString(java.nio.charset.StandardCharsets.ISO_8859_1));
    Words.call("__write__", new PyString(Py.fileSystemEncode(path).getString()), content);
  }

  /** As above, with the sequence first. */
  public static void writeMidiFile(Sequence sequence, String path) {
    writeMidiFile(path, sequence);
  }
}
