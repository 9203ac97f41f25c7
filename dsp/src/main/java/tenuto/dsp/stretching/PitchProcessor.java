package tenuto.dsp.stretching;

import java.util.Arrays;
import tenuto.dsp.kernel.ScalarProcessor;
import tenuto.dsp.kernel.Spans;
import tenuto.engine.signal.StateTransfer;

/** A {@link PitchVocoder} on its way. */
final class PitchProcessor extends ScalarProcessor {
  private final int channels;
  private final int hop;
  private final int delay;
  private final int late;
  private final double steady;
  private final Vocoder vocoder;

  /** What was stretched, of each channel. */
  private final History[] stretched;

  /** Where in it samples are read from that are not made yet; unused if the ratio is steady. */
  private final History places;

  private final double[] row;
  private final double[][] hops;
  private long number;
  private long made;

  private double semitones = Double.NaN;
  private double ratio = 1;

  /** The sum of all ratios, in two parts. */
  private double sum;

  private double lost;

  PitchProcessor(PitchVocoder filter) {
    channels = filter.channels();
    hop = filter.shape().hop();
    delay = filter.delay();
    late = filter.shape().late();
    made = -delay;
    number = 0;
    steady = filter.map() instanceof TimeMap.Steady(double same) ? same : 0;
    int longest = filter.shape().longest();
    vocoder =
        new Vocoder(
            channels,
            filter.shape(),
            filter.map(),
            new Transposition.Read(filter.formants(), filter.sampleRate()),
            Strokes.NONE,
            delay + (long) longest + Spans.LENGTH,
            filter.workbench());
    stretched = new History[channels];
    Arrays.setAll(stretched, c -> new History(4 * Math.max(hop, 2 * SincRows.HALF)));
    places = new History(steady > 0 ? 1 : Integer.highestOneBit(delay + 1024) * 2);
    row = new double[Spans.LENGTH];
    hops = new double[channels][hop];
  }

  @Override
  public void close() {
    vocoder.close();
  }

  @Override
  public void transfer(StateTransfer state) {
    vocoder.transfer(state);
    for (History each : stretched) {
      each.transfer(state, each.length());
    }
    number = state.of(number);
    made = state.of(made);
    if (steady == 0) {
      places.transfer(state, delay + Spans.LENGTH);
      semitones = state.of(semitones);
      ratio = state.of(ratio);
      sum = state.of(sum);
      lost = state.of(lost);
    }
  }

  @Override
  public void scalar(double[][] in, double[][] out, int n) {
    for (int c = 0; c < channels; c++) {
      vocoder.take(c, in[c], 0, n);
    }
    if (steady == 0) {
      follow(in[channels], n);
    }
    for (int i = 0; i < n; i++, made++) {
      double place = steady > 0 ? made * steady : places.at(made);
      if (made >= 0) {
        stretchTo((long) place + SincRows.HALF + 1);
      }
      for (int c = 0; c < channels; c++) {
        out[c][i] = made >= 0 ? SincRows.at(stretched[c], place) : 0;
      }
    }
  }

  /** Takes semitones, and keeps where to read. */
  private void follow(double[] control, int n) {
    for (int i = 0; i < n; i++) {
      if (control[i] != semitones && !Double.isNaN(control[i])) {
        semitones = control[i];
        ratio = PitchVocoder.ratio(semitones);
      }
      row[i] = sum + lost;
      double whole = sum + ratio;
      lost += sum - whole + ratio;
      sum = whole;
    }
    places.take(row, 0, n);
  }

  private void stretchTo(long end) {
    while (stretched[0].taken() < end) {
      vocoder.frame(number, hops);
      if (number >= late) {
        for (int c = 0; c < channels; c++) {
          stretched[c].take(hops[c], 0, hop);
        }
      }
      number++;
    }
  }
}
