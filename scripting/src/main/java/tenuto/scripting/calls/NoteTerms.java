package tenuto.scripting.calls;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import tenuto.dsp.catalogue.Suggestion;

/** What other systems call the attributes of a note. */
public final class NoteTerms {
  private static final Map<String, List<String>> TERMS =
      Map.of(
          "length", List.of("duration", "dur", "sustain"),
          "key", List.of("pitch", "midi", "midinote", "number", "degree"),
          "hz", List.of("freq", "frequency"),
          "velocity", List.of("amp", "amplitude", "gain", "level", "vel", "volume"),
          "ms", List.of("start", "time", "onset", "begin"));

  private NoteTerms() {}

  /** The attribute that was probably meant. */
  public static String meant(String name, Collection<String> attributes) {
    return Suggestion.of(name, attributes, each -> TERMS.getOrDefault(each, List.of()));
  }
}
