/**
 * What is stored, and what of it a cache has. {@code PartKeys} are the keys of a signal's parts,
 * {@code CacheFill} fills chunks from a cache and by work, {@code LazyChunks} and {@code DrySignal}
 * have their samples only when somebody reads them, and {@code SignalStore} chooses among these.
 */
package tenuto.engine.keep;
