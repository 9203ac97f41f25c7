package tenuto.dsp.oscillators;

import tenuto.dsp.math.Phase;

/** A band-limited sawtooth being drawn: 2·φ for a phase φ from −½ to ½ of a turn. */
final class SawVoice {
  private final EdgedWave wave;

  /** At the sample before the next one. */
  private long phase;

  /** From there to the next one. */
  private long step;

  private long before;

  SawVoice(EdgedWave wave) {
    this.wave = wave;
  }

  /** Sets out so that it will be at {@code start} at sample 0. */
  void begin(long start, long step) {
    this.step = step;
    before = step;
    phase = start - (EdgedWave.LATENCY + 1) * step;
  }

  /** Sets out so that it will be at {@code turns} at sample 0. */
  void begin(double turns, long step) {
    begin(Phase.of(turns), step);
  }

  /** Draws the next samples, from each of which it goes a step. */
  void draw(long[] steps, int n) {
    for (int i = 0; i < n; i++) {
      advance(i, steps[i]);
    }
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
      wave.step(i, Steps.place(phase, before, step, after), step > 0 ? -2 : 2);
    }
    wave.add(i, next * 0x1p-63);
    phase = next;
    before = step;
    step = after;
  }
}
