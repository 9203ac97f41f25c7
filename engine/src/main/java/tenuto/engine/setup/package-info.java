/**
 * What a session is given when it is opened: its {@link tenuto.engine.setup.Settings}, a {@link
 * tenuto.engine.setup.Cache} that keeps samples beyond it, and what it shares with sessions before
 * and after it.
 */
package tenuto.engine.setup;
