package com.nerdscentral.audio;

import org.python.core.PyObject;

/** The class in which scripts of Sonic Field 2015 read the sample rate. */
public final class SFConstants {
  /** Samples per second, at the time of reading. */
  public static final PyObject SAMPLE_RATE = com.nerdscentral.audio.core.SFConstants.SAMPLE_RATE;

  /** Samples per millisecond, at the time of reading. */
  public static final PyObject SAMPLE_RATE_MS =
      com.nerdscentral.audio.core.SFConstants.SAMPLE_RATE_MS;

  private SFConstants() {}
}
