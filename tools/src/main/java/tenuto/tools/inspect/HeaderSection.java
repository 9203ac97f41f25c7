package tenuto.tools.inspect;

import java.util.ArrayList;
import java.util.List;
import tenuto.formats.file.Field;

/**
 * A chunk of a file's header.
 *
 * @param id its name, such as "data"
 * @param offset of its header in the file
 * @param bytes the size that it states: without its own header, but in W64 including it
 */
record HeaderSection(String id, long offset, String bytes) {
  private static final String ID = "chunk header: id";
  private static final String SIZE = "chunk header: size";

  /** Finds the chunks among a header's fields. */
  static List<HeaderSection> in(List<Field> layout) {
    List<HeaderSection> chunks = new ArrayList<>();
    Field id = null;
    for (Field field : layout) {
      if (field.name().equals(ID)) {
        id = field;
      } else if (field.name().equals(SIZE) && id != null) {
        String name = FieldMeaning.letters(id.value()).replaceAll("^'|'$", "");
        chunks.add(new HeaderSection(name, id.offset(), field.value()));
      }
    }
    return chunks;
  }
}
