package tenuto.formats.ogg;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.ToIntFunction;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.SoundFileException;

/**
 * The audio stream of an Ogg file: the first one whose codec we know.
 *
 * @param number as on its pages
 * @param codec of its packets
 * @param losses records what a truncated file lacks
 */
record OggStream(Path path, InputFile file, int number, Codec codec, DamageLog losses) {
  /**
   * The bytes at the file's end in which the last page must be, unless pages of other streams
   * follow it.
   */
  private static final int LAST_PAGES = 1 << 20;

  enum Codec {
    VORBIS,
    OPUS,
    FLAC
  }

  /**
   * Finds the stream.
   *
   * @throws SoundFileException if there is none that we can read
   */
  static OggStream find(Path path, InputFile file, DamageLog losses) throws IOException {
    FileBytes bytes = new FileBytes(path, file, 0, file.bytes());
    for (OggPage page; (page = OggPage.read(path, bytes)) != null && page.isFirst(); ) {
      if (begins(page, "\1vorbis")) {
        return new OggStream(path, file, page.stream(), Codec.VORBIS, losses);
      }
      if (begins(page, "OpusHead")) {
        return new OggStream(path, file, page.stream(), Codec.OPUS, losses);
      }
      if (begins(page, OggFlac.NAME)) {
        return new OggStream(path, file, page.stream(), Codec.FLAC, losses);
      }
    }
    throw new SoundFileException(
        path, 0, "Ogg files are read if they contain Vorbis, Opus or FLAC");
  }

  private static boolean begins(OggPage page, String letters) {
    byte[] body = page.body();
    for (int i = 0; i < letters.length(); i++) {
      if (i >= body.length || body[i] != letters.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** The packets, from the first on. */
  OggPackets packets() {
    return new OggPackets(path, new FileBytes(path, file, 0, file.bytes()), number);
  }

  /**
   * The position of the sound among the decoded samples.
   *
   * @param skipped decoded samples before the sound
   * @param length of the sound in samples
   */
  record Extent(long skipped, long length) {}

  /**
   * Determines the length from the positions on its first page with sound and on its last.
   *
   * <p>A stream cut out of a longer one begins at a position above 0; if the first position is
   * smaller than the number of samples up to it, the difference is dropped at the start (RFC 7845,
   * 4; Vorbis I, A.2).
   *
   * @param packets after the headers
   * @param samples the number of samples that a packet adds
   * @param most the most samples that any packet adds
   */
  Extent extent(OggPackets packets, ToIntFunction<OggPacket> samples, int most) throws IOException {
    long last = lastGranule();
    long decoded = 0;
    for (OggPacket packet; (packet = packets.next()) != null; ) {
      decoded += samples.applyAsInt(packet);
      if (packet.granule() >= 0) {
        long begin = packet.endsStream() ? 0 : packet.granule() - decoded;
        long length = last - Math.max(begin, 0);
        if (length < 0) {
          throw new SoundFileException(
              path,
              packet.page(),
              "the stream ends at sample %d, before %d".formatted(last, begin));
        }
        return new Extent(Math.max(-begin, 0), length);
      }
    }
    return new Extent(0, 0);
  }

  /** The position on the last page of the stream, which must be the last page of the file. */
  private long lastGranule() throws IOException {
    long end = file.bytes();
    long from = Math.max(0, end - LAST_PAGES);
    byte[] bytes = new FileBytes(path, file, from, end).take(end - from, "the last pages");
    FileBytes page = new FileBytes(path, file, from, end);
    for (int at = bytes.length - 27; at >= 0; at--) {
      if (bytes[at] != 'O'
          || bytes[at + 1] != 'g'
          || bytes[at + 2] != 'g'
          || bytes[at + 3] != 'S') {
        continue;
      }
      page.seek(from + at);
      OggPage found;
      try {
        found = OggPage.read(path, page);
      } catch (SoundFileException none) {
        continue;
      }
      if (page.position() != end && !losses.areAllowed()) {
        break;
      }
      end = found.offset();
      if (found.isFirst() && end > 0) {
        throw OggPackets.secondStream(path, end);
      }
      if (found.stream() == number && found.granule() >= 0) {
        if (!found.isLast()) {
          losses.concede(cutShort(end), "its last complete page is taken as the last");
        }
        return found.granule();
      }
    }
    throw cutShort(end);
  }

  private SoundFileException cutShort(long end) {
    return new SoundFileException(
        path, end, "the file does not end with the last page of its stream: it was truncated");
  }
}
