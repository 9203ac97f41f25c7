package tenuto.scripting.python;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.dsp.io.Sharing;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Signal;
import tenuto.scripting.calls.Call;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;

/** {@code sf.share}: signals whose samples other programs may map. */
final class Shared {
  private static final String WORD = "sf.share";

  private Shared() {}

  /** Shares a signal, or the channels of a list; the path of the file that tells where it is. */
  static PyObject share(Patch patch, PyObject x, PyObject path) {
    List<PySignal> channels = PySignal.all(WORD, "x", x);
    if (!(PyFuture.resolved(path) instanceof PyString name)) {
      throw HelperArguments.unfit(WORD, "path", "a file name", path);
    }
    channels.forEach(each -> each.requireOwned(WORD));
    AtomicReference<Path> file = new AtomicReference<>();
    new Call<>(patch, "share")
        .looked(
            PySignal.handles(channels),
            signals -> file.set(shared(patch.context(), signals, Text.java(name))));
    return Text.python(file.get().toString());
  }

  private static Path shared(WordContext context, List<Signal> channels, String path) {
    try {
      return Sharing.share(context, channels, path);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(WORD + ": " + e.getMessage(), e);
    }
  }
}
