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

  /** Bytes of a gibibyte. */
  public static final int ONE_GIG = 1 << 30;

  /** Metres a second. */
  public static final double SPEED_OF_SOUND = 340.29;

  /** A factor of two in power, in dB. */
  public static final double THREE_DBS = 10 * Math.log10(2);

  /** An equal semitone, as a ratio. */
  public static final double TWELTH_ROOT_TWO = Math.pow(2, 1 / 12.0);

  /** A hundredth of an equal semitone, as a ratio. */
  public static final double CENT = Math.pow(2, 1 / 1200.0);

  /** What a cent adds to a frequency, as a part of it. */
  public static final double LINEAR_CENT = 0.0005946;

  /** Hz. */
  public static final double A4 = 440;

  /** Hz. */
  public static final double C4 = 261.625565;

  /** Hz, above which nothing is heard. */
  public static final double UPPER_AUDIBLE_LIMIT = 20_000;

  /** Hz, above which 48 kHz has aliases. */
  public static final double UPPER_ALIAS_LIMIT = 24_000;

  /** The least sample of 16 bits. */
  public static final double NOISE_FLOOR = 1 / 32_768.0;

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

  /** The gain of dB, in the steps of 0.1 dB of {@code Volume}. */
  public static PyObject fromDBs(double dB) {
    return Words.call("FromDBS", Py.newFloat((int) ((dB + 400) * 10) / 10.0 - 400));
  }

  /** The gain of dB. */
  public static PyObject slowFromDBs(double dB) {
    return Words.call("FromDBS", Py.newFloat(dB));
  }

  /** The dB of a gain. */
  public static PyObject slowToDBs(double gain) {
    return Words.call("ToDBs", Py.newFloat(gain));
  }

  /** {@code sf.Note}. */
  public static PyObject getEqualPitch(String note) {
    return Words.call("Note", new PyString(note));
  }

  /** {@code sf.JustNote}. */
  public static PyObject getJustPitch(String note) {
    return Words.call("JustNote", new PyString(note));
  }

  /** {@code sf.SetSampleRate}. */
  public static void setSampleRate(double hz) {
    Words.call("SetSampleRate", Py.newFloat(hz));
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
