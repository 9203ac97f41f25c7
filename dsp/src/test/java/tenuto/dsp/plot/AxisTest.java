package tenuto.dsp.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class AxisTest {
  @Test
  void placesLeadBackToValues() {
    for (Axis axis : new Axis[] {Axis.even(-1, 1, 300, 20), Axis.logarithmic(20, 24000, 40, 900)}) {
      assertThat(axis.place(axis.low())).isEqualTo(axis.from());
      assertThat(axis.place(axis.high())).isEqualTo(axis.to());
      for (double place = 40; place < 300; place += 7) {
        assertThat(axis.place(axis.value(place))).isCloseTo(place, within(1e-9));
      }
    }
  }

  @Test
  void octavesAreEquallyLong() {
    Axis axis = Axis.logarithmic(20, 20480, 0, 1000);
    assertThat(axis.place(40)).isCloseTo(100, within(1e-9));
    assertThat(axis.place(640)).isCloseTo(500, within(1e-9));
  }

  @Test
  void cellsShareAllSamplesOut() {
    for (HistogramCells cells :
        new HistogramCells[] {
          HistogramCells.of(1, 10), HistogramCells.of(1000, 7), HistogramCells.of(1L << 52, 999)
        }) {
      assertThat(cells.begin(0)).isZero();
      assertThat(cells.begin(cells.count())).isEqualTo(cells.samples());
      for (int cell = 0; cell < cells.count(); cell++) {
        assertThat(cells.at(cells.begin(cell))).isEqualTo(cell);
        assertThat(cells.at(cells.begin(cell + 1) - 1)).isEqualTo(cell);
      }
    }
    assertThat(HistogramCells.of(0, 10).count()).isZero();
  }
}
