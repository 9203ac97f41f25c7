/**
 * What all compressed sound files share: a {@link tenuto.dsp.compressed.Decoder} that only goes
 * onward makes the channels of a {@link tenuto.dsp.compressed.DecodedFile}.
 */
package tenuto.dsp.compressed;
