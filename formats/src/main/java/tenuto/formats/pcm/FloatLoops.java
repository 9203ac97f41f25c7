package tenuto.formats.pcm;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import tenuto.engine.base.Block;
import tenuto.engine.setup.WarmupState;

/**
 * Has the loops of {@link FloatCodec} compiled between two commands of a resident program that has
 * converted many floats. Compiling them takes as long as they save on some hundred million samples,
 * and until then they are slower than those of {@link SampleFormat}.
 */
final class FloatLoops implements WarmupState.Learner {
  /** Samples for which the loops of {@link SampleFormat} take a tenth of a second. */
  private static final long MANY = 1L << 28;

  /** Calls after which the JVM compiles a method of such loops for good, and more. */
  private static final int CALLS = 8_000;

  private final LongAdder converted = new LongAdder();
  private volatile boolean compiled;

  static FloatLoops of(WarmupState warmup) {
    return warmup.in(FloatLoops.class, FloatLoops::new);
  }

  /** Counts {@code n} floats more. */
  void count(long n) {
    converted.add(n);
  }

  boolean areCompiled() {
    return compiled;
  }

  @Override
  public void learn(BooleanSupplier ends) {
    if (!compiled && converted.sum() >= MANY && FloatCodec.isFast()) {
      compiled = runs(new FloatCodec(2), 2, ends) && runs(new FloatCodec(1), 1, ends);
    }
  }

  /** Whether all calls were made. */
  private static boolean runs(FloatCodec codec, int channels, BooleanSupplier ends) {
    byte[] bytes = new byte[SampleSpace.FRAMES * channels * Float.BYTES];
    long samples = SampleSpace.FRAMES * (long) channels;
    MemorySegment memory = Arena.ofAuto().allocate(samples * Double.BYTES, 64);
    Block[] blocks = Block.views(channels);
    for (int channel = 0; channel < channels; channel++) {
      blocks[channel].moveTo(new Block(memory, 0), channel * SampleSpace.FRAMES);
    }
    for (int i = 0; i < CALLS; i++) {
      if (ends.getAsBoolean()) {
        return false;
      }
      for (int channel = 0; channel < channels; channel++) {
        codec.decode(bytes, 0, channel, blocks[channel], 0, SampleSpace.FRAMES);
      }
      codec.encode(blocks, 0, bytes, 0, SampleSpace.FRAMES);
    }
    return true;
  }
}
