package tenuto.scripting.stft;

import org.python.core.Py;
import org.python.core.PyComplex;
import org.python.core.PyInteger;
import org.python.core.PyList;
import org.python.core.PyLong;
import org.python.core.PyObject;
import org.python.core.PySlice;
import org.python.core.PyString;
import tenuto.dsp.stft.FrameShape;
import tenuto.dsp.stft.SpectraInRow;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.Text;

/**
 * A signal's short-time spectra in a patch, {@code sf.STFT(x)}: a row of frames that is sliced and
 * computed with as a signal is, and becomes one again by {@code .signal()}.
 *
 * <p>It is a handle on a signal that has the frames' bins one after the other, and does everything
 * by words; so nothing is computed before it is read, but for {@code .map()}, which calls a
 * function of the patch for each frame.
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

  private final transient Desk desk;
  private final PyObject spectra;
  private final transient FrameShape shape;
  private final int row;
  private final int frames;
  private final long samples;

  /** Magnitudes and phases, once they were asked for. */
  private PyObject polar;

  /** The row asked for last. */
  private int known = -1;

  private transient double[] values;

  private PyStft(Desk desk, PyObject spectra, FrameShape shape, long samples) {
    this.desk = desk;
    this.spectra = spectra;
    this.shape = shape;
    this.samples = samples;
    row = SpectraInRow.row(shape);
    frames = (int) (length(spectra) / row);
  }

  private static long length(PyObject signal) {
    return signal.__getattr__("samples").asLong();
  }

  /** {@code sf.STFT(x, size, hop)}. */
  public static PyObject of(Desk desk, PyObject x, double size, double hop) {
    FrameShape shape = FrameShape.of(size, hop);
    if (x instanceof PyList channels) {
      PyList all = new PyList();
      for (PyObject channel : channels.asIterable()) {
        all.append(of(desk, channel, size, hop));
      }
      return all;
    }
    PyObject samples = x.__findattr__("samples");
    if (samples == null) {
      throw Errors.type("sf.STFT: x must be a signal, but is " + Text.java(x.__repr__()));
    }
    long length = samples.asLong();
    PyObject spectra =
        desk.word("ShortTimeSpectra", x, Py.newInteger(shape.size()), Py.newInteger(shape.hop()));
    return new PyStft(desk, spectra, shape, length);
  }

  /** Its spectra, for a word that may take over a reference. */
  private PyObject lent() {
    return spectra.__pos__();
  }

  private PyStft with(PyObject other) {
    return new PyStft(desk, other, shape, samples);
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    return switch (name) {
      case "size" -> Py.newInteger(shape.size());
      case "hop" -> Py.newInteger(shape.hop());
      case "bins" -> Py.newInteger(shape.bins());
      case "frames" -> Py.newInteger(frames);
      case "samples" -> Py.newLong(samples);
      case "ms" -> Py.newFloat(samples * 1000.0 / desk.sampleRate());
      case "spectra" -> spectra;
      case "magnitudes" -> polar(0);
      case "phases" -> polar(1);
      case "polar" ->
          new Method(
              name, 2, both -> with(desk.word("PolarJoin", signal(both[0]), signal(both[1]))));
      case "row" -> new Method(name, 1, frame -> row(index(frame[0])));
      case "map" -> new Method(name, 1, function -> map(function[0]));
      case "time" -> new Method(name, 1, frame -> Py.newFloat(time(index(frame[0]))));
      case "hz" ->
          new Method(
              name, 1, bin -> Py.newFloat(bin[0].asDouble() * desk.sampleRate() / shape.size()));
      case "realise" -> new Method(name, 0, none -> with(desk.word("Realise", lent())));
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
      polar = desk.word("PolarSplit", lent());
    }
    return polar.__getitem__(which);
  }

  /** A signal of as many numbers as there are bins. */
  private PyObject signal(PyObject given) {
    PyObject length = given.__findattr__("samples");
    if (length == null || length.asLong() != (long) frames * shape.bins()) {
      throw Errors.value(
          "polar: magnitudes and phases must be signals of %d samples, %d frames of %d bins"
              .formatted((long) frames * shape.bins(), frames, shape.bins()));
    }
    return given;
  }

  private PyObject signal() {
    return desk.word(
        "ShortTimeSignal",
        lent(),
        Py.newLong(samples),
        Py.newInteger(shape.size()),
        Py.newInteger(shape.hop()));
  }

  private int index(PyObject frame) {
    if (!(frame instanceof PyInteger || frame instanceof PyLong)) {
      throw Errors.type("a frame's number must be whole, but is " + Text.java(frame.__repr__()));
    }
    long index = frame.asLong();
    long from = index < 0 ? index + frames : index;
    if (from < 0 || from >= frames) {
      throw Py.IndexError(
          "there are %d frames, but number %d is asked for".formatted(frames, index));
    }
    return (int) from;
  }

  /** A frame's bins as complex numbers. */
  private synchronized PyList row(int frame) {
    if (frame != known) {
      values = desk.samples(spectra, (long) frame * row, row);
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

  /** The time in ms of a frame's middle in the signal. */
  private double time(int frame) {
    return shape.middle(frame) * 1000 / desk.sampleRate();
  }

  /** The spectra of what {@code function(ms, bins)} gives for each frame. */
  private PyObject map(PyObject function) {
    int[] frame = {0};
    return with(
        desk.mapped(
            spectra,
            row,
            values -> {
              PyObject bins = function.__call__(Py.newFloat(time(frame[0]++)), list(values));
              if (bins.__len__() != shape.bins()) {
                throw Errors.value(
                    "map: the function must return %d bins, but returned %d"
                        .formatted(shape.bins(), bins.__len__()));
              }
              int at = 0;
              for (PyObject bin : bins.asIterable()) {
                boolean isComplex = bin instanceof PyComplex;
                values[at++] = isComplex ? ((PyComplex) bin).real : bin.asDouble();
                values[at++] = isComplex ? ((PyComplex) bin).imag : 0;
              }
              return values;
            }));
  }

  // ---- As a signal -----------------------------------------------------------------------------

  @Override
  public int __len__() {
    return frames;
  }

  @Override
  public PyObject __getitem__(PyObject key) {
    if (!(key instanceof PySlice slice)) {
      return row(index(key));
    }
    int[] indices = slice.indicesEx(frames);
    int begin = indices[0];
    int count = indices[3];
    if (indices[2] != 1) {
      throw Errors.value("frames are sliced without a step");
    }
    PyObject part = desk.slice(lent(), (long) begin * row, (long) (begin + count) * row);
    return new PyStft(desk, part, shape, (long) count * shape.hop());
  }

  @Override
  public PyObject __mul__(PyObject other) {
    if (other instanceof PyStft that) {
      return with(desk.word("CrossMultiply", lent(), like(that).lent()));
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
    if (!shape.equals(other.shape)) {
      throw Errors.value(
          "spectra of size %d and hop %d do not go with those of size %d and hop %d"
              .formatted(shape.size(), shape.hop(), other.shape.size(), other.shape.hop()));
    }
    return other;
  }

  @Override
  public boolean __nonzero__() {
    return true;
  }

  @Override
  public PyString __repr__() {
    return Text.python(
        "<STFT of %d frames, size=%d, hop=%d>".formatted(frames, shape.size(), shape.hop()));
  }
}
