package tenuto.formats;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Supplier;
import tenuto.formats.ffmpeg.FfmpegEncoder;
import tenuto.formats.ffmpeg.FfmpegWriter;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Quality;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.SampleFormat;

/**
 * How a container with a lossy codec is written.
 *
 * @param by the library that encodes
 * @param samples what the encoder is given
 * @param rates the sample rate of a file for sound of any rate
 */
record LossyCodec(String by, SampleFormat samples, DoubleUnaryOperator rates, Creation creation) {
  /** What ffmpeg encodes. */
  static LossyCodec of(Supplier<FfmpegEncoder> encoder) {
    return new LossyCodec(
        KnownFormats.FFMPEG,
        SampleFormat.FLOAT_32,
        rate -> encoder.get().rate(rate),
        (parts, target, pcm, quality, metadata, dither) ->
            FfmpegWriter.create(parts, target, encoder.get(), pcm, quality, metadata, dither));
  }

  /** What ffmpeg encodes without a loss. */
  static Container.Creation lossless(Supplier<FfmpegEncoder> encoder) {
    return (parts, target, pcm, metadata, dither) ->
        FfmpegWriter.create(parts, target, encoder.get(), pcm, Quality.DEFAULT, metadata, dither);
  }

  /** Creates a file; {@code pcm} describes what the encoder is given. */
  interface Creation {
    SoundWriter create(
        PartFiles parts, Path target, Pcm pcm, Quality quality, Metadata metadata, Dither dither)
        throws IOException;
  }
}
