import java.nio.file.Path;
import java.util.List;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.envelopes.Shapes;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.io.SoundFileWords;
import tenuto.dsp.levels.Mixing;
import tenuto.dsp.levels.Volumes;
import tenuto.dsp.space.Layout;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** A tone of two partials, written to first_tone.wav in the folder that is the only argument. */
class FirstTone {
  public static void main(String[] args) {
    Path folder = Path.of(args.length > 0 ? args[0] : "");
    try (Session session = Session.open()) {
      WordContext context = WordContext.of(session, folder);

      // Lazy: so far nothing is computed, and nothing has to be closed.
      Signal tone =
          Mixing.mix(
              List.of(
                  Generators.sineWave(session, 2000, 440),
                  Volumes.numericVolume(Generators.sineWave(session, 2000, 880), 0.3)));
      Signal envelope =
          Shapes.numericShape(
              session, List.of(new Point(0, 0), new Point(20, 1), new Point(2000, 0)));

      // Stored: computed now, in chunks of the session's pool, which close() gives back.
      try (Stored note = Volumes.fixSize(session, Mixing.multiply(tone, envelope))) {
        SoundFileWords.writeFile(
            context,
            List.of(Volumes.numericVolume(note, 0.9)),
            "first_tone.wav",
            "pcm24",
            "tpdf",
            Layout.AUTO);
      }
      context.outputs().written().forEach(file -> System.out.println(file.path()));
    }
  }
}
