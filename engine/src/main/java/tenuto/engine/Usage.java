package tenuto.engine;

/**
 * How much of the pool is in use.
 *
 * @param lent bytes in the chunks of living signals
 * @param peakLent the most that {@code lent} ever was
 * @param reserved bytes of disk
 */
public record Usage(long lent, long peakLent, long reserved) {}
