package tenuto.formats.score;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.formats.midi.MidiEvent;
import tenuto.formats.midi.MidiEvent.Kind;
import tenuto.formats.midi.MidiFile;
import tenuto.formats.midi.Note;
import tenuto.formats.midi.TempoMap;

/**
 * A score as it is played: ties joined, repeats played, with times by its tempos.
 *
 * @param song its notes and the rest, as if a MIDI file had them; each part is a track
 * @param voices the voice of each note of the song, empty where the file does not say
 */
public record Score(MidiFile song, List<String> voices) {
  private static final double USUAL_TEMPO = 120;

  /** Of mezzoforte, where nothing is said. */
  private static final int USUAL_VELOCITY = 80;

  private static final int MOST_VELOCITY = 127;

  /** How exactly a tie's second note begins where the first ends, in quarter notes. */
  private static final double SAME = 1e-6;

  public Score {
    voices = List.copyOf(voices);
  }

  /**
   * Reads a file: MusicXML, plain or compressed (.mxl).
   *
   * @throws ScoreException naming file, line and rule, if it is none
   */
  public static Score read(Path path) throws IOException {
    return of(ScoreReader.read(path, new MusicXml(path).document()));
  }

  /** A note while its length is still in quarter notes. */
  private static final class Played {
    private final Part part;
    private final Measure.Written written;
    private final double at;
    private final int velocity;
    private double length;

    Played(Part part, Measure.Written written, double at, int velocity) {
      this.part = part;
      this.written = written;
      this.at = at;
      this.velocity = velocity;
      length = written.length();
    }

    double end() {
      return at + length;
    }
  }

  /** A mark of the tempo, and the ms at which it begins. */
  private record Beat(double at, double bpm, double ms) {}

  static Score of(List<Part> parts) {
    int count = parts.stream().mapToInt(part -> part.measures.size()).max().orElse(0);
    List<Measure> all = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Measure measure = new Measure();
      for (Part part : parts) {
        measure.take(part.measure(i));
      }
      all.add(measure);
    }
    List<Integer> order = PlayingOrder.of(all);
    List<Double> starts = new ArrayList<>();
    double end = 0;
    for (int index : order) {
      starts.add(end);
      end += all.get(index).length;
    }
    List<Beat> beats = beats(parts, order, starts);
    List<Played> played = new ArrayList<>();
    List<MidiEvent> events = new ArrayList<>();
    for (Part part : parts) {
      play(part, order, starts, beats, played, events);
    }
    return of(played, events, beats, parts.size(), end);
  }

  private static Score of(
      List<Played> played, List<MidiEvent> events, List<Beat> beats, int tracks, double end) {
    List<Played> sorted = new ArrayList<>(played);
    sorted.sort(
        Comparator.comparingDouble((Played note) -> note.at)
            .thenComparingInt(note -> note.part.track));
    List<Note> notes = new ArrayList<>();
    List<String> voices = new ArrayList<>();
    for (Played note : sorted) {
      double ms = ms(beats, note.at);
      double until = ms(beats, note.at + note.length * note.written.sounds());
      notes.add(
          new Note(
              ms,
              until - ms,
              note.written.key(),
              note.velocity,
              note.written.channel(),
              note.part.track,
              Note.USUAL_RELEASE));
      voices.add(note.written.voice());
    }
    List<MidiEvent> inOrder = new ArrayList<>(events);
    inOrder.sort(Comparator.comparingDouble(MidiEvent::ms).thenComparingInt(MidiEvent::track));
    List<TempoMap.Tempo> tempos =
        beats.stream().map(beat -> new TempoMap.Tempo(beat.ms, beat.bpm)).toList();
    TempoMap map = TempoMap.of(MidiFile.FINE, tempos);
    return new Score(
        new MidiFile(notes, inOrder, map, Math.max(1, tracks), ms(beats, end)), voices);
  }

  private static List<Beat> beats(List<Part> parts, List<Integer> order, List<Double> starts) {
    List<Measure.Mark> marks = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      List<Measure.Mark> here = new ArrayList<>();
      for (Part part : parts) {
        here.addAll(part.measure(order.get(i)).tempos);
      }
      here.sort(Comparator.comparingDouble(Measure.Mark::at));
      for (Measure.Mark mark : here) {
        marks.add(new Measure.Mark(starts.get(i) + mark.at(), mark.value()));
      }
    }
    List<Beat> beats = new ArrayList<>();
    beats.add(new Beat(0, USUAL_TEMPO, 0));
    for (Measure.Mark mark : marks) {
      double ms = ms(beats, mark.at());
      if (beats.getLast().at == mark.at()) {
        beats.removeLast();
      }
      beats.add(new Beat(mark.at(), mark.value(), ms));
    }
    return beats;
  }

  /** The time of a position in quarter notes. */
  private static double ms(List<Beat> beats, double at) {
    int low = 0;
    int high = beats.size();
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (beats.get(middle).at <= at) {
        low = middle;
      } else {
        high = middle;
      }
    }
    Beat beat = beats.get(low);
    return beat.ms + (at - beat.at) * 60_000 / beat.bpm;
  }

  private static void play(
      Part part,
      List<Integer> order,
      List<Double> starts,
      List<Beat> beats,
      List<Played> played,
      List<MidiEvent> events) {
    if (!part.name.isEmpty()) {
      events.add(new MidiEvent(0, part.track, -1, Kind.NAME, 0, 0, part.name));
    }
    if (part.program >= 0) {
      events.add(new MidiEvent(0, part.track, part.channel, Kind.PROGRAM, 0, part.program, ""));
    }
    Map<Integer, Played> tied = new HashMap<>();
    double loudness = USUAL_VELOCITY;
    for (int i = 0; i < order.size(); i++) {
      Measure measure = part.measure(order.get(i));
      double start = starts.get(i);
      List<Measure.Mark> marks = new ArrayList<>(measure.dynamics);
      marks.sort(Comparator.comparingDouble(Measure.Mark::at));
      List<Measure.Written> notes = new ArrayList<>(measure.notes);
      notes.sort(Comparator.comparingDouble(Measure.Written::at));
      int next = 0;
      for (Measure.Written note : notes) {
        while (next < marks.size() && marks.get(next).at() <= note.at() + SAME) {
          loudness = marks.get(next++).value();
        }
        Played before = note.goesOn() ? tied.remove(note.key()) : null;
        double at = start + note.at();
        if (before != null && Math.abs(before.end() - at) < SAME) {
          before.length += note.length();
          if (note.isTied()) {
            tied.put(note.key(), before);
          }
          continue;
        }
        double own = note.velocity() > 0 ? note.velocity() : loudness;
        int velocity = (int) Math.clamp(Math.rint(own + note.accent()), 1, MOST_VELOCITY);
        Played now = new Played(part, note, at, velocity);
        played.add(now);
        if (note.isTied()) {
          tied.put(note.key(), now);
        }
        if (!note.lyric().isEmpty()) {
          double ms = ms(beats, at);
          events.add(new MidiEvent(ms, part.track, -1, Kind.LYRIC, 0, 0, note.lyric()));
        }
      }
      for (; next < marks.size(); next++) {
        loudness = marks.get(next).value();
      }
      for (Measure.Signature each : measure.signatures) {
        events.add(signature(part, each, ms(beats, start + each.at())));
      }
    }
  }

  private static MidiEvent signature(Part part, Measure.Signature each, double ms) {
    // MIDI clocks for each click, and 32nds in a quarter, as usual.
    return each.isKey()
        ? new MidiEvent(ms, part.track, -1, Kind.KEY_SIGNATURE, each.number(), each.value(), "")
        : new MidiEvent(
            ms, part.track, -1, Kind.TIME_SIGNATURE, each.number(), each.value(), "\u0018\b");
  }
}
