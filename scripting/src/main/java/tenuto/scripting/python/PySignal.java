package tenuto.scripting.python;

import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.base.Identity;
import tenuto.engine.signal.Signal;
import tenuto.scripting.calls.Handle;
import tenuto.scripting.calls.SignalRef;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.Ordering;
import tenuto.scripting.objects.Text;
import tenuto.scripting.reports.SideEffects;

/**
 * A signal in a patch: a handle on its {@link SignalRef}, with operators, slices and methods.
 *
 * <p>As it owns memory, it equals only itself. But it is ordered, and hashed, by its samples, so
 * that sorting pairs with a signal in them, or iterating over a set of signals, gives the same
 * order in every run; Python would use addresses.
 */
final class PySignal extends Signed {
  private static final long serialVersionUID = 1L;

  private final transient Patch patch;
  private final transient Handle handle;

  /** Whether it comes from a comparison, whose truth nobody can know. */
  private boolean isGate;

  /** Silence whose samples can be set until a word, an expression or a file uses it. */
  static PySignal draft(Patch patch, long samples) {
    return new PySignal(patch, Handle.draft(patch, samples));
  }

  PySignal(Patch patch, SignalRef holding) {
    this(patch, new Handle(patch, holding));
  }

  PySignal(Patch patch, Handle handle) {
    super(new PyExpressions(patch));
    this.patch = patch;
    this.handle = handle;
    handle.show(this);
  }

  Handle handle() {
    return handle;
  }

  SignalRef holding() {
    return handle.holding();
  }

  Signal signal() {
    return handle.signal();
  }

  PyException released(String what) {
    return Errors.value(handle.released(what).getMessage());
  }

  /** Rejects {@code what} if it was released. */
  void requireOwned(String what) {
    if (!handle().isOwned()) {
      throw released(what);
    }
  }

  /** Releases the signal now; {@code how} is the call in the patch, for the error. */
  private void release(String how) {
    try {
      handle.release(how);
    } catch (IllegalArgumentException e) {
      throw Errors.python(e);
    }
  }

  /** Releases the signal now. */
  void release() {
    release("x.release()");
  }

  Patch patch() {
    return patch;
  }

  @Override
  public PyObject __pos__() {
    if (patch.counted() && !patch.releases().own(handle())) {
      throw released("+x");
    }
    return this;
  }

  @Override
  public PyObject __neg__() {
    if (patch.idleSigns()) {
      return this;
    }
    if (!patch.counted()) {
      return expressions().negative(this);
    }
    release("-x");
    return this;
  }

  @Override
  public PyObject __getitem__(PyObject key) {
    return expressions().slice(this, key);
  }

  @Override
  public void __setitem__(PyObject key, PyObject value) {
    throw Py.TypeError("'Signal' object does not support item assignment"); // as CPython says it
  }

  @Override
  public PyObject __int__() {
    throw Py.TypeError("int() argument must be a number, not a signal");
  }

  /** Its length in samples; {@code what} names the caller in an error. */
  long length(String what) {
    requireOwned(what);
    return signal().length();
  }

  double sampleRate() {
    return patch.session().sampleRate();
  }

  @Override
  public int __len__() {
    patch.observer().affected(SideEffects.Kind.ASKS);
    long length = length("len(x)");
    if (length > Integer.MAX_VALUE) {
      throw Py.OverflowError(
          "a signal of " + length + " samples is too long for len(x): use x.samples");
    }
    return (int) length;
  }

  @Override
  public PyObject __iter__() {
    throw Errors.type("a signal has no items to iterate over: take slices such as x[0:1000]");
  }

  @Override
  public boolean __contains__(PyObject other) {
    throw Errors.type("a signal has no items to search");
  }

  @Override
  public PyObject __eq__(PyObject other) {
    return Py.newBoolean(this == other);
  }

  @Override
  public PyObject __ne__(PyObject other) {
    return Py.newBoolean(this != other);
  }

  @Override
  public int __cmp__(PyObject value) {
    if (!(value instanceof PySignal other)) {
      return -2; // Python's own order of values of different types.
    }
    Identity mine = signal().identity();
    Identity theirs = other.signal().identity();
    int high = Long.compare(mine.high(), theirs.high());
    return high != 0 ? high : Long.compare(mine.low(), theirs.low());
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return signal().identity().hashCode();
  }

  /** The same signal, as the result of a comparison. */
  PySignal asGate() {
    isGate = true;
    return this;
  }

  boolean isGate() {
    return isGate;
  }

  @Override
  boolean hasAllSigns() {
    return !patch.counted();
  }

  /** A signal of any length is true; otherwise Python would read its length. */
  @Override
  public boolean __nonzero__() {
    if (isGate) {
      throw Ordering.ambiguous();
    }
    return true;
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    PyObject own = SignalAttributes.of(this, name);
    if (own != null) {
      return own;
    }
    Word word = patch.catalogue().method(name);
    if (word != null) {
      return new PyWord(patch, word).bound(this);
    }
    PyObject inherited = super.__findattr_ex__(name);
    return inherited == null ? patch.ownWords().method(name, this) : inherited;
  }

  @Override
  public void noAttributeError(String name) {
    throw Py.AttributeError(
        "a signal has no '%s'; did you mean '%s'?"
            .formatted(name, patch.catalogue().meantMethod(name)));
  }

  @Override
  public void __setattr__(String name, PyObject value) {
    throw Py.AttributeError("a signal's '%s' cannot be set: signals do not change".formatted(name));
  }

  @Override
  public void __delattr__(String name) {
    throw Py.AttributeError("a signal's '%s' cannot be deleted".formatted(name));
  }

  @Override
  public PyObject __dir__() {
    PyList names = new PyList();
    patch.catalogue().methods().forEach(name -> names.append(new PyString(name)));
    SignalAttributes.NAMES.forEach(name -> names.append(new PyString(name)));
    return names;
  }

  @Override
  public PyString __repr__() {
    return Text.ascii(toString());
  }

  @Override
  public PyString __str__() {
    return Text.python(toString());
  }

  @Override
  public String toString() {
    return handle.toString();
  }
}
