package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import tenuto.engine.base.Require;
import tenuto.formats.midi.ChannelEvents;
import tenuto.formats.midi.ChannelEvents.Change;
import tenuto.formats.midi.MidiEvent.Kind;

/**
 * The controllers, bends and pedals of a note's channel from the note's start on, as lines for a
 * control signal.
 *
 * @param events of the song that the note is from; empty if it is from none
 */
public record Steering(ChannelEvents events) {
  /** For notes that are not from a song. */
  public static final Steering NONE = new Steering(ChannelEvents.NONE);

  /** The ms over which a controller moves to its next value, so that its steps are not audible. */
  private static final double GLIDE = 5;

  private static final double MOST = 127;
  private static final double WHOLE_BEND = 8192;

  /** The controller for the third dimension of MPE, and its initial value. */
  private static final int TIMBRE = 74;

  private static final int CENTRE = 64;

  /** The initial values of controllers that are not 0: volume, balance, pan, expression. */
  private static final Map<Integer, Integer> AT_FIRST = Map.of(7, 100, 8, 64, 10, 64, 11, 127);

  /**
   * A control curve.
   *
   * @param first its value at the note's start, and its constant value if there are no points
   * @param points values at ms from there on, joined by lines
   * @param pitch whether lines are linear in pitch, not in frequency
   */
  public record Line(double first, List<Change> points, boolean pitch) {}

  /** The time of a note. */
  public record Time(int channel, double ms, double length) {}

  /** How long the note sounds, until key and pedal are up. */
  public double held(Time note) {
    double end = note.ms + note.length;
    double released = events.released(note.channel, end);
    return released == end ? note.length : released - note.ms;
  }

  /** The length of a control in ms; null means as long as the note sounds. */
  public double lasting(Time note, Double ms) {
    if (ms == null) {
      return held(note);
    }
    return Require.that(ms >= 0, "note: ms", "must be 0 or more", ms);
  }

  /** The MIDI program of the note's channel, or else of its zone. */
  public int program(Time note) {
    int manager = events.manager(note.channel);
    double zone = manager < 0 ? 0 : events.at(manager, Kind.PROGRAM, 0, note.ms, 0);
    return (int) events.at(note.channel, Kind.PROGRAM, 0, note.ms, zone);
  }

  /** A controller, 0 to 1. */
  public Line controller(Time note, double number, double ms) {
    int which = Require.whole("number", number, 0, 127);
    return controller(note, which, AT_FIRST.getOrDefault(which, 0), ms);
  }

  /** The timbre of a note in MIDI Polyphonic Expression: controller 74, 0 to 1. */
  public Line timbre(Time note, double ms) {
    return controller(note, TIMBRE, CENTRE, ms);
  }

  private Line controller(Time note, int which, int otherwise, double ms) {
    return line(
        ownOrZone(note, Kind.CONTROLLER, which, ms), otherwise, value -> value / MOST, ms, false);
  }

  /** The pressure on the key, or else on the channel or its zone, 0 to 1. */
  public Line pressure(Time note, int key, double ms) {
    List<Change> ofKey = changes(note, Kind.KEY_PRESSURE, key, ms);
    List<Change> changes = ofKey.isEmpty() ? ownOrZone(note, Kind.PRESSURE, 0, ms) : ofKey;
    return line(changes, 0, value -> value / MOST, ms, false);
  }

  /**
   * The bend in semitones, with that of its zone.
   *
   * @param range the bend range; null for the song's
   */
  public Line bend(Time note, Double range, double ms) {
    return line(bends(note, range, ms), 0, semitones -> semitones, ms, false);
  }

  /**
   * The frequency with its bends.
   *
   * @param hz without bends
   * @param range the bend range; null for the song's
   */
  public Line hz(Time note, double hz, Double range, double ms) {
    return line(
        bends(note, range, ms), 0, semitones -> hz * StrictMath.pow(2, semitones / 12), ms, true);
  }

  /** The bends in semitones: of the note's channel and of its zone together. */
  private List<Change> bends(Time note, Double range, double ms) {
    List<Change> own = bends(note.channel, range, note, ms);
    int manager = events.manager(note.channel);
    List<Change> zone = manager < 0 ? List.of() : bends(manager, null, note, ms);
    if (own.isEmpty() || zone.isEmpty()) {
      return own.isEmpty() ? zone : own;
    }
    List<Change> sums = new ArrayList<>();
    double first = 0;
    double second = 0;
    int i = 0;
    int k = 0;
    while (i < own.size() || k < zone.size()) {
      double next = i < own.size() ? own.get(i).ms() : zone.get(k).ms();
      next = k < zone.size() ? Math.min(next, zone.get(k).ms()) : next;
      for (; i < own.size() && own.get(i).ms() == next; i++) {
        first = own.get(i).value();
      }
      for (; k < zone.size() && zone.get(k).ms() == next; k++) {
        second = zone.get(k).value();
      }
      sums.add(new Change(next, first + second));
    }
    return sums;
  }

  private List<Change> bends(int channel, Double range, Time note, double ms) {
    double semitones = range == null ? events.bend(channel, note.ms) : range;
    return events.changes(channel, Kind.BEND, 0, note.ms, note.ms + ms).stream()
        .map(each -> new Change(each.ms(), semitones * each.value() / WHOLE_BEND))
        .toList();
  }

  /** What the note's channel has, or else its zone. */
  private List<Change> ownOrZone(Time note, Kind kind, int number, double ms) {
    List<Change> own = changes(note, kind, number, ms);
    int manager = events.manager(note.channel);
    return own.isEmpty() && manager >= 0
        ? events.changes(manager, kind, number, note.ms, note.ms + ms)
        : own;
  }

  /** The frequency of a key in equal temperament. */
  public static double hzOf(double key) {
    return 440 * StrictMath.pow(2, (key - 69) / 12);
  }

  /** The song's values of a kind of event for {@code ms} from the note's start on. */
  public List<Change> changes(Time note, Kind kind, int number, double ms) {
    return events.changes(note.channel, kind, number, note.ms, note.ms + ms);
  }

  private static Line line(
      List<Change> changes,
      double otherwise,
      DoubleUnaryOperator meaning,
      double ms,
      boolean pitch) {
    boolean isTold = !changes.isEmpty() && changes.getFirst().ms() == 0;
    double first = meaning.applyAsDouble(isTold ? changes.getFirst().value() : otherwise);
    List<Change> rest = isTold ? changes.subList(1, changes.size()) : changes;
    return new Line(first, rest.isEmpty() ? List.of() : glide(first, rest, meaning, ms), pitch);
  }

  /**
   * Lines from value to value, each of which begins at the time of the event, where the previous
   * line is then.
   */
  private static List<Change> glide(
      double first, List<Change> changes, DoubleUnaryOperator meaning, double ms) {
    List<Change> points = new ArrayList<>(List.of(new Change(0, first)));
    Change to = points.getFirst();
    for (Change change : changes) {
      Change from = points.getLast();
      double now = between(from, to, change.ms());
      if (to.ms() > from.ms() && to.ms() <= change.ms()) {
        points.add(to);
      }
      points.add(new Change(change.ms(), now));
      to = new Change(change.ms() + GLIDE, meaning.applyAsDouble(change.value()));
    }
    if (to.ms() < ms) {
      points.add(to);
    }
    points.add(new Change(ms, between(points.getLast(), to, ms)));
    return points;
  }

  private static double between(Change from, Change to, double ms) {
    return ms >= to.ms()
        ? to.value()
        : from.value() + (to.value() - from.value()) * (ms - from.ms()) / (to.ms() - from.ms());
  }
}
