package tenuto.dsp.oscillators;

import tenuto.engine.signal.Filter;

/**
 * A band-limited oscillator, steered by its inputs, that gives its samples {@link BlepWave#LATENCY}
 * late, which {@link LookaheadOscillators} makes up for.
 */
interface LateOscillator extends Filter {
  /** Drawing it takes about as long as storing it. */
  @Override
  default boolean worksInBackground() {
    return true;
  }
}
