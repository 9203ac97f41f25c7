package tenuto.engine;

/** What stored signals are in: equal pieces of swap, each in one piece of memory. */
final class Chunk {
  /** Samples in a chunk; a block never crosses a chunk's border. */
  static final int SAMPLES = 8192;

  static final long BYTES = 8L * SAMPLES;

  private Chunk() {}
}
