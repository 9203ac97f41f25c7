package tenuto.engine.base;

/**
 * How much memory and disk a session has in use.
 *
 * @param lent bytes in the chunks of living signals and in the swap of workspaces
 * @param peakLent the most that {@code lent} ever was
 * @param reserved bytes of disk
 * @param peakReserved the most that {@code reserved} ever was
 */
public record Usage(long lent, long peakLent, long reserved, long peakReserved) {}
