/**
 * What all compressed sound files share: a {@link tenuto.formats.decoding.Decoder} that only goes
 * onward makes the channels of a {@link tenuto.formats.decoding.DecodedFile}.
 */
package tenuto.formats.decoding;
