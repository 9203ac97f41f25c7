package tenuto.formats.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.base.Bytes;
import tenuto.engine.base.Identity;
import tenuto.engine.setup.Cache;

/** What a folder gives back was written under that key, or it gives nothing. */
class CacheFolderTest {
  private static final int SAMPLES = Entries.SAMPLES;

  /** Where the samples of an entry begin: at a page. */
  private static final long HEAD = 4096;

  private static final long ENTRY = HEAD + 8L * SAMPLES + 4 * 3;
  private static final long LARGE = 1L << 40;
  private static final Identity KEY = Entries.key(1);

  @TempDir Path folder;

  private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());

  private CacheFolder open(long max) throws IOException {
    return new CacheFolder(folder, CacheLimit.of(max), "program", warnings::add);
  }

  private CacheFolder open() throws IOException {
    return open(LARGE);
  }

  private Path file(Identity key) {
    String name = key.toString();
    return folder.resolve("v1/program").resolve(name.substring(0, 2)).resolve(name);
  }

  private void written(Identity... keys) throws IOException {
    try (CacheFolder cache = open()) {
      for (Identity key : keys) {
        Entries.write(cache, key, SAMPLES);
      }
    }
  }

  private List<Path> temporary() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(CacheEntries.TEMPORARY))
          .toList();
    }
  }

  @Test
  void whatWasWrittenIsThereInTheNextRun() throws Exception {
    written(KEY);
    assertThat(file(KEY)).hasSize(ENTRY);
    try (CacheFolder cache = open()) {
      assertThat(cache.has(KEY)).isTrue();
      assertThat(cache.has(Entries.key(2))).isFalse();
      assertThat(Entries.read(cache, KEY, SAMPLES)).isTrue();
      assertThat(Entries.read(cache, Entries.key(2), SAMPLES)).isFalse();
      assertThat(cache.found()).isEqualTo(1);
    }
    assertThat(temporary()).isEmpty();
    assertThat(warnings).isEmpty();
  }

  @Test
  void whatIsComputedAsFastAsItIsReadIsNotKept() throws Exception {
    try (CacheFolder cache = open()) {
      cache.write(KEY, Entries.of(KEY, SAMPLES), new Cache.Cost(1_000_000, 0), () -> {});
      assertThat(cache.has(KEY)).isFalse();
      // Unless what it is made from takes as long to read.
      cache.write(KEY, Entries.of(KEY, SAMPLES), new Cache.Cost(1_000_000, 100 * ENTRY), () -> {});
      assertThat(cache.has(KEY)).isTrue();
      // Or it is to be kept anyway.
      Identity mix = Entries.key(2);
      cache.write(mix, Entries.of(mix, SAMPLES), new Cache.Cost(0, 0, true), () -> {});
      assertThat(cache.has(mix)).isTrue();
    }
  }

  /** A disk from which the samples are read may have lost some meanwhile. */
  @Test
  void whatMayBeWrongGetsNoName() throws Exception {
    try (CacheFolder cache = open()) {
      assertThatThrownBy(
              () ->
                  cache.write(
                      KEY,
                      Entries.of(KEY, SAMPLES),
                      Entries.DEAR,
                      () -> {
                        throw new IllegalStateException("lost");
                      }))
          .hasMessage("lost");
      assertThat(cache.has(KEY)).isFalse();
    }
    assertThat(file(KEY)).doesNotExist();
    assertThat(temporary()).isEmpty();
    assertThat(warnings).isEmpty();
  }

  @Test
  void anotherProgramFindsNothing() throws Exception {
    written(KEY);
    try (CacheFolder other =
        new CacheFolder(folder, CacheLimit.of(LARGE), "another", warnings::add)) {
      assertThat(other.has(KEY)).isFalse();
      assertThat(Entries.read(other, KEY, SAMPLES)).isFalse();
    }
  }

  /** Something done to a file. */
  private interface Damage {
    void to(Path file) throws IOException;
  }

  private static Damage flipped(long at) {
    return file -> {
      try (FileChannel channel =
          FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
        ByteBuffer one = ByteBuffer.allocate(1);
        channel.read(one, at);
        one.put(0, (byte) (one.get(0) ^ 0x10)).flip();
        channel.write(one, at);
      }
    };
  }

  private static Damage cutTo(long bytes) {
    return file -> {
      try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
        channel.truncate(bytes);
      }
    };
  }

  private static void zeros(Path file) throws IOException {
    Files.write(file, new byte[Math.toIntExact(Files.size(file))]);
  }

  private void assertNotTaken(String what, Damage damage) throws IOException {
    written(KEY);
    damage.to(file(KEY));
    try (CacheFolder cache = open()) {
      assertThat(Entries.read(cache, KEY, SAMPLES)).as(what).isFalse();
      assertThat(cache.has(KEY)).isFalse();
      assertThat(file(KEY)).doesNotExist();
      assertThat(warnings).as(what).hasSize(1);
      assertThat(warnings.removeFirst())
          .startsWith("the cache's entry " + file(KEY) + " is damaged, it is computed anew: ")
          .doesNotContain("Exception");
      assertThat(Entries.read(cache, KEY, SAMPLES)).isFalse();
      Entries.write(cache, KEY, SAMPLES);
      assertThat(Entries.read(cache, KEY, SAMPLES)).isTrue();
    }
    try (CacheFolder again = open()) {
      assertThat(Entries.read(again, KEY, SAMPLES)).isTrue();
    }
    assertThat(warnings).isEmpty();
  }

  @Test
  void oneWrongByteAnywhereIsAMissThatIsNamed() throws Exception {
    List<Long> places = new ArrayList<>();
    IntStream.range(0, 64).forEach(at -> places.add((long) at));
    long second = HEAD + (1 << 20);
    places.addAll(List.of(HEAD - 1, HEAD, HEAD + 1, 1_000_000L, second - 1, second));
    IntStream.range(-13, 0).forEach(at -> places.add(ENTRY + at)); // the last sample, the sums
    for (long at : places) {
      assertNotTaken("byte " + at, flipped(at));
    }
  }

  @Test
  void aFileThatIsNotWholeIsAMissThatIsNamed() throws Exception {
    for (long bytes : new long[] {0, 1, 63, HEAD, 1_000_000, ENTRY - 4, ENTRY - 1}) {
      assertNotTaken("cut to " + bytes, cutTo(bytes));
    }
    assertNotTaken("zeros", CacheFolderTest::zeros);
    assertNotTaken(
        "one byte more", file -> Files.write(file, new byte[1], StandardOpenOption.APPEND));
    assertNotTaken(
        "a folder",
        file -> {
          Files.delete(file);
          Files.createDirectory(file);
        });
  }

  @Test
  void anothersEntryUnderItsNameIsAMiss() throws Exception {
    Identity other = Entries.key(2);
    written(KEY, other);
    assertNotTaken(
        "another key", file -> Files.copy(file(other), file, StandardCopyOption.REPLACE_EXISTING));
    try (CacheFolder cache = open()) {
      assertThat(Entries.read(cache, other, SAMPLES)).isTrue();
      assertThat(Entries.read(cache, other, SAMPLES - 1)).as("of another length").isFalse();
    }
  }

  /** Each half of a key counts: one that differs in a single bit is another's. */
  @Test
  void anEntryOfAKeyThatIsHardlyAnotherIsAMiss() throws Exception {
    written(KEY);
    for (Identity other :
        List.of(new Identity(KEY.high() ^ 1, KEY.low()), new Identity(KEY.high(), KEY.low() ^ 1))) {
      Files.createDirectories(file(other).getParent());
      Files.copy(file(KEY), file(other));
      try (CacheFolder cache = open()) {
        assertThat(Entries.read(cache, other, SAMPLES)).isFalse();
      }
    }
    assertThat(warnings).hasSize(2).allMatch(warning -> warning.contains("its head is another's"));
  }

  @Test
  void anEntryThatIsGoneIsAMissWithoutAWord() throws Exception {
    written(KEY, Entries.key(2));
    try (CacheFolder cache = open()) {
      assertThat(cache.has(KEY)).isTrue();
      assertThat(cache.has(Entries.key(2))).isTrue();
      Files.delete(file(KEY));
      assertThat(Entries.read(cache, KEY, SAMPLES)).isFalse();
      assertThat(cache.has(KEY)).isFalse();
    }
    assertThat(warnings).isEmpty();
  }

  @Test
  void namesOfOthersInTheFolderDoNotMatter() throws Exception {
    written(KEY);
    Path shelf = file(KEY).getParent();
    Files.createFile(shelf.resolve("x".repeat(32)));
    Files.createFile(shelf.resolve("notes.txt"));
    try (CacheFolder cache = open()) {
      assertThat(Entries.read(cache, KEY, SAMPLES)).isTrue();
    }
    assertThat(warnings).isEmpty();
  }

  /** Threads on two objects write and read the same keys while a third makes room all the time. */
  @Test
  void twoUseOneFolderAtOnce() throws Exception {
    int keys = 12;
    try (CacheFolder one = open();
        CacheFolder two = open();
        CacheFolder small =
            new CacheFolder(folder, CacheLimit.of(3 * ENTRY), "other", warnings::add);
        var threads = Executors.newFixedThreadPool(4)) {
      List<Callable<Void>> work = new ArrayList<>();
      for (CacheFolder cache : List.of(one, two, one, two)) {
        work.add(
            () -> {
              for (int i = 0; i < 5 * keys; i++) {
                Identity key = Entries.key(i % keys);
                if (!Entries.read(cache, key, SAMPLES)) {
                  Entries.write(cache, key, SAMPLES);
                }
                Entries.write(small, Entries.key(100 + i), 1000);
              }
              return null;
            });
      }
      for (Future<Void> done : threads.invokeAll(work)) {
        done.get();
      }
    }
    assertThat(warnings).isEmpty();
    assertThat(temporary()).isEmpty();
  }

  private void usedLast(Identity key, Duration ago) throws IOException {
    Files.setLastModifiedTime(file(key), FileTime.from(Instant.now().minus(ago)));
  }

  @Test
  void whatWasUsedLongestAgoGoesFirst() throws Exception {
    for (int i = 0; i < 10; i++) {
      written(Entries.key(i));
      usedLast(Entries.key(i), Duration.ofHours(100 - (i * 7) % 10)); // in another order
    }
    try (CacheFolder cache = open()) { // a use makes it young again, asked for or read
      assertThat(Entries.read(cache, Entries.key(0), SAMPLES)).isTrue();
      assertThat(cache.has(Entries.key(3))).isTrue();
    }
    try (CacheFolder cache = open(5 * ENTRY)) {
      cache.awaitSweep();
    }
    List<Integer> left =
        IntStream.range(0, 10).filter(i -> Files.exists(file(Entries.key(i)))).boxed().toList();
    // The oldest were 0, 3, 6, 9, 2, 5, 8, 1, 4, 7; there is room for 4 and a tenth of it.
    assertThat(left).containsExactly(0, 3, 4, 7);
    assertThat(warnings).isEmpty();
  }

  /** Else what a clock that was wrong has left would stay, and all that is new would go. */
  @Test
  void whatWasUsedInTheFutureGoesFirst() throws Exception {
    for (int i = 0; i < 6; i++) {
      written(Entries.key(i));
      usedLast(Entries.key(i), i < 3 ? Duration.ofDays(-1000) : Duration.ofHours(2));
    }
    try (CacheFolder cache = open()) { // a use has the time of now
      assertThat(cache.has(Entries.key(2))).isTrue();
    }
    try (CacheFolder cache = open(5 * ENTRY)) {
      cache.awaitSweep();
    }
    List<Integer> left =
        IntStream.range(0, 6).filter(i -> Files.exists(file(Entries.key(i)))).boxed().toList();
    assertThat(left).containsExactly(2, 3, 4, 5);
    assertThat(warnings).isEmpty();
  }

  @Test
  void whatThisRunHasUsedIsNotTaken() throws Exception {
    Identity oldest = Entries.key(4);
    written(oldest);
    usedLast(oldest, Duration.ofMinutes(50)); // too short to be set anew
    written(Entries.key(1), Entries.key(2), Entries.key(3));
    try (CacheFolder cache = open(5 * ENTRY)) {
      cache.awaitSweep();
      assertThat(cache.has(oldest)).isTrue();
      for (int i = 10; i < 13; i++) {
        Entries.write(cache, Entries.key(i), SAMPLES);
        cache.awaitSweep();
      }
      assertThat(Entries.read(cache, oldest, SAMPLES)).isTrue();
      assertThat(warnings).isEmpty();
      for (int i = 13; i < 20; i++) {
        Entries.write(cache, Entries.key(i), SAMPLES);
        cache.awaitSweep();
      }
      assertThat(warnings).hasSize(1);
      assertThat(warnings.getFirst())
          .startsWith("nothing more is kept in the cache " + folder)
          .contains("fills " + Bytes.text(5 * ENTRY) + ", and what is left out is computed again")
          .contains("--cache-max");
      assertThat(Entries.read(cache, oldest, SAMPLES)).isTrue();
      assertThat(cache.has(Entries.key(19))).isFalse();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      assertThat(files.filter(Files::isRegularFile).mapToLong(file -> file.toFile().length()).sum())
          .isLessThanOrEqualTo(6 * ENTRY + 10);
    }
  }

  @Test
  void whatKilledRunsLeftGoesAfterADay() throws Exception {
    written(KEY);
    Path program = folder.resolve("v1/program");
    Path old = Files.createFile(program.resolve(CacheEntries.TEMPORARY + "old"));
    Path young = Files.createFile(program.resolve(CacheEntries.TEMPORARY + "young"));
    Files.setLastModifiedTime(old, FileTime.from(Instant.now().minus(Duration.ofHours(25))));
    try (CacheFolder cache = open()) {
      cache.awaitSweep();
      assertThat(Entries.read(cache, KEY, SAMPLES)).isTrue();
    }
    assertThat(temporary()).containsExactly(young);
  }

  @Test
  void aFileInItsPlaceIsAnError() throws Exception {
    Path file = Files.createFile(folder.resolve("file"));
    assertThatThrownBy(() -> new CacheFolder(file, CacheLimit.of(LARGE), "program", warnings::add))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining(file.toString());
  }

  @Test
  void aFolderThatTakesNothingIsOneWarningAndStillGives() throws Exception {
    written(KEY);
    Path program = folder.resolve("v1/program");
    Path moved = folder.resolve("moved");
    try (CacheFolder cache = open()) {
      assertThat(cache.has(KEY)).isTrue();
      Files.move(program, moved);
      Files.createFile(program);
      for (int i = 2; i < 5; i++) {
        Entries.write(cache, Entries.key(i), SAMPLES);
        assertThat(cache.has(Entries.key(i))).isFalse();
      }
      assertThat(warnings).hasSize(1);
      assertThat(warnings.getFirst()).startsWith("nothing more is kept in the cache " + folder);
      Files.delete(program);
      Files.move(moved, program);
      assertThat(Entries.read(cache, KEY, SAMPLES)).isTrue();
    }
  }

  @Test
  void aFolderThatMayOnlyBeReadStillGives() throws Exception {
    written(KEY);
    usedLast(KEY, Duration.ofHours(30));
    List<Path> folders = List.of(file(KEY).getParent(), folder.resolve("v1/program"), folder);
    try {
      folders.forEach(each -> each.toFile().setWritable(false));
      assumeFalse(Files.isWritable(folder), "whoever runs this may write everywhere");
      try (CacheFolder cache = open()) {
        assertThat(Entries.read(cache, KEY, SAMPLES)).isTrue();
        assertThat(warnings).isEmpty();
        Entries.write(cache, Entries.key(2), SAMPLES);
        assertThat(warnings).hasSize(1);
      }
    } finally {
      folders.forEach(each -> each.toFile().setWritable(true));
    }
  }

  @Test
  void whoeverIsStoppedHearsNothingOfIt() throws Exception {
    written(KEY);
    try (CacheFolder cache = open()) {
      Thread.currentThread().interrupt();
      assertThat(Entries.read(cache, KEY, SAMPLES)).isFalse();
      assertThat(Thread.currentThread().isInterrupted()).isTrue();
      Entries.write(cache, Entries.key(2), SAMPLES);
      assertThat(Thread.interrupted()).isTrue();
      assertThat(warnings).isEmpty();
      assertThat(temporary()).isEmpty();
      assertThat(Entries.read(cache, KEY, SAMPLES)).isTrue();
      Entries.write(cache, Entries.key(2), SAMPLES);
      assertThat(Entries.read(cache, Entries.key(2), SAMPLES)).isTrue();
    }
  }
}
