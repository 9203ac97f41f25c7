/** Functions of numbers: phases, sines, decibels, powers, interpolation. */
package tenuto.dsp.math;
