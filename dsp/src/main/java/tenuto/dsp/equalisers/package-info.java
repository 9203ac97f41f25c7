/** Filters by their curve: equalisers, crossovers, vowels, and responses made from points. */
package tenuto.dsp.equalisers;
