package tenuto.scripting.python;

import java.util.List;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.scripting.calls.Shares;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;

/** {@code sf.share}: signals whose samples other programs may map. */
final class Shared {
  private static final String WORD = Shares.WORD;

  private Shared() {}

  /** Shares a signal, or the channels of a list; the path of the file that tells where it is. */
  static PyObject share(Patch patch, PyObject x, PyObject path) {
    List<PySignal> channels = SignalArguments.all(WORD, "x", x);
    if (!(PyFuture.resolved(path) instanceof PyString name)) {
      throw HelperArguments.unfit(WORD, "path", "a file name", path);
    }
    return Text.python(new Shares(patch).share(SignalArguments.handles(channels), Text.java(name)));
  }
}
