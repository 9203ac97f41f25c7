package tenuto.dsp.metering;

import java.util.List;
import java.util.Optional;

/**
 * What meters show of a sound.
 *
 * @param sampleRate frames a second
 * @param channels each for itself, at least one
 * @param together all as one
 * @param pitches of the channels, where they have one
 * @param loudness of all together; none below {@link KWeighting#LEAST_RATE}
 */
public record Measurement(
    double sampleRate,
    List<ChannelLevels> channels,
    ChannelLevels together,
    List<Optional<DominantPitch>> pitches,
    Optional<Loudness> loudness) {}
