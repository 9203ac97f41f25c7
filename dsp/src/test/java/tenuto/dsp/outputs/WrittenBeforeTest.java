package tenuto.dsp.outputs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.levels.Volumes;
import tenuto.dsp.support.MemoryCache;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.Session;
import tenuto.engine.setup.Cache;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.pcm.Dither;

/** A file that is written again after a change, of which the unchanged parts are copied. */
class WrittenBeforeTest {
  private static final double RATE = 8_000;
  private static final double PART_MS = Cache.PART * 1000 / RATE;
  private static final int PARTS = 4;

  @TempDir Path folder;

  private final MemoryCache cache = new MemoryCache();

  /** A sine in each part, the first of another level, the others louder than a file can hold. */
  private static Signal sound(Session session, double first) {
    List<TimedSignal> all = new ArrayList<>();
    for (int part = 0; part < PARTS; part++) {
      Signal sine = Generators.phasedSineWave(session, PART_MS, 100 + part, 0);
      Signal loud = Volumes.numericVolume(sine, part == 0 ? first : 1.2);
      all.add(new TimedSignal(loud, part * PART_MS));
    }
    return Mixing.mixAt(session, all);
  }

  /** Writes the sound to a file; returns what is said of it. */
  private Outputs.Written write(Cache cache, String name, double first) {
    Settings settings = new Settings().withSampleRate(RATE).withScratch(folder).withCache(cache);
    try (Session session = new Session(settings);
        Stored left = session.storeLater(sound(session, first));
        Stored right = session.storeLater(Volumes.numericVolume(sound(session, 0.7), 0.9))) {
      Outputs outputs = new Outputs(folder);
      outputs.sound(
          session,
          List.of(left, right),
          RATE,
          name,
          SoundFormat.of(Path.of(name), "pcm16"),
          Metadata.NONE,
          Dither.of("tpdf", 1));
      return outputs.written().getFirst();
    }
  }

  @Test
  void aFileOfWhichPartsAreCopiedIsSaidToBeAsIfAllOfItWereWritten() {
    assertThat(write(cache, "a.wav", 1.9).clipped()).isPositive();
    int reads = cache.reads();
    int kept = cache.size();
    for (double first : new double[] {0.5, 1.5, 1.5}) {
      Outputs.Written changed = write(cache, "a.wav", first);
      Outputs.Written fresh = write(Cache.NONE, "b.wav", first);
      assertThat(changed.clipped()).isEqualTo(fresh.clipped()).isPositive();
      assertThat(changed.levels().peak()).isEqualTo(fresh.levels().peak());
      // Threads add blocks in any order.
      assertThat(changed.levels().offset()).isCloseTo(fresh.levels().offset(), within(1e-12));
      assertThat(folder.resolve("a.wav")).hasSameBinaryContentAs(folder.resolve("b.wav"));
    }
    assertThat(cache.size()).as("the left channel's first part, twice").isEqualTo(kept + 2);
    assertThat(cache.reads()).as("the right channel's first part, twice").isEqualTo(reads + 2);
  }
}
