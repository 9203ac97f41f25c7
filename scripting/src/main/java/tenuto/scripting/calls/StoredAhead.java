package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.catalogue.Word;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * The channels that one call of {@code sf.Realise} is given, stored together before it is called
 * for each of them: so a filter that makes several of them, such as a reverb, runs once.
 */
final class StoredAhead implements AutoCloseable {
  private static final String WORD = "Realise";

  private final List<ArgumentSet> sets;
  private final List<Stored> stored;

  private StoredAhead(List<ArgumentSet> sets, List<Stored> stored) {
    this.sets = sets;
    this.stored = stored;
  }

  /** For a call of another word, or with one signal, nothing is stored ahead. */
  static StoredAhead of(Session session, Word word, List<ArgumentSet> sets) {
    if (sets.size() < 2 || !word.names().contains(WORD)) {
      return new StoredAhead(List.of(), List.of());
    }
    List<Signal> signals = new ArrayList<>();
    sets.forEach(set -> signals.add(set.signals().getFirst().signal()));
    return new StoredAhead(sets, session.store(signals));
  }

  /** The values that the word is called with for a set of arguments. */
  Object[] values(ArgumentSet set, Object[] values) {
    for (int i = 0; i < stored.size(); i++) {
      if (sets.get(i) == set) {
        return new Object[] {stored.get(i)};
      }
    }
    return values;
  }

  @Override
  public void close() {
    stored.forEach(Stored::close);
  }
}
