/**
 * Filters of few poles: RBJ, Butterworth, Bessel, ladders and followers, fixed or controlled by
 * signals.
 */
package tenuto.dsp.filters;
