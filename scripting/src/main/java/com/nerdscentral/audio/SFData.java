package com.nerdscentral.audio;

import org.python.core.PyObject;

/** The class through which scripts of Sonic Field 2015 call {@code sf.draft(samples)}. */
public final class SFData {
  private SFData() {}

  /** Silence of n samples, which {@code setSample} can overwrite. */
  public static PyObject build(PyObject samples) {
    return com.nerdscentral.audio.core.SFData.build(samples);
  }
}
