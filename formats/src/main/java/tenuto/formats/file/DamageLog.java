package tenuto.formats.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What is lost of a damaged file whose reader accepts what is intact; other readers are refused
 * instead. Threads that read the same damage lose it once.
 */
public final class DamageLog {
  /** Whatever the file, they fit in memory. */
  private static final int MOST = 1000;

  private final boolean allowed;
  private final Set<Warning> lost = new LinkedHashSet<>();

  /**
   * @param allowed whether anything may be lost
   */
  public DamageLog(boolean allowed) {
    this.allowed = allowed;
  }

  /** Whether anything may be lost. */
  public boolean areAllowed() {
    return allowed;
  }

  /** Notes what was lost because of something at a byte of the file. */
  public synchronized void add(long offset, String text) {
    if (lost.size() < MOST) {
      lost.add(new Warning(offset, text));
    }
  }

  /**
   * Notes what is lost by the rule that a file breaks.
   *
   * @param instead what becomes of it
   * @throws SoundFileException {@code broken}, if nothing may be lost
   */
  public void concede(SoundFileException broken, String instead) throws SoundFileException {
    if (!allowed) {
      throw broken;
    }
    add(broken.offset(), broken.rule() + ": " + instead);
  }

  /** All that was lost so far, in the order of the file. */
  public synchronized List<Warning> all() {
    List<Warning> all = new ArrayList<>(lost);
    all.sort(Comparator.comparingLong(Warning::offset));
    return all;
  }
}
