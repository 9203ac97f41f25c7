/** Words for levels: sums, products, volumes, peaks, statistics. */
package tenuto.dsp.levels;
