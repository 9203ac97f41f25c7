package tenuto.dsp.equalisers;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** The word that makes a sound speak vowels. */
public final class VowelFilters {
  private VowelFilters() {}

  @Operator(
      value = "Formant filter: the five formants of a sung vowel, which may be modulated.",
      words = "VowelFilter",
      source = "D. Klatt, \"Software for a cascade/parallel formant synthesizer\", 1980",
      example =
          "sf.VowelFilter(sf.WhiteNoise(500), sf.NumericShape((0, 0), (500, 4)), 'alto', 1.1)",
      find = {"formant", "vowel", "voice", "choir", "talkbox", "sing"},
      see = "SVFBandPass",
      own = true,
      length = Length.FIRST)
  public static Signal vowel(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(
              value = "vowel: 0 to 4 for a, e, i, o and u, and between them",
              from = 0,
              to = 4,
              orNumber = true,
              otherwise = "0")
          Signal vowel,
      @In(value = "soprano, alto, countertenor, tenor or bass", otherwise = "tenor") String voice,
      @In(
              value = "factor of the formants' frequencies; above 1 = a shorter vocal tract",
              from = 0.25,
              to = 4,
              orNumber = true,
              otherwise = "1")
          Signal formants) {
    return Filtered.of(new Vowels(voice(voice), session.sampleRate()), List.of(x, vowel, formants));
  }

  private static Formants voice(String name) {
    for (Formants each : Formants.values()) {
      if (each.name().toLowerCase(Locale.ROOT).equals(name)) {
        return each;
      }
    }
    String names =
        Arrays.stream(Formants.values())
            .map(each -> each.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(", "));
    throw new IllegalArgumentException(
        "voice must be one of %s, but is '%s'".formatted(names, name));
  }
}
