package tenuto.dsp.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Features by name, as rows of numbers and reports of files have them, with usual parameters. */
public enum FeatureKind {
  RMS("RMS", 50, new RootMeanSquare()),
  PEAK("peak", 20, new LargestSample()),
  CENTROID("centroid, Hz", 40, new Centroid()),
  ROLLOFF("roll-off, Hz", 40, new Rolloff(0.85)),
  FLATNESS("flatness", 40, new Flatness()),
  FLUX("flux", 40, new Flux()),
  MFCC("MFCC", 40, new MelCepstrum(13, 40, 8000)),
  CHROMA("chroma", 160, new PitchClasses(440, true));

  private final String label;
  private final FrameRows.Asked asked;

  FeatureKind(String label, double window, Feature feature) {
    this.label = label;
    asked = new FrameRows.Asked(feature, window);
  }

  /** Its name in a list of them, and in JSON. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Its name for the eye. */
  public String label() {
    return label;
  }

  /** How many numbers it gives for each window. */
  public int numbers() {
    return asked.feature().values();
  }

  FrameRows.Asked asked() {
    return asked;
  }

  /** The one that is called so, or nothing. */
  public static Optional<FeatureKind> named(String name) {
    return Arrays.stream(values()).filter(kind -> kind.key().equals(name)).findFirst();
  }

  /**
   * Those named in a text, with commas or spaces between.
   *
   * @throws IllegalArgumentException if a name is none, or there is none
   */
  static List<FeatureKind> all(String names) {
    List<FeatureKind> kinds = new ArrayList<>();
    for (String name : names.strip().split("[,\\s]+")) {
      kinds.add(
          named(name.toLowerCase(Locale.ROOT))
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "names must be some of %s, but one is '%s'".formatted(list(), name))));
    }
    return kinds;
  }

  /** All names, for messages. */
  static String list() {
    return Arrays.stream(values()).map(FeatureKind::key).collect(Collectors.joining(", "));
  }
}
