package com.nerdscentral.audio.core;

import org.python.core.PyObject;

/** The name under which scripts of Sonic Field know {@code sf.draft(samples)}. */
public final class SFData {
  private SFData() {}

  /** Silence of n samples, to be written with {@code setSample}. */
  public static PyObject build(PyObject samples) {
    return Words.call("draft", samples);
  }

  /**
   * As in 2017, where {@code clear} said whether the memory should be cleared first: here it always
   * is.
   */
  public static PyObject build(PyObject samples, boolean clear) {
    return build(samples);
  }

  /** The memory zone that the calling thread is in, for {@link #stackZone}, or None. */
  public static PyObject peekZone() {
    return Words.call("__peek_zone__");
  }

  /** Lets what the calling thread makes from now on belong to a zone that another one has begun. */
  public static void stackZone(PyObject zone) {
    Words.call("__stack_zone__", zone);
  }

  /** Undoes the last {@link #stackZone} of the calling thread; the zone itself goes on. */
  public static void unstackZone() {
    Words.call("__unstack_zone__");
  }
}
