package tenuto.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tenuto.dsp.files.About;
import tenuto.dsp.files.OpenFiles;
import tenuto.dsp.files.SoundFile;
import tenuto.dsp.formats.SoundFiles;
import tenuto.dsp.metering.ChannelLevels;
import tenuto.dsp.metering.DominantPitch;
import tenuto.dsp.metering.Measurement;
import tenuto.dsp.metering.SoundMeter;
import tenuto.engine.Session;
import tenuto.engine.Signal;

/**
 * A file and all that was measured of it.
 *
 * @param about what it says of itself
 * @param sound its levels and loudness
 * @param pitches of its channels
 */
record Measured(Path file, About about, Measurement sound, List<Optional<DominantPitch>> pitches) {
  /**
   * Measures a file in one reading, and a few places of it once more for the pitch.
   *
   * @param silence the size above which a sample is no silence
   * @throws IOException if it cannot be read
   */
  static Measured of(Session session, Path file, double silence) throws IOException {
    try (OpenFiles open = new OpenFiles()) {
      SoundFile sound = SoundFiles.open(open, file);
      About about = sound.about();
      double rate = about.sampleRate();
      List<Signal> channels = sound.channels();
      SoundMeter.Settings settings = new SoundMeter.Settings(fullScale(about), silence);
      Measurement measurement = SoundMeter.of(session, channels, rate, settings);
      List<Optional<DominantPitch>> pitches = new ArrayList<>();
      for (Signal channel : channels) {
        pitches.add(DominantPitch.of(session, channel, rate));
      }
      return new Measured(file, about, measurement, pitches);
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
    for (int i = 0; i < pitches.size(); i++) {
      ChannelLevels levels = sound.channels().get(i);
      if (pitches.get(i).isPresent() && levels.rms() > power) {
        pitch = pitches.get(i);
        power = levels.rms();
      }
    }
    return pitch;
  }
}
