package tenuto.dsp.analysis;

import be.tarsos.dsp.beatroot.Agent;
import be.tarsos.dsp.beatroot.AgentList;
import be.tarsos.dsp.beatroot.Event;
import be.tarsos.dsp.beatroot.EventList;
import be.tarsos.dsp.beatroot.Induction;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Beat tracking of onsets by Dixon's BeatRoot (2001) in TarsosDSP: 60 to 200 beats per minute,
 * which may change slowly.
 *
 * <p>BeatRoot gives up in a pause of 10 s and starts only in the first 5 s, so each section between
 * pauses of more than 5 s is tracked by itself.
 */
public final class BeatTrack {
  private static final double PAUSE = 5000;

  /**
   * The onsets of a section from which the tempo is estimated, at most: the time grows with their
   * square.
   */
  private static final int MOST = 1000;

  /**
   * A lock, as BeatRoot keeps its settings and counters in static fields, which it writes all the
   * time.
   */
  private static final Object ONE_AT_A_TIME = new Object();

  private BeatTrack() {}

  /**
   * The beats in ms.
   *
   * @param onsets in order of time
   */
  public static List<Double> of(List<OnsetTrack.Onset> onsets) {
    List<Double> beats = new ArrayList<>();
    int from = 0;
    for (int to = 1; to <= onsets.size(); to++) {
      if (to == onsets.size() || onsets.get(to).ms() - onsets.get(to - 1).ms() > PAUSE) {
        beats.addAll(section(onsets.subList(from, to)));
        from = to;
      }
    }
    return beats;
  }

  private static List<Double> section(List<OnsetTrack.Onset> onsets) {
    double begin = onsets.getFirst().ms();
    EventList all = new EventList();
    EventList first = new EventList();
    for (int i = 0; i < onsets.size(); i++) {
      Event event = event(onsets.get(i), begin);
      all.add(event);
      if (i < MOST) {
        first.add(event);
      }
    }
    List<Double> beats = new ArrayList<>();
    synchronized (ONE_AT_A_TIME) {
      AgentList agents = Induction.beatInduction(first);
      agents.beatTrack(all, -1);
      Agent best = agents.bestAgent();
      if (best != null) {
        best.fillBeats(-1);
        for (Iterator<Event> events = best.events.iterator(); events.hasNext(); ) {
          beats.add(begin + events.next().keyDown * 1000);
        }
      }
    }
    return beats;
  }

  private static Event event(OnsetTrack.Onset onset, double begin) {
    double seconds = (onset.ms() - begin) / 1000;
    Event event = new Event(seconds, seconds, seconds, 56, 64, 0, 0, 1);
    event.salience = onset.strength();
    return event;
  }
}
