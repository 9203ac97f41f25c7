package tenuto.formats.wav;

import java.io.IOException;
import java.lang.foreign.StructLayout;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;

/**
 * A walk over the chunks of a RIFF-like file, to its end. Once the format and the samples are
 * found, errors become warnings.
 */
abstract class ChunkWalk {
  /** The consequence of a wrong number of samples, for messages. */
  static final String ALL = "all bytes present are read as samples";

  /**
   * The most chunks in a file, so that the walk ends even in a file of nothing but chunk headers.
   */
  private static final int MOST_CHUNKS = 100_000;

  final HeaderReader in;
  FmtChunk fmt;
  long dataOffset = -1;
  long dataBytes;

  ChunkWalk(HeaderReader in) {
    this.in = in;
  }

  /** The layout of a chunk header. */
  abstract StructLayout head();

  /** Reads a chunk and returns where the next one begins. */
  abstract long chunk(long at) throws IOException;

  /** Where to continue after damage in a chunk that is needed to read the samples. */
  long after(long at, SoundFileException damaged) throws IOException {
    throw damaged;
  }

  /**
   * Reads all chunks.
   *
   * @param file the format, for errors: {@code a WAV file}
   * @param begin where the first chunk begins
   */
  final Pcm walk(String file, long begin) throws IOException {
    long at = begin;
    for (int chunks = 0; !isComplete() || at < in.length(); chunks++) {
      try {
        if (chunks == MOST_CHUNKS) {
          throw in.refuse(at, "%s may have %d chunks, but has more".formatted(file, chunks));
        }
        if (!isComplete() && in.length() - at < head().byteSize()) {
          String missing = dataOffset < 0 ? "data" : "fmt";
          throw in.refuse(at, "the file ends without a " + missing + " chunk");
        }
        at = chunk(at);
      } catch (SoundFileException damaged) {
        if (!isComplete()) {
          at = after(at, damaged);
          continue;
        }
        in.warn(damaged.offset(), damaged.rule() + ": ignored, with everything after it");
        break;
      }
    }
    long frames = dataBytes / fmt.frameBytes();
    return new Pcm(fmt.format(), fmt.channels(), fmt.rate(), frames, dataOffset);
  }

  private boolean isComplete() {
    return fmt != null && dataOffset >= 0;
  }
}
