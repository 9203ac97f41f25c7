package tenuto.dsp.outputs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Metadata;
import tenuto.formats.pcm.Dither;

class OutputsTest {
  @TempDir Path folder;

  private static void write(Session session, Outputs outputs, String name, double... samples) {
    SoundFormat format = SoundFormat.of(Path.of(name), "float64");
    outputs.sound(
        session,
        List.of(Signals.of(samples)),
        session.sampleRate(),
        name,
        format,
        Metadata.NONE,
        Dither.NONE);
  }

  @Test
  void aFileIsFoundByItsPathAsItWasWrittenLast() {
    try (Session session = new Session(new Settings().withSampleRate(48000))) {
      Outputs outputs = new Outputs(folder);
      outputs.paths().mayReplace(true);
      write(session, outputs, "a.wav", 0.5);
      write(session, outputs, "b.wav", 0.25);
      write(session, outputs, "a.wav", 0.125, 0.75);
      Path a = outputs.paths().place("a.wav");
      Path b = outputs.paths().place("b.wav");
      assertThat(outputs.written(a).map(it -> it.levels().peak())).contains(0.75);
      assertThat(outputs.written(b).map(it -> it.levels().peak())).contains(0.25);
      assertThat(outputs.written(folder.resolve("c.wav"))).isEqualTo(Optional.empty());
      assertThat(outputs.written()).extracting(Outputs.Written::path).containsExactly(b, a);
    }
  }
}
