package tenuto.dsp.oscillators;

import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;

/** A band-limited sawtooth being drawn: 2·φ for a phase φ from −½ to ½ of a turn. */
final class SawVoice {
  private final BlepWave wave;

  /** At the sample before the next one. */
  private long phase;

  /** From there to the next one. */
  private long step;

  private long before;

  /** Of the samples that are being drawn. */
  private final long[] phases = new long[Spans.LENGTH];

  SawVoice(BlepWave wave) {
    this.wave = wave;
  }

  /** Sets out so that it will be at {@code start} at sample 0. */
  void begin(long start, long step) {
    this.step = step;
    before = step;
    phase = start - (BlepWave.LATENCY + 1) * step;
  }

  /** Sets out so that it will be at {@code turns} at sample 0. */
  void begin(double turns, long step) {
    begin(Phase.of(turns), step);
  }

  /** Draws the next samples, from each of which it goes a step. */
  void draw(long[] steps, int n) {
    long from = phase;
    int drawn = 0;
    for (int i = 0; i < n; i++) {
      long next = from + step;
      if (Steps.wraps(from, step, next)) {
        wave.rise(drawn, i, phases);
        drawn = i;
        edge(i, from, steps[i]);
      }
      phases[i] = next;
      from = next;
      before = step;
      step = steps[i];
    }
    wave.rise(drawn, n, phases);
    phase = from;
  }

  /** Draws the next samples while the step stays as it was. */
  void draw(int n) {
    advance(0, step);
    for (int i = 1; i < n; i++) {
      int edge = i + Steps.clear(phase, step, n - i);
      phase = wave.rise(i, edge, phase, step);
      i = edge;
      if (i < n) {
        advance(i, step);
      }
    }
  }

  private void advance(int i, long after) {
    long next = phase + step;
    if (Steps.wraps(phase, step, next)) {
      edge(i, phase, after);
    }
    wave.add(i, next * 0x1p-63);
    phase = next;
    before = step;
    step = after;
  }

  /** Jumps on the way to sample i, from a phase on; the step that follows is {@code after}. */
  private void edge(int i, long from, long after) {
    wave.step(i, Steps.place(from, before, step, after), step > 0 ? -2 : 2);
  }
}
