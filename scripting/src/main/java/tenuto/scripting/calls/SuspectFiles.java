package tenuto.scripting.calls;

import java.nio.file.Path;
import java.util.Locale;
import tenuto.dsp.catalogue.Word;
import tenuto.dsp.outputs.Levels;
import tenuto.dsp.outputs.Outputs;

/**
 * Warns of sound files that are probably not what was meant: silent, clipped, off centre or without
 * an extension.
 */
record SuspectFiles(RunContext<?> run) {
  /** Nobody hears what is below -120 dB. */
  private static final double SILENT = 1e-6;

  /** A mean that is worth a warning: of full scale, and of the peak. */
  private static final double LEAST_OFFSET = 0.02;

  private static final double LEAST_OFFSET_OF_PEAK = 0.1;

  /** Nobody mixes that loud: 120 dB above full scale. */
  private static final double EXPLODED = 1e6;

  /** Looks at the file that a word has written. */
  void look(Word word, Arguments<?> arguments) {
    int at = word.parameters().stream().map(each -> each.name()).toList().indexOf("path");
    if (at < 0 || !(arguments.sets().getFirst().values()[at] instanceof String name)) {
      return;
    }
    Path path = run.context().outputs().paths().place(name);
    run.context()
        .outputs()
        .written(path)
        .ifPresent(file -> look("sf." + word.name() + ": " + path.getFileName(), word, file));
  }

  private void look(String what, Word word, Outputs.Written file) {
    String name = String.valueOf(file.path().getFileName());
    if (word.isOwn() && !name.contains(".")) {
      tell("extension", "%s has no extension, and is a WAV file: call it '%s.wav'", what, name);
    }
    Levels levels = file.levels();
    if (file.seconds() > 0 && levels.peak() < SILENT) {
      tell("silent", "%s is silent%s", what, why(levels.peak()));
    } else if (file.clipped() > 0) {
      tellClipping(what, file);
    } else if (levels.offset() >= LEAST_OFFSET
        && levels.offset() >= LEAST_OFFSET_OF_PEAK * levels.peak()) {
      tell(
          "offset",
          "%s is off centre by %.2g (DC): x.rbj_high_pass(10, 0.7) centres it",
          what,
          levels.offset());
    }
  }

  private static String why(double peak) {
    String far = peak == 0 ? "all samples are 0" : "its peak is %.0f dB".formatted(dB(peak));
    return ": " + far + "; was it multiplied by 0, or is it an envelope that never opens?";
  }

  private void tellClipping(String what, Outputs.Written file) {
    double peak = file.levels().peak();
    String loud =
        Double.isNaN(peak)
            ? ""
            : peak > EXPLODED
                ? (": its peak is %.1g (%+.0f dB); does a loop feed back as much as it gets or"
                        + " more, or is something divided by a signal that crosses 0?")
                    .formatted(peak, dB(peak))
                : ": its peak is %.2f (%+.1f dB), and x * %.2g or sf.Normalise(x) would fit"
                    .formatted(peak, dB(peak), 0.98 / peak);
    tell("clipping", "%s has clipped %d samples%s", what, file.clipped(), loud);
  }

  private static double dB(double peak) {
    return 20 * Math.log10(peak);
  }

  private void tell(String kind, String text, Object... values) {
    run.warnings().tell(kind, String.format(Locale.ROOT, text, values));
  }
}
