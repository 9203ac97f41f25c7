/** Ogg files. */
package tenuto.dsp.ogg;
