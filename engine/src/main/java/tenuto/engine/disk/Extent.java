package tenuto.engine.disk;

/** Chunks that are side by side in one slab. */
record Extent(int first, int count) {}
