/** What a chain of words says, and how it becomes signals. */
package tenuto.tools.chain;
