/**
 * The command {@code tenuto} with its subcommands {@code render}, {@code ops}, {@code help} and
 * others, and the course of a run.
 */
package tenuto.scripting.command;
