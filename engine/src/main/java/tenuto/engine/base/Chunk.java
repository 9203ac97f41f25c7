package tenuto.engine.base;

/** What stored signals are in: equal pieces of swap, each in one piece of memory. */
public final class Chunk {
  /** Samples in a chunk; a block never crosses a chunk's border. */
  public static final int SAMPLES = 8192;

  public static final long BYTES = 8L * SAMPLES;

  private Chunk() {}
}
