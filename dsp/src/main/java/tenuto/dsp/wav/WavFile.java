package tenuto.dsp.wav;

import java.io.IOException;
import java.nio.file.Path;
import tenuto.dsp.files.OpenFiles;
import tenuto.dsp.files.PartFiles;
import tenuto.dsp.files.PcmFile;
import tenuto.dsp.files.PcmWriter;
import tenuto.dsp.files.SampleFormat;
import tenuto.dsp.files.SoundWriter;

/** WAV files: RIFF, RF64 and BW64 are read, RIFF and RF64 written. */
public final class WavFile {
  private WavFile() {}

  /**
   * Opens a file and reads its header.
   *
   * @throws tenuto.dsp.files.SoundFileException if it is no WAV file that we can read
   * @throws IOException if it cannot be opened
   */
  public static PcmFile open(OpenFiles files, Path path) throws IOException {
    return PcmFile.open(files, path, "WAV", WavParser::parse);
  }

  /**
   * Begins a file: with the classical header, or as RF64 if it has 4 GiB or more.
   *
   * @param parts the unfinished files of this session
   * @param target the name it will have; folders that are missing are made
   * @param format any but 8-bit PCM
   * @param channels 1 or more, of at most 65,535 bytes together
   * @param sampleRate whole hertz, 1 to 4,294,967,295: the header can tell no other
   * @param frames how many there will be, 0 or more
   */
  public static SoundWriter create(
      PartFiles parts,
      Path target,
      SampleFormat format,
      int channels,
      double sampleRate,
      long frames)
      throws IOException {
    int most = WavHeader.MAX_FRAME_BYTES / format.bytes();
    if (channels < 1 || channels > most) {
      throw new IllegalArgumentException(
          "%s: channels of %s must lie between 1 and %d, but are %d"
              .formatted(target, format, most, channels));
    }
    long rate = (long) sampleRate;
    if (rate != sampleRate || rate < 1 || rate > 0xFFFF_FFFFL) {
      throw new IllegalArgumentException(
          target
              + ": the sample rate of a WAV file must be a whole number of hertz"
              + " between 1 and 4294967295, but is "
              + sampleRate);
    }
    if (frames < 0 || frames > (Long.MAX_VALUE - 1024) / (channels * format.bytes())) {
      throw new IllegalArgumentException(target + ": a WAV file cannot have " + frames + " frames");
    }
    WavHeader header = WavHeader.of(format, channels, rate, frames);
    return PcmWriter.create(parts, target, header.pcm(), header.bytes(), header.tail());
  }
}
