package tenuto.scripting.reports;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tenuto.dsp.outputs.Excerpt;

/**
 * A log of the notes that a run has played: time, duration, key, and the lines of the patch that
 * made them; and the bars that they are in. A million notes take some 30 MB; further ones are only
 * counted.
 */
public final class NoteLog {
  /** The most notes that are kept. */
  static final int MOST = 1 << 20;

  private static final int FIRST = 256;

  private double[] begins = new double[FIRST];
  private float[] lengths = new float[FIRST];
  private float[] keys = new float[FIRST];
  private float[] velocities = new float[FIRST];
  private int[] places = new int[FIRST];
  private int[] players = new int[FIRST];
  private final Map<String, Integer> texts = new LinkedHashMap<>();
  private int size;
  private long all;
  private Optional<BarLines> bars = Optional.empty();
  private final Excerpt part;

  /** A log of a whole piece. */
  public NoteLog() {
    this(Excerpt.WHOLE);
  }

  /** A log for who hears a part of a piece: its times are counted from the part's start. */
  public NoteLog(Excerpt part) {
    this.part = part;
  }

  /** The part of the piece that is heard. */
  public Excerpt part() {
    return part;
  }

  /**
   * A note that was played.
   *
   * @param begin in seconds from the start of the piece
   * @param seconds its duration
   * @param key its MIDI key, or NaN if it has none
   * @param velocity 1 to 127, or NaN if it has none
   * @param place the line that made the note
   * @param player the function that played it, and its line
   */
  public record Played(
      double begin, double seconds, double key, double velocity, String place, String player) {}

  /** Adds a note; safe for many threads. */
  public synchronized void add(Played note) {
    all++;
    if (size == MOST) {
      return;
    }
    if (size == begins.length) {
      grow();
    }
    begins[size] = note.begin - part.from();
    lengths[size] = (float) note.seconds;
    keys[size] = (float) note.key;
    velocities[size] = (float) note.velocity;
    places[size] = number(note.place);
    players[size] = number(note.player);
    size++;
  }

  /** Sets the bars of the run's timeline; of several timelines those of the last one count. */
  public synchronized void setBars(BarLines made) {
    bars = Optional.of(made.countedFrom(part.from()));
  }

  /** The bars of the run's last timeline, if it has made one. */
  public synchronized Optional<BarLines> bars() {
    return bars;
  }

  private void grow() {
    int more = Math.min(MOST, 2 * size);
    begins = Arrays.copyOf(begins, more);
    lengths = Arrays.copyOf(lengths, more);
    keys = Arrays.copyOf(keys, more);
    velocities = Arrays.copyOf(velocities, more);
    places = Arrays.copyOf(places, more);
    players = Arrays.copyOf(players, more);
  }

  private int number(String text) {
    return texts.computeIfAbsent(text, each -> texts.size());
  }

  /** The number of notes played, including those that are not kept. */
  public synchronized long count() {
    return all;
  }

  /**
   * The notes that sound between two times.
   *
   * @param most if there are more, only every second, third and so on is returned
   * @return in the order in which they were played
   */
  public synchronized List<Played> between(double from, double to, int most) {
    int found = 0;
    for (int i = 0; i < size; i++) {
      if (sounds(i, from, to)) {
        found++;
      }
    }
    int step = Math.max(1, Math.ceilDiv(found, most));
    String[] named = texts.keySet().toArray(String[]::new);
    List<Played> notes = new ArrayList<>();
    for (int i = 0, passed = 0; i < size; i++) {
      if (sounds(i, from, to) && passed++ % step == 0) {
        notes.add(
            new Played(
                begins[i],
                lengths[i],
                keys[i],
                velocities[i],
                named[places[i]],
                named[players[i]]));
      }
    }
    return notes;
  }

  private boolean sounds(int i, double from, double to) {
    return begins[i] <= to && begins[i] + lengths[i] > from;
  }
}
