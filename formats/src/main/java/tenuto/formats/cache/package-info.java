/** A folder in which samples are kept from one run to the next, by what they are made from. */
package tenuto.formats.cache;
