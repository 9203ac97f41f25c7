/**
 * What every package of the engine, and every word, is built on: {@link tenuto.engine.base.Block}
 * is a piece of memory with samples in it, {@link tenuto.engine.base.Identity} a hash, {@link
 * tenuto.engine.base.Fma} arithmetic with the same bits everywhere, {@link
 * tenuto.engine.base.Milliseconds} the one conversion of times, {@link tenuto.engine.base.Require}
 * the checks of arguments.
 */
package tenuto.engine.base;
