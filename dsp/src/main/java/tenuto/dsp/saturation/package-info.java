/** Waveshaping without aliasing: clipping, saturation, tubes and tape. */
package tenuto.dsp.saturation;
