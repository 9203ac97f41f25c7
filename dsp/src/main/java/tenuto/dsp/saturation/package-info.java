/** Words that bend a wave without aliases: clipping, saturation, tubes and tape. */
package tenuto.dsp.saturation;
