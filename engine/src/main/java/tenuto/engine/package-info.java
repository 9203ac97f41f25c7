/**
 * Signal memory and rendering.
 *
 * <p>Read in this order: {@link tenuto.engine.Signal} says what a signal is; {@link
 * tenuto.engine.Source}, {@link tenuto.engine.Kernel}, {@link tenuto.engine.Combiner}, {@link
 * tenuto.engine.Filter} and {@link tenuto.engine.Gather} are what an operator is made of; {@link
 * tenuto.engine.Block} is all that they see; {@link tenuto.engine.Session} renders; {@link
 * tenuto.engine.Stored} is what it stores, in the chunks of the pool, which are cut from a {@link
 * tenuto.engine.SwapArena}. Inside, a {@code Graph} decides what must be stored first, a {@code
 * Rendering} stores it, and a {@code Plan} reads.
 */
package tenuto.engine;
