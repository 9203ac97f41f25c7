package tenuto.formats.mp3;

import java.io.IOException;
import java.util.List;
import tenuto.formats.decoding.FileBytes;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.tags.ApeTag;
import tenuto.formats.tags.Id3Contents;
import tenuto.formats.tags.Id3Tag;
import tenuto.formats.tags.Id3Version1;

/**
 * The tags around the frames of an MP3 file: ID3 of version 2 at its start or end, APE's and ID3 of
 * version 1 at its end. A bad tag must not prevent reading the sound.
 *
 * @param contents of ID3 of version 2
 * @param tags the texts of all
 * @param begin the byte after those at the start
 * @param end the first byte of those at the end
 */
public record Mp3Tags(Id3Contents contents, List<Tag> tags, long begin, long end) {
  /** The most tags at the start that are read; further ones are skipped. */
  private static final int MOST_TAGS = 100;

  /** All tags of a file; of a name that several have, those of the first of them. */
  public static Mp3Tags read(FileBytes file, long fileEnd) throws IOException {
    Id3Contents contents = Id3Contents.NONE;
    long begin = 0;
    int count = 0;
    for (long bytes; (bytes = bytesAt(file, begin)) > 0; begin += bytes) {
      if (count++ < MOST_TAGS) {
        file.seek(begin);
        long read = Math.min(Math.min(bytes, Id3Tag.MOST_BYTES), file.left());
        contents = contents.or(Id3Contents.read(file.take(read, "a tag")));
      }
    }
    List<Tag> tags = contents.tags();
    List<Tag> one = List.of();
    long end = fileEnd;
    if (end - begin >= Id3Version1.BYTES) {
      file.seek(end - Id3Version1.BYTES);
      byte[] last = file.take(Id3Version1.BYTES, "a tag");
      if (Id3Version1.is(last)) {
        one = Id3Version1.read(last);
        end -= Id3Version1.BYTES;
      }
    }
    if (end - begin >= ApeTag.FOOT_BYTES) {
      file.seek(end - ApeTag.FOOT_BYTES);
      byte[] foot = file.take(ApeTag.FOOT_BYTES, "a tag");
      if (ApeTag.isFoot(foot)) {
        long from = Math.max(begin, end - ApeTag.bytes(foot));
        tags = Metadata.merged(tags, ape(file, from, end - ApeTag.FOOT_BYTES));
        end = Math.max(begin, from - ApeTag.headBytes(foot));
      }
    }
    return new Mp3Tags(contents, Metadata.merged(tags, one), begin, end);
  }

  /** All of them, in a file of that sample rate. */
  Metadata metadata(double rate) {
    return contents.metadata(rate).withTags(tags);
  }

  /** The texts of an APE tag's items. */
  private static List<Tag> ape(FileBytes file, long from, long end) throws IOException {
    if (from >= end) {
      return List.of();
    }
    file.seek(from);
    return ApeTag.read(file.take(Math.min(end - from, Id3Tag.MOST_BYTES), "a tag"));
  }

  /** The byte after the tags at a file's start, of which several may follow each other. */
  public static long begin(FileBytes file) throws IOException {
    long at = 0;
    for (long bytes; (bytes = bytesAt(file, at)) > 0; at += bytes) {}
    return at;
  }

  /** The bytes of the ID3 tag at a place, or 0. */
  private static long bytesAt(FileBytes file, long at) throws IOException {
    file.seek(at);
    return file.left() < Id3Tag.HEAD_BYTES
        ? 0
        : Id3Tag.bytes(file.take(Id3Tag.HEAD_BYTES, "the header of an ID3 tag"));
  }
}
