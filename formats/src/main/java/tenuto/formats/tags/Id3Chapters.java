package tenuto.formats.tags;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes chapters as frames of ID3: a table of contents (CTOC), and each as CHAP with its title.
 *
 * <p>Source of the layout: id3v2-chapters-1.0 (id3.org).
 */
final class Id3Chapters {
  private static final int TOP_AND_ORDERED = 3;
  private static final int NO_OFFSET = -1;

  private Id3Chapters() {}

  static List<Id3Frame> frames(List<Chapter> all) {
    List<Chapter> chapters = all.subList(0, Math.min(all.size(), Id3Writer.MOST_CHAPTERS));
    List<Id3Frame> frames = new ArrayList<>();
    if (!chapters.isEmpty()) {
      ByteArrayOutputStream contents = new ByteArrayOutputStream();
      contents.writeBytes(name("toc"));
      contents.write(TOP_AND_ORDERED);
      contents.write(chapters.size());
      for (int i = 0; i < chapters.size(); i++) {
        contents.writeBytes(name("chp" + i));
      }
      frames.add(new Id3Frame("CTOC", contents.toByteArray()));
    }
    for (int i = 0; i < chapters.size(); i++) {
      frames.add(new Id3Frame("CHAP", chapter("chp" + i, chapters.get(i))));
    }
    return frames;
  }

  private static byte[] chapter(String name, Chapter chapter) {
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    body.writeBytes(name(name));
    body.writeBytes(
        ByteBuffer.allocate(4 * Integer.BYTES)
            .putInt((int) chapter.begin())
            .putInt((int) chapter.end())
            .putInt(NO_OFFSET)
            .putInt(NO_OFFSET)
            .array());
    if (!chapter.title().isEmpty()) {
      body.writeBytes(Id3Writer.text("TIT2", chapter.title()));
    }
    return body.toByteArray();
  }

  private static byte[] name(String name) {
    return (name + "\0").getBytes(StandardCharsets.ISO_8859_1);
  }
}
