package tenuto.formats.retag;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFile;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundFileException;
import tenuto.formats.mp3.Mp3Tags;
import tenuto.formats.tags.Id3Frame;
import tenuto.formats.tags.Id3Tag;
import tenuto.formats.tags.Id3Writer;
import tenuto.formats.tags.PictureEdit;

/** Writes other tags into WAV, RF64, AIFF, FLAC, Ogg and MP3 files. */
public final class TagEditor {
  /** Bytes left free after the ID3 tag of an MP3 file, so that other programs can change it. */
  private static final int PADDING = 1024;

  private static final byte[] OGG = {'O', 'g', 'g', 'S'};

  private TagEditor() {}

  /**
   * Replaces all texts of a file, and some of its pictures; its samples and other metadata stay as
   * they are, byte by byte. The file is complete at any moment: the old one, or the new one.
   *
   * @param parts the unfinished files of this session
   * @throws SoundFileException if it is of another format, or damaged
   * @throws IOException if it cannot be read or replaced
   */
  public static void write(PartFiles parts, Path path, List<Tag> tags, PictureEdit pictures)
      throws IOException {
    try (OpenFiles files = new OpenFiles();
        PartFile part = parts.create(path)) {
      InputFile file = new InputFile(files, path);
      changed(path, file, tags, pictures).write(file, part);
      files.close(file);
      part.commit();
    }
  }

  private static Spans changed(Path path, InputFile file, List<Tag> tags, PictureEdit pictures)
      throws IOException {
    FileBytes bytes = new FileBytes(path, file, 0, file.bytes());
    byte[] head = bytes.take(Math.min(12, bytes.left()), "the beginning");
    if (head.length == 12 && ChunkFile.is(head)) {
      return ChunkFile.changed(path, bytes, head, tags, pictures);
    }
    long start = Mp3Tags.begin(bytes);
    bytes.seek(start);
    byte[] name = bytes.take(Math.min(4, bytes.left()), "the beginning");
    if (name.length == 4 && name[0] == 'f' && name[1] == 'L' && name[2] == 'a' && name[3] == 'C') {
      return FlacTags.changed(path, bytes, start, tags, pictures);
    }
    if (start == 0 && Arrays.equals(name, OGG)) {
      return OggTags.changed(path, file, tags, pictures);
    }
    if (start > 0 || name.length > 0 && name[0] == (byte) 0xFF) {
      return mp3(path, file, bytes, start, tags, pictures);
    }
    throw new SoundFileException(
        path, 0, "tags are changed in WAV, RF64, AIFF, FLAC, Ogg and MP3 files, which this is not");
  }

  /** One ID3 tag of version 2.4 in place of all tags, and the frames of sound. */
  private static Spans mp3(
      Path path, InputFile file, FileBytes bytes, long start, List<Tag> tags, PictureEdit pictures)
      throws IOException {
    bytes.seek(0);
    if (start > Id3Tag.MOST_BYTES) {
      throw new SoundFileException(
          path, 0, "tags of more than 16 MiB are not changed, but have %d bytes".formatted(start));
    }
    List<Id3Frame> frames =
        pictures.frames(start > 0 ? Id3Tag.others(bytes.take(start, "a tag")) : List.of());
    Mp3Tags old = Mp3Tags.read(bytes, file.bytes());
    Spans spans = new Spans();
    if (!tags.isEmpty() || !frames.isEmpty()) {
      spans.add(Id3Writer.padded(tags, frames, PADDING));
    }
    spans.keep(start, Math.max(start, old.end()));
    return spans;
  }
}
