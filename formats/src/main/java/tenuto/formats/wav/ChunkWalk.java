package tenuto.formats.wav;

import java.io.IOException;
import java.lang.foreign.StructLayout;
import java.nio.file.Path;
import java.util.function.Function;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.pcm.Chunks;
import tenuto.formats.pcm.HeaderReader;
import tenuto.formats.pcm.Pcm;
import tenuto.formats.pcm.PcmFile;
import tenuto.formats.pcm.PcmHeader;

/**
 * A walk over the chunks of a RIFF-like file, to its end. Once the format and the samples are
 * found, errors become warnings.
 */
abstract class ChunkWalk {
  /** The consequence of a wrong number of samples, for messages. */
  static final String ALL = "all bytes present are read as samples";

  final HeaderReader in;
  FmtChunk fmt;
  long dataOffset = -1;
  long dataBytes;

  /** The number of frames that a fact chunk declares, which counts only for ADPCM; or -1. */
  long facts = -1;

  ChunkWalk(HeaderReader in) {
    this.in = in;
  }

  /** Opens a file that such a walk parses. */
  static SoundFile open(
      OpenFiles files, Path path, Function<HeaderReader, ? extends ChunkWalk> parser)
      throws IOException {
    InputFile file = new InputFile(files, path);
    try {
      DamageLog losses = files.losses();
      return file.use(
          handle -> {
            ChunkWalk walk = parser.apply(new HeaderReader(path, handle, losses));
            PcmHeader header = walk.parse();
            return walk.fmt.adpcm().isPresent()
                ? AdpcmFile.of(path, file, header, walk.fmt.adpcm().get(), walk.dataBytes, losses)
                : PcmFile.of(path, file, header, losses);
          });
    } catch (Throwable refused) {
      files.close(file);
      throw refused;
    }
  }

  /** Parses the file. */
  abstract PcmHeader parse() throws IOException;

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
    new Chunks(in, file, this::isComplete).read(begin, this::next, this::after);
    long frames = dataBytes / fmt.frameBytes();
    if (fmt.adpcm().isPresent()) {
      long stored = fmt.adpcm().get().frames(dataBytes);
      // An encoder fills its last block. libsndfile's fact of several channels is too small: any
      // other than one within the last block is wrong.
      boolean isLast = facts > stored - fmt.adpcm().get().blockFrames() && facts <= stored;
      frames = isLast ? facts : stored;
    }
    return new Pcm(fmt.format(), in.order(), fmt.channels(), fmt.rate(), frames, dataOffset);
  }

  private long next(long at) throws IOException {
    if (!isComplete() && in.length() - at < head().byteSize()) {
      String missing = dataOffset < 0 ? "data" : "fmt";
      throw in.refuse(at, "the file ends without a " + missing + " chunk");
    }
    return chunk(at);
  }

  private boolean isComplete() {
    return fmt != null && dataOffset >= 0;
  }
}
