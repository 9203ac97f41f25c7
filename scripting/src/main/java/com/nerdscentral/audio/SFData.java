package com.nerdscentral.audio;

import org.python.core.PyObject;

/** The name under which scripts of Sonic Field 2015 know {@code sf.draft(samples)}. */
public final class SFData {
  private SFData() {}

  /** Silence of n samples, to be written with {@code setSample}. */
  public static PyObject build(PyObject samples) {
    return com.nerdscentral.audio.core.SFData.build(samples);
  }
}
