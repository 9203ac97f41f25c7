package tenuto.scripting.objects;

import org.python.core.PyObject;
import org.python.core.PyString;
import tenuto.dsp.filters.Cascade;

/** A filter in a patch: a value that can be passed to any number of words. */
public final class PyFilter extends PyObject {
  private static final long serialVersionUID = 1L;

  private final transient Cascade filter;

  public PyFilter(Cascade filter) {
    this.filter = filter;
  }

  /** The filter's coefficients. */
  public Cascade filter() {
    return filter;
  }

  @Override
  public PyString __repr__() {
    return Text.python("<filter " + filter + ">");
  }
}
