package tenuto.scripting.objects;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.charset.spi.CharsetProvider;
import java.util.Collections;
import java.util.Iterator;
import java.util.Locale;

/**
 * Python's names of encodings that Java does not know, such as utf_8 and latin_1, for the line
 * {@code # coding: …} of a source.
 */
public final class PythonCharsets extends CharsetProvider {
  @Override
  public Charset charsetForName(String name) {
    if (!name.contains("_")) {
      return null;
    }
    String known = name.replace('_', '-');
    return switch (known.toLowerCase(Locale.ROOT)) {
      case "utf-8-sig" -> StandardCharsets.UTF_8;
      case "latin-1" -> StandardCharsets.ISO_8859_1;
      default -> Charset.isSupported(known) ? Charset.forName(known) : null;
    };
  }

  @Override
  public Iterator<Charset> charsets() {
    return Collections.emptyIterator();
  }
}
