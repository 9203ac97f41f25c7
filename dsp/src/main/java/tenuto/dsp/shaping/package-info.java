/** Functions of a sample's value: clipping, powers, half waves. */
package tenuto.dsp.shaping;
