package tenuto.scripting.python;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.python.core.Py;
import org.python.core.PyList;
import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.scripting.calls.Keys;
import tenuto.scripting.calls.NoteTerms;
import tenuto.scripting.objects.Errors;
import tenuto.scripting.objects.PyFuture;
import tenuto.scripting.objects.Text;

/**
 * A simple object of a patch, such as a note: attributes that may be read, changed and added.
 *
 * <p>{@code copy(key=64)} is a copy with some of them changed.
 */
final class PyRecord extends PyObject {
  private static final long serialVersionUID = 1L;

  /** The attribute that a phrase sets: the line of the sequence that its notes are from. */
  private static final String MADE = "_made";

  /** The most letters of an attribute in its text: a song has thousands of notes. */
  private static final int MOST_SHOWN = 40;

  private final String kind;
  private final transient Map<String, PyObject> values;

  /** The further attributes of a note; null for other objects. */
  private final transient NoteControls controls;

  /** The line of the patch that made it, as a text; null if it is not recorded. */
  private transient volatile Object origin;

  PyRecord(String kind) {
    this(kind, Map.of(), null, null);
  }

  private PyRecord(
      String kind, Map<String, PyObject> values, NoteControls controls, Object origin) {
    this.origin = origin;
    this.kind = kind;
    this.values = Collections.synchronizedMap(new LinkedHashMap<>(values));
    this.controls = controls;
  }

  /**
   * A note without attributes yet.
   *
   * @param controls its further attributes, or null
   * @param origin its text is where it was made; or null
   */
  static PyRecord note(NoteControls controls, Object origin) {
    return new PyRecord("note", Map.of(), controls, origin);
  }

  /** The same note with other controls. */
  PyRecord with(NoteControls others) {
    return new PyRecord(kind, values, others, origin);
  }

  /** Its text is where the patch made it; null if that is not recorded. */
  Object origin() {
    return origin;
  }

  /** Whether it is a note with controls. */
  boolean isNote() {
    return kind.equals("note");
  }

  /** A key of its attributes; a note's is the same whenever it sounds. */
  long key() {
    Map<String, PyObject> all = new LinkedHashMap<>(values);
    if (isNote()) {
      all.remove(Keys.TIME);
    }
    return Keys.object(
        kind,
        all.keySet().toArray(String[]::new),
        all.values().stream().mapToLong(ValueKey::of).toArray());
  }

  /** This, with one more attribute. */
  PyRecord with(String name, PyObject value) {
    values.put(name, value);
    return this;
  }

  PyRecord with(String name, double value) {
    return with(name, Py.newFloat(value));
  }

  PyRecord with(String name, int value) {
    return with(name, Py.newInteger(value));
  }

  @Override
  public PyObject __findattr_ex__(String name) {
    PyObject value = values.get(name);
    if (value != null) {
      return value;
    }
    if (name.equals("copy")) {
      return new Copy();
    }
    PyObject further = controls == null ? null : controls.attribute(this, name);
    return further == null ? super.__findattr_ex__(name) : further;
  }

  /** The method that copies it; its arguments are the changed attributes. */
  private final class Copy extends PyObject {
    private static final long serialVersionUID = 1L;

    @Override
    public PyObject __call__(PyObject[] arguments, String[] keywords) {
      if (arguments.length > keywords.length) {
        throw Errors.type("copy takes keyword arguments only, such as copy(key=64)");
      }
      PyRecord copy = new PyRecord(kind, values, controls, origin);
      for (int i = 0; i < keywords.length; i++) {
        copy.with(keywords[i], PyFuture.resolved(arguments[i]));
      }
      return copy;
    }

    @Override
    public boolean isCallable() {
      return true;
    }
  }

  @Override
  public void noAttributeError(String name) {
    List<String> names = new ArrayList<>(values.keySet());
    if (controls != null) {
      names.add("hz");
    }
    throw Py.AttributeError(
        "a %s has no '%s'; did you mean '%s'?".formatted(kind, name, NoteTerms.meant(name, names)));
  }

  @Override
  public void __setattr__(String name, PyObject value) {
    if (name.equals(MADE)) {
      origin = Text.java(value);
      return;
    }
    values.put(name, value);
  }

  @Override
  public void __delattr__(String name) {
    if (values.remove(name) == null) {
      noAttributeError(name);
    }
  }

  @Override
  public PyObject __dir__() {
    List<PyObject> names = new ArrayList<>();
    List.copyOf(values.keySet()).forEach(name -> names.add(new PyString(name)));
    names.add(new PyString("copy"));
    if (controls != null) {
      NoteControls.NAMES.forEach(name -> names.add(new PyString(name)));
    }
    return new PyList(names);
  }

  @Override
  public PyString __repr__() {
    Map<String, PyObject> shown = new LinkedHashMap<>(values);
    return Text.python(
        shown.entrySet().stream()
            .map(each -> each.getKey() + "=" + text(each.getValue()))
            .collect(Collectors.joining(", ", "<" + kind + " ", ">")));
  }

  private static String text(PyObject value) {
    if (value instanceof PyList list) {
      return "[" + list.__len__() + "]";
    }
    String text = Text.java(value.__repr__());
    return text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text;
  }
}
