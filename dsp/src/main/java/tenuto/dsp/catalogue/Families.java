package tenuto.dsp.catalogue;

import java.util.Locale;
import java.util.Map;

/** The families of words, as a musician would search for them. */
final class Families {
  /** Those whose names differ from their package's, by class. */
  private static final Map<String, String> OF_OTHER_NAMES =
      Map.of(
          "SoundFileWords", "Sound files",
          "SignalFiles", "Signal files",
          "SoundDevices", "Sound devices",
          "Plots", "Pictures");

  private Families() {}

  /** The family of the words of a class. */
  static String of(Class<?> type) {
    String inPackage = type.getPackageName().replaceFirst(".*\\.", "");
    String family = OF_OTHER_NAMES.get(type.getSimpleName());
    return family != null
        ? family
        : inPackage.substring(0, 1).toUpperCase(Locale.ROOT) + inPackage.substring(1);
  }
}
