package tenuto.tools.inspect;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.metering.ChannelLevels;
import tenuto.dsp.metering.DominantPitch;
import tenuto.dsp.metering.Measurement;
import tenuto.dsp.metering.SoundMeter;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.About;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.Warning;
import tenuto.tools.input.Input;
import tenuto.tools.input.Reading;

/**
 * A file and all that was measured of it.
 *
 * @param label what the user calls it
 * @param about what it says of itself
 * @param sound what meters show of it
 * @param features what was asked for beyond that
 * @param warnings what is odd about it
 * @param losses what of it was lost
 */
record FileMetrics(
    String label,
    About about,
    Measurement sound,
    Optional<FileFeatures> features,
    List<Warning> warnings,
    List<Warning> losses) {
  /**
   * Measures a file in one reading, and in others what is asked for beyond the usual.
   *
   * @param silence the size above which a sample is no silence
   * @throws IOException if it cannot be read
   */
  static FileMetrics of(
      Session session, Reading reading, Input input, double silence, FeatureRequest request)
      throws IOException {
    try (OpenFiles open = reading.files()) {
      SoundFile sound = reading.open(open, input);
      About about = sound.about();
      double rate = about.sampleRate();
      List<Signal> channels = sound.channels();
      SoundMeter.Settings settings = new SoundMeter.Settings(fullScale(about), silence);
      Measurement measurement =
          SoundMeter.of(session, channels, sound.metadata().speakers(), rate, settings);
      Optional<FileFeatures> features =
          request.isEmpty()
              ? Optional.empty()
              : Optional.of(FileFeatures.of(session, channels, rate, request));
      return new FileMetrics(
          input.label(), about, measurement, features, sound.warnings(), sound.losses());
    }
  }

  /** The largest number of the format: 1 of floats, and of what stores no samples as such. */
  private static double fullScale(About about) {
    return about.bits() == 0 || about.encoding().contains("float")
        ? 1
        : 1 - Math.scalb(1.0, 1 - about.bits());
  }

  /** The pitch of the channel with the most power of those that have one. */
  Optional<DominantPitch> pitch() {
    Optional<DominantPitch> pitch = Optional.empty();
    double power = -1;
    for (int i = 0; i < sound.pitches().size(); i++) {
      ChannelLevels levels = sound.channels().get(i);
      if (sound.pitches().get(i).isPresent() && levels.rms() > power) {
        pitch = sound.pitches().get(i);
        power = levels.rms();
      }
    }
    return pitch;
  }
}
