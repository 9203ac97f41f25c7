package tenuto.scripting.objects;

import java.nio.charset.StandardCharsets;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyUnicode;
import tenuto.scripting.reports.Utf8;

/** Java's text as Python 2 keeps it, a string of UTF-8 bytes, and back. */
public final class Text {
  private Text() {}

  /** For Python. */
  public static PyString python(String text) {
    return new PyString(bytes(text));
  }

  /** For Python's {@code repr}, in which other letters are escaped. */
  public static PyString ascii(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char c : text.toCharArray()) {
      escaped.append(c < 0x80 ? String.valueOf(c) : "\\u%04x".formatted((int) c));
    }
    return new PyString(escaped.toString());
  }

  /** The bytes, each as one character: how Jython names files in its frames. */
  public static String bytes(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  /** From Python, of either kind of string; what is no UTF-8 stays as it is. */
  public static String java(PyObject text) {
    return text instanceof PyUnicode ? text.toString() : java(text.toString());
  }

  /** From bytes, each as one character. */
  public static String java(String bytes) {
    return Utf8.text(bytes);
  }
}
