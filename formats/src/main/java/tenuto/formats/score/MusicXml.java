package tenuto.formats.score;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import tenuto.formats.file.InputFile;

/**
 * The document of a MusicXML file, plain or compressed (.mxl). Its document type is not read, so
 * that it can name no other file and define no entity.
 */
record MusicXml(Path path) {
  /** The largest document that is read, in bytes; its elements take several times as much. */
  private static final int MOST_BYTES = 1 << 26;

  private static final int MOST_DEPTH = 100;

  /** The bytes within which a document declares its encoding. */
  private static final int HEAD = 200;

  private static final Pattern ENCODING =
      Pattern.compile(
          "(?:\u00EF\u00BB\u00BF)?<\\?xml[^>]*encoding=[\"']([A-Za-z0-9._-]+)[\"'].*",
          Pattern.DOTALL);

  /** The document's outermost element. */
  Element document() throws IOException {
    InputFile.requireFile(path);
    if (Files.size(path) > MOST_BYTES) {
      throw tooLong();
    }
    byte[] bytes = Files.readAllBytes(path);
    boolean isZip = bytes.length > 2 && bytes[0] == 'P' && bytes[1] == 'K';
    return parsed(isZip ? unpacked(bytes) : bytes);
  }

  private ScoreException tooLong() {
    return new ScoreException(path, 1, "a score must have at most " + MOST_BYTES + " bytes");
  }

  /** The document of an archive, which its container names. */
  private byte[] unpacked(byte[] bytes) throws IOException {
    byte[] container = entry(bytes, "META-INF/container.xml");
    Element root = container == null ? null : parsed(container).first("rootfiles", "rootfile");
    byte[] score = root == null ? null : entry(bytes, root.attribute("full-path"));
    if (score == null) {
      throw new ScoreException(
          path, 1, "a compressed score must name its document in META-INF/container.xml");
    }
    return score;
  }

  /** An entry of a ZIP archive, or null. */
  private byte[] entry(byte[] bytes, String name) throws IOException {
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry each = zip.getNextEntry(); each != null; each = zip.getNextEntry()) {
        if (each.getName().equals(name)) {
          byte[] content = zip.readNBytes(MOST_BYTES + 1);
          if (content.length > MOST_BYTES) {
            throw tooLong();
          }
          return content;
        }
      }
      return null;
    } catch (ZipException | IllegalArgumentException e) {
      throw new ScoreException(path, 1, "the archive is damaged: " + e.getMessage());
    }
  }

  private Element parsed(byte[] bytes) throws IOException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    try {
      return tree(factory.createXMLStreamReader(new StringReader(text(bytes))));
    } catch (XMLStreamException e) {
      int line = e.getLocation() == null ? 1 : Math.max(1, e.getLocation().getLineNumber());
      String message = String.valueOf(e.getMessage()).replaceAll("(?s).*Message: ", "").strip();
      throw new ScoreException(path, line, "it is not well-formed XML: " + message);
    }
  }

  /**
   * The characters of a document, by its byte order mark or its declaration; those that are not
   * valid are replaced.
   */
  private String text(byte[] bytes) throws IOException {
    boolean isUtf16 =
        bytes.length > 1
            && ((bytes[0] & 0xFF) == 0xFE && (bytes[1] & 0xFF) == 0xFF
                || (bytes[0] & 0xFF) == 0xFF && (bytes[1] & 0xFF) == 0xFE);
    if (isUtf16) {
      return new String(bytes, StandardCharsets.UTF_16);
    }
    String head = new String(bytes, 0, Math.min(bytes.length, HEAD), StandardCharsets.ISO_8859_1);
    Matcher encoding = ENCODING.matcher(head);
    String name = encoding.lookingAt() ? encoding.group(1) : "UTF-8";
    try {
      String text = new String(bytes, Charset.forName(name));
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (IllegalArgumentException e) {
      throw new ScoreException(path, 1, "the encoding '" + name + "' is not known");
    }
  }

  private Element tree(XMLStreamReader xml) throws XMLStreamException, IOException {
    Element outermost = null;
    Deque<Element> open = new ArrayDeque<>();
    StringBuilder text = new StringBuilder();
    while (xml.hasNext()) {
      switch (xml.next()) {
        case XMLStreamConstants.START_ELEMENT -> {
          Element element = new Element(xml.getLocalName(), xml.getLocation().getLineNumber());
          for (int i = 0; i < xml.getAttributeCount(); i++) {
            element.attributes.put(xml.getAttributeLocalName(i), xml.getAttributeValue(i));
          }
          if (open.isEmpty()) {
            outermost = element;
          } else {
            open.peek().inside.add(element);
          }
          open.push(element);
          if (open.size() > MOST_DEPTH) {
            throw new ScoreException(
                path, element.line, "elements must be at most " + MOST_DEPTH + " deep");
          }
          text.setLength(0);
        }
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> text.append(xml.getText());
        case XMLStreamConstants.END_ELEMENT -> {
          Element element = open.pop();
          element.text = element.inside.isEmpty() ? text.toString().strip() : "";
          text.setLength(0);
        }
        default -> {}
      }
    }
    return outermost;
  }
}
