package tenuto.dsp.stretching;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.dsp.frames.Frame;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.FrameTransform;
import tenuto.dsp.frames.Workbench;
import tenuto.engine.signal.StateTransfer;

/**
 * A phase vocoder at work: it takes samples of all channels, and makes a frame and a hop of output
 * when it is asked to.
 *
 * <p>A frame is looked at in several lengths at once. Each band of frequencies is heard in the
 * length that suits it, and of all only the middle, undone of its window and weighted anew. So what
 * frames add up to is the same whichever lengths share a band, and it is divided by the sum of the
 * weights, cut as they are.
 */
final class Vocoder implements HopMaker {
  /** The part of what frames weigh in the middle of a sound below which nothing is made louder. */
  private static final double LEAST_WEIGHT = 0.2;

  private final VocoderShape shape;
  private final TimeMap map;
  private final Workbench workbench;
  private final Transposition pitch;
  private final int hop;
  private final int kept;
  private final History[] past;
  private final QuarterBand[] lows;
  private final Attacks attacks;
  private final Middle middle;
  private final List<Resolution> lengths = new ArrayList<>();

  /**
   * The length whose spectra say what becomes of tones, and in which what stays as it was is heard.
   */
  private final int steering;

  /** Samples of half the longest frame that all frequencies are heard in. */
  private final int reach;

  private final Blend blend;
  private final double[][] gains;

  /** Of each channel, and at the end the weights: what frames add up to. */
  private final double[][] sums;

  private final double least;
  private FrameTransform looks;
  private AttackFinder finder;

  /**
   * @param map from the output's time to the input's
   * @param pitch what becomes of tones
   * @param strokes which keep their decay
   * @param kept samples of the input that may have to be looked at again
   */
  Vocoder(
      int channels,
      VocoderShape shape,
      TimeMap map,
      Transposition pitch,
      Strokes strokes,
      long kept,
      Workbench workbench) {
    this.shape = shape;
    this.map = map;
    this.pitch = pitch;
    this.workbench = workbench;
    hop = shape.hop();
    past = new History[channels];
    this.kept = Math.toIntExact(kept);
    int room = 2 * Integer.highestOneBit(this.kept);
    Arrays.setAll(past, c -> new History(room));
    lows = new QuarterBand[shape.hasLows() ? channels : 0];
    Arrays.setAll(lows, c -> new QuarterBand(room, 4 * hop));
    attacks = new Attacks(map, shape, new StrokePlayhead(map, hop, past, strokes));
    Fade fade = new Fade(Math.max(1, shape.size() / 64), shape.longest() / 2);
    middle = new Middle(shape.middle(), fade);
    double[] tones = {1}; // they are heard alone, and lose nothing
    if (shape.hasLows()) {
      int step = QuarterBand.STEP;
      Fade lowFade = new Fade(Math.max(1, shape.size() / 64 / step), shape.longest() / 2 / step);
      lengths.add(new Resolution(shape.lows(), step, shape.middle(), tones, channels, lowFade));
    }
    steering = lengths.size() + 1;
    reach = shape.lengths().getFirst().size() / 2;
    for (FrameShape each : shape.lengths()) {
      double[] overlaps = lengths.size() < steering ? tones : middle.overlaps(hop);
      lengths.add(new Resolution(each, 1, shape.middle(), overlaps, channels, fade));
    }
    blend = new Blend(lengths);
    gains = new double[lengths.size()][];
    Arrays.setAll(gains, i -> new double[lengths.get(i).shape().bins()]);
    sums = new double[channels + 1][shape.middle()];
    least = LEAST_WEIGHT * middle.sum() / hop;
  }

  @Override
  public void close() {
    pitch.close();
    lengths.forEach(Resolution::close);
    if (looks != null) {
      looks.close();
      looks = null;
    }
  }

  @Override
  public void take(int channel, double[] x, int at, int n) {
    past[channel].take(x, at, n);
    if (lows.length > 0) {
      lows[channel].take(past[channel]);
    }
  }

  @Override
  public void transfer(StateTransfer state) {
    if (finder == null) {
      begin();
    }
    for (int c = 0; c < past.length; c++) {
      past[c].transfer(state, kept);
      if (lows.length > 0) {
        lows[c].follow(past[c], kept);
      }
    }
    attacks.transfer(state);
    finder.transfer(state);
    lengths.forEach(each -> each.transfer(state));
    blend.transfer(state);
    for (double[] each : sums) {
      state.of(each);
    }
  }

  /** Makes the next frame, and writes a hop of each channel, half a middle older. */
  @Override
  public void frame(long number, double[][] hops) {
    if (finder == null) {
      begin();
    }
    for (long found = finder.find(); found >= 0; found = finder.find()) {
      attacks.add(found);
    }
    attacks.place(number);
    for (Resolution each : lengths) {
      each.look(each.isLows() ? lows : past, attacks);
    }
    boolean asItWas = attacks.own() || lengths.stream().noneMatch(each -> each.lock().turns());
    blend.find(asItWas ? steering : -1);
    lengths.forEach(Resolution::keep);
    weigh();
    add(hops);
  }

  private void begin() {
    looks = workbench.transform(shape.looks());
    finder = new AttackFinder(past, looks, FrameShape.of(shape.looks()).window());
    lengths.forEach(each -> each.begin(workbench));
    pitch.begin(steering().shape(), workbench);
  }

  private Resolution steering() {
    return lengths.get(steering);
  }

  /** Finds the gains of all bins. */
  private void weigh() {
    Frame[] frames = steering().heard();
    boolean shaped = pitch.look(frames, ratio());
    for (int i = 0; i < gains.length; i++) {
      double[] to = gains[i];
      double top = lengths.get(i).top();
      System.arraycopy(blend.shares(i), 0, to, 0, to.length);
      if (!attacks.cuts(reach) && !attacks.own()) {
        double[] levels = lengths.get(i).lock().levels();
        for (int k = 0; k < to.length; k++) {
          to[k] *= levels[k];
        }
      }
      if (shaped) {
        double[] asked = pitch.gains();
        double step = (asked.length - 1.0) / top;
        for (int k = 0; k < to.length; k++) {
          double place = k * step;
          int whole = Math.min((int) place, asked.length - 2);
          to[k] *= asked[whole] + (place - whole) * (asked[whole + 1] - asked[whole]);
        }
      }
    }
  }

  /** Turns frames, adds them to what comes out, and gives the hop that is done. */
  private void add(double[][] hops) {
    middle.cut(attacks);
    double[] heard = middle.heard();
    double[] sum = sums[past.length];
    for (int i = 0; i < heard.length; i++) {
      sum[i] += middle.weights()[i];
    }
    for (int c = 0; c < past.length; c++) {
      for (int i = 0; i < gains.length; i++) {
        if (blend.isHeard(i)) {
          lengths.get(i).add(c, gains[i], heard, sums[c]);
        }
      }
      for (int i = 0; i < hop; i++) {
        hops[c][i] = sums[c][i] / Math.max(sum[i], least);
      }
    }
    for (double[] each : sums) {
      System.arraycopy(each, hop, each, 0, each.length - hop);
      Arrays.fill(each, each.length - hop, each.length, 0);
    }
  }

  /** The ratio about the frame's middle. */
  private double ratio() {
    double at = attacks.middle();
    return (map.to(at + hop) - map.to(at - hop)) / (2.0 * hop);
  }
}
