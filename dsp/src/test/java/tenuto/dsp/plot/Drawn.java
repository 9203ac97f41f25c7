package tenuto.dsp.plot;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** Signals of functions, and what can be read from pictures of them. */
final class Drawn {
  private Drawn() {}

  /** A session of so many threads and samples in a block. */
  static Session session(Path scratch, int threads, int block) {
    return new Session(
        new Settings().withScratch(scratch).withThreads(threads).withBlockSize(block));
  }

  static Signal signal(long length, IntToDoubleFunction sample) {
    return Generated.of(new Function("f" + sample.hashCode(), sample), length);
  }

  /** A sine of full scale. */
  static Signal sine(double hertz, double sampleRate, double seconds) {
    return signal(
        Math.round(sampleRate * seconds), i -> Math.sin(2 * Math.PI * hertz / sampleRate * i));
  }

  private record Function(String name, IntToDoubleFunction sample) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, sample.applyAsDouble((int) (start + i)));
      }
    }
  }

  static Track track(double sampleRate, Signal... channels) {
    return Track.whole("sound.wav", List.of(channels), sampleRate);
  }

  /** The pixels of a picture that have a colour, in a column. */
  static int[] rows(BufferedImage image, int x, Color colour) {
    return java.util.stream.IntStream.range(0, image.getHeight())
        .filter(y -> image.getRGB(x, y) == colour.getRGB())
        .toArray();
  }

  /** The part of a picture inside the frame around a lane, found by the frame's colour. */
  static Box inside(BufferedImage image, Theme theme, int lane) {
    int frame = theme.frame().getRGB();
    int found = 0;
    for (int y = 0; y < image.getHeight(); y++) {
      int run = 0;
      for (int x = 0; x < image.getWidth(); x++) {
        run = image.getRGB(x, y) == frame ? run + 1 : 0;
        if (run == image.getWidth() / 2) {
          int left = x - run + 1;
          int right = x;
          while (image.getRGB(right + 1, y) == frame) {
            right++;
          }
          int bottom = y + 1;
          while (image.getRGB(left + 1, bottom) != frame) {
            bottom++;
          }
          if (found++ == lane) {
            return new Box(left + 1, y + 1, right - left - 1, bottom - y - 1);
          }
          y = bottom;
          break;
        }
      }
    }
    throw new AssertionError("there is no lane " + lane);
  }
}
