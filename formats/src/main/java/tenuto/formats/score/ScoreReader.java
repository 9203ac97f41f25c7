package tenuto.formats.score;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the parts of a document, which has measures in parts, or parts in measures. */
final class ScoreReader {
  private final Path path;
  private final Map<String, Part> parts = new LinkedHashMap<>();
  private final Map<Part, MeasureReader> readers = new LinkedHashMap<>();

  private ScoreReader(Path path) {
    this.path = path;
  }

  static List<Part> read(Path path, Element document) throws IOException {
    return new ScoreReader(path).parts(document);
  }

  private List<Part> parts(Element document) throws IOException {
    boolean isTimewise = document.name.equals("score-timewise");
    if (!isTimewise && !document.name.equals("score-partwise")) {
      throw new ScoreException(
          path,
          document.line,
          "a score must be score-partwise or score-timewise, but is " + document.name);
    }
    Element list = document.first("part-list");
    if (list != null) {
      for (Element each : list.all("score-part").toList()) {
        describe(part(each), each);
      }
    }
    for (Element outer : document.all(isTimewise ? "measure" : "part").toList()) {
      if (!isTimewise) {
        part(outer);
      }
      List<Element> inner = outer.all(isTimewise ? "part" : "measure").toList();
      for (Element each : inner) {
        Part part = part(isTimewise ? each : outer);
        MeasureReader reader = readers.get(part);
        if (reader == null) {
          reader = new MeasureReader(path, part);
          readers.put(part, reader);
        }
        reader.read(each, part.next());
      }
    }
    return new ArrayList<>(parts.values());
  }

  private Part part(Element element) throws IOException {
    String id = element.attribute("id");
    if (id.isEmpty()) {
      throw new ScoreException(path, element.line, element.name + " must have an id");
    }
    return parts.computeIfAbsent(id, it -> new Part(parts.size()));
  }

  private void describe(Part part, Element element) throws IOException {
    part.name = element.text("part-name");
    for (Element each : element.all("midi-instrument").toList()) {
      Element channel = each.first("midi-channel");
      Element program = each.first("midi-program");
      Element drum = each.first("midi-unpitched");
      if (drum != null) {
        part.kit.put(each.attribute("id"), whole(drum, 1, 128) - 1);
      }
      if (channel != null) {
        part.channel = whole(channel, 1, 16) - 1;
      }
      if (program != null) {
        part.program = whole(program, 1, 128) - 1;
      }
    }
  }

  private int whole(Element element, int from, int to) throws IOException {
    return (int) Numbers.of(path, element, element.name, element.text, from, to);
  }
}
