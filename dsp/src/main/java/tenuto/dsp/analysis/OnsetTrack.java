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
 * The onsets of notes in a signal.
 *
 * <p>TarsosDSP's detector, which finds spectra that do not continue the two before (Duxbury et al.
 * 2003), reports changes in steps of some 10 ms, including those in noise and at the ends of notes.
 * So each reported place is examined again: it is an onset if much of the power after it is new,
 * and the onset is where the power rises most.
 */
public final class OnsetTrack {
  private static final double THRESHOLD = 0.1;

  /** The longest hop of the transforms in seconds; their lengths are powers of two. */
  private static final double LONGEST_HOP = 0.0141;

  private static final int LEAST_HOP = 16;

  /** TarsosDSP's transforms of 8,192 or more points start threads. */
  private static final int MOST_HOP = 1024;

  /** The length of the window; this and the following lengths are in hops. */
  private static final int WINDOW = 16;

  /** The distance from a reported place to the end of the samples the detector had then. */
  private static final int LATE = 3;

  /** Further hops until all samples for the second look are present. */
  private static final int WAIT = 3;

  private static final double REACH = 2.5;
  private static final int POWER = 3;
  private static final int SPECTRUM = 4;
  private static final int APART = 3;

  /** Steps per hop in which the place is searched. */
  private static final int SLICES = 16;

  /** The share of the steepest rise from which on a later place is preferred. */
  private static final double NEARLY = 0.9;

  /** Samples that are averaged to one value, and the resulting sample rate. */
  private final int shrink;

  private final double sampleRate;
  private final double least;
  private final int hop;
  private final int slice;
  private final FFT transform;
  private final double[] powers = new double[WINDOW * SLICES + 1];
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
   * The onsets of a signal in order.
   *
   * @param least the share of the power that must be new, 0 to 1
   */
  public static List<Onset> of(Session session, Signal x, double sampleRate, double least) {
    OnsetTrack track = new OnsetTrack(sampleRate, least);
    track.listen(session, x);
    return track.onsets;
  }

  private void listen(Session session, Signal x) {
    // No level counts as silence for the detector, which would test for it some hops later.
    var detector = new ComplexOnsetDetector(2 * hop, THRESHOLD, 0, Double.NEGATIVE_INFINITY);
    boolean[] named = new boolean[1];
    detector.setHandler((time, salience) -> named[0] = true);
    AudioEvent event =
        new AudioEvent(new TarsosDSPAudioFormat((float) sampleRate, 16, 1, true, true));
    event.setOverlap(hop);
    float[] newest = new float[2 * hop];
    Deque<Long> due = new ArrayDeque<>();
    long ending = Math.ceilDiv(x.length(), shrink) + (long) (LATE + WAIT + REACH + 1) * hop;
    try (SlidingWindow window = new SlidingWindow(session, x, shrink, WINDOW * hop, hop, hop)) {
      for (long count = 0; window.end() < ending; count++) {
        window.advance();
        double[] samples = window.shown();
        for (int i = 0; i < newest.length; i++) {
          newest[i] = (float) samples[samples.length - newest.length + i];
        }
        event.setFloatBuffer(newest);
        event.setBytesProcessed((count + WINDOW) * hop * 2); // the first onset must be after 0
        named[0] = false;
        detector.process(event);
        if (named[0]) {
          due.add(window.end() + (long) WAIT * hop);
        }
        if (!due.isEmpty() && due.peek() == window.end()) {
          due.remove();
          lookAgain(window);
        }
      }
    }
  }

  /** Examines the place that the detector has reported, which is now in the window. */
  private void lookAgain(SlidingWindow window) {
    double[] x = window.shown();
    for (int i = 0; i < powers.length - 1; i++) {
      double sum = 0;
      for (int k = i * slice; k < (i + 1) * slice; k++) {
        sum += x[k] * x[k];
      }
      powers[i + 1] = powers[i] + sum;
    }
    int named = (WINDOW - LATE - WAIT) * SLICES;
    int at = steepest(named);
    double fresh = rise(at) / after(at);
    if (!(fresh >= least)) {
      at = newest(x, named);
      // In noise, half of the spectrum is new each time.
      fresh = after(at) < before(at) / 2 ? 0 : 2 * newPart(x, at) - 1;
      at -= SLICES / 2; // the maximum is half a hop after the onset
    }
    if (!(after(at) >= PitchTrack.SILENCE * POWER * hop)) {
      return;
    }
    double place = window.end() - x.length + (double) at * slice;
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
   * The last of the places around {@code middle} where the power rises nearly as much as at the
   * steepest one.
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

  /** The share of the spectrum after a place that was not in the one before it. */
  private double newPart(double[] x, int at) {
    int place = at * slice;
    float[] after = spectrum(x, place - hop);
    float[] before = spectrum(x, place - SPECTRUM * hop);
    double all = 0;
    double fresh = 0;
    for (int i = 0; i < after.length; i++) {
      double power = (double) after[i] * after[i];
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
