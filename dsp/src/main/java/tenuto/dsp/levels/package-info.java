/** Words about how loud: sums, products, volumes, peaks, statistics. */
package tenuto.dsp.levels;
