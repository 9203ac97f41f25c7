package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.dsp.outputs.Outputs;
import tenuto.dsp.support.SilentLoudspeakers;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.scripting.reports.RunObserver;
import tenuto.scripting.rules.Ownership;
import tenuto.scripting.rules.Rules;
import tenuto.scripting.rules.Script;
import tenuto.scripting.tasks.Seeds;
import tenuto.scripting.tasks.Tasks;

/** A run that brings nothing of Sonic Field's: a patch of Tenuto's own misses nothing. */
class WithoutSonicFieldTest {
  private static final String PATCH =
      """
      import random
      note = sf.MidiNote(0, 50, 60)
      x = sf.Perform([note], lambda note: sf.SineWave(note.length, 440) * random.random())
      y = sf_do(lambda: sf.Realise(sf.WhiteNoise(50))).get()
      with sf.scope():
          print round((x + y).ms), sf.pattern.__name__, isinstance(x, str)
      for name in 'd_log', 'c_log', 'sf_shutdown':
          assert name not in dir(__builtins__), name
      for module in 'sython', 'utils', 'Envelopes':
          try:
              __import__(module)
          except ImportError:
              print 'no', module
      """;

  @TempDir Path folder;

  @Test
  void aPatchMissesNothing() throws Exception {
    Path file = Files.writeString(folder.resolve("patch.py"), PATCH);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream before = System.out;
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try (Session session = new Session(new Settings().withScratch(folder).withThreads(2));
        Interpreter interpreter = new Interpreter(List.of(), List.of(folder), Compatibility.NONE);
        Tasks tasks =
            new Tasks(2, 0, Seeds.BY_CONTENT, interpreter::around, Tasks.STACK_BYTES, Tasks.IDLE);
        Patch patch =
            new Patch(
                session,
                new Catalogue(),
                new Outputs(folder),
                Ownership.SCOPED,
                tasks,
                full -> {},
                RunObserver.NONE,
                new SilentLoudspeakers(),
                line -> {})) {
      interpreter.enter();
      patch.follow(Rules.SCOPED);
      interpreter.bind(patch);
      interpreter.run(new Script.Source(file));
      interpreter.finish();
    } finally {
      System.setOut(before);
    }
    assertThat(out.toString(StandardCharsets.UTF_8).lines())
        .containsExactly("50.0 tenuto_pattern False", "no sython", "no utils", "no Envelopes");
  }
}
