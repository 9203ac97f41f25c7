package com.nerdscentral.audio.core;

import org.python.core.Py;
import org.python.core.PyObject;

/**
 * The class through which scripts of Sonic Field call {@code sf.draft(samples)}, store signals and
 * use the memory zones of threads.
 */
public final class SFData {
  private SFData() {}

  /**
   * Silence of n samples, which {@code setSample} can overwrite; or a signal with an array's
   * values.
   */
  public static PyObject build(PyObject samples) {
    return samples.isSequenceType() ? of(samples, samples.__len__()) : silence(samples);
  }

  /**
   * As in 2017, where {@code clear} requests that memory is cleared first, as it always is here. If
   * an array is given, n is the number of its values that become samples.
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

  /** Computes and stores the signal. */
  public static PyObject realise(PyObject signal) {
    return Words.call("Realise", signal);
  }

  /** The memory zone of the calling thread, or None. */
  public static PyObject peekZone() {
    return Words.call("__peek_zone__");
  }

  /** Adds what the calling thread makes from now on to a zone that another thread has begun. */
  public static void stackZone(PyObject zone) {
    Object begun = zone.__tojava__(SFMemoryZone.class);
    Words.call("__stack_zone__", begun instanceof SFMemoryZone known ? known.zone() : zone);
  }

  /** Leaves the calling thread's current zone, which stays open, and returns it. */
  public static PyObject unstackZone() {
    return Words.call("__unstack_zone__");
  }

  /** {@link #stackZone}. */
  public static void pushZone(PyObject zone) {
    stackZone(zone);
  }

  /** Ends the calling thread's current zone, releases what was made in it, and returns it. */
  public static PyObject popZone() {
    return Words.call("__pop_zone__");
  }
}
