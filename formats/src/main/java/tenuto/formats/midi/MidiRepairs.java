package tenuto.formats.midi;

import java.util.ArrayList;
import java.util.List;

/** What is read of a damaged MIDI file in place of what breaks a rule, if damage is allowed. */
public final class MidiRepairs {
  /** The most records kept, which limits memory. */
  private static final int MOST = 1000;

  /** Those that are shown. */
  private static final int MOST_SHOWN = 20;

  private final boolean allowed;
  private final List<String> told = new ArrayList<>();

  private MidiRepairs(boolean allowed) {
    this.allowed = allowed;
  }

  /** Damage is an error. */
  static MidiRepairs refused() {
    return new MidiRepairs(false);
  }

  /** Damage is repaired, as other readers do it. */
  public static MidiRepairs allowed() {
    return new MidiRepairs(true);
  }

  boolean areAllowed() {
    return allowed;
  }

  /**
   * Records a repair where the file breaks a rule.
   *
   * @param instead what is read in its place
   * @throws MidiException {@code broken}, if damage is not allowed
   */
  void concede(MidiException broken, String instead) throws MidiException {
    if (!allowed) {
      throw broken;
    }
    if (told.size() < MOST) {
      told.add(broken.getMessage() + ": " + instead);
    }
  }

  /** Each repair, with its place, in the order of the file; of many the first ones. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>(told.subList(0, Math.min(MOST_SHOWN, told.size())));
    if (told.size() > MOST_SHOWN) {
      String many = told.size() < MOST ? Integer.toString(told.size() - MOST_SHOWN) : "many";
      lines.add("and %s more repairs".formatted(many));
    }
    return lines;
  }
}
