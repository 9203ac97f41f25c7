package tenuto.scripting;

import java.util.List;
import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyList;
import org.python.core.PyNone;
import org.python.core.PyObject;
import org.python.core.PySlice;
import org.python.core.PyString;
import tenuto.dsp.operators.Combining;
import tenuto.dsp.operators.Word;
import tenuto.engine.Signal;

/** A signal in a patch: a handle on its {@link Holding}, with operators, slices and methods. */
final class PySignal extends PyObject {
  private static final long serialVersionUID = 1L;

  private final transient Patch patch;
  private final transient Holding holding;

  /** In a scoped patch how the handle is let go; null in a counted one. */
  private final transient Holdings.Entry entry;

  PySignal(Patch patch, Holding holding) {
    this.patch = patch;
    this.holding = holding;
    this.entry = patch.counted() ? null : patch.holdings().add(this, holding);
  }

  Holding holding() {
    return holding;
  }

  Signal signal() {
    return holding.signal();
  }

  PyException released(String what) {
    return Py.ValueError(what + ": the " + holding + " was already released");
  }

  private void requireOwned(String what) {
    if (!holding.isOwned()) {
      throw released(what);
    }
  }

  /** Lets go of the signal now. */
  void release() {
    boolean dropped = entry == null ? holding.disown() : entry.letGo();
    if (!dropped) {
      throw released("release");
    }
  }

  /** Leaves a scoped signal to the surrounding scope. */
  void keep() {
    Holdings.Scope scope = patch.holdings().current();
    if (entry != null && scope != null) {
      scope.keep(entry);
    }
  }

  private PyObject call(String word, PyObject... arguments) {
    return new PyWord(patch, patch.catalogue().word(word)).__call__(arguments, Py.NoKeywords);
  }

  @Override
  public PyObject __pos__() {
    if (patch.counted() && !holding.own()) {
      throw released("+");
    }
    return this;
  }

  @Override
  public PyObject __neg__() {
    if (!patch.counted()) {
      return call("Invert", this);
    }
    release();
    return this;
  }

  private static boolean isOperand(PyObject other) {
    return other instanceof PySignal || other instanceof PyFuture || other.isNumberType();
  }

  private static boolean isNumber(PyObject other) {
    return other.isNumberType() && !(other instanceof PySignal);
  }

  @Override
  public boolean isNumberType() {
    return false;
  }

  @Override
  public PyObject __add__(PyObject other) {
    if (!isOperand(other)) {
      return null;
    }
    return isNumber(other) ? call("DirectMix", other, this) : call("Mix", this, other);
  }

  @Override
  public PyObject __radd__(PyObject other) {
    return isOperand(other) ? __add__(other) : null;
  }

  @Override
  public PyObject __sub__(PyObject other) {
    if (!isOperand(other)) {
      return null;
    }
    return isNumber(other)
        ? call("DirectMix", other.__neg__(), this)
        : call("Mix", this, call("Invert", other));
  }

  @Override
  public PyObject __rsub__(PyObject other) {
    return isNumber(other) ? call("DirectMix", other, call("Invert", this)) : null;
  }

  @Override
  public PyObject __mul__(PyObject other) {
    if (!isOperand(other)) {
      return null;
    }
    return isNumber(other) ? call("NumericVolume", this, other) : call("Multiply", this, other);
  }

  @Override
  public PyObject __rmul__(PyObject other) {
    return isOperand(other) ? __mul__(other) : null;
  }

  @Override
  public PyObject __div__(PyObject other) {
    if (!isOperand(other)) {
      return null;
    }
    return isNumber(other)
        ? call("NumericVolume", this, Py.newFloat(1).__truediv__(other))
        : call("Divide", this, other);
  }

  @Override
  public PyObject __truediv__(PyObject other) {
    return __div__(other);
  }

  /** A slice in milliseconds: negative from the end, clamped, without a step. */
  @Override
  public PyObject __getitem__(PyObject key) {
    if (!(key instanceof PySlice slice)) {
      throw Py.TypeError(
          "a signal is indexed by a slice of milliseconds such as x[500:1500], not by "
              + key.__repr__());
    }
    if (!(slice.getStep() instanceof PyNone)) {
      throw Py.ValueError("a slice of a signal has no step");
    }
    long length = signal().length();
    long from = place(slice.getStart(), 0, length);
    long to = Math.max(from, place(slice.getStop(), length, length));
    return new Call(patch, "slice")
        .lazy(List.of(this), signals -> Combining.slice(signals.getFirst(), from, to));
  }

  private long place(PyObject ms, long otherwise, long length) {
    if (ms instanceof PyNone) {
      return otherwise;
    }
    if (!ms.isNumberType()) {
      throw Py.TypeError("a slice of a signal is in milliseconds, not " + ms.__repr__());
    }
    double samples = ms.asDouble() * patch.session().sampleRate() / 1000;
    if (Double.isNaN(samples)) {
      throw Py.ValueError("a slice of a signal is in milliseconds, but is nan");
    }
    long at = (long) samples;
    return Math.clamp(samples < 0 ? length + at : at, 0, length);
  }

  @Override
  public int __len__() {
    requireOwned("len");
    long length = signal().length();
    if (length > Integer.MAX_VALUE) {
      throw Py.OverflowError(
          "a signal of " + length + " samples is too long for len(x): use x.samples");
    }
    return (int) length;
  }

  /** A signal of any length is true; Python would otherwise ask for its length. */
  @Override
  public boolean __nonzero__() {
    return true;
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    switch (name) {
      case "samples" -> {
        return Py.newLong(signal().length());
      }
      case "ms" -> {
        return Py.newFloat(signal().length() * 1000.0 / patch.session().sampleRate());
      }
      case "origin" -> {
        return new PyString(holding.origin());
      }
      case "release" -> {
        return new PyMethod("release", arguments -> done(this::release));
      }
      case "keep" -> {
        return new PyMethod(
            "keep",
            arguments -> {
              keep();
              return this;
            });
      }
      default -> {
        Word word = patch.catalogue().method(name);
        return word == null ? super.__findattr_ex__(name) : new PyWord(patch, word).bound(this);
      }
    }
  }

  private static PyObject done(Runnable work) {
    work.run();
    return Py.None;
  }

  @Override
  public void noAttributeError(String name) {
    throw Py.AttributeError(
        "a signal has no '%s'; did you mean '%s'?"
            .formatted(
                name, tenuto.dsp.operators.Catalogue.nearest(name, patch.catalogue().methods())));
  }

  @Override
  public PyObject __dir__() {
    PyList names = new PyList();
    patch.catalogue().methods().forEach(name -> names.append(new PyString(name)));
    for (String name : List.of("samples", "ms", "origin", "release", "keep")) {
      names.append(new PyString(name));
    }
    return names;
  }

  @Override
  public PyString __repr__() {
    return new PyString("<" + signal() + ", made at " + holding.origin() + ">");
  }

  @Override
  public String toString() {
    return __repr__().getString();
  }
}
