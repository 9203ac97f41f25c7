import java.nio.file.Path;
import java.util.List;
import tenuto.dsp.Point;
import tenuto.dsp.operators.Combining;
import tenuto.dsp.operators.Files;
import tenuto.dsp.operators.Generators;
import tenuto.dsp.operators.Shapes;
import tenuto.dsp.operators.Studio;
import tenuto.dsp.operators.Volumes;
import tenuto.engine.Session;
import tenuto.engine.Signal;
import tenuto.engine.Stored;

/** A tone of two partials, written to first_tone.wav in the folder that is the only argument. */
class FirstTone {
  public static void main(String[] args) {
    Path folder = Path.of(args.length > 0 ? args[0] : "");
    try (Session session = Session.open()) {
      Studio studio = Studio.of(session, folder);

      // Lazy: so far nothing is computed, and nothing has to be closed.
      Signal tone =
          Combining.mix(
              List.of(
                  Generators.sineWave(session, 2000, 440),
                  Volumes.numericVolume(Generators.sineWave(session, 2000, 880), 0.3)));
      Signal envelope =
          Shapes.numericShape(
              session, List.of(new Point(0, 0), new Point(20, 1), new Point(2000, 0)));

      // Stored: computed now, in chunks of the session's pool, which close() gives back.
      try (Stored note = Volumes.fixSize(session, Combining.multiply(tone, envelope))) {
        Files.writeFile(
            studio, List.of(Volumes.numericVolume(note, 0.9)), "first_tone.wav", "pcm24", "tpdf");
      }
      studio.outputs().written().forEach(file -> System.out.println(file.path()));
    }
  }
}
