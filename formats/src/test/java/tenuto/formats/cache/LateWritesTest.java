package tenuto.formats.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;

/**
 * What is written later is found at once, as it was when it was offered, and is on the disk in the
 * end.
 *
 * <p>Shown to fail when samples are not copied, when closing does not wait, when what waits is not
 * found, and when later numbers of a key are dropped.
 */
class LateWritesTest {
  private static final int SAMPLES = Entries.SAMPLES;
  private static final Identity KEY = Entries.key(1);

  /** More than wait at a time. */
  private static final int MANY = 40;

  @TempDir Path folder;

  private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());

  private CacheFolder open() throws IOException {
    return new CacheFolder(folder, CacheLimit.of(1L << 40), "program", warnings::add);
  }

  @Test
  void itIsAsItWasWhenItWasOffered() throws Exception {
    double[] numbers = {1, 2, 3};
    try (CacheFolder cache = open()) {
      for (int i = 0; i < MANY; i++) {
        List<MemorySegment> samples = Entries.of(Entries.key(i), SAMPLES);
        assertThat(cache.late().write(Entries.key(i), samples, Entries.DEAR, () -> {}))
            .isEqualTo(Cache.Outcome.KEPT);
        samples.forEach(each -> each.fill((byte) 0)); // as the next signal in the same chunks does
        assertThat(cache.late().has(Entries.key(i))).isTrue();
        assertThat(Entries.read(cache.late(), Entries.key(i), SAMPLES)).isTrue();
      }
      cache.late().keep(Entries.key(-1), numbers);
      numbers[0] = 7;
      assertThat(cache.late().numbers(Entries.key(-1))).get().isEqualTo(new double[] {1, 2, 3});
      assertThat(cache.computed()).isEqualTo(MANY);
      assertThat(cache.found()).isEqualTo(MANY);
    }
    try (CacheFolder next = open()) {
      for (int i = 0; i < MANY; i++) {
        assertThat(Entries.read(next, Entries.key(i), SAMPLES)).isTrue();
      }
      assertThat(next.numbers(Entries.key(-1))).get().isEqualTo(new double[] {1, 2, 3});
    }
    assertThat(warnings).isEmpty();
  }

  /** As the record of a file, which is kept each time that it is written. */
  @Test
  void theLastNumbersOfAKeyStay() throws Exception {
    double[] large = new double[1 << 20]; // 8 MiB, of which only some may wait
    try (CacheFolder cache = open()) {
      for (int i = 0; i < MANY; i++) {
        Entries.write(cache.late(), Entries.key(i), SAMPLES);
        large[0] = i;
        cache.late().keep(KEY, large);
        assertThat(cache.late().numbers(KEY).orElseThrow()[0]).isEqualTo(i);
      }
    }
    try (CacheFolder next = open()) {
      assertThat(next.numbers(KEY).orElseThrow()[0]).isEqualTo(MANY - 1);
    }
  }

  @Test
  void whatWasTakenIsWrittenWhenTheProgramIsStopped() throws Exception {
    try (CacheFolder cache = open();
        CacheFolder other = open()) {
      Entries.write(cache.late(), KEY, SAMPLES);
      cache.flush();
      assertThat(Entries.read(other, KEY, SAMPLES)).isTrue();
    }
  }

  @Test
  void threadsThatComputeTheSameKeepItOnce() throws Exception {
    try (CacheFolder cache = open()) {
      IntStream.range(0, 8 * MANY)
          .parallel()
          .forEach(
              i -> {
                Identity key = Entries.key(i % MANY);
                Entries.write(cache.late(), key, SAMPLES);
                assertThat(Entries.read(cache.late(), key, SAMPLES)).isTrue();
                cache.late().keep(key, new double[] {i % MANY});
              });
    }
    try (CacheFolder next = open()) {
      for (int i = 0; i < MANY; i++) {
        assertThat(Entries.read(next, Entries.key(i), SAMPLES)).isTrue();
        assertThat(next.numbers(Entries.key(i))).get().isEqualTo(new double[] {i});
      }
    }
  }

  @Test
  void whatIsCheapIsNotKept() throws Exception {
    try (CacheFolder cache = open()) {
      Cache.Cost cheap = new Cache.Cost(1, 0);
      assertThat(cache.late().write(KEY, Entries.of(KEY, SAMPLES), cheap, () -> {}))
          .isEqualTo(Cache.Outcome.TOO_CHEAP);
      assertThat(cache.late().has(KEY)).isFalse();
    }
  }

  @Test
  void whatMayBeWrongGetsNoNameHoweverOften() throws Exception {
    try (CacheFolder cache = open()) {
      for (int i = 0; i < MANY; i++) {
        assertThatThrownBy(
                () ->
                    cache
                        .late()
                        .write(
                            KEY,
                            Entries.of(KEY, SAMPLES),
                            Entries.DEAR,
                            () -> {
                              throw new IllegalStateException("lost");
                            }))
            .hasMessage("lost");
        assertThat(cache.late().has(KEY)).isFalse();
      }
    }
    try (CacheFolder next = open()) {
      assertThat(next.has(KEY)).isFalse();
    }
  }

  @Test
  void aFolderThatTakesNothingIsOneWarning() throws Exception {
    try (CacheFolder cache = open()) {
      Path program = folder.resolve("v1/program");
      Files.move(program, folder.resolve("moved"));
      Files.createFile(program);
      for (int i = 0; i < MANY; i++) {
        Entries.write(cache.late(), Entries.key(i), SAMPLES);
        cache.late().keep(Entries.key(i), new double[] {i});
      }
      cache.close();
      for (int i = 0; i < MANY; i++) {
        assertThat(cache.late().has(Entries.key(i))).isFalse();
      }
      Identity later = Entries.key(MANY);
      assertThat(cache.late().write(later, Entries.of(later, SAMPLES), Entries.DEAR, () -> {}))
          .isEqualTo(Cache.Outcome.NO_ROOM);
      assertThat(warnings)
          .filteredOn(each -> each.startsWith("nothing more is kept in the cache " + folder))
          .hasSize(1);
    }
  }

  /** Whoever computes on when a run has ended offers what it has all the same. */
  @Test
  void whatComesAfterItsEndIsWrittenAtOnce() throws Exception {
    CacheFolder cache = open();
    cache.close();
    Entries.write(cache.late(), KEY, SAMPLES);
    try (CacheFolder next = open()) {
      assertThat(Entries.read(next, KEY, SAMPLES)).isTrue();
    }
  }
}
