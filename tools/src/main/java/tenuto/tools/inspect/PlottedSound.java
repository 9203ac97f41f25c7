package tenuto.tools.inspect;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.plot.Track;
import tenuto.engine.Session;
import tenuto.formats.file.SoundFile;
import tenuto.tools.input.DamageReport;
import tenuto.tools.input.ErrorText;
import tenuto.tools.input.Input;

/** A sound file to draw. */
record PlottedSound(Input input, SoundFile file, Track track) {
  /** The number of samples read at a time. */
  private static final int BLOCK = 8192;

  /**
   * The sounds that can be read to their ends, after a picture of all failed; errors name the
   * others.
   *
   * @throws IOException if no sound caused the failure
   */
  static List<PlottedSound> readable(Session session, List<PlottedSound> sounds, Throwable failure)
      throws IOException {
    List<PlottedSound> readable = new ArrayList<>();
    for (PlottedSound sound : sounds) {
      try {
        session.visit(sound.track.channels(), BLOCK, () -> (start, channels, n) -> {});
        readable.add(sound);
      } catch (UncheckedIOException | OutOfMemoryError | StackOverflowError e) {
        System.err.println(ErrorText.text(sound.input.path(), sound.input.label(), e));
      }
    }
    if (readable.size() == sounds.size()) {
      throw new IOException(ErrorText.reason(failure), failure);
    }
    return readable;
  }

  /** Prints what was lost of it. */
  void reportDamage() {
    DamageReport.lines(input.label(), file.losses()).forEach(System.err::println);
  }
}
