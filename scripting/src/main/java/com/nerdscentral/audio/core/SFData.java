package com.nerdscentral.audio.core;

import org.python.core.Py;
import org.python.core.PyObject;

/** The name under which scripts of Sonic Field know {@code sf.draft(samples)}. */
public final class SFData {
  private SFData() {}

  /** Silence of so many samples, to be written with {@code setSample}. */
  public static PyObject build(PyObject samples) {
    return Py.getSystemState().getBuiltins().__finditem__("sf").invoke("draft", samples);
  }

  /**
   * As in 2017, where {@code clear} said whether the memory should be cleared first: here it always
   * is.
   */
  public static PyObject build(PyObject samples, boolean clear) {
    return build(samples);
  }
}
