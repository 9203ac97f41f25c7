package tenuto.formats.retag;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import tenuto.formats.file.InputFile;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.ogg.OggComments;
import tenuto.formats.tags.PictureEdit;

/** The header pages of an Ogg file, of which those with comments are replaced. */
final class OggTags {
  private OggTags() {}

  static Spans changed(Path path, InputFile file, List<Tag> tags, PictureEdit pictures)
      throws IOException {
    OggComments comments = OggComments.read(path, file);
    Spans spans = new Spans();
    comments.kept().forEach(page -> spans.keep(page[0], page[1]));
    List<byte[]> pages = comments.pages(tags, pictures);
    pages.forEach(spans::add);
    int shift = comments.shift(pages);
    if (shift == 0) {
      spans.keep(comments.end(), file.bytes());
    } else {
      spans.add(file.bytes() - comments.end(), (to, at) -> comments.writeRest(to, at, shift));
    }
    return spans;
  }
}
