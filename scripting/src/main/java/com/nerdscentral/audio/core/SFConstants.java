package com.nerdscentral.audio.core;

import java.util.concurrent.ThreadLocalRandom;
import org.python.core.Py;
import org.python.core.PyFloat;
import org.python.core.PyObject;
import org.python.core.PyString;

/**
 * The name under which scripts of Sonic Field 2017 know the sample rate and the folders of a run.
 *
 * <p>Scripts read fields of the class. That these hold no number but look it up keeps them true
 * after {@code sf.SetSampleRate}, and in several runs of one process.
 */
public final class SFConstants {
  /** Samples a second, at the time of reading. */
  public static final PyObject SAMPLE_RATE = new OfRate(1);

  /** Samples a millisecond. */
  public static final PyObject SAMPLE_RATE_MS = new OfRate(1000);

  /** Bytes of a mebibyte. */
  public static final int ONE_MEG = 1 << 20;

  /** The scratch folders, at the time of reading. */
  public static final PyObject TEMP_DATA_DIRS = new ScratchFolders();

  /** The folder in which the library keeps signals from run to run. */
  public static final PyString STORE_DIRECTORY =
      new Folder(System.getProperty("sython.store.dir", "store"));

  private SFConstants() {}

  /** One of the scratch folders, each as likely as the others. */
  public static PyObject getRotatingTempDir() {
    PyObject all = ScratchFolders.now();
    return all.__getitem__(ThreadLocalRandom.current().nextInt(all.__len__()));
  }

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
      PyObject samples = Words.call("Samples", Words.call("Silence", Py.newInteger(LONG)));
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
