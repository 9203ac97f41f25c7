package tenuto.dsp.outputs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;

/**
 * A sound file as a word describes it.
 *
 * @param session in which its samples are computed
 * @param rate its sample rate
 * @param span the samples of the channels that it holds
 * @param dither of the channels
 */
record SoundOutput(
    Session session,
    List<Signal> channels,
    Path path,
    SoundFormat format,
    Metadata metadata,
    Dither dither,
    double rate,
    Excerpt.Span span) {
  /** Everything on which the file depends besides its channels. */
  String description() {
    return "file %s %s %s %s %s %d to %d"
        .formatted(path, format, rate, metadata, dither, span.begin(), span.end());
  }

  /** The same file, of signals with the same samples. */
  SoundOutput of(List<Signal> same) {
    return new SoundOutput(session, same, path, format, metadata, dither, rate, span);
  }

  double seconds() {
    return span.length() / rate;
  }

  SoundWriter create(PartFiles parts) throws IOException {
    Metadata moved = metadata.withCues(span.cues(metadata.cues()));
    Dither placed = dither.from(span.begin());
    return format.create(parts, path, channels.size(), rate, span.length(), moved, placed);
  }

  /** The exception for a file that could not be written: by the disk, or by the signals. */
  RuntimeException failed(IOException e) {
    String message = String.valueOf(e.getMessage());
    if (e instanceof SoundFileException) {
      return new IllegalArgumentException(message, e); // the signal is wrong, not the disk
    }
    if (!message.startsWith("cannot write ")) {
      message = "cannot write " + (message.contains(path.toString()) ? "" : path + ": ") + message;
    }
    return new UncheckedIOException(new IOException(message, e));
  }
}
