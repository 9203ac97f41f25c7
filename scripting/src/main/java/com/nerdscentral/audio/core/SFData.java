package com.nerdscentral.audio.core;

import org.python.core.Py;
import org.python.core.PyObject;

/**
 * The name under which scripts of Sonic Field know {@code sf.draft(samples)}, stored signals and
 * the memory zones of threads.
 */
public final class SFData {
  private SFData() {}

  /**
   * Silence of n samples, to be written with {@code setSample}; or a signal of an array's values.
   */
  public static PyObject build(PyObject samples) {
    return samples.isSequenceType() ? of(samples, samples.__len__()) : silence(samples);
  }

  /**
   * As in 2017, where {@code clear} says whether the memory is cleared first: here it always is. Of
   * an array, n says how many of its values become samples.
   */
  public static PyObject build(PyObject samples, PyObject clear) {
    return samples.isSequenceType() ? of(samples, clear.asInt()) : silence(samples);
  }

  private static PyObject silence(PyObject samples) {
    return Words.call("draft", samples);
  }

  private static PyObject of(PyObject values, int length) {
    PyObject signal = Words.call("draft", Py.newInteger(length));
    PyObject set = signal.__getattr__("setSample");
    for (int i = 0; i < length; i++) {
      set.__call__(Py.newInteger(i), values.__getitem__(i));
    }
    return signal;
  }

  /** The signal, computed and stored. */
  public static PyObject realise(PyObject signal) {
    return Words.call("Realise", signal);
  }

  /** The memory zone that the calling thread is in, or None. */
  public static PyObject peekZone() {
    return Words.call("__peek_zone__");
  }

  /** Lets what the calling thread makes from now on belong to a zone that another one has begun. */
  public static void stackZone(PyObject zone) {
    Object begun = zone.__tojava__(SFMemoryZone.class);
    Words.call("__stack_zone__", begun instanceof SFMemoryZone known ? known.zone() : zone);
  }

  /** Takes off the zone that the calling thread is in, which goes on, and returns it. */
  public static PyObject unstackZone() {
    return Words.call("__unstack_zone__");
  }

  /** {@link #stackZone}. */
  public static void pushZone(PyObject zone) {
    stackZone(zone);
  }

  /** Takes off the zone that the calling thread is in, releases what was made in it, returns it. */
  public static PyObject popZone() {
    return Words.call("__pop_zone__");
  }
}
