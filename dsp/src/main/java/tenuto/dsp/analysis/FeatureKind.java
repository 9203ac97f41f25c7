package tenuto.dsp.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Features by name, with their usual parameters, for rows of numbers and for reports of files. */
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

  /** Its name in a list of features, and in JSON. */
  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Its name for readers. */
  public String label() {
    return label;
  }

  /** How many numbers it has for each window. */
  public int numbers() {
    return asked.feature().values();
  }

  FrameRows.Asked asked() {
    return asked;
  }

  /** The feature of that name, or empty. */
  public static Optional<FeatureKind> named(String name) {
    return Arrays.stream(values()).filter(kind -> kind.key().equals(name)).findFirst();
  }

  /**
   * The features named in a text, separated by commas or spaces.
   *
   * @throws IllegalArgumentException if a name is unknown, or there is none
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
