/** The command {@code tenuto}: {@code render}, {@code ops}, {@code help}, and how a run goes. */
package tenuto.scripting.command;
