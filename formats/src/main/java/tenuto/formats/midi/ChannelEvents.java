package tenuto.formats.midi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tenuto.formats.midi.MidiEvent.Kind;

/** The controllers, pitch bends and pedals of each channel, for look-up by time. */
public final class ChannelEvents {
  /** No events. */
  public static final ChannelEvents NONE = new ChannelEvents(List.of());

  /** The controller of the sustain pedal, and the lowest value that means down. */
  private static final int PEDAL = 64;

  private static final int DOWN = 64;

  /** The controllers that select a registered parameter, and those that set its value. */
  private static final int FOR_HIGH = 101;

  private static final int FOR_LOW = 100;
  private static final int DATA_HIGH = 6;
  private static final int DATA_LOW = 38;

  /** The default bend range of synthesizers, in semitones. */
  private static final double USUAL_BEND = 2;

  /** The same of the notes' channels of MIDI Polyphonic Expression (MPE 1.0, 2.4). */
  private static final double NOTES_BEND = 48;

  /** The registered parameter that makes a zone of MPE: its value is the number of channels. */
  private static final int ZONE = 6;

  private static final int CHANNELS = 16;

  /** The manager channels of the two zones. */
  private static final int LOWER = 0;

  private static final int UPPER = CHANNELS - 1;

  /** A value that holds from a time on. */
  public record Change(double ms, double value) {}

  private record Line(int channel, Kind kind, int number) {}

  private final Map<Line, List<Change>> lines = new HashMap<>();

  /** The bend range in semitones over time, for each channel on which it was set. */
  private final Map<Integer, List<Change>> bends = new HashMap<>();

  /** The manager channel of each channel that is a member of a zone of MPE; -1 of others. */
  private final int[] managers;

  private final double end;

  /**
   * @param events in any order
   */
  public ChannelEvents(List<MidiEvent> events) {
    List<MidiEvent> inOrder = new ArrayList<>(events);
    inOrder.sort(Comparator.comparingDouble(MidiEvent::ms));
    managers = managers(inOrder);
    Map<Line, Integer> chosen = new HashMap<>();
    for (MidiEvent event : inOrder) {
      int number =
          event.kind() == Kind.CONTROLLER || event.kind() == Kind.KEY_PRESSURE ? event.number() : 0;
      Line line = new Line(event.channel(), event.kind(), number);
      lines
          .computeIfAbsent(line, it -> new ArrayList<>())
          .add(new Change(event.ms(), event.value()));
      if (event.kind() == Kind.CONTROLLER) {
        chosen.put(line, event.value());
        tellBend(event, chosen);
      }
    }
    end = inOrder.isEmpty() ? 0 : inOrder.getLast().ms();
  }

  /** Reads the data of registered parameter 0: the bend range in semitones and cents. */
  private void tellBend(MidiEvent event, Map<Line, Integer> chosen) {
    boolean isData = event.number() == DATA_HIGH || event.number() == DATA_LOW;
    if (isData && value(chosen, event, FOR_HIGH) == 0 && value(chosen, event, FOR_LOW) == 0) {
      double cents = Math.max(0, value(chosen, event, DATA_LOW));
      double semitones = Math.max(0, value(chosen, event, DATA_HIGH)) + cents / 100;
      bends
          .computeIfAbsent(bendOf(event.channel()), it -> new ArrayList<>())
          .add(new Change(event.ms(), semitones));
    }
  }

  /** The channel under which a bend range is kept: all members of a zone have one. */
  private int bendOf(int channel) {
    int manager = manager(channel);
    return manager < 0 ? channel : CHANNELS + manager;
  }

  /** The manager channels by the last message that makes each zone. */
  private static int[] managers(List<MidiEvent> inOrder) {
    int[] managers = new int[CHANNELS];
    Arrays.fill(managers, -1);
    Map<Line, Integer> chosen = new HashMap<>();
    for (MidiEvent event : inOrder) {
      if (event.kind() != Kind.CONTROLLER) {
        continue;
      }
      chosen.put(new Line(event.channel(), Kind.CONTROLLER, event.number()), event.value());
      boolean isManager = event.channel() == LOWER || event.channel() == UPPER;
      if (isManager
          && event.number() == DATA_HIGH
          && value(chosen, event, FOR_HIGH) == 0
          && value(chosen, event, FOR_LOW) == ZONE) {
        int manager = event.channel();
        for (int i = 1; i < CHANNELS - 1; i++) {
          int place = manager == LOWER ? i : UPPER - i;
          if (i <= event.value()) {
            managers[place] = manager;
          } else if (managers[place] == manager) {
            managers[place] = -1;
          }
        }
      }
    }
    return managers;
  }

  /**
   * The manager channel of a note's channel in MIDI Polyphonic Expression, whose bends, pedals and
   * controllers hold for all notes of its zone; -1 if the channel is in no zone.
   */
  public int manager(int channel) {
    return channel >= 0 && channel < CHANNELS ? managers[channel] : -1;
  }

  private static int value(Map<Line, Integer> chosen, MidiEvent event, int number) {
    return chosen.getOrDefault(new Line(event.channel(), Kind.CONTROLLER, number), -1);
  }

  /**
   * The values of a channel's controller, bend or other kind of event within a span of time: the
   * value at its start, with time 0 ms, if there is one, and each change until its end, with the ms
   * since the start.
   *
   * @param number of the controller or the key; 0 for kinds without one
   */
  public List<Change> changes(int channel, Kind kind, int number, double from, double to) {
    List<Change> line = lines.getOrDefault(new Line(channel, kind, number), List.of());
    int next = after(line, from);
    List<Change> changes = new ArrayList<>();
    if (next > 0) {
      changes.add(new Change(0, line.get(next - 1).value));
    }
    for (int i = next; i < line.size() && line.get(i).ms < to; i++) {
      changes.add(new Change(line.get(i).ms - from, line.get(i).value));
    }
    return changes;
  }

  /** The value of a kind of event on a channel at a time, or {@code otherwise}. */
  public double at(int channel, Kind kind, int number, double ms, double otherwise) {
    List<Change> line = lines.getOrDefault(new Line(channel, kind, number), List.of());
    int next = after(line, ms);
    return next == 0 ? otherwise : line.get(next - 1).value;
  }

  /** The bend range in semitones at a time. */
  public double bend(int channel, double ms) {
    List<Change> line = bends.getOrDefault(bendOf(channel), List.of());
    int next = after(line, ms);
    double usual = manager(channel) < 0 ? USUAL_BEND : NOTES_BEND;
    return next == 0 ? usual : line.get(next - 1).value;
  }

  /**
   * The time at which a key released at {@code ms} stops sounding: at once, or when the sustain
   * pedal is released; the last event's time if it never is.
   */
  public double released(int channel, double ms) {
    int manager = manager(channel);
    double own = releasedBy(channel, ms);
    return manager < 0 ? own : Math.max(own, releasedBy(manager, ms));
  }

  private double releasedBy(int channel, double ms) {
    if (at(channel, Kind.CONTROLLER, PEDAL, ms, 0) < DOWN) {
      return ms;
    }
    List<Change> pedal = lines.get(new Line(channel, Kind.CONTROLLER, PEDAL));
    for (int i = after(pedal, ms); i < pedal.size(); i++) {
      if (pedal.get(i).value < DOWN) {
        return pedal.get(i).ms;
      }
    }
    return Math.max(ms, end);
  }

  /** The index of the first change after a time; the number of changes if there is none. */
  private static int after(List<Change> line, double ms) {
    int low = 0;
    int high = line.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (line.get(middle).ms > ms) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }
}
