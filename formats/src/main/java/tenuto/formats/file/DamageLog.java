package tenuto.formats.file;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The record of what is lost of a damaged file, if damage is allowed; if not, the file is refused.
 * Damage that several threads read is recorded once.
 */
public final class DamageLog {
  /** The most records kept, which limits memory. */
  private static final int MOST = 1000;

  private final boolean allowed;
  private final Set<Warning> lost = new LinkedHashSet<>();

  /**
   * @param allowed whether damage is allowed
   */
  public DamageLog(boolean allowed) {
    this.allowed = allowed;
  }

  /** Whether damage is allowed. */
  public boolean areAllowed() {
    return allowed;
  }

  /** Records a loss that something at a byte of the file causes. */
  public synchronized void add(long offset, String text) {
    if (lost.size() < MOST) {
      lost.add(new Warning(offset, text));
    }
  }

  /**
   * Records a loss where the file breaks a rule.
   *
   * @param instead what is read in its place
   * @throws SoundFileException {@code broken}, if damage is not allowed
   */
  public void concede(SoundFileException broken, String instead) throws SoundFileException {
    if (!allowed) {
      throw broken;
    }
    add(broken.offset(), broken.rule() + ": " + instead);
  }

  /** All losses so far, in the order of the file. */
  public synchronized List<Warning> all() {
    List<Warning> all = new ArrayList<>(lost);
    all.sort(Comparator.comparingLong(Warning::offset));
    return all;
  }
}
