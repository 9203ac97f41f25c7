package tenuto.formats.score;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A part of a score, and how it is played. */
final class Part {
  /** The channel of General MIDI's drums. */
  private static final int DRUMS = 9;

  private static final int CHANNELS = 16;

  final int track;
  final List<Measure> measures = new ArrayList<>();

  /** The key of each instrument of a kit that has one, by its name in the file. */
  final Map<String, Integer> kit = new HashMap<>();

  String name = "";
  int channel;

  /** The programme, 0 to 127; -1 if the file does not say. */
  int program = -1;

  Part(int track) {
    this.track = track;
    int free = track % (CHANNELS - 1);
    channel = free < DRUMS ? free : free + 1;
  }

  /** Adds a measure. */
  Measure next() {
    Measure measure = new Measure();
    measures.add(measure);
    return measure;
  }

  /** The measure of that index; empty ones follow the last. */
  Measure measure(int index) {
    while (measures.size() <= index) {
      measures.add(new Measure());
    }
    return measures.get(index);
  }
}
