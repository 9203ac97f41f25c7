package com.nerdscentral.audio.core;

import org.python.core.Py;
import org.python.core.PyObject;

/** The words of the patch that the calling thread runs, to which all names of this package lead. */
public final class Words {
  private Words() {}

  /** Calls {@code sf.name(values…)}. */
  public static PyObject call(String name, PyObject... values) {
    return Py.getSystemState().getBuiltins().__finditem__("sf").invoke(name, values);
  }
}
