package tenuto.scripting.why;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tenuto.engine.setup.Cache.Outcome;

/** Why what has the keys of the run before was computed again. */
class ComparisonTest {
  private static final PatchLine PLACE = new PatchLine("a.py", 1);

  /** A run that has stored one signal, whose parts became that. */
  private static RunRecord run(Outcome... outcomes) {
    int parts = outcomes.length;
    byte[] fates = new byte[parts];
    for (int i = 0; i < parts; i++) {
      Storage storage = new Storage(List.of(), "Sine", PLACE, new long[1], null);
      storage.computed(0, outcomes[i]);
      fates[i] = storage.fates()[0];
    }
    return new RunRecord(
        new RunRecord.About(0, true, false, "program", 0),
        Map.of(),
        List.of(new RunRecord.Known(true, "Sine", PLACE, 0, new byte[0], "", new int[0], 1, 2)),
        List.of(
            new RunRecord.Kept(
                new int[1],
                "Sine",
                PLACE,
                1,
                "",
                new PatchLine("", 0),
                IntStream.range(0, parts).asLongStream().toArray(),
                fates)));
  }

  private static Reason.Kind reason(Outcome... before) {
    Outcome[] now = new Outcome[before.length];
    Arrays.fill(now, Outcome.KEPT);
    RunRecord run = run(now);
    return new Comparison(run(before), run).reason(run.stored().getFirst()).kind();
  }

  /** One part that the cache took is enough to say that it has it no more, wherever that is. */
  @ParameterizedTest
  @EnumSource(value = Outcome.class, names = "KEPT", mode = EnumSource.Mode.EXCLUDE)
  void ofSeveralPartsThoseThatWereKeptCount(Outcome other) {
    assertThat(reason(Outcome.KEPT)).isEqualTo(Reason.Kind.EVICTED);
    assertThat(reason(Outcome.KEPT, other)).isEqualTo(Reason.Kind.EVICTED);
    assertThat(reason(other, Outcome.KEPT)).isEqualTo(Reason.Kind.EVICTED);
    assertThat(reason(other, Outcome.KEPT, other)).isEqualTo(Reason.Kind.EVICTED);
  }

  @Test
  void whatWasNeverKeptIsNotEvicted() {
    assertThat(reason(Outcome.TOO_CHEAP, Outcome.TOO_CHEAP)).isEqualTo(Reason.Kind.NEVER_KEPT);
    assertThat(reason(Outcome.NO_ROOM)).isEqualTo(Reason.Kind.NEVER_KEPT);
  }
}
