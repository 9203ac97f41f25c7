/**
 * Memory that is mapped from swap files: {@code Pool} lends chunks to stored signals, {@code
 * WorkingMemory} lends pieces of any size to work on whole signals, both from the disk that {@code
 * Reservations} counts. Their memory is cut from a {@code SwapArena}, whose files are sparse, or
 * from a {@code CommonSwap} that several processes share. {@code WritebackErrors} asks the system
 * whether a disk has lost what was written. Nothing here knows what a signal is.
 */
package tenuto.engine.disk;
