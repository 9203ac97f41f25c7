package tenuto.formats.ogg;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import tenuto.formats.decoding.DecodedFile;
import tenuto.formats.file.About;
import tenuto.formats.file.DamageLog;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.flac.FlacPackets;
import tenuto.formats.ogg.OggStream.Extent;
import tenuto.formats.tags.VorbisComments;

/** Ogg files with Vorbis, Opus or FLAC; other streams in them are skipped. */
public final class OggFile {
  private OggFile() {}

  /**
   * Opens a file, reads its headers and determines its length.
   *
   * @throws SoundFileException if it has no stream that we can read, or is damaged or truncated
   * @throws IOException if it cannot be opened
   */
  public static DecodedFile open(OpenFiles files, Path path) throws IOException {
    InputFile file = new InputFile(files, path);
    try {
      DamageLog losses = files.losses();
      OggStream stream = OggStream.find(path, file, losses);
      return switch (stream.codec()) {
        case VORBIS -> vorbis(path, file, stream, losses);
        case OPUS -> opus(path, file, stream, losses);
        case FLAC -> flac(path, file, stream, losses);
      };
    } catch (Throwable refused) {
      files.close(file);
      throw refused;
    }
  }

  private static DecodedFile vorbis(Path path, InputFile file, OggStream stream, DamageLog losses)
      throws IOException {
    OggPackets packets = stream.packets();
    VorbisHead head = VorbisHead.read(path, packets);
    // Each block overlaps with the one before, and the pair gives a quarter of the sum of both.
    int[] before = {0};
    Extent extent =
        stream.extent(
            packets,
            packet -> {
              int block = head.setup().block(packet.bytes());
              int samples = before[0] == 0 ? 0 : (before[0] + block) / 4;
              before[0] = block;
              return samples;
            },
            head.setup().longBlock());
    About about =
        new About("Ogg", "Vorbis", 0, head.setup().channels(), head.rate(), extent.length());
    return new DecodedFile(
        path,
        file,
        about,
        VorbisComments.metadata(head.tags(), head.pictures(), about),
        extent.skipped(),
        losses,
        () -> new VorbisDecoding(path, head, stream.packets()));
  }

  private static DecodedFile opus(Path path, InputFile file, OggStream stream, DamageLog losses)
      throws IOException {
    OggPackets packets = stream.packets();
    OpusHead head = OpusHead.parse(path, packets.next());
    OggPacket comments = packets.next();
    if (comments == null) {
      throw new SoundFileException(path, packets.position(), "the stream ends within its headers");
    }
    Extent extent = stream.extent(packets, OpusDecoding::samples, OpusDecoding.MOST_FRAMES);
    long frames = Math.max(0, extent.length() - head.preSkip());
    About about = new About("Ogg", "Opus", 0, head.channels(), OpusDecoding.RATE, frames);
    return new DecodedFile(
        path,
        file,
        about,
        metadata(comments.bytes(), about),
        extent.skipped() + head.preSkip(),
        losses,
        () -> new OpusDecoding(path, head, stream.packets()));
  }

  private static DecodedFile flac(Path path, InputFile file, OggStream stream, DamageLog losses)
      throws IOException {
    OggPackets packets = stream.packets();
    OggFlac head = OggFlac.read(path, packets);
    FlacPackets decoder = head.decoder();
    Extent extent =
        stream.extent(packets, packet -> decoder.frames(packet.bytes()), decoder.mostFrames());
    About about =
        new About(
            "Ogg",
            decoder.bits() + "-bit FLAC",
            decoder.bits(),
            decoder.channels(),
            decoder.rate(),
            extent.length());
    return new DecodedFile(
        path,
        file,
        about,
        VorbisComments.metadata(head.tags(), head.pictures(), about),
        extent.skipped(),
        losses,
        () -> head.decoding(stream.packets()));
  }

  private static Metadata metadata(byte[] packet, About about) {
    int name = Math.min("OpusTags".length(), packet.length);
    byte[] block = Arrays.copyOfRange(packet, name, packet.length);
    return VorbisComments.metadata(
        VorbisComments.parse(block), VorbisComments.pictures(block), about);
  }
}
