package tenuto.dsp.stretching;

import java.util.ArrayList;
import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/**
 * The way of a signal through a filter that makes a hop of output of more or fewer samples of
 * input. A filter makes as many samples as it takes. So time goes in rows that have room for
 * either: at a row's start come the samples of the input that its hop needs and none before did; at
 * the start of a later row the hop comes out. Everything is read onward, and nothing is stored.
 *
 * @param map from the output's time to the input's
 * @param hop samples of output
 * @param ahead samples of the input after a hop's time that it needs
 */
record HopRows(TimeMap map, int hop, int ahead) {
  /** Samples of a row, a whole number of groups. */
  int row() {
    int fresh = (int) Math.ceil(hop / map.least()) + 2;
    return Block.wholeGroups(Math.max(hop, fresh));
  }

  /** Rows before the first hop's, which bring what it needs. */
  int lead() {
    return (int) Math.max(0, Math.ceil(-map.to(-ahead - 1.0) / hop));
  }

  /** The end of what a hop needs, or 0. */
  long end(long number) {
    return Math.max(0, (long) Math.ceil(map.from((double) number * hop)) + ahead);
  }

  /**
   * The outputs of a filter that takes rows and gives hops.
   *
   * @param late by how many rows a hop is given after that which brings its last samples
   */
  List<Signal> through(Filter filter, List<Signal> x, long length, int late) {
    int skipped = lead() + late;
    long rows = Math.ceilDiv(length, (long) hop) + skipped;
    List<Signal> spread = new ArrayList<>();
    for (Signal each : x) {
      spread.add(Gathered.of(new Spread(this), List.of(each), rows * row()));
    }
    List<Signal> made = new ArrayList<>();
    for (Signal each : Filtered.all(filter, spread)) {
      made.add(Gathered.of(new Joined(hop, row(), skipped), List.of(each), length));
    }
    return made;
  }

  /** Samples at the starts of rows, and zeros after them. */
  record Spread(HopRows rows) implements Gather.Sequential, Gather.Local {
    @Override
    public long from(int input, long start) {
      return rows.end(start / rows.row() - rows.lead() - 1);
    }

    @Override
    public long to(int input, long end) {
      return rows.end((end - 1) / rows.row() - rows.lead());
    }

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      int row = rows.row();
      int lead = rows.lead();
      for (int at = 0; at < n; ) {
        long number = (start + at) / row - lead;
        int place = (int) ((start + at) % row);
        int now = Math.min(n - at, row - place);
        long begin = rows.end(number - 1);
        int sounding = (int) Math.clamp(rows.end(number) - begin - place, 0, now);
        if (sounding > 0) {
          inputs.getFirst().read(begin + place, out, at, sounding);
        }
        out.silence(at + sounding, now - sounding);
        at += now;
      }
    }
  }

  /** The hops at the starts of rows, one after the other, without the first rows. */
  record Joined(int hop, int row, int skipped) implements Gather.Sequential, Gather.Local {
    @Override
    public long from(int input, long start) {
      return (start / hop + skipped) * row;
    }

    @Override
    public long to(int input, long end) {
      return ((end - 1) / hop + skipped) * row + hop;
    }

    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      for (int at = 0; at < n; ) {
        long number = (start + at) / hop + skipped;
        int place = (int) ((start + at) % hop);
        int now = Math.min(n - at, hop - place);
        inputs.getFirst().read(number * row + place, out, at, now);
        at += now;
      }
    }
  }
}
