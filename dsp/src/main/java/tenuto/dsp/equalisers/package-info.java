/**
 * Filters designed by their frequency response: equalisers, crossovers, vowel filters, FIR filters
 * from points.
 */
package tenuto.dsp.equalisers;
