package tenuto.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tenuto.dsp.generators.Noise;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.Settings.Forms;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Stored;

/** What every contender begins from: the same white noises, stored, in arrays and in blocks. */
final class Noises {
  private static final int STRETCH = 8192;

  private Noises() {}

  /** A session that scales with nothing but {@code threads}, and works with vectors at once. */
  static Session session(int threads) {
    return new Session(new Settings().withThreads(threads).withForms(Forms.VECTORS));
  }

  static Stored stored(Session session, long seed, int samples) {
    return session.store(Generated.of(new Noise(seed), samples));
  }

  static double[] array(long seed, int samples) {
    Noise noise = new Noise(seed);
    double[] result = new double[samples];
    try (Arena arena = Arena.ofConfined()) {
      Block block = new Block(arena.allocate(8L * STRETCH, 64), 0);
      for (int at = 0; at < samples; at += STRETCH) {
        int n = Math.min(STRETCH, samples - at);
        noise.fill(at, block, Block.wholeGroups(n));
        MemorySegment.copy(block.memory(), ValueLayout.JAVA_DOUBLE, 0, result, at, n);
      }
    }
    return result;
  }

  static Block block(Arena arena, long seed, int samples) {
    return block(arena, array(seed, samples));
  }

  static Block block(Arena arena, double[] samples) {
    MemorySegment memory = arena.allocate(8L * Block.wholeGroups(samples.length), 64);
    MemorySegment.copy(samples, 0, memory, ValueLayout.JAVA_DOUBLE, 0, samples.length);
    return new Block(memory, 0);
  }
}
