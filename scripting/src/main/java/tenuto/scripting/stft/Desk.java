package tenuto.scripting.stft;

import java.util.function.UnaryOperator;
import org.python.core.PyObject;

/** What short-time spectra have done by the patch that they are in. */
public interface Desk {
  /** Samples a second. */
  double sampleRate();

  /** What a word gives. */
  PyObject word(String name, PyObject... arguments);

  /** Samples {@code from} to {@code to - 1} of a signal, as a signal. */
  PyObject slice(PyObject signal, long from, long to);

  /** {@code n} samples of a signal, from {@code at} on. */
  double[] samples(PyObject signal, long at, int n);

  /** A stored signal of what becomes of each row of a signal, one after the other. */
  PyObject mapped(PyObject signal, int row, UnaryOperator<double[]> change);
}
