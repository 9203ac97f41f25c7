package tenuto.dsp.equalisers;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Cascade;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.word.Row;

/** The kinds of band of a parametric equaliser; a band is given as a row of hz, dB, q and kind. */
enum Band {
  PEAK(1),
  LOW_SHELF(Band.FLATTEST),
  HIGH_SHELF(Band.FLATTEST),
  LOW_PASS(Band.FLATTEST),
  HIGH_PASS(Band.FLATTEST),
  NOTCH(1);

  private static final double FLATTEST = 0.7071067811865476;
  private static final List<Band> BY_NUMBER = List.of(values());

  private final double q;

  Band(double q) {
    this.q = q;
  }

  /**
   * The filters of all rows in series.
   *
   * @throws IllegalArgumentException whose message begins with bands, if a row is no band
   */
  static Cascade all(List<Row> rows, double sampleRate) {
    if (rows.isEmpty()) {
      throw new IllegalArgumentException("bands must contain at least one row, but contains none");
    }
    List<Biquad> sections = new ArrayList<>();
    for (Row row : rows) {
      if (row.size() < 2 || row.size() > 4) {
        throw new IllegalArgumentException(
            "bands must be rows (hz, dB), (hz, dB, q) or (hz, dB, q, kind), but one has %d numbers"
                .formatted(row.size()));
      }
      double kind = row.at(3, 0);
      if (!(kind >= 0 && kind < BY_NUMBER.size() && kind == Math.rint(kind))) {
        throw new IllegalArgumentException(
            "bands must have a kind from 0 to %d, but one is %s"
                .formatted(BY_NUMBER.size() - 1, kind));
      }
      sections.add(BY_NUMBER.get((int) kind).section(row, sampleRate));
    }
    return new Cascade(sections);
  }

  private Biquad section(Row row, double sampleRate) {
    double hz = row.at(0);
    double dB = row.at(1);
    double width = row.at(2, q);
    try {
      return switch (this) {
        case PEAK -> Rbj.peakingOfQ(hz, width, dB, sampleRate);
        case LOW_SHELF -> Rbj.lowShelf(hz, width, dB, sampleRate);
        case HIGH_SHELF -> Rbj.highShelf(hz, width, dB, sampleRate);
        case LOW_PASS -> Rbj.lowPass(hz, width, sampleRate);
        case HIGH_PASS -> Rbj.highPass(hz, width, sampleRate);
        case NOTCH -> Rbj.notchOfQ(hz, width, sampleRate);
      };
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("bands: " + e.getMessage(), e);
    }
  }
}
