package tenuto.formats.score;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** An element of an XML document, with its text and the line in which it begins. */
final class Element {
  final String name;
  final int line;
  final Map<String, String> attributes = new HashMap<>(0);
  final List<Element> inside = new ArrayList<>(0);
  String text = "";

  Element(String name, int line) {
    this.name = name;
    this.line = line;
  }

  /** The elements of that name directly inside. */
  Stream<Element> all(String tag) {
    return inside.stream().filter(each -> each.name.equals(tag));
  }

  /** The first element at the end of a path of names, or null. */
  Element first(String... tags) {
    Element at = this;
    for (String tag : tags) {
      Element next = at.all(tag).findFirst().orElse(null);
      if (next == null) {
        return null;
      }
      at = next;
    }
    return at;
  }

  boolean has(String... tags) {
    return first(tags) != null;
  }

  /** The text at the end of a path, or empty. */
  String text(String... tags) {
    Element found = first(tags);
    return found == null ? "" : found.text;
  }

  /** An attribute, or empty. */
  String attribute(String its) {
    return attributes.getOrDefault(its, "");
  }
}
