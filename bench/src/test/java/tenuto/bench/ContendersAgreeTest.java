package tenuto.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.annotations.Param;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Contenders do the same work: what they make is alike. */
class ContendersAgreeTest {
  private static final int SAMPLES = 1000;

  /** Of different orders of additions, and a plain sine of a large argument. */
  private static final double ROUNDING = 1e-11;

  private static double[] samples(Block block) {
    return block.memory().asSlice(block.offset(), 8L * SAMPLES).toArray(ValueLayout.JAVA_DOUBLE);
  }

  private static double[] samples(Session session, Signal signal) {
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(signal)) {
      Block block = new Block(arena.allocate(8L * SAMPLES, 64), 0);
      reader.read(0, block, 0, SAMPLES);
      return samples(block);
    }
  }

  private static void assertAlike(double[] actual, double[] expected) {
    assertThat(actual).hasSize(expected.length);
    for (int i = 0; i < expected.length; i++) {
      assertThat(actual[i]).as("sample %d", i).isCloseTo(expected[i], within(ROUNDING));
    }
  }

  static String[] kernels() throws NoSuchFieldException {
    return Kernels.class.getDeclaredField("kernel").getAnnotation(Param.class).value();
  }

  private static Kernels kernel(String name) {
    Kernels kernels = new Kernels();
    kernels.kernel = name;
    kernels.samples = SAMPLES;
    kernels.open();
    return kernels;
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void kernelsAndArrays(String name) {
    Kernels kernels = kernel(name);
    kernels.kernel();
    kernels.kernelInArrays();
    if (name.equals("noise")) {
      assertUniform(kernels.out);
    } else {
      assertAlike(samples(kernels.blockOut), kernels.out);
    }
    kernels.close();
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void arraysAndC(String name) {
    assumeTrue(CLoops.available(), "no C compiler");
    Kernels kernels = kernel(name);
    kernels.kernelInC();
    kernels.kernelInArrays();
    assertAlike(samples(kernels.blockOut), kernels.out);
    kernels.close();
  }

  /** Our noise's seeds are mixed first, so its numbers are others. */
  private static void assertUniform(double[] noise) {
    double power = IntStream.range(0, SAMPLES).mapToDouble(i -> noise[i] * noise[i]).sum();
    assertThat(power / SAMPLES).isCloseTo(1.0 / 3, within(0.05));
  }

  @Test
  void transforms() {
    FftOrJTransforms.Ours ours = new FftOrJTransforms.Ours();
    ours.points = 1024;
    ours.open();
    ours.transform();
    FftOrJTransforms.Theirs theirs = new FftOrJTransforms.Theirs();
    theirs.points = 1024;
    theirs.open();
    theirs.transform();
    for (int bin = 0; bin < 1024; bin++) {
      assertThat(ours.re(bin)).isCloseTo(theirs.numbers[2 * bin], within(ROUNDING));
    }
    ours.close();
  }

  @Test
  void transformsOfReals() {
    FftOrJTransforms.OursOfReals ours = new FftOrJTransforms.OursOfReals();
    ours.points = 1024;
    ours.open();
    ours.transform();
    FftOrJTransforms.TheirsOfReals theirs = new FftOrJTransforms.TheirsOfReals();
    theirs.points = 1024;
    theirs.open();
    theirs.transform();
    for (int bin = 0; bin < 512; bin++) {
      assertThat(ours.re(bin)).isCloseTo(theirs.numbers[2 * bin], within(ROUNDING));
    }
    ours.close();
  }

  @Test
  void chains() {
    RenderChain.Signals signals = new RenderChain.Signals();
    signals.samples = SAMPLES;
    signals.open();
    RenderChain.Arrays arrays = new RenderChain.Arrays();
    arrays.samples = SAMPLES;
    arrays.open();
    double[] expected = samples(signals.session, signals.chain());
    arrays.inSteps();
    assertAlike(arrays.out, expected);
    arrays.inOneLoop();
    assertAlike(arrays.out, expected);
    signals.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"mixes", "other kinds"})
  void storageLoops(String seen) {
    StorageLoop.OneThread ours = new StorageLoop.OneThread();
    StorageLoop.Addressed addressed = new StorageLoop.Addressed();
    StorageLoop.Buffered buffered = new StorageLoop.Buffered();
    for (StorageLoop.Loop loop : new StorageLoop.Loop[] {ours, addressed, buffered}) {
      loop.samples = SAMPLES;
      loop.seen = seen;
    }
    ours.open();
    addressed.open();
    buffered.open();
    try (Stored mix = ours.store()) {
      double[] expected = samples(ours.session(), mix);
      assertThat(samples(addressed.store())).isEqualTo(expected);
      assertThat(samples(buffered.store())).isEqualTo(expected);
    }
    ours.close();
    addressed.close();
    buffered.close();
  }

  private static double[] samples(PerSample.Node node) {
    return IntStream.range(0, node.length()).mapToDouble(node::getSample).toArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 24, 32})
  void codecs(int bits) {
    SampleCodec codec = new SampleCodec();
    codec.bits = bits;
    codec.samples = SAMPLES;
    codec.open();
    codec.encode();
    byte[] expected = codec.file.clone();
    Arrays.fill(codec.bytes, (byte) 0);
    codec.encodeInShifts();
    assertThat(codec.bytes).isEqualTo(expected);
    MemorySegment.ofBuffer(codec.buffer).fill((byte) 0);
    codec.encodeInByteBuffer();
    assertThat(MemorySegment.ofBuffer(codec.buffer).toArray(ValueLayout.JAVA_BYTE))
        .isEqualTo(expected);
    codec.decode();
    codec.decodeInShifts();
    assertThat(codec.decoded).isEqualTo(codec.samplesOfFile);
    Arrays.fill(codec.decoded, 0);
    codec.decodeInByteBuffer();
    assertThat(codec.decoded).isEqualTo(codec.samplesOfFile);
  }
}
