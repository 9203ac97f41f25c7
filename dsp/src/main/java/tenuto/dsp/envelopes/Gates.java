package tenuto.dsp.envelopes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;

/** Words for envelopes shared by many notes: gates, and envelopes that follow them. */
public final class Gates {
  private Gates() {}

  @Operator(
      value = "Gate of notes: the velocity of the latest held note, else 0.",
      words = "NoteGate",
      example = "sf.NoteGate([(0, 200), (250, 80, 0.5), (350, 200, 0.8)])",
      own = true,
      find = {"gate", "trigger", "keyboard"},
      see = {"GatedADSR"},
      form = Form.SHAPE)
  public static Signal noteGate(
      Session session,
      @In(
              "rows (ms, length in ms) or (ms, length, velocity), velocities above 0 and 1 if not"
                  + " given")
          List<Row> notes,
      @In(
              value =
                  "legato: 1 keeps the gate open where a note begins while another is held; 0"
                      + " closes it for one sample, so that envelopes restart",
              from = 0,
              to = 1,
              whole = true,
              otherwise = "0")
          double legato) {
    boolean isLegato = legato == 1;
    List<Held> all = new ArrayList<>();
    for (Row row : notes) {
      all.add(held(session, row));
    }
    all.sort(Comparator.comparingLong(Held::begin));
    List<GateSteps.Step> steps = new ArrayList<>();
    long end = 0;
    long before = -1;
    for (Held note : all) {
      if (note.end > note.begin) {
        if (end < note.begin && end > 0) {
          steps.add(new GateSteps.Step(end, 0));
        } else if (!isLegato && end > 0 && note.begin - 1 > before) {
          steps.add(new GateSteps.Step(note.begin - 1, 0));
        }
        steps.add(new GateSteps.Step(note.begin, note.velocity));
        before = note.begin;
        end = Math.max(end, note.end);
      }
    }
    return Generated.of(new GateSteps(steps), end);
  }

  /** A note from one sample to another. */
  private record Held(long begin, long end, double velocity) {}

  private static Held held(Session session, Row row) {
    if (row.size() < 2 || row.size() > 3) {
      throw new IllegalArgumentException(
          "notes must be rows (ms, length) or (ms, length, velocity), but one has %d numbers"
              .formatted(row.size()));
    }
    double ms = Require.that(row.at(0) >= 0, "notes", "must begin at 0 ms or later", row.at(0));
    double length =
        Require.that(row.at(1) >= 0, "notes", "must have lengths of 0 ms or more", row.at(1));
    double velocity = row.at(2, 1);
    Require.that(
        velocity > 0 && velocity < Double.POSITIVE_INFINITY,
        "notes",
        "must have finite velocities above 0",
        velocity);
    return new Held(
        Times.samples("notes", session, ms),
        Times.samples("notes", session, ms + length),
        velocity);
  }

  @Operator(
      value =
          "ADSR envelope of a gate: each time the gate rises above 0 it restarts from its current"
              + " level, as high as the gate is then; longer than the gate by the release.",
      words = "GatedADSR",
      example = "sf.GatedADSR(sf.NoteGate([(0, 200), (250, 150, 0.5)]), 10, 50, 0.6, 100)",
      own = true,
      length = Length.ITS_OWN,
      find = {"envelope", "gate", "envgen", "mono"},
      see = {"ADSR", "NoteGate"},
      form = Form.SHAPE)
  public static Signal gatedAdsr(
      Session session,
      @In("the gate, open while it is above 0") Signal gate,
      @In(
              value = "attack: time from the current level to the gate's height",
              unit = Unit.MS,
              from = 0,
              otherwise = "10")
          double attack,
      @In(
              value = "decay: time from there to the sustain level",
              unit = Unit.MS,
              from = 0,
              otherwise = "100")
          double decay,
      @In(
              value = "sustain level, as a part of the gate's height",
              from = 0,
              to = 1,
              otherwise = "0.7")
          double sustain,
      @In(
              value = "release: time from the level reached to 0, after the gate has closed",
              unit = Unit.MS,
              from = 0,
              otherwise = "200")
          double release,
      @In(value = Envelopes.CURVE, from = -100, to = 100, otherwise = "-4") double curve) {
    Stages.time(session, "attack", attack);
    Stages.time(session, "decay", decay);
    Stages.time(session, "release", release);
    double rate = session.sampleRate();
    GatedStages stages =
        new GatedStages(
            Milliseconds.place(attack, rate),
            Milliseconds.place(decay, rate),
            sustain,
            Milliseconds.place(release, rate),
            curve);
    long length = gate.length() + Times.samples("release", session, release);
    return Filtered.of(stages, NewEnd.at(gate, length));
  }
}
