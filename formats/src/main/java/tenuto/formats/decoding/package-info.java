/**
 * Classes that all compressed formats share: a {@link tenuto.formats.decoding.Decoder} decodes a
 * file from start to end, and a {@link tenuto.formats.decoding.DecodedFile} makes its channels of
 * that.
 */
package tenuto.formats.decoding;
