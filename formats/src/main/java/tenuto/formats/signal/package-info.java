/** Single signals as they are, to be mapped again. */
package tenuto.formats.signal;
