package tenuto.formats.pcm;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.engine.base.Block;
import tenuto.engine.setup.WarmupState;

/** Space in which a thread converts the samples of one channel, between a block and a file. */
final class SampleSpace {
  /** The frames converted at once, so few that their samples stay in the first-level cache. */
  static final int FRAMES = 1024;

  final double[] samples = new double[FRAMES];

  /** What converts them; null where their {@link SampleFormat} does. */
  final FloatCodec floats;

  private final FloatLoops loops;

  SampleSpace(Pcm pcm, WarmupState warmup) {
    loops = FloatCodec.handles(pcm) ? FloatLoops.of(warmup) : null;
    floats = loops != null && loops.areCompiled() ? FloatCodec.of(pcm) : null;
  }

  /** Copies {@code n} samples of a block, from its sample {@code at} on, and returns them. */
  double[] load(Block block, int at, int n) {
    long from = block.offset() + 8L * at;
    MemorySegment.copy(block.memory(), ValueLayout.JAVA_DOUBLE, from, samples, 0, n);
    count(n);
    return samples;
  }

  /** Copies the first {@code n} samples to a block, from its sample {@code at} on. */
  void store(Block block, int at, int n) {
    long to = block.offset() + 8L * at;
    MemorySegment.copy(samples, 0, block.memory(), ValueLayout.JAVA_DOUBLE, to, n);
    count(n);
  }

  private void count(int n) {
    if (loops != null) {
      loops.count(n);
    }
  }
}
