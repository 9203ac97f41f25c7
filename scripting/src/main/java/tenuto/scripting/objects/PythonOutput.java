package tenuto.scripting.objects;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import org.python.core.Py;
import org.python.core.PyFile;
import org.python.core.io.StreamIO;

/**
 * A stream as Python writes to it, by whichever thread. Jython's own way leads through a channel,
 * and Java closes a channel, with the stream beneath, when a thread writes that is interrupted: so
 * a run that is stopped would take the standard output of the program with it.
 */
public final class PythonOutput extends StreamIO {
  private static final int LINE_BUFFERED = 1;

  private final OutputStream to;

  private PythonOutput(OutputStream to) {
    super(to, false);
    this.to = to;
  }

  /**
   * A file object for Python.
   *
   * @param name as Python shows it, such as {@code <stdout>}
   */
  public static PyFile file(OutputStream to, String name) {
    PyFile file = new PyFile(new PythonOutput(to), name, "w", LINE_BUFFERED);
    file.encoding = "UTF-8";
    return file;
  }

  @Override
  public int write(ByteBuffer from) {
    checkClosed();
    byte[] bytes = new byte[from.remaining()];
    from.get(bytes);
    try {
      to.write(bytes);
    } catch (IOException e) {
      throw Py.IOError(e);
    }
    return bytes.length;
  }
}
