package tenuto.scripting.reports;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.dsp.outputs.Excerpt;

/** Of a part of a piece notes and bars are counted from its start, as its sound is. */
class NoteLogTest {
  private final NoteLog log = new NoteLog(new Excerpt(60, 80));

  @Test
  void notesAreCountedFromThePartsStart() {
    log.add(new NoteLog.Played(59.5, 1, 60, 100, "song.py:2", ""));
    log.add(new NoteLog.Played(61, 1, 62, 100, "song.py:2", ""));
    assertThat(log.between(0, 0.4, 9))
        .singleElement()
        .satisfies(
            note -> {
              assertThat(note.begin()).isEqualTo(-0.5);
              assertThat(note.key()).isEqualTo(60);
            });
    assertThat(log.between(1, 20, 9)).extracting(NoteLog.Played::begin).containsExactly(1.0);
  }

  /** 120 bpm from 0 s, 90 from beat 100, which is at 50 s; a section from 58 to 66 s. */
  @Test
  void barsAreCountedFromThePartsStart() {
    List<List<Double>> tempo =
        List.of(List.of(0.0, 0.0, 120.0, 0.0), List.of(100.0, 5e4, 90.0, 0.0));
    List<List<Double>> meters = List.of(List.of(1.0, 0.0, 4.0, 1.0));
    List<BarLines.Mark> sections = List.of(new BarLines.Mark("drop", 58_000, 66_000));
    List<BarLines.Mark> markers = List.of(new BarLines.Mark("hit", 61_000, 61_000));
    log.setBars(new BarLines(tempo, meters, 0.5, 0.25, sections, markers));
    BarLines bars = log.bars().orElseThrow();
    assertThat(bars.tempo())
        .containsExactly(List.of(0.0, -6e4, 120.0, 0.0), List.of(100.0, -1e4, 90.0, 0.0));
    assertThat(bars.meters()).isEqualTo(meters);
    assertThat(bars.sections()).containsExactly(new BarLines.Mark("drop", -2000, 6000));
    assertThat(bars.markers()).containsExactly(new BarLines.Mark("hit", 1000, 1000));
  }
}
