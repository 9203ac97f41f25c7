package tenuto.scripting.stft;

import java.util.List;
import org.python.core.Py;
import org.python.core.PyComplex;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PySlice;
import org.python.core.PyString;
import tenuto.engine.base.Milliseconds;
import tenuto.scripting.calls.RunContext;
import tenuto.scripting.calls.StftFrames;
import tenuto.scripting.calls.StftRows;
import tenuto.scripting.calls.WordCall;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PatchFunctions;
import tenuto.scripting.objects.Text;

/**
 * The short-time spectra of a signal in a patch, {@code sf.STFT(x)}: a sequence of frames that can
 * be sliced and computed with like a signal, and becomes one again by {@code .signal()}.
 *
 * <p>It is a handle on a signal with the bins of all frames one after another, and uses words for
 * everything; so it is lazy, except for {@code .map()}, which calls a function of the patch for
 * each frame.
 */
public final class PyStft extends PyObject {
  private static final long serialVersionUID = 1L;

  private static final String[] NAMES = {
    "size",
    "hop",
    "bins",
    "frames",
    "samples",
    "ms",
    "spectra",
    "magnitudes",
    "phases",
    "polar",
    "row",
    "map",
    "time",
    "hz",
    "signal",
    "release"
  };

  private final transient RunContext<PyObject> run;
  private final PyObject spectra;
  private final transient StftFrames frames;

  /** Magnitudes and phases, after they were first read. */
  private PyObject polar;

  /** The row read last. */
  private int known = -1;

  private transient double[] values;

  private PyStft(RunContext<PyObject> run, PyObject spectra, StftFrames frames) {
    this.run = run;
    this.spectra = spectra;
    this.frames = frames;
  }

  /** {@code sf.STFT(x, size, hop, window)}. */
  public static PyObject of(
      RunContext<PyObject> run, PyObject x, double size, double hop, double window) {
    if (x instanceof PyList channels) {
      PyList all = new PyList();
      for (PyObject channel : channels.asIterable()) {
        all.append(of(run, channel, size, hop, window));
      }
      return all;
    }
    PyObject samples = x.__findattr__("samples");
    if (samples == null) {
      throw Errors.type("sf.STFT: x must be a signal, but is " + run.python().described(x));
    }
    StftFrames frames =
        StftFrames.of(run.session().sampleRate(), size, hop, window, samples.asLong());
    PyObject spectra = word(run, "ShortTimeSpectra", x, size(frames), hop(frames));
    return new PyStft(run, spectra, frames);
  }

  private static PyObject size(StftFrames frames) {
    return Py.newInteger(frames.shape().size());
  }

  private static PyObject hop(StftFrames frames) {
    return Py.newInteger(frames.shape().hop());
  }

  private static PyObject word(RunContext<PyObject> run, String name, PyObject... arguments) {
    return new WordCall<>(run, run.catalogue().word(name)).function(List.of(arguments));
  }

  private PyObject word(String name, PyObject... arguments) {
    return word(run, name, arguments);
  }

  private double sampleRate() {
    return run.session().sampleRate();
  }

  private StftRows<PyObject> rows() {
    return new StftRows<>(run, run.python().signal(spectra), frames);
  }

  /** Its spectra, for a word that may take over a reference. */
  private PyObject lent() {
    return spectra.__pos__();
  }

  private PyStft with(PyObject other) {
    return new PyStft(run, other, frames);
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    return switch (name) {
      case "size" -> size(frames);
      case "hop" -> hop(frames);
      case "bins" -> Py.newInteger(frames.shape().bins());
      case "frames" -> Py.newInteger(frames.count());
      case "samples" -> Py.newLong(frames.samples());
      case "ms" -> Py.newFloat(Milliseconds.of(frames.samples(), sampleRate()));
      case "spectra" -> spectra;
      case "magnitudes" -> polar(0);
      case "phases" -> polar(1);
      case "polar" ->
          new Method(name, 2, both -> with(word("PolarJoin", signal(both[0]), signal(both[1]))));
      case "row" -> new Method(name, 1, frame -> row(index(frame[0])));
      case "map" -> new Method(name, 1, function -> map(function[0]));
      case "time" ->
          new Method(name, 1, frame -> Py.newFloat(frames.time(index(frame[0]), sampleRate())));
      case "hz" ->
          new Method(name, 1, bin -> Py.newFloat(frames.hz(bin[0].asDouble(), sampleRate())));
      case "realise" -> new Method(name, 0, none -> with(word("Realise", lent())));
      case "signal" -> new Method(name, 0, none -> signal());
      case "release" -> new Method(name, 0, none -> spectra.invoke("release"));
      default -> super.__findattr_ex__(name);
    };
  }

  @Override
  public void noAttributeError(String name) {
    throw Py.AttributeError(
        "an STFT has no '%s', but %s".formatted(name, String.join(", ", NAMES)));
  }

  @Override
  public PyObject __dir__() {
    PyList names = new PyList();
    for (String name : NAMES) {
      names.append(new PyString(name));
    }
    return names;
  }

  private synchronized PyObject polar(int which) {
    if (polar == null) {
      polar = word("PolarSplit", lent());
    }
    return polar.__getitem__(which);
  }

  /** A signal of the same number of values as there are bins. */
  private PyObject signal(PyObject given) {
    PyObject length = given.__findattr__("samples");
    frames.requirePolar(length == null ? null : length.asLong());
    return given;
  }

  private PyObject signal() {
    return word("ShortTimeSignal", lent(), Py.newLong(frames.samples()), size(frames), hop(frames));
  }

  private int index(PyObject frame) {
    Long index = run.python().whole(frame);
    if (index == null) {
      throw Errors.type("a frame's number must be whole, but is " + Text.java(frame.__repr__()));
    }
    try {
      return frames.index(index);
    } catch (IndexOutOfBoundsException e) {
      throw Py.IndexError(e.getMessage());
    }
  }

  /** The bins of a frame as complex numbers. */
  private synchronized PyList row(int frame) {
    if (frame != known) {
      try {
        values = rows().row(frame);
      } catch (RuntimeException e) {
        throw Errors.python(e);
      }
      known = frame;
    }
    return list(values);
  }

  private static PyList list(double[] row) {
    PyList bins = new PyList();
    for (int i = 0; i < row.length; i += 2) {
      bins.append(new PyComplex(row[i], row[i + 1]));
    }
    return bins;
  }

  /** The spectra of what {@code function(ms, bins)} returns for each frame. */
  private PyObject map(PyObject function) {
    return with(run.python().of(rows().mapped((ms, values) -> changed(function, ms, values))));
  }

  private double[] changed(PyObject function, double ms, double[] values) {
    PyObject bins =
        PatchFunctions.call(
            "map must be given a function of ms and of a list of bins",
            function,
            Py.newFloat(ms),
            list(values));
    frames.requireBins(bins.__len__());
    int at = 0;
    for (PyObject bin : bins.asIterable()) {
      boolean isComplex = bin instanceof PyComplex;
      values[at++] = isComplex ? ((PyComplex) bin).real : bin.asDouble();
      values[at++] = isComplex ? ((PyComplex) bin).imag : 0;
    }
    return values;
  }

  // ---- As a signal -----------------------------------------------------------------------------

  @Override
  public int __len__() {
    return frames.count();
  }

  @Override
  public PyObject __getitem__(PyObject key) {
    if (!(key instanceof PySlice slice)) {
      return row(index(key));
    }
    int[] indices = slice.indicesEx(frames.count());
    int begin = indices[0];
    int count = indices[3];
    if (indices[2] != 1) {
      throw Errors.value("frames are sliced without a step");
    }
    lent();
    return new PyStft(run, rows().part(begin, count), frames.part(count));
  }

  @Override
  public PyObject __mul__(PyObject other) {
    if (other instanceof PyStft that) {
      return with(word("CrossMultiply", lent(), like(that).lent()));
    }
    return other.isNumberType() ? with(lent()._mul(other)) : null;
  }

  @Override
  public PyObject __rmul__(PyObject other) {
    return __mul__(other);
  }

  @Override
  public PyObject __add__(PyObject other) {
    return other instanceof PyStft that ? with(lent()._add(like(that).lent())) : null;
  }

  @Override
  public PyObject __sub__(PyObject other) {
    return other instanceof PyStft that ? with(lent()._sub(like(that).lent())) : null;
  }

  private PyStft like(PyStft other) {
    try {
      frames.requireLike(other.frames);
    } catch (IllegalArgumentException e) {
      throw Errors.python(e);
    }
    return other;
  }

  @Override
  public boolean __nonzero__() {
    return true;
  }

  @Override
  public PyString __repr__() {
    return Text.python(frames.toString());
  }
}
