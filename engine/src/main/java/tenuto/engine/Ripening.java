package tenuto.engine;

import tenuto.engine.Settings.Forms;

/**
 * Chooses between the two forms of a kernel, which give the same bits: vectors, and plain numbers.
 *
 * <p>Until the JVM has compiled them, which takes it some tenths of a second, vectors cost a
 * thousand times what they cost then; plain numbers are compiled within milliseconds. So blocks are
 * made of plain numbers at first. One in {@value #TRIAL} tries the vectors, which is also what
 * makes the JVM compile them; as soon as they were faster they are taken for good.
 *
 * <p>Threads share it and may overtake each other in it: at worst one tries once more.
 */
final class Ripening {
  private static final int TRIAL = 16;

  private final Forms forms;
  private volatile boolean ripe;
  private int calls;

  /** Nanoseconds that a sample took lately as a plain number. */
  private double plain;

  Ripening(Forms forms) {
    this.forms = forms;
    this.ripe = forms == Forms.VECTORS;
  }

  /** Whether vectors are taken from now on. */
  boolean isRipe() {
    return ripe;
  }

  /** Makes a block of {@code n} samples in one form or the other. */
  void run(int n, Runnable vectors, Runnable numbers) {
    if (forms == Forms.PLAIN) {
      numbers.run();
      return;
    }
    boolean trial = ++calls % TRIAL == 0;
    long begin = System.nanoTime();
    (trial ? vectors : numbers).run();
    double sample = (double) (System.nanoTime() - begin) / n;
    if (trial) {
      ripe = sample < plain;
    } else {
      plain = sample;
    }
  }
}
