/**
 * A cache on disk: a folder that keeps samples from one run to the next, under a key of how they
 * are computed.
 */
package tenuto.formats.cache;
