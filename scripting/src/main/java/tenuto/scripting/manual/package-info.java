/** What shells and {@code man} show of the command, made from the same definitions as its help. */
package tenuto.scripting.manual;
