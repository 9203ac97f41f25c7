package com.nerdscentral.audio.core;

import java.util.concurrent.ThreadLocalRandom;
import org.python.core.Py;
import org.python.core.PyFloat;
import org.python.core.PyObject;
import org.python.core.PyString;

/**
 * The class in which scripts of Sonic Field 2017 read the sample rate and the folders of a run.
 *
 * <p>Scripts read fields of the class. The fields look the value up when they are read, so that
 * they stay correct after {@code sf.SetSampleRate}, and in several runs of one process.
 */
public final class SFConstants {
  /** Samples per second, at the time of reading. */
  public static final PyObject SAMPLE_RATE = new OfRate(1);

  /** Samples per millisecond, at the time of reading. */
  public static final PyObject SAMPLE_RATE_MS = new OfRate(1000);

  /** Bytes of a mebibyte. */
  public static final int ONE_MEG = 1 << 20;

  /** Bytes of a gibibyte. */
  public static final int ONE_GIG = 1 << 30;

  /** Metres per second. */
  public static final double SPEED_OF_SOUND = 340.29;

  /** A factor of two in power, in dB. */
  public static final double THREE_DBS = 10 * Math.log10(2);

  /** The ratio of an equal-tempered semitone. */
  public static final double TWELTH_ROOT_TWO = Math.pow(2, 1 / 12.0);

  /** The ratio of a cent, a hundredth of an equal-tempered semitone. */
  public static final double CENT = Math.pow(2, 1 / 1200.0);

  /** The relative increase of a frequency by one cent. */
  public static final double LINEAR_CENT = 0.0005946;

  /** Hz. */
  public static final double A4 = 440;

  /** Hz. */
  public static final double C4 = 261.625565;

  /** Hz, above which nothing is audible. */
  public static final double UPPER_AUDIBLE_LIMIT = 20_000;

  /** Hz, the Nyquist frequency at 48 kHz. */
  public static final double UPPER_ALIAS_LIMIT = 24_000;

  /** The smallest sample of 16 bits. */
  public static final double NOISE_FLOOR = 1 / 32_768.0;

  /** The scratch folders, at the time of reading. */
  public static final PyObject TEMP_DATA_DIRS = new ScratchFolders();

  /** The folder in which the library keeps signals from run to run. */
  public static final PyString STORE_DIRECTORY =
      new Folder(System.getProperty("sython.store.dir", "store"));

  private SFConstants() {}

  /** One of the scratch folders, chosen at random with equal probability. */
  public static PyObject getRotatingTempDir() {
    PyObject all = ScratchFolders.now();
    return all.__getitem__(ThreadLocalRandom.current().nextInt(all.__len__()));
  }

  /** The gain of a level in dB, rounded as {@code Volume} does to 0.1 dB. */
  public static PyObject fromDBs(double dB) {
    return Words.call("FromDBS", Py.newFloat((int) ((dB + 400) * 10) / 10.0 - 400));
  }

  /** The gain of a level in dB. */
  public static PyObject slowFromDBs(double dB) {
    return Words.call("FromDBS", Py.newFloat(dB));
  }

  /** The level in dB of a gain. */
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
    private static final int LONG = 1_000_000; // in ms, so that a fraction of a hertz counts

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
