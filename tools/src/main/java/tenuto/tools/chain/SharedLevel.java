package tenuto.tools.chain;

import java.util.List;
import java.util.function.Function;
import tenuto.dsp.metering.TrackLevel;

/**
 * A chain whose step {@code loudness} or {@code normalise} takes one gain for several files: first
 * all are measured, then each is made.
 *
 * @param before what is measured: the steps before that one
 * @param chain all steps, with the gain that {@link FileSession#sharedGain(double)} has been given
 * @param gain the gain of files, by what was measured of each
 */
public record SharedLevel(
    StepChain before, StepChain chain, Function<List<TrackLevel>, LevelGain> gain) {}
