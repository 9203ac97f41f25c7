package tenuto.formats.midi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.InputFile;

/**
 * The contents of a standard MIDI file of format 0 or 1, with times in milliseconds.
 *
 * @param notes sorted by time, then by track, then in the order of the file
 * @param events everything else except tempo, in the same order
 * @param tempo the tempos, and the meaning of the file's ticks
 * @param tracks the number of tracks
 * @param ms when the last track ends
 */
public record MidiFile(
    List<Note> notes, List<MidiEvent> events, TempoMap tempo, int tracks, double ms) {
  /** The largest file that is read, in bytes. */
  private static final long MOST_BYTES = 1L << 28;

  /**
   * The ticks per quarter note that {@link #of} is meant for: whole milliseconds are whole ticks at
   * 120, 100 or 60 quarter notes per minute, and so are thirds, fifths and sixteenths of a quarter
   * note at any tempo.
   */
  public static final int FINE = 30_000;

  public MidiFile {
    notes = List.copyOf(notes);
    events = List.copyOf(events);
  }

  /** A file to write, from notes and events. */
  public static MidiFile of(List<Note> notes, List<MidiEvent> events, TempoMap tempo) {
    int tracks = 1;
    double ms = 0;
    for (Note note : notes) {
      tracks = Math.max(tracks, note.track() + 1);
      ms = Math.max(ms, note.ms() + note.length());
    }
    for (MidiEvent event : events) {
      tracks = Math.max(tracks, event.track() + 1);
      ms = Math.max(ms, event.ms());
    }
    return new MidiFile(notes, events, tempo, tracks, ms);
  }

  /**
   * Reads a file.
   *
   * @throws MidiException naming file, track, byte and rule, if it is none
   */
  public static MidiFile read(Path path) throws IOException {
    return read(path, MidiRepairs.refused());
  }

  /**
   * Reads a file, also one in a RIFF container (.rmi), with repairs where it is damaged: tracks cut
   * off, lengths of tracks that are wrong, a running status that goes on after a meta event, and
   * the like.
   *
   * @param repairs records each, if they are allowed
   * @throws MidiException naming file, track, byte and rule, if it is none
   */
  public static MidiFile read(Path path, MidiRepairs repairs) throws IOException {
    InputFile.requireFile(path);
    long size = Files.size(path);
    if (size > MOST_BYTES) {
      throw new MidiException(
          path, 0, "a MIDI file must have at most " + MOST_BYTES + " bytes, but has " + size);
    }
    return new MidiParser(path, Files.readAllBytes(path), repairs).parse();
  }

  /**
   * The bytes of a file of format 1. Reading them gives back what was written, with times rounded
   * to the nearest tick. A note inside another of the same key, channel and track would be
   * ambiguous, as the file does not say which of the two ends first; so it goes to an extra track
   * after all others.
   *
   * @throws IllegalArgumentException naming what no file can hold
   */
  public byte[] bytes() {
    return new MidiWriter(this).bytes();
  }
}
