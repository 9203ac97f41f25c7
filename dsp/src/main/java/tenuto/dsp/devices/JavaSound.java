package tenuto.dsp.devices;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.DataLine;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.Mixer;
import javax.sound.sampled.SourceDataLine;
import tenuto.dsp.word.PlaybackDevices;

/** The sound devices known to Java Sound. */
public final class JavaSound implements PlaybackDevices {
  /** The length of a line's buffer, so that an interrupted player falls silent that soon. */
  private static final double BUFFER_SECONDS = 0.2;

  private static final int MOST_BUFFER_BYTES = 1 << 20;

  @Override
  public List<String> names() {
    try {
      return Arrays.stream(AudioSystem.getMixerInfo())
          .filter(JavaSound::plays)
          .map(Mixer.Info::getName)
          .toList();
    } catch (LinkageError withoutNativePart) {
      return List.of(); // a Java runtime without sound
    }
  }

  private static boolean plays(Mixer.Info info) {
    return AudioSystem.getMixer(info)
        .isLineSupported(new javax.sound.sampled.Line.Info(SourceDataLine.class));
  }

  @Override
  public Line open(String name, double sampleRate, int channels) throws IOException {
    AudioFormat format = new AudioFormat((float) sampleRate, Short.SIZE, channels, true, false);
    DataLine.Info wanted = new DataLine.Info(SourceDataLine.class, format);
    String device = name.isEmpty() ? "the sound device" : "the sound device " + name;
    if (names().isEmpty()) {
      throw new IOException("there is no sound device");
    }
    try {
      SourceDataLine line =
          (SourceDataLine)
              (name.isEmpty()
                  ? AudioSystem.getLine(wanted)
                  : AudioSystem.getMixer(info(name)).getLine(wanted));
      double bytes =
          Math.min(MOST_BUFFER_BYTES, BUFFER_SECONDS * sampleRate * format.getFrameSize());
      line.open(format, Math.max(1, (int) (bytes / format.getFrameSize())) * format.getFrameSize());
      line.start();
      return new Source(line);
    } catch (LineUnavailableException e) {
      throw new IOException(device + " cannot be used now: " + e.getMessage(), e);
    } catch (IllegalArgumentException | LinkageError e) {
      throw new IOException(
          "%s cannot play 16-bit samples of %s Hz in %d channels"
              .formatted(device, sampleRate, channels),
          e);
    }
  }

  private static Mixer.Info info(String name) throws IOException {
    return Arrays.stream(AudioSystem.getMixerInfo())
        .filter(info -> info.getName().equals(name))
        .findFirst()
        .orElseThrow(() -> new IOException("there is no sound device " + name));
  }

  private record Source(SourceDataLine line) implements Line {
    @Override
    public void write(byte[] frames, int n) {
      line.write(frames, 0, n);
    }

    @Override
    public void finish() {
      line.drain();
    }

    @Override
    public void close() {
      line.close();
    }
  }
}
