package tenuto.dsp.metering;

import java.util.List;
import java.util.Optional;

/**
 * The measurements of a sound.
 *
 * @param sampleRate frames per second
 * @param channels each channel separately, at least one
 * @param together all channels together
 * @param pitches of the channels that have one
 * @param loudness of all together; none below {@link KWeighting#LEAST_RATE}
 */
public record Measurement(
    double sampleRate,
    List<ChannelLevels> channels,
    ChannelLevels together,
    List<Optional<DominantPitch>> pitches,
    Optional<Loudness> loudness) {}
