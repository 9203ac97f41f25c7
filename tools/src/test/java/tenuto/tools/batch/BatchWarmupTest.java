package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.catalogue.Catalogue;
import tenuto.engine.setup.Settings;
import tenuto.engine.setup.WarmupState;
import tenuto.formats.file.OpenFiles;
import tenuto.tools.chain.FileSession;

class BatchWarmupTest {
  @TempDir Path folder;

  @Test
  void itsFilesKnowWhatEarlierCommandsOfTheProcessLearned() throws IOException {
    WarmupState warmup = new WarmupState();
    Settings engine = new Settings().withScratch(folder).withWarmup(warmup);
    BatchSettings settings = PlainSettings.of(folder, 1, engine);
    Batch batch = new Batch(settings, new Catalogue());
    assertThat(batch.parts().warmup()).isSameAs(warmup);
    FileSession session = new FileSession(engine, new Catalogue(), folder, true);
    try (FileWork work = new FileWork(settings, session, batch.parts(), null, null);
        OpenFiles files = work.files()) {
      assertThat(files.warmup()).isSameAs(warmup);
    }
  }
}
