/** The chain language: parsing chains of words, and applying them to signals. */
package tenuto.tools.chain;
