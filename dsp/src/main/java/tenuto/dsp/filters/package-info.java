/**
 * Filters of few poles: RBJ, Butterworth, Bessel, ladders and followers, fixed or steered by
 * signals.
 */
package tenuto.dsp.filters;
