package tenuto.dsp.metering;

import java.util.List;

/**
 * What a meter shows of one channel, or of several together. Levels are amplitudes, 1 being full
 * scale; places are samples, counted from 0.
 *
 * @param samples of each channel
 * @param peak the largest size of a sample that is finite
 * @param peakAt its first place, or -1 if there are no samples
 * @param truePeak the largest size of the wave between the samples; NaN if a sample is not finite,
 *     as the next two
 * @param rms the root of the mean square
 * @param dc the mean; of several channels the one farthest from 0
 * @param clippedRuns runs of three or more samples at full scale
 * @param firstClipped where the first one begins, or -1
 * @param silentBegin samples before the first that is above the threshold
 * @param silentEnd samples after the last one
 * @param noiseFloor dB: the 10th percentile of the RMS of 50 ms each, digital silence left out; NaN
 *     if all is that
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
  /** Peak over RMS, as a factor; NaN of silence. */
  public double crest() {
    return peak / rms;
  }

  /** Channels of one sound together: what is largest, and silence where all are silent. */
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
