/**
 * The engine's entrance: a {@link tenuto.engine.Session} renders and stores signals.
 *
 * <p>Read in this order: {@link tenuto.engine.signal} says what a signal is and what an operator is
 * made of; {@link tenuto.engine.setup} is what a session is given. Beneath are the rooms that
 * nobody else sees: {@code keep} finds what is stored in a cache, {@code plan} renders, {@code
 * disk} is the memory of stored samples.
 */
package tenuto.engine;
