package tenuto.dsp.analysis;

import be.tarsos.dsp.AudioEvent;
import be.tarsos.dsp.io.TarsosDSPAudioFormat;
import be.tarsos.dsp.onsets.ComplexOnsetDetector;
import be.tarsos.dsp.util.fft.FFT;
import be.tarsos.dsp.util.fft.HannWindow;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Signal;

/**
 * Where notes begin in a signal.
 *
 * <p>TarsosDSP's detector, which looks for spectra that do not follow from the two before (Duxbury
 * et al. 2003), says that something changes, in steps of some 10 ms, and says it of noise and of
 * endings too. So each place that it names is looked at again: it is an onset if much of the power
 * after it was not there before, and it is where the power rises most.
 */
public final class OnsetTrack {
  private static final double THRESHOLD = 0.1;

  /** Seconds that the transforms move, at most; they hold a power of two of samples. */
  private static final double LONGEST_HOP = 0.0141;

  private static final int LEAST_HOP = 16;

  /** TarsosDSP's transforms of 8,192 points and more start threads. */
  private static final int MOST_HOP = 1024;

  /** All lengths below are in hops. */
  private static final int STRETCH = 16;

  /** From what the detector names to the end of what it has seen by then. */
  private static final int LATE = 3;

  /** Further hops until all is there that the second look wants. */
  private static final int WAIT = 3;

  private static final double REACH = 2.5;
  private static final int POWER = 3;
  private static final int SPECTRUM = 4;
  private static final int APART = 3;

  /** Parts of a hop to which the place is found. */
  private static final int SLICES = 16;

  /** The part of the best rise that the last place to have it may fall short of. */
  private static final double NEARLY = 0.9;

  /** Samples that are averaged to one, and how many of those there are in a second. */
  private final int shrink;

  private final double sampleRate;
  private final double least;
  private final int hop;
  private final int slice;
  private final FFT transform;
  private final double[] powers = new double[STRETCH * SLICES + 1];
  private final List<Onset> onsets = new ArrayList<>();
  private double last = Double.NEGATIVE_INFINITY;

  private OnsetTrack(double sampleRate, double least) {
    this.least = least;
    shrink = Math.max(1, (int) Math.ceil(sampleRate * LONGEST_HOP / (2 * MOST_HOP - 1)));
    this.sampleRate = sampleRate / shrink;
    int longest = Math.max(LEAST_HOP, (int) (this.sampleRate * LONGEST_HOP));
    hop = Integer.highestOneBit(longest);
    slice = hop / SLICES;
    transform = new FFT(SPECTRUM * hop, new HannWindow());
  }

  /**
   * The start of a note.
   *
   * @param strength the amplitude that is new
   */
  public record Onset(double ms, double strength) {}

  /**
   * The onsets of a signal in their order.
   *
   * @param least the part of the power that must be new, 0 to 1
   */
  public static List<Onset> of(Session session, Signal x, double sampleRate, double least) {
    OnsetTrack track = new OnsetTrack(sampleRate, least);
    track.listen(session, x);
    return track.onsets;
  }

  private void listen(Session session, Signal x) {
    // Nothing is silence to the detector, which would ask whether it is silent some hops later.
    var detector = new ComplexOnsetDetector(2 * hop, THRESHOLD, 0, Double.NEGATIVE_INFINITY);
    boolean[] named = new boolean[1];
    detector.setHandler((time, salience) -> named[0] = true);
    AudioEvent event =
        new AudioEvent(new TarsosDSPAudioFormat((float) sampleRate, 16, 1, true, true));
    event.setOverlap(hop);
    float[] newest = new float[2 * hop];
    Deque<Long> due = new ArrayDeque<>();
    long ending = Math.ceilDiv(x.length(), shrink) + (long) (LATE + WAIT + REACH + 1) * hop;
    try (MovingStretch stretch = new MovingStretch(session, x, shrink, STRETCH * hop, hop, hop)) {
      for (long count = 0; stretch.end() < ending; count++) {
        stretch.advance();
        double[] samples = stretch.shown();
        for (int i = 0; i < newest.length; i++) {
          newest[i] = (float) samples[samples.length - newest.length + i];
        }
        event.setFloatBuffer(newest);
        event.setBytesProcessed((count + STRETCH) * hop * 2); // the first onset must be behind 0
        named[0] = false;
        detector.process(event);
        if (named[0]) {
          due.add(stretch.end() + (long) WAIT * hop);
        }
        if (!due.isEmpty() && due.peek() == stretch.end()) {
          due.remove();
          lookAgain(stretch);
        }
      }
    }
  }

  /** Looks at the place that the detector has named, which is now in the stretch. */
  private void lookAgain(MovingStretch stretch) {
    double[] x = stretch.shown();
    for (int i = 0; i < powers.length - 1; i++) {
      double sum = 0;
      for (int k = i * slice; k < (i + 1) * slice; k++) {
        sum += x[k] * x[k];
      }
      powers[i + 1] = powers[i] + sum;
    }
    int named = (STRETCH - LATE - WAIT) * SLICES;
    int at = steepest(named);
    double fresh = rise(at) / after(at);
    if (!(fresh >= least)) {
      at = newest(x, named);
      // Of noise, half is new each time.
      fresh = after(at) < before(at) / 2 ? 0 : 2 * newPart(x, at) - 1;
      at -= SLICES / 2; // the best place is half a hop after the onset
    }
    if (!(after(at) >= PitchTrack.SILENCE * POWER * hop)) {
      return;
    }
    double place = stretch.end() - x.length + (double) at * slice;
    if (fresh >= least && fresh > 0 && place >= last + APART * hop) {
      last = place;
      double strength = Math.sqrt(after(at) * fresh / (POWER * hop));
      onsets.add(new Onset(Milliseconds.of(Math.max(0, place), sampleRate), strength));
    }
  }

  private double after(int at) {
    return powers[at + POWER * SLICES] - powers[at];
  }

  private double before(int at) {
    return powers[at] - powers[at - POWER * SLICES];
  }

  private double rise(int at) {
    return after(at) - before(at);
  }

  /**
   * The last of the places around {@code middle} where the power rises nearly as much as it does.
   */
  private int steepest(int middle) {
    int from = middle - (int) (REACH * SLICES);
    int to = middle + (int) (REACH * SLICES);
    double most = rise(from);
    for (int i = from; i <= to; i++) {
      most = Math.max(most, rise(i));
    }
    int at = to;
    while (at > from && !(rise(at) >= NEARLY * most)) {
      at--;
    }
    return at;
  }

  /** The place around {@code middle} after which most of the spectrum is new. */
  private int newest(double[] x, int middle) {
    int best = middle;
    double most = newPart(x, middle);
    for (int i = -(int) (2 * REACH); i <= 2 * REACH; i++) {
      int at = middle + i * SLICES / 2;
      double part = newPart(x, at);
      if (part > most) {
        most = part;
        best = at;
      }
    }
    return best;
  }

  /** The part of the spectrum after a place that the one before it did not have. */
  private double newPart(double[] x, int at) {
    int place = at * slice;
    float[] behind = spectrum(x, place - hop);
    float[] before = spectrum(x, place - SPECTRUM * hop);
    double all = 0;
    double fresh = 0;
    for (int i = 0; i < behind.length; i++) {
      double power = (double) behind[i] * behind[i];
      all += power;
      fresh += Math.max(0, power - (double) before[i] * before[i]);
    }
    return all > 0 ? fresh / all : 0;
  }

  private float[] spectrum(double[] x, int from) {
    float[] samples = new float[SPECTRUM * hop];
    for (int i = 0; i < samples.length; i++) {
      samples[i] = (float) x[from + i];
    }
    transform.forwardTransform(samples);
    float[] sizes = new float[samples.length / 2];
    transform.modulus(samples, sizes);
    return sizes;
  }
}
