package tenuto.dsp.oscillators;

import tenuto.dsp.kernel.Spans;

/**
 * A band-limited sawtooth. Its input is the frequency in Hz.
 *
 * @param phase at the start, in turns
 * @param known see {@link Oscillation}
 */
record SawWave(double sampleRate, double phase, long known) implements LateOscillator {
  @Override
  public Oscillation begin() {
    return new Running(new BlepWave());
  }

  private final class Running extends Oscillation {
    private final SawVoice voice;
    private final long[] steps = new long[Spans.LENGTH];

    Running(BlepWave wave) {
      super(SawWave.this, known, wave);
      voice = new SawVoice(wave);
    }

    @Override
    void begin(double[][] controls) {
      voice.begin(phase, Steps.of(controls[0][0], sampleRate));
    }

    @Override
    void draw(double[][] controls, int n) {
      if (isSteady()) {
        voice.draw(n);
      } else {
        Steps.of(controls[0], sampleRate, steps, n);
        voice.draw(steps, n);
      }
    }
  }
}
