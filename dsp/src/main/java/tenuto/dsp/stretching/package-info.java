/**
 * Longer and shorter at the same pitch, higher and lower at the same tempo.
 *
 * <p>A {@link tenuto.dsp.stretching.TimeMap} says which time of the input is heard when. {@link
 * tenuto.dsp.stretching.HopRows} brings the input to a filter in rows, one for each hop of the
 * output; {@link tenuto.dsp.stretching.PhaseVocoder} makes hops of them, {@link
 * tenuto.dsp.stretching.AttackFinder} tells it where attacks are, {@link
 * tenuto.dsp.stretching.StrokePlayhead} how drums keep their decay, and {@link
 * tenuto.dsp.stretching.PhaseLock} how each tone is turned.
 */
package tenuto.dsp.stretching;
