package tenuto.scripting.objects;

import java.nio.charset.StandardCharsets;
import org.python.core.PyObject;
import org.python.core.PyString;
import org.python.core.PyUnicode;
import tenuto.scripting.reports.Utf8;

/** Converts Java's strings to those of Python 2, which are UTF-8 bytes, and back. */
public final class Text {
  private Text() {}

  /** To Python. */
  public static PyString python(String text) {
    return new PyString(bytes(text));
  }

  /** To Python's {@code repr}, in which other letters are escaped. */
  public static PyString ascii(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char c : text.toCharArray()) {
      escaped.append(c < 0x80 ? String.valueOf(c) : "\\u%04x".formatted((int) c));
    }
    return new PyString(escaped.toString());
  }

  /** The UTF-8 bytes, each as one character: the form of file names in Jython's frames. */
  public static String bytes(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
  }

  /** From either type of Python string; bytes that are not UTF-8 are kept. */
  public static String java(PyObject text) {
    return text instanceof PyUnicode ? text.toString() : java(text.toString());
  }

  /** From bytes, each as one character. */
  public static String java(String bytes) {
    return Utf8.text(bytes);
  }
}
