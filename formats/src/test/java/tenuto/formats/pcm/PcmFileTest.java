package tenuto.formats.pcm;

import static java.nio.ByteOrder.LITTLE_ENDIAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
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
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.wav.Wav;
import tenuto.formats.wav.WavFile;

@Timeout(60)
class PcmFileTest {
  private static final double RATE = 48_000;

  @TempDir Path folder;
  private Path file;
  private byte[] pattern;
  private Session session;
  private final OpenFiles files = new OpenFiles();

  @BeforeEach
  void open() {
    file = folder.resolve("x.wav");
    session = new Session(new Settings().withScratch(folder).withThreads(2));
  }

  @AfterEach
  void close() {
    files.close();
    session.close();
  }

  private static double[][] samples(int channels, int frames) {
    Random random = new Random(channels);
    double[][] samples = new double[channels][frames];
    for (double[] channel : samples) {
      Arrays.setAll(channel, i -> (float) (random.nextDouble() - 0.5));
    }
    return samples;
  }

  private double[][] written(int channels, int frames) throws IOException {
    double[][] samples = samples(channels, frames);
    Wav.write(file, SampleFormat.FLOAT_32, RATE, samples);
    return samples;
  }

  private double[] read(Signal signal, long from, int n) {
    return read(session, signal, from, n);
  }

  private static double[] read(Session session, Signal signal, long from, int n) {
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

  @Test
  void allFormatsAndStretchesAreWhatTheReaderReads() throws IOException {
    for (SampleFormat format : SampleFormat.values()) {
      if (!format.isWritable() || format == SampleFormat.PCM_8_SIGNED) {
        continue;
      }
      for (int frames : new int[] {0, 1, 8191, 8192, 20_003}) {
        Wav.write(file, format, RATE, samples(3, frames));
        double[][] expected = Wav.read(file);
        try (OpenFiles closed = new OpenFiles()) { // as Windows replaces no file that is open
          List<Signal> signals = WavFile.open(closed, file).channels();
          assertThat(signals).hasSize(3).allMatch(Signal::addressable);
          Random random = new Random(frames);
          for (int c = 0; c < 3; c++) {
            assertThat(read(signals.get(c))).isEqualTo(expected[c]);
            for (int i = 0; i < 10 && frames > 0; i++) {
              int from = random.nextInt(frames);
              int n = 1 + random.nextInt(frames - from);
              assertThat(read(signals.get(c), from, n))
                  .isEqualTo(Arrays.copyOfRange(expected[c], from, from + n));
            }
            assertThat(read(signals.get(c), frames - 1, 3)).endsWith(0, 0);
          }
        }
      }
    }
  }

  @Test
  void manyThreadsReadAtManyPlaces() throws Exception {
    double[][] samples = written(2, 300_000);
    SoundFile wav = WavFile.open(files, file);
    List<Callable<Void>> readers = new ArrayList<>();
    for (int t = 0; t < 8; t++) {
      Random random = new Random(t);
      readers.add(
          () -> {
            for (int i = 0; i < 60; i++) {
              int c = random.nextInt(2);
              int from = random.nextInt(290_000);
              assertThat(read(wav.channels().get(c), from, 10_000))
                  .isEqualTo(Arrays.copyOfRange(samples[c], from, from + 10_000));
            }
            return null;
          });
    }
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      for (Future<Void> done : threads.invokeAll(readers)) {
        done.get();
      }
    }
    assertThat(files.handles()).isBetween(1, 8);
  }

  /** What changes in the file in between shows whether it is read for each of them. */
  @Test
  void allChannelsOfABlockComeFromOneReadOfTheFile() throws IOException {
    for (int block : new int[] {2048, 8192}) {
      double[][] samples = written(2, 3 * block);
      Settings settings = new Settings().withScratch(folder).withBlockSize(block);
      try (OpenFiles own = new OpenFiles();
          Session blocks = new Session(settings)) {
        List<Signal> channels = WavFile.open(own, file).channels();
        assertThat(read(blocks, channels.get(0), block, block))
            .isEqualTo(Arrays.copyOfRange(samples[0], block, 2 * block));
        try (RandomAccessFile changed = new RandomAccessFile(file.toFile(), "rw")) {
          int bytes = 3 * block * 2 * Float.BYTES;
          changed.seek(changed.length() - bytes);
          changed.write(new byte[bytes]);
        }
        assertThat(read(blocks, channels.get(1), block, block))
            .isEqualTo(Arrays.copyOfRange(samples[1], block, 2 * block));
      }
    }
  }

  /** Then other loops convert floats of one channel and of two. */
  @Test
  void afterManySamplesFloatsAreReadTheSame() throws IOException {
    files.follow(CompiledLoops.learned());
    for (int channels : new int[] {1, 2, 3}) {
      double[][] samples = written(channels, 20_003);
      List<Signal> read = WavFile.open(files, file).channels();
      for (int c = 0; c < channels; c++) {
        assertThat(read(read.get(c))).isEqualTo(samples[c]);
        assertThat(read(read.get(c), 777, 9999))
            .isEqualTo(Arrays.copyOfRange(samples[c], 777, 777 + 9999));
      }
    }
  }

  @Test
  void isWhatItsFileIs() throws IOException {
    written(2, 100);
    List<Signal> one = WavFile.open(files, file).channels();
    List<Signal> other = WavFile.open(files, file).channels();
    assertThat(one).isEqualTo(other);
    assertThat(one.get(0)).isNotEqualTo(one.get(1));
    Files.setLastModifiedTime(file, java.nio.file.attribute.FileTime.fromMillis(1));
    assertThat(WavFile.open(files, file).channels().get(0)).isNotEqualTo(one.get(0));
  }

  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "Windows replaces, moves and deletes no file that is open")
  void aReplacedFileIsReadOn() throws IOException {
    double[][] samples = written(1, 50_000);
    Signal old = WavFile.open(files, file).channels().getFirst();
    assertThat(read(old, 0, 10)).isEqualTo(Arrays.copyOf(samples[0], 10));
    Wav.write(file, SampleFormat.PCM_16, RATE, new double[50_000]);
    assertThat(read(old)).isEqualTo(samples[0]);
    assertThat(read(WavFile.open(files, file).channels().getFirst())).containsOnly(0);
  }

  /** No thread can open it once more by its name: all must do with the handle that is there. */
  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "Windows replaces, moves and deletes no file that is open")
  void manyThreadsShareTheOneHandleOfAReplacedFile() throws Exception {
    double[][] samples = written(1, 200_000);
    Signal old = WavFile.open(files, file).channels().getFirst();
    Files.move(file, folder.resolve("moved.wav"));
    Wav.write(file, SampleFormat.PCM_16, RATE, new double[10]);
    try (ExecutorService threads = Executors.newFixedThreadPool(8)) {
      Callable<double[]> reading = () -> read(old);
      for (Future<double[]> all : threads.invokeAll(Collections.nCopies(32, reading))) {
        assertThat(all.get()).isEqualTo(samples[0]);
      }
    }
  }

  @Test
  void fewFilesAreOpenAndTheOthersAreOpenedAgain() throws IOException {
    List<Signal> signals = new ArrayList<>();
    long before = descriptors();
    for (int i = 0; i < 3 * OpenFiles.MOST; i++) {
      Path each = folder.resolve(i + ".wav");
      writeQuickly(each, i);
      signals.add(WavFile.open(files, each).channels().getFirst());
    }
    for (int round = 0; round < 2; round++) {
      for (int i = 0; i < signals.size(); i++) {
        assertThat(read(signals.get(i))).containsExactly(i);
        assertThat(files.handles()).isLessThanOrEqualTo(OpenFiles.MOST);
      }
    }
    assertThat(descriptors() - before).isLessThan(OpenFiles.MOST + 10);
    files.close();
    assertThat(files.handles()).isZero();
    assertThat(descriptors() - before).isLessThan(10);
  }

  /** Descriptors of this process, where the system tells. */
  private static long descriptors() throws IOException {
    Path all = Path.of("/proc/self/fd");
    if (Files.notExists(all)) {
      return 1;
    }
    try (Stream<Path> each = Files.list(all)) {
      return each.count();
    }
  }

  @Test
  void oneThatHasChangedSinceItWasClosedIsAnError() throws IOException {
    written(1, 100);
    Signal old = WavFile.open(files, file).channels().getFirst();
    openOthers();
    Wav.write(file, SampleFormat.FLOAT_32, RATE, new double[100]);
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> read(old))
          .isInstanceOf(UncheckedIOException.class)
          .cause()
          .hasMessage(file + " has changed since it was read");
    }
    Files.delete(file);
    assertThatThrownBy(() -> read(old)).cause().hasMessageContaining("has changed");
  }

  @Test
  void whatWasReadOfAFileIsLetGoWithIt() throws IOException {
    double[][] samples = written(1, 100);
    Signal old = WavFile.open(files, file).channels().getFirst();
    assertThat(read(old)).isEqualTo(samples[0]);
    openOthers();
    Wav.write(file, SampleFormat.FLOAT_32, RATE, new double[100]);
    assertThatThrownBy(() -> read(old)).cause().hasMessageContaining("has changed");
  }

  /** Handles in use are not closed: then there are more. */
  @Test
  @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void moreMayBeInUseThanShallBeOpen() throws IOException {
    double[][] samples = written(1, 100);
    try (OpenFiles own = new OpenFiles()) {
      InputFile busy = new InputFile(own, file);
      assertThat(handlesWithin(own, busy, OpenFiles.MOST)).isEqualTo(OpenFiles.MOST + 1);
      assertThat(read(WavFile.open(own, file).channels().getFirst())).isEqualTo(samples[0]);
      assertThat(own.handles()).isLessThanOrEqualTo(OpenFiles.MOST);
    }
  }

  /** Handles open while {@code n} of one file and one of another are in use. */
  private int handlesWithin(OpenFiles own, InputFile busy, int n) throws IOException {
    return n == 0
        ? new InputFile(own, file).use(handle -> own.handles())
        : busy.use(handle -> handlesWithin(own, busy, n - 1));
  }

  /** What could not be opened again is the last to be closed. */
  @Test
  @DisabledOnOs(
      value = OS.WINDOWS,
      disabledReason = "Windows replaces, moves and deletes no file that is open")
  void aReplacedFileStaysOpenWhenOthersAreClosed() throws IOException {
    double[][] samples = written(1, 100);
    Signal old = WavFile.open(files, file).channels().getFirst();
    Wav.write(file, SampleFormat.FLOAT_32, RATE, new double[100]);
    openOthers();
    assertThat(read(old)).isEqualTo(samples[0]);
  }

  /** Writes a file of one sample without waiting for the disk. */
  private void writeQuickly(Path to, double sample) throws IOException {
    if (pattern == null) {
      Wav.write(to, SampleFormat.FLOAT_64, RATE, new double[1]);
      pattern = Files.readAllBytes(to);
    }
    ByteBuffer.wrap(pattern).order(LITTLE_ENDIAN).putDouble(pattern.length - 8, sample);
    Files.write(to, pattern);
  }

  private void openOthers() throws IOException {
    for (int i = 0; i < OpenFiles.MOST; i++) {
      Path each = folder.resolve("other" + i + ".wav");
      writeQuickly(each, i);
      read(WavFile.open(files, each).channels().getFirst());
    }
  }

  @Test
  void oneCutShortIsAnErrorThatSaysWhere() throws IOException {
    double[][] samples = written(2, 100_000);
    Signal signal = WavFile.open(files, file).channels().getLast();
    long head = Files.size(file) - 100_000 * 8;
    try (RandomAccessFile cut = new RandomAccessFile(file.toFile(), "rw")) {
      cut.setLength(head + 50_000 * 8 + 3);
    }
    assertThat(read(signal, 0, 8192)).hasSize(8192);
    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> read(signal))
          .isInstanceOf(UncheckedIOException.class)
          .cause()
          .isInstanceOf(SoundFileException.class)
          .hasMessage(
              file
                  + ": the file was truncated since it was opened: frame 50000 of 100000 is"
                  + " missing");
    }
    // What was read before is not taken from where the failed reading has been.
    for (int from : new int[] {40_960, 0}) {
      assertThat(read(signal, from, 8192))
          .isEqualTo(Arrays.copyOfRange(samples[1], from, from + 8192));
    }
  }

  @Test
  void anInterruptedThreadReadsOn() throws IOException {
    double[][] samples = written(1, 20_000);
    Signal signal = WavFile.open(files, file).channels().getFirst();
    Thread.currentThread().interrupt();
    assertThat(read(signal)).isEqualTo(samples[0]);
    assertThat(Thread.interrupted()).isTrue();
    assumeFalse(OS.WINDOWS.isCurrentOs(), "Windows moves no file that is open");
    Files.move(file, folder.resolve("moved.wav"), StandardCopyOption.REPLACE_EXISTING);
    assertThat(read(signal)).isEqualTo(samples[0]);
  }

  @Test
  void afterTheEndNothingIsOpened() throws IOException {
    written(1, 100);
    Signal signal = WavFile.open(files, file).channels().getFirst();
    files.close();
    assertThatThrownBy(() -> read(signal))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the session is closed");
    assertThatThrownBy(() -> WavFile.open(files, file)).hasMessage("the session is closed");
    assertThat(files.handles()).isZero();
  }

  @Test
  void whatCannotBeReadIsNotLeftOpen() throws IOException {
    Files.write(file, new byte[100]);
    assertThatThrownBy(() -> WavFile.open(files, file)).isInstanceOf(SoundFileException.class);
    assertThatThrownBy(() -> WavFile.open(files, folder)).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> WavFile.open(files, folder.resolve("none")))
        .isInstanceOf(IOException.class);
    assertThat(files.handles()).isZero();
  }
}
