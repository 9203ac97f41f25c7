package tenuto.dsp.oscillators;

import tenuto.dsp.kernel.Spans;
import tenuto.dsp.math.Phase;

/** The running state of a band-limited sawtooth: 2·φ for a phase φ from −½ to ½ of a turn. */
final class SawVoice {
  private final BlepWave wave;

  /** The phase at the previous sample. */
  private long phase;

  /** The step from there to the next sample. */
  private long step;

  private long before;

  /** The phases of the samples that are being drawn. */
  private final long[] phases = new long[Spans.LENGTH];

  SawVoice(BlepWave wave) {
    this.wave = wave;
  }

  /** Starts such that the phase is {@code start} at sample 0. */
  void begin(long start, long step) {
    this.step = step;
    before = step;
    phase = start - (BlepWave.LATENCY + 1) * step;
  }

  /** Starts such that the phase is {@code turns} at sample 0. */
  void begin(double turns, long step) {
    begin(Phase.of(turns), step);
  }

  /** Draws the next samples with the phase steps that follow each of them. */
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

  /** Draws the next samples while the step is constant. */
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

  /**
   * Adds the jump before sample i, with the phase {@code from} before it and the step {@code after}
   * that follows.
   */
  private void edge(int i, long from, long after) {
    wave.step(i, Steps.place(from, before, step, after), step > 0 ? -2 : 2);
  }
}
