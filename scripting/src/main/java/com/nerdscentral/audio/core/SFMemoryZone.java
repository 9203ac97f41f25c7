package com.nerdscentral.audio.core;

import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyObject;

/** The name under which scripts of Sonic Field 2017 know {@code sf.scope()}. */
public final class SFMemoryZone {
  private PyObject zone;

  /** Begins it. */
  public PyObject __enter__() {
    PyObject me = Py.java2py(this);
    zone = Words.call("__begin_zone__", me);
    return me;
  }

  /**
   * Ends it, and releases what was made within.
   *
   * @throws PyException a RuntimeError if another zone was begun within and not ended
   */
  public boolean __exit__(PyObject type, PyObject value, PyObject traceback) {
    if (Words.call("__pop_zone__").__tojava__(SFMemoryZone.class) != this) {
      throw Py.RuntimeError("SFMemoryZone: another zone was begun within this one and not ended");
    }
    return false;
  }

  /** What {@code stackZone} is given. */
  PyObject zone() {
    return zone == null ? Py.None : zone;
  }
}
