package tenuto.scripting.objects;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.function.BooleanSupplier;
import org.python.core.Py;
import org.python.core.PyException;
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
  private final BooleanSupplier isLost;

  private PythonOutput(OutputStream to, BooleanSupplier isLost) {
    super(to, false);
    this.to = to;
    this.isLost = isLost;
  }

  /**
   * A file object for Python.
   *
   * @param name as Python shows it, such as {@code <stdout>}
   * @param isLost whether what is written gets nowhere, as a reader such as {@code head} has closed
   *     its pipe: the patch then ends as with {@code sys.exit()}, for it may print in an endless
   *     loop
   */
  public static PyFile file(OutputStream to, String name, BooleanSupplier isLost) {
    PyFile file = new PyFile(new PythonOutput(to, isLost), name, "w", LINE_BUFFERED);
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
    // Without a frame it is what is left at the end of a run, which nothing more follows.
    if (isLost.getAsBoolean() && Py.getFrame() != null) {
      PyException exit = new PyException(Py.SystemExit, Py.Zero);
      exit.normalize(); // What handles it asks for its attributes.
      throw exit;
    }
    return bytes.length;
  }
}
