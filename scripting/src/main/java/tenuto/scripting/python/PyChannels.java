package tenuto.scripting.python;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.BinaryOperator;
import org.python.core.Py;
import org.python.core.PyInteger;
import org.python.core.PyList;
import org.python.core.PyNone;
import org.python.core.PyObject;
import org.python.core.PySlice;
import org.python.core.PyString;
import org.python.core.PyTuple;
import tenuto.dsp.catalogue.Word;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.Ordering;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;

/**
 * The channels of a sound in a scoped patch: a Python list that computes channel by channel, with
 * numbers, signals and other channels.
 *
 * <p>Slices are in milliseconds, as those of signals, and are taken of each channel. Otherwise it
 * is a list, so that code that passes channels on, or separates them, need not know. Two ordinary
 * Python lists are concatenated by {@code +}, and so are such a list and channels, as scripts
 * collect signals in lists. In counted patches all lists are Python's own.
 */
final class PyChannels extends SignedList {
  private static final long serialVersionUID = 1L;

  private final transient Patch patch;

  private PyChannels(Patch patch, Collection<? extends PyObject> signals) {
    super(signals);
    this.patch = patch;
  }

  /** Signals as channels, or anything else as an ordinary list. */
  static PyList of(Patch patch, Collection<? extends PyObject> elements) {
    return patch.counted() || !areSignals(elements)
        ? new PyList(elements)
        : new PyChannels(patch, elements);
  }

  /** The result of a word, as channels if it is a list of signals. */
  static PyObject of(Patch patch, PyObject result) {
    return result instanceof PyList list && !(list instanceof PyChannels)
        ? of(patch, elements(list))
        : result;
  }

  /** {@code sf.Channels(signals…)}. */
  static PyObject call(Patch patch, PyObject[] arguments) {
    if (patch.counted()) {
      throw Errors.type("sf.Channels: in a counted patch lists are Python's own");
    }
    boolean isList = arguments.length == 1 && Jython.isList(PyFuture.resolved(arguments[0]));
    PyObject given = isList ? PyFuture.resolved(arguments[0]) : new PyTuple(arguments);
    List<PyObject> signals = elements(given);
    if (!areSignals(signals)) {
      throw Errors.type("sf.Channels: x must be signals, but is " + Jython.shown(given));
    }
    return new PyChannels(patch, signals);
  }

  private static List<PyObject> elements(PyObject sequence) {
    List<PyObject> all = new ArrayList<>();
    sequence.asIterable().forEach(element -> all.add(PyFuture.resolved(element)));
    return all;
  }

  private static boolean areSignals(Collection<? extends PyObject> elements) {
    return !elements.isEmpty() && elements.stream().allMatch(PySignal.class::isInstance);
  }

  // ---- Arithmetic ------------------------------------------------------------------------------

  /**
   * Combines each channel with the value, or with the value's corresponding channel; null if it is
   * neither.
   */
  @Override
  PyObject each(PyObject value, BinaryOperator<PyObject> sign) {
    PyObject other = PyFuture.resolved(value);
    boolean isSequence = Jython.isList(other);
    if (other instanceof PyNone || other instanceof PyString) {
      throw Errors.type(
          "channels can be combined with channels, signals and numbers, not with "
              + Jython.shown(other));
    }
    if (!isSequence && !(other instanceof PySignal) && !other.isNumberType()) {
      return null; // the operand may define the operation
    }
    if (isSequence && other.__len__() != size()) {
      throw Errors.value(
          "channels are combined one by one, but here are %d and %d; list(x) + list(y) puts them"
                  .formatted(size(), other.__len__())
              + " side by side");
    }
    List<PyObject> results = new ArrayList<>();
    for (int i = 0; i < size(); i++) {
      results.add(sign.apply(pyget(i), isSequence ? other.__getitem__(i) : other));
    }
    return of(patch, results);
  }

  /** Whether {@code +} means Python's concatenation. */
  private static boolean isPythons(PyObject value) {
    return PyFuture.resolved(value) instanceof PyList list && !(list instanceof PyChannels);
  }

  private void tellGrowing(PyObject list) {
    if (list.__len__() == size()) {
      patch
          .warnings()
          .tell(
              "channels",
              ("+ appends a list to channels, which makes %d of them; to add channel by"
                          + " channel,")
                      .formatted(2 * size())
                  + " write x + sf.Channels(y)");
    }
  }

  @Override
  public PyObject __add__(PyObject value) {
    if (isPythons(value)) {
      tellGrowing(value);
      return of(patch, elements(super.__add__(PyFuture.resolved(value))));
    }
    return each(value, PyObject::_add);
  }

  @Override
  public PyObject __radd__(PyObject value) {
    return each(value, (x, y) -> y._add(x));
  }

  @Override
  public PyObject __iadd__(PyObject value) {
    if (isPythons(value)) {
      tellGrowing(value);
      return super.__iadd__(PyFuture.resolved(value));
    }
    return __add__(value);
  }

  @Override
  public PyObject __neg__() {
    List<PyObject> results = new ArrayList<>();
    elements(this).forEach(channel -> results.add(channel.__neg__()));
    return of(patch, results);
  }

  // ---- Words -----------------------------------------------------------------------------------

  /** The attributes of a list; otherwise words as methods: {@code stereo.rbj_low_pass(800, 1)}. */
  @Override
  public PyObject __findattr_ex__(String name) {
    if (name.equals("ms") || name.equals("samples")) {
      return longest(name);
    }
    PyObject own = super.__findattr_ex__(name);
    Word word = own == null ? patch.catalogue().method(name) : null;
    return word == null ? own : new PyWord(patch, word).bound(this);
  }

  /** The length of the longest. */
  private PyObject longest(String unit) {
    return elements(this).stream()
        .map(each -> each.__getattr__(unit))
        .max(Comparator.comparingDouble(PyObject::asDouble))
        .orElse(Py.Zero);
  }

  @Override
  public void noAttributeError(String name) {
    throw Py.AttributeError(
        "channels have no '%s'; did you mean '%s'?"
            .formatted(name, patch.catalogue().meantMethod(name)));
  }

  // ---- Slices ----------------------------------------------------------------------------------

  /**
   * An element, or the slice of each channel that lasts from one time in milliseconds to another.
   */
  @Override
  public PyObject __getitem__(PyObject key) {
    if (key instanceof PySlice slice) {
      return part(slice);
    }
    if (key.isIndex()) {
      int index = key.asIndex();
      if (index < -size() || index >= size()) {
        throw Py.IndexError(
            "there is no channel %d: these are %d channels, from 0 on".formatted(index, size()));
      }
    }
    return super.__getitem__(key);
  }

  @Override
  public PyObject __getslice__(PyObject start, PyObject stop, PyObject step) {
    return part(new PySlice(start, stop, step));
  }

  private PyObject part(PySlice slice) {
    if (!(slice.getStep() instanceof PyNone)) {
      throw Errors.value(
          "a slice of channels is in milliseconds and has no step; list(x) is an ordinary list of"
              + " them");
    }
    boolean isWhole = slice.getStart() instanceof PyNone && slice.getStop() instanceof PyNone;
    if (!isWhole && looksLikeChannels(slice.getStart()) && looksLikeChannels(slice.getStop())) {
      patch
          .warnings()
          .tell(
              "channel slice",
              "a slice of %d channels is in milliseconds of each; list(x)[:1] is one of channels"
                  .formatted(size()));
    }
    return of(patch, elements(this).stream().map(each -> each.__getitem__(slice)).toList());
  }

  /** Whether a bound of a slice may be meant as a number of channels. */
  private boolean looksLikeChannels(PyObject bound) {
    return bound instanceof PyNone
        || bound instanceof PyInteger whole && Math.abs(whole.getValue()) <= size();
  }

  @Override
  public PyObject __abs__() {
    return of(patch, elements(this).stream().map(PyObject::__abs__).toList());
  }

  // ---- As a list -------------------------------------------------------------------------------

  @Override
  public boolean __nonzero__() {
    if (!isEmpty() && pyget(0) instanceof PySignal first && first.isGate()) {
      throw Ordering.ambiguous();
    }
    return super.__nonzero__();
  }

  @Override
  public PyString __repr__() {
    return Text.ascii(text());
  }

  @Override
  public PyString __str__() {
    return Text.python(text());
  }

  private String text() {
    List<String> channels =
        elements(this).stream()
            .map(each -> each instanceof PySignal ? each.toString() : Text.java(each.__repr__()))
            .toList();
    return "Channels([" + String.join(", ", channels) + "])";
  }
}
