package tenuto.formats.midi;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.InputFile;

/**
 * What a standard MIDI file of format 0 or 1 holds, its times in milliseconds.
 *
 * @param notes in the order of their times; within one time in that of the tracks, and of the file
 * @param events everything else but tempo, in the same order
 * @param tempo the tempos, and the file's kind of ticks
 * @param tracks how many there are
 * @param ms when the last track ends
 */
public record MidiFile(
    List<Note> notes, List<MidiEvent> events, TempoMap tempo, int tracks, double ms) {
  /** Bytes of the largest file that is read. */
  private static final long MOST_BYTES = 1L << 28;

  /**
   * The ticks of a quarter that {@link #of} is meant for: whole milliseconds are whole ticks at
   * 120, 100 or 60 quarters a minute, and so are a quarter's 3rds, 5ths and 16ths at any tempo.
   */
  public static final int FINE = 30_000;

  public MidiFile {
    notes = List.copyOf(notes);
    events = List.copyOf(events);
  }

  /** Notes and events for a file that is to be written. */
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
    InputFile.requireFile(path);
    long size = Files.size(path);
    if (size > MOST_BYTES) {
      throw new MidiException(
          path, 0, "a MIDI file must have at most " + MOST_BYTES + " bytes, but has " + size);
    }
    return new MidiParser(path, Files.readAllBytes(path)).parse();
  }

  /**
   * The bytes of a file of format 1. What is read from them is what was written, but for times
   * between two ticks, which go to the nearer, and for a note that is inside another of the same
   * key, channel and track: which of the two ends first no file can say, so it goes to a track of
   * its own after all others.
   *
   * @throws IllegalArgumentException naming what no file can hold
   */
  public byte[] bytes() {
    return new MidiWriter(this).bytes();
  }
}
