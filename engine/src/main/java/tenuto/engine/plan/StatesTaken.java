package tenuto.engine.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The states of some filters at the ends of parts. */
final class StatesTaken {
  private final int filters;
  private final int part;
  private final Map<Long, double[][]> taken = new ConcurrentHashMap<>();

  /**
   * @param filters how many
   * @param part samples of a part
   */
  StatesTaken(int filters, int part) {
    this.filters = filters;
    this.part = part;
  }

  boolean wants(long end) {
    return end % part == 0;
  }

  void put(int filter, long end, double[] state) {
    taken.computeIfAbsent(end, _ -> new double[filters][])[filter] = state;
  }

  /** Of each filter how many numbers its state has, and these; asked for once. */
  double[] together(long end) {
    double[][] states = taken.remove(end);
    double[] all = new double[Arrays.stream(states).mapToInt(each -> 1 + each.length).sum()];
    int at = 0;
    for (double[] each : states) {
      all[at] = each.length;
      System.arraycopy(each, 0, all, at + 1, each.length);
      at += 1 + each.length;
    }
    return all;
  }

  /** The states that were put together. */
  static List<double[]> apart(double[] states) {
    List<double[]> apart = new ArrayList<>();
    for (int at = 0; at < states.length; at += 1 + apart.getLast().length) {
      apart.add(Arrays.copyOfRange(states, at + 1, at + 1 + (int) states[at]));
    }
    return apart;
  }
}
