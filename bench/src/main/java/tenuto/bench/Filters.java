package tenuto.bench;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.filters.Biquad;
import tenuto.dsp.filters.Cascade;

/** Filters as the plain loops want them: b0, b1, b2, a1, a2 of each section in turn. */
public final class Filters {
  private Filters() {}

  public static double[] coefficients(Biquad filter) {
    return new double[] {filter.b0(), filter.b1(), filter.b2(), filter.a1(), filter.a2()};
  }

  public static double[] coefficients(Cascade filter) {
    List<Biquad> sections = filter.sections();
    return sections.stream().flatMapToDouble(s -> Arrays.stream(coefficients(s))).toArray();
  }
}
