package tenuto.formats.wav;

import java.io.IOException;
import java.lang.foreign.StructLayout;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;

/**
 * A walk over the chunks of a file in the manner of RIFF, to its end. As soon as the format and the
 * samples were found, what is wrong after that is only noted.
 */
abstract class ChunkWalk {
  /** What becomes of samples whose number is wrong. */
  static final String ALL = "all bytes present are read as samples";

  /** Chunks that a file may have: one of nothing but chunks' heads must come to an end. */
  private static final int MOST_CHUNKS = 100_000;

  final HeaderReader in;
  FmtChunk fmt;
  long dataOffset = -1;
  long dataBytes;

  ChunkWalk(HeaderReader in) {
    this.in = in;
  }

  /** What each chunk begins with. */
  abstract StructLayout head();

  /** Reads a chunk and returns where the next one begins. */
  abstract long chunk(long at) throws IOException;

  /** Where to go on after a chunk without which the samples cannot be read. */
  long after(long at, SoundFileException damaged) throws IOException {
    throw damaged;
  }

  /**
   * Reads all chunks.
   *
   * @param file what it is, for errors: {@code a WAV file}
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
