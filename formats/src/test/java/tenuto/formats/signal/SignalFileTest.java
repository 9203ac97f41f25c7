package tenuto.formats.signal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.wav.Wav.Bytes;

/** Single signals in files and pools. */
@Timeout(60)
class SignalFileTest {
  @TempDir Path folder;
  private Path file;
  private Path pool;
  private Session session;
  private final OpenFiles files = new OpenFiles();
  private final PartFiles parts = new PartFiles();
  private final SignalPools pools = new SignalPools();

  @BeforeEach
  void open() {
    file = folder.resolve("x.signal");
    pool = folder.resolve("x.pool");
    session = new Session(new Settings().withScratch(folder).withThreads(2));
  }

  @AfterEach
  void close() {
    files.close();
    pools.close();
    session.close();
  }

  private record Array(double[] samples) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, start + i < samples.length ? samples[(int) start + i] : 0);
      }
    }
  }

  private static Signal signal(double... samples) {
    return Generated.of(new Array(samples), samples.length);
  }

  private static double[] noise(int n) {
    Random random = new Random(n);
    double[] samples = new double[n];
    Arrays.setAll(samples, i -> random.nextGaussian());
    return samples;
  }

  private double[] read(Signal signal, long from, int n) {
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(signal)) {
      Block block = new Block(arena.allocate(8L * Block.wholeGroups(n), 64), 0);
      reader.read(from, block, 0, n);
      double[] samples = new double[n];
      Arrays.setAll(samples, block::get);
      return samples;
    }
  }

  private double[] read(Signal signal) {
    return read(signal, 0, (int) signal.length());
  }

  private Signal written(double... samples) throws IOException {
    SignalFile.write(parts, file, session, signal(samples));
    return SignalFile.open(files, file);
  }

  private SignalPool openPool() throws IOException {
    return pools.openOrCreate(parts, pool);
  }

  @Test
  void theFormatIsACountAndFloatsWithTheHighestByteFirst() throws IOException {
    double odd = Double.longBitsToDouble(0x7FF8_0000_0000_1234L); // a NaN of its own
    written(1.5, -0.0, odd, Double.NEGATIVE_INFINITY);
    ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
    assertThat(bytes.remaining()).isEqualTo(4 + 4 * 8);
    assertThat(bytes.getInt()).isEqualTo(4);
    assertThat(bytes.getDouble()).isEqualTo(1.5);
    assertThat(bytes.getLong()).isEqualTo(Long.MIN_VALUE);
    assertThat(bytes.getLong()).isEqualTo(0x7FF8_0000_0000_1234L);
    assertThat(bytes.getDouble()).isEqualTo(Double.NEGATIVE_INFINITY);
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left.filter(path -> path.toString().endsWith(".part"))).isEmpty();
    }
  }

  @Test
  void whatIsWrittenIsReadAtAnyPlace() throws IOException {
    for (int n : new int[] {0, 1, 8191, 8192, 20_003}) {
      double[] samples = noise(n);
      file = folder.resolve(n + ".signal");
      Signal read = written(samples);
      assertThat(read.length()).isEqualTo(n);
      assertThat(read.addressable()).isTrue();
      assertThat(read(read)).isEqualTo(samples);
      Random random = new Random(n);
      for (int i = 0; i < 10 && n > 0; i++) {
        int from = random.nextInt(n);
        int count = 1 + random.nextInt(n - from);
        assertThat(read(read, from, count))
            .isEqualTo(Arrays.copyOfRange(samples, from, from + count));
      }
      assertThat(read(read, n - 1, 3)).endsWith(0, 0);
    }
  }

  @Test
  void manyThreadsReadAtManyPlaces() throws Exception {
    double[] samples = noise(200_000);
    Signal inFile = written(samples);
    SignalPool open = openPool();
    Signal inPool = open.signal(open.append(session, signal(samples)));
    List<Callable<Void>> readers = new ArrayList<>();
    for (int t = 0; t < 8; t++) {
      Random random = new Random(t);
      Signal signal = t % 2 == 0 ? inFile : inPool;
      readers.add(
          () -> {
            for (int i = 0; i < 50; i++) {
              int from = random.nextInt(samples.length - 5000);
              assertThat(read(signal, from, 5000))
                  .isEqualTo(Arrays.copyOfRange(samples, from, from + 5000));
            }
            return null;
          });
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      for (Future<Void> reader : threads.invokeAll(readers)) {
        reader.get();
      }
    }
  }

  @Test
  void whoReadsWhileAnotherAppendsFindsAWholePool() throws Exception {
    SignalPool open = openPool();
    try (ExecutorService one = Executors.newSingleThreadExecutor()) {
      Future<Long> last =
          one.submit(
              () -> {
                long at = 0;
                for (int i = 0; i < 2000; i++) {
                  at = open.append(session, signal(i, 1));
                }
                return at;
              });
      long end = 0;
      while (!last.isDone()) {
        long now = open.end();
        assertThat(now).isGreaterThanOrEqualTo(end);
        end = now;
      }
      assertThat(read(open.signal(last.get()), 0, 2)).containsExactly(1999, 1);
    }
  }

  @Test
  void refusesWhatIsNoSignalFile() throws IOException {
    refused(new Bytes(), "byte 0: a signal file starts with a count of 4 bytes, but has 0");
    refused(
        new Bytes().u8(0, 0, 0), "byte 0: a signal file starts with a count of 4 bytes, but has 3");
    refused(
        new Bytes().u8(255, 255, 255, 251),
        "byte 0: the count of samples must be 0 or more, but is -5");
    refused(
        new Bytes().u8(0, 0, 0, 2).u64(0),
        "byte 0: the count of 2 samples declares 16 bytes after it, but 8 are present");
    refused(
        new Bytes().u8(0, 0, 0, 1).u64(0, 0),
        "byte 0: the count of 1 samples declares 8 bytes after it, but 16 are present");
    assertThatThrownBy(() -> SignalFile.open(files, folder)).isInstanceOf(IOException.class);
    assertThat(files.handles()).isZero();
  }

  private void refused(Bytes bytes, String message) throws IOException {
    bytes.to(file);
    assertThatThrownBy(() -> SignalFile.open(files, file))
        .isInstanceOf(SoundFileException.class)
        .hasMessage(file + ": " + message);
  }

  @Test
  void aFileCutShortWhileItIsReadIsAnError() throws IOException {
    Signal read = written(noise(20_000));
    try (RandomAccessFile cut = new RandomAccessFile(file.toFile(), "rw")) {
      cut.setLength(100_000);
    }
    assertThat(read(read, 0, 8)).hasSize(8);
    assertThatThrownBy(() -> read(read, 16_000, 8))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining(file + ": byte 65540: the file was truncated since it was opened");
  }

  @Test
  void whatIsTooLongForTheCountIsRefusedAndNothingIsLeft() {
    Signal endless = Generated.of(new Ones(), 1L << 31);
    assertThatThrownBy(() -> SignalFile.write(parts, file, session, endless))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("x must have at most 2147483647 samples");
    assertThat(file).doesNotExist();
  }

  @Test
  void aSignalThatFailsLeavesTheOldFile() throws IOException {
    written(1, 2, 3);
    Source failing =
        (start, out, n) -> {
          throw new IllegalArgumentException("no more");
        };
    assertThatThrownBy(() -> SignalFile.write(parts, file, session, Generated.of(failing, 9)))
        .hasMessageContaining("no more");
    assertThat(read(SignalFile.open(files, file))).containsExactly(1, 2, 3);
    long before = openPool().append(session, signal(4, 5));
    assertThatThrownBy(() -> openPool().append(session, Generated.of(failing, 9)))
        .hasMessageContaining("no more");
    assertThat(openPool().append(session, signal(6))).isEqualTo(before + 16 + 2 * 8);
    assertThat(read(openPool().signal(before))).containsExactly(4, 5);
    assertThat(read(openPool().signal(before + 32))).containsExactly(6);
  }

  @Test
  void aPoolGivesEachSignalByItsOffsetInLaterSessionsToo() throws IOException {
    double[] samples = noise(10_000);
    SignalPool open = openPool();
    long first = open.append(session, signal(samples));
    long none = open.append(session, signal());
    long last = open.append(session, signal(7, 8));
    assertThat(first).isEqualTo(16);
    assertThat(none).isEqualTo(16 + 16 + 80_000);
    pools.close();
    try (SignalPools later = new SignalPools()) {
      assertThat(read(later.open(pool).signal(first))).isEqualTo(samples);
      assertThat(later.open(pool).signal(none).length()).isZero();
      assertThat(read(later.open(pool).signal(last))).containsExactly(7, 8);
      long more = later.openOrCreate(parts, pool).append(session, signal(9));
      assertThat(more).isEqualTo(last + 32);
      assertThat(read(later.open(pool).signal(first))).isEqualTo(samples);
      assertThat(read(later.open(pool).signal(more))).containsExactly(9);
    }
  }

  @Test
  void aSignalOfAPoolMayGoToTheSamePool() throws IOException {
    SignalPool open = openPool();
    double[] samples = noise(30_000);
    Signal first = open.signal(open.append(session, signal(samples)));
    assertThat(read(open.signal(open.append(session, first)))).isEqualTo(samples);
  }

  @Test
  void refusesAnOffsetWhereNoSignalBegins() throws IOException {
    SignalPool open = openPool();
    open.append(session, signal(1, 2));
    for (long offset : new long[] {0, 8, 15, 17, 32, 48, 1L << 60}) {
      assertThatThrownBy(() -> open.signal(offset))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageStartingWith(
              "offset must be one that sf.WriteToSignalPool returned, but at byte ");
    }
  }

  @Test
  void refusesWhatIsNoPool() throws IOException {
    noPool(new byte[0], "byte 0: a signal pool starts with a header of 16 bytes, but has 0");
    noPool(new byte[40], "byte 0: a signal pool starts with the letters TNTOPOOL");
    Bytes head = new Bytes().text("TNTOPOOL");
    noPool(
        head.u8(0, 0, 0, 0, 0, 0, 0, 99).array(),
        "byte 8: the pool's end must be between 16 and 16, but is 99");
    Bytes promises = new Bytes().text("TNTOPOOL").u8(0, 0, 0, 0, 0, 0, 0, 40).text("TNTOSGNL");
    Files.write(pool, promises.u8(0, 0, 0, 0, 0, 0, 0, 2).u64(0).array());
    assertThatThrownBy(() -> pools.open(pool).signal(16))
        .isInstanceOf(SoundFileException.class)
        .hasMessage(
            pool.toRealPath()
                + ": byte 24: a signal of 2 samples does not fit into the 8 bytes after it");
  }

  private void noPool(byte[] bytes, String message) throws IOException {
    Files.write(pool, bytes);
    assertThatThrownBy(() -> pools.open(pool))
        .isInstanceOf(SoundFileException.class)
        .hasMessage(pool.toRealPath() + ": " + message);
  }

  @Test
  void damagedFilesAreReadOrRefused() throws IOException {
    written(noise(20));
    byte[] whole = Files.readAllBytes(file);
    openPool().append(session, signal(noise(20)));
    pools.close();
    byte[] wholePool = Files.readAllBytes(pool);
    int refused = 0;
    for (int seed = 0; seed < 600; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      boolean isPool = seed % 2 == 0;
      byte[] bytes = (isPool ? wholePool : whole).clone();
      if (random.nextBoolean()) {
        bytes = Arrays.copyOf(bytes, random.nextInt(bytes.length + 20));
      } else {
        bytes[random.nextInt(32)] = (byte) random.nextInt();
      }
      Path damaged = Files.write(folder.resolve("damaged"), bytes);
      try (OpenFiles inputs = new OpenFiles();
          SignalPools inputPools = new SignalPools()) {
        Signal read =
            isPool ? inputPools.open(damaged).signal(16) : SignalFile.open(inputs, damaged);
        assertThat(read(read)).hasSizeLessThanOrEqualTo(bytes.length / 8);
      } catch (SoundFileException e) {
        assertThat(e).hasMessageContaining("damaged: byte ");
        refused++;
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageStartingWith("offset must be");
        refused++;
      }
    }
    assertThat(refused).isBetween(100, 599);
  }

  @Test
  void aPoolIsWrittenByOneSessionAtATime() throws IOException {
    openPool().append(session, signal(1));
    try (SignalPools others = new SignalPools()) {
      SignalPool other = others.openOrCreate(parts, pool);
      assertThatThrownBy(() -> other.append(session, signal(2)))
          .isInstanceOf(IOException.class)
          .hasMessage("cannot write " + pool.toRealPath() + ": another session writes to it");
      assertThat(read(other.signal(16))).containsExactly(1);
    }
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "Windows replaces, moves and deletes no file that is open")
  void aPoolThatWasDeletedBeginsAnew() throws IOException {
    Signal old = openPool().signal(openPool().append(session, signal(1, 2)));
    Files.delete(pool);
    Signal fresh = openPool().signal(openPool().append(session, signal(3)));
    assertThat(read(fresh)).containsExactly(3);
    assertThat(read(old)).containsExactly(1, 2);
  }

  @Test
  void aClosedPoolIsReadNoMore() throws IOException {
    Signal read = openPool().signal(openPool().append(session, signal(1, 2)));
    pools.close();
    assertThatThrownBy(() -> read(read))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the session is closed");
  }

  private record Ones() implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, 1);
      }
    }
  }
}
