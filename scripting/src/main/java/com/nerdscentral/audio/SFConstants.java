package com.nerdscentral.audio;

import org.python.core.PyObject;

/** The name under which scripts of Sonic Field 2015 know the sample rate. */
public final class SFConstants {
  /** Samples a second, at the time of reading. */
  public static final PyObject SAMPLE_RATE = com.nerdscentral.audio.core.SFConstants.SAMPLE_RATE;

  /** Samples a millisecond. */
  public static final PyObject SAMPLE_RATE_MS =
      com.nerdscentral.audio.core.SFConstants.SAMPLE_RATE_MS;

  private SFConstants() {}
}
