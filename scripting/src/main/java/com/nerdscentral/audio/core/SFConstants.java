package com.nerdscentral.audio.core;

import org.python.core.Py;
import org.python.core.PyFloat;
import org.python.core.PyObject;
import org.python.core.PyString;

/**
 * The name under which scripts of Sonic Field 2017 know the sample rate.
 *
 * <p>Scripts read fields of the class. That these hold no number but look it up keeps them true
 * after {@code sf.SetSampleRate}, and in several runs of one process.
 */
public final class SFConstants {
  /** Samples a second, at the time of reading. */
  public static final PyObject SAMPLE_RATE = new OfRate(1);

  /** Samples a millisecond. */
  public static final PyObject SAMPLE_RATE_MS = new OfRate(1000);

  private SFConstants() {}

  private static final class OfRate extends PyFloat {
    private static final long serialVersionUID = 1L;
    private static final int LONG = 1_000_000; // ms, so that a fraction of a hertz counts

    private final double parts;

    OfRate(double parts) {
      super(0.0);
      this.parts = parts;
    }

    @Override
    public double getValue() {
      PyObject sf = Py.getSystemState().getBuiltins().__finditem__("sf");
      PyObject samples = sf.invoke("Samples", sf.invoke("Silence", Py.newInteger(LONG)));
      return samples.asDouble() * 1000 / LONG / parts;
    }

    @Override
    public PyString __str__() {
      return Py.newFloat(getValue()).__str__();
    }

    @Override
    public PyString __repr__() {
      return Py.newFloat(getValue()).__repr__();
    }
  }
}
