package com.nerdscentral.audio.core;

import org.python.core.Py;
import org.python.core.PyException;
import org.python.core.PyObject;

/** The class through which scripts of Sonic Field 2017 use {@code sf.scope()}. */
public final class SFMemoryZone {
  private PyObject zone;

  /** Begins the scope. */
  public PyObject __enter__() {
    PyObject me = Py.java2py(this);
    zone = Words.call("__begin_zone__", me);
    return me;
  }

  /**
   * Ends the scope, and releases what was made in it.
   *
   * @throws PyException a RuntimeError if another zone was begun within and not ended
   */
  public boolean __exit__(PyObject type, PyObject value, PyObject traceback) {
    if (Words.call("__pop_zone__").__tojava__(SFMemoryZone.class) != this) {
      throw Py.RuntimeError("SFMemoryZone: another zone was begun within this one and not ended");
    }
    return false;
  }

  /** The argument of {@code stackZone}. */
  PyObject zone() {
    return zone == null ? Py.None : zone;
  }
}
