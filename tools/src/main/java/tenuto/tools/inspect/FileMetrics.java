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
 * A file and its measured values.
 *
 * @param label the user's name for it
 * @param about its header
 * @param sound the measured levels
 * @param features those requested
 * @param warnings what is odd about it
 * @param losses the parts that could not be read
 */
record FileMetrics(
    String label,
    About about,
    Measurement sound,
    Optional<FileFeatures> features,
    List<Warning> warnings,
    List<Warning> losses) {
  /**
   * Measures a file in one pass, and requested features in further passes.
   *
   * @param silence the magnitude above which a sample is not silent
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

  /** The largest number of the sample format: 1 for floats and lossy formats. */
  private static double fullScale(About about) {
    return about.bits() == 0 || about.encoding().contains("float")
        ? 1
        : 1 - Math.scalb(1.0, 1 - about.bits());
  }

  /** The dominant pitch of the loudest channel that has one. */
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
