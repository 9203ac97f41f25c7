/**
 * Signals, and what operators are made of.
 *
 * <p>Read in this order: {@link tenuto.engine.signal.Signal} says what a signal is; {@link
 * tenuto.engine.signal.Source}, {@link tenuto.engine.signal.Kernel}, {@link
 * tenuto.engine.signal.Combiner}, {@link tenuto.engine.signal.Filter} and {@link
 * tenuto.engine.signal.Gather} are what an operator is made of; {@link tenuto.engine.base.Block} is
 * all that they see. A {@link tenuto.engine.signal.Stored} signal has its samples in a {@link
 * tenuto.engine.signal.Backing}.
 */
package tenuto.engine.signal;
