/**
 * Planning and rendering. A {@code Graph} decides what must be stored before a signal can be read,
 * a {@code Rendering} stores it, a {@code Plan} reads; a {@code ChunkWriterJob} fills the chunks of
 * stored signals, and {@code Resources} is what all of them work with.
 */
package tenuto.engine.plan;
