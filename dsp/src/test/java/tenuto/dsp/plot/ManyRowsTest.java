package tenuto.dsp.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Source;

/** However a sound is called, its name covers nothing of what is drawn of it. */
class ManyRowsTest {
  @TempDir Path folder;

  /** Full scale at each sample, above and below. */
  private record UpAndDown() implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, (start + i) % 2 == 0 ? 1 : -1);
      }
    }
  }

  @Test
  void namesOfManySoundsCoverNoWaves() {
    assertThat(coloured("a".repeat(40))).isPositive().isEqualTo(coloured("a"));
  }

  /** Pixels that are neither grey nor nearly so, of a picture of nine sounds of full scale. */
  private long coloured(String name) {
    List<Track> tracks =
        IntStream.range(0, 9)
            .mapToObj(i -> Track.whole(name, List.of(Generated.of(new UpAndDown(), 8000)), 8000))
            .toList();
    Plot.Kind kind = Plot.Kind.WAVEFORM;
    try (Session session = new Session(new Settings().withScratch(folder))) {
      BufferedImage image = Plot.image(session, kind, tracks, kind.size(tracks), Theme.LIGHT);
      return IntStream.range(0, image.getWidth() * image.getHeight())
          .map(i -> image.getRGB(i % image.getWidth(), i / image.getWidth()))
          .filter(
              rgb -> {
                int red = rgb >> 16 & 0xFF;
                int blue = rgb & 0xFF;
                return Math.abs(red - blue) > 80;
              })
          .count();
    }
  }
}
