package tenuto.scripting.python;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.word.Dialect;
import tenuto.scripting.rules.Ownership;

/** By whose rules words go follows from the entry file. */
class DialectTest {
  @TempDir Path folder;

  @Test
  void countedPatchesFollowTheRulesOf2015() {
    assertThat(dialect(Ownership.COUNTED)).isEqualTo(Dialect.SONIC_FIELD_2015);
  }

  @Test
  void scopedOnesFollowOurOwn() {
    assertThat(dialect(Ownership.SCOPED)).isEqualTo(Dialect.TENUTO);
  }

  private Dialect dialect(Ownership ownership) {
    try (Kits kits = new Kits(folder);
        PatchKit kit = kits.open(1, 1024, ownership)) {
      return kit.dialect();
    }
  }
}
