package tenuto.dsp.contract;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Tests of what holds for all words: of their examples, in kits that have the files they read. */
abstract class AllWords {
  @TempDir static Path folder;

  static Kits kits;

  @BeforeAll
  static void open() {
    kits = new Kits(folder);
    kits.makeSamples();
  }

  @AfterAll
  static void close() {
    kits.close();
  }
}
