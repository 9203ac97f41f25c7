package tenuto.dsp.metering;

import java.util.List;

/**
 * The measurements of one channel, or of several together. Levels are amplitudes, where 1 is full
 * scale; places are samples, counted from 0.
 *
 * @param samples of each channel
 * @param peak the largest magnitude of a finite sample
 * @param peakAt its first place, or -1 if there are no samples
 * @param truePeak the largest magnitude of the wave between samples; NaN if a sample is not finite,
 *     like the next two
 * @param rms the root of the mean square
 * @param dc the mean; for several channels the one farthest from 0
 * @param clippedRuns runs of three or more samples at full scale
 * @param firstClipped start of the first one, or -1
 * @param silentBegin samples before the first that is above the threshold
 * @param silentEnd samples after the last one
 * @param noiseFloor dB: the 10th percentile of the RMS of windows of 50 ms, without digital
 *     silence; NaN if there is nothing else
 * @param notFinite samples that are NaN or infinite
 */
public record ChannelLevels(
    long samples,
    double peak,
    long peakAt,
    double truePeak,
    double rms,
    double dc,
    long clippedRuns,
    long firstClipped,
    long silentBegin,
    long silentEnd,
    double noiseFloor,
    long notFinite) {
  /** Crest factor: peak divided by RMS; NaN for silence. */
  public double crest() {
    return peak / rms;
  }

  /**
   * The channels of one sound together: the largest values, and silence where all channels are
   * silent.
   */
  static ChannelLevels together(List<ChannelLevels> channels) {
    ChannelLevels all = channels.getFirst();
    double squares = 0;
    for (ChannelLevels each : channels) {
      all = all == each ? all : all.and(each);
      squares += each.rms * each.rms;
    }
    return all.withRms(Math.sqrt(squares / channels.size()));
  }

  private ChannelLevels and(ChannelLevels other) {
    boolean higher = other.peak > peak;
    return new ChannelLevels(
        samples,
        Math.max(peak, other.peak),
        peak == other.peak ? earlier(peakAt, other.peakAt) : higher ? other.peakAt : peakAt,
        Math.max(truePeak, other.truePeak),
        rms,
        Math.abs(other.dc) > Math.abs(dc) ? other.dc : dc,
        clippedRuns + other.clippedRuns,
        earlier(firstClipped, other.firstClipped),
        Math.min(silentBegin, other.silentBegin),
        Math.min(silentEnd, other.silentEnd),
        larger(noiseFloor, other.noiseFloor),
        notFinite + other.notFinite);
  }

  private static long earlier(long a, long b) {
    return a < 0 ? b : b < 0 ? a : Math.min(a, b);
  }

  private static double larger(double a, double b) {
    return Double.isNaN(a) || b > a ? b : a;
  }

  private ChannelLevels withRms(double changed) {
    return new ChannelLevels(
        samples,
        peak,
        peakAt,
        truePeak,
        changed,
        dc,
        clippedRuns,
        firstClipped,
        silentBegin,
        silentEnd,
        noiseFloor,
        notFinite);
  }
}
