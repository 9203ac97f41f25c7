/** To come. */
package tenuto.dsp;
