package tenuto.tools.inspect;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import tenuto.dsp.metering.SoundDifference;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.file.About;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.formats.pcm.HeaderText;
import tenuto.tools.input.ClockTime;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Reading;

/** {@code tenuto compare A B}: whether two sound files are the same sound, and how they differ. */
@Command(
    name = "compare",
    description =
        "Compares two sound files by a null test, B minus A: exit code 0 if they are "
            + "the same within --tolerance, 1 if not.",
    mixinStandardHelpOptions = true)
public final class CompareCommand implements Callable<Integer> {
  private static final int MOST_SHIFT = 1 << 18;

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  @Parameters(index = "0", paramLabel = "A", description = "A sound file.")
  private Path one;

  @Parameters(
      index = "1",
      paramLabel = "B",
      description = "Another, such as a later version of it.")
  private Path other;

  @Option(
      names = "--tolerance",
      paramLabel = "DB",
      description =
          "The peak in dBFS up to which the difference counts as the same sound (default: "
              + "-90).")
  private double tolerance = -90;

  @Option(
      names = "--align",
      paramLabel = "TIME",
      converter = ClockTime.Converter.class,
      description =
          "The largest offset to search when the files are aligned; 0 does not align them "
              + "(default: 1s).")
  private ClockTime align = new ClockTime(1);

  @Option(
      names = "--match-gain",
      description = "Compare what remains after B's gain and polarity are undone.")
  private boolean matched;

  @Option(names = "--json", description = "Print a JSON object.")
  private boolean json;

  @Mixin private Reading reading;

  @Override
  public Integer call() throws IOException {
    if (!Double.isFinite(tolerance)) {
      throw new ParameterException(
          spec.commandLine(),
          "--tolerance must be a finite number of decibels, but is " + tolerance);
    }
    try (OpenFiles files = reading.files();
        Session session = new Session(new Settings())) {
      SoundFile a = reading.open(files, one);
      SoundFile b = reading.open(files, other);
      requireAlike(a.about(), b.about());
      double rate = a.about().sampleRate();
      session.sampleRate(rate);
      int most = (int) Math.min(MOST_SHIFT, Math.round(align.seconds() * rate));
      SoundDifference found = SoundDifference.of(session, a.channels(), b.channels(), rate, most);
      session.memory().requireIntact();
      // After a gain only the power is known, of which a tone's peak is 3 dB above.
      double level = matched ? dB(2 * found.matched()) / 2 : dB(found.peak());
      boolean same = found.equal() || level <= tolerance;
      if (json) {
        System.out.println(json(found, a.about(), b.about(), same));
      } else {
        tell(found, a.about(), b.about(), same);
      }
      return same ? ExitCode.OK : ExitCode.FAILED;
    }
  }

  private void requireAlike(About a, About b) {
    if (a.sampleRate() != b.sampleRate() || a.channels() != b.channels()) {
      throw new IllegalArgumentException(
          "files to compare must have the same sample rate and channels, but %s has %s Hz and %d, and %s %s Hz and %d"
              .formatted(
                  one,
                  HeaderText.number(a.sampleRate()),
                  a.channels(),
                  other,
                  HeaderText.number(b.sampleRate()),
                  b.channels()));
    }
    if (a.frames() == 0 || b.frames() == 0) {
      throw new IllegalArgumentException(
          "%s has no samples".formatted(a.frames() == 0 ? one : other));
    }
  }

  private static double dB(double magnitude) {
    return 20 * StrictMath.log10(magnitude);
  }

  private static String text(double level, String unit) {
    return level == Double.NEGATIVE_INFINITY
        ? "none"
        : String.format(Locale.ROOT, "%.2f %s", level, unit);
  }

  private void tell(SoundDifference found, About a, About b, boolean same) {
    double rate = a.sampleRate();
    line("length", "%d and %d samples", a.frames(), b.frames());
    line(
        "aligned",
        found.lag() == 0 ? "as they are" : "B is %d samples (%.3f ms) %s",
        Math.abs(found.lag()),
        1000 * Math.abs(found.lag()) / rate,
        found.lag() > 0 ? "later" : "earlier");
    line(
        "gain of B", "%.3f dB%s", dB(Math.abs(found.gain())), found.gain() < 0 ? ", inverted" : "");
    line("difference, peak", "%s", text(dB(found.peak()), "dBFS") + at(found, rate));
    line("difference, RMS", "%s", text(dB(found.difference()) / 2, "dBFS"));
    line("null depth", "%s", text((dB(found.difference()) - dB(found.power())) / 2, "dB below A"));
    line("after the gain", "%s", text((dB(found.matched()) - dB(found.power())) / 2, "dB below A"));
    for (int band = 0; band < SoundDifference.BANDS; band++) {
      double ratio = found.bands()[band];
      if (ratio > 0) {
        line(
            "octave at %.0f Hz".formatted(Math.scalb(SoundDifference.LOWEST_BAND, band)),
            "%+.2f dB",
            dB(ratio) / 2);
      }
    }
    line("verdict", "%s", verdict(found, a, b, same));
  }

  private static String at(SoundDifference found, double rate) {
    return found.equal() ? "" : String.format(Locale.ROOT, " at %.3f s", found.peakAt() / rate);
  }

  private String verdict(SoundDifference found, About a, About b, boolean same) {
    boolean whole = found.lag() == 0 && a.frames() == b.frames();
    if (found.equal()) {
      return whole ? "the same samples" : "the same samples where both have some";
    }
    return same ? "the same within %s dBFS".formatted(HeaderText.number(tolerance)) : "different";
  }

  private static void line(String name, String format, Object... values) {
    System.out.printf("%-18s %s%n", name, String.format(Locale.ROOT, format, values));
  }

  private JsonObject json(SoundDifference found, About a, About b, boolean same) {
    JsonObject object = new JsonObject();
    object.addProperty("a", one.toString());
    object.addProperty("b", other.toString());
    object.addProperty("same", same);
    object.addProperty("equal", found.equal());
    object.addProperty("verdict", verdict(found, a, b, same));
    object.addProperty("lag", found.lag());
    object.addProperty("samples", found.samples());
    object.addProperty("inverted", found.gain() < 0);
    add(object, "gain", dB(Math.abs(found.gain())));
    add(object, "peak", dB(found.peak()));
    add(object, "rms", dB(found.difference()) / 2);
    add(object, "null", (dB(found.difference()) - dB(found.power())) / 2);
    add(object, "matched", (dB(found.matched()) - dB(found.power())) / 2);
    JsonArray bands = new JsonArray();
    for (int band = 0; band < SoundDifference.BANDS; band++) {
      JsonObject one = new JsonObject();
      one.addProperty("hz", Math.scalb(SoundDifference.LOWEST_BAND, band));
      add(one, "gain", dB(found.bands()[band]) / 2);
      bands.add(one);
    }
    object.add("bands", bands);
    return object;
  }

  /** Adds a level, or nothing where JSON has no number for it. */
  private static void add(JsonObject object, String name, double level) {
    if (Double.isFinite(level)) {
      object.addProperty(name, level);
    }
  }
}
