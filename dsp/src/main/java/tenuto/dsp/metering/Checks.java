package tenuto.dsp.metering;

import java.lang.foreign.Arena;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.word.Form;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Block;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;

/** Words that check for invalid samples, and return their input. */
public final class Checks {
  private static final int SPAN = 1 << 16;

  private Checks() {}

  @Operator(
      value = "The signal itself; silence of its length if a sample is NaN or infinite.",
      words = "ErrorsToSilence",
      example = "sf.ErrorsToSilence(sf.SineWave(1000, 440))",
      nan = Nan.SILENCE,
      form = Form.ALIKE)
  public static Signal errorsToSilence(Session session, @In(Units.SIGNAL) Signal x) {
    boolean bad = found(session, x, SampleSearch.Kind.NOT_FINITE).count() > 0;
    return bad ? Generators.silence(x.length()) : x;
  }

  @Operator(
      value = "The signal itself; an error if a sample is NaN or infinite.",
      words = "Check",
      example = "sf.Check(sf.SineWave(1000, 440))",
      nan = Nan.ERROR,
      form = Form.ALIKE)
  public static Signal check(Session session, @In(Units.SIGNAL) Signal x) {
    SampleSearch bad = found(session, x, SampleSearch.Kind.NOT_FINITE);
    if (bad.count() > 0) {
      long at = bad.places().getFirst();
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "x must be finite, but is %s at %.6f s (sample %d)",
              sample(session, x, at),
              at / session.sampleRate(),
              at));
    }
    return x;
  }

  private static double sample(Session session, Signal x, long at) {
    try (Reader reader = session.open(x);
        Arena arena = Arena.ofConfined()) {
      Block one = new Block(arena.allocate(8L * Block.GROUP, 64), 0);
      reader.read(at, one, 0, 1);
      return one.get(0);
    }
  }

  @Operator(
      value =
          "The signal itself; prints how many of its samples are exactly 0, and where the first ten"
              + " of them are.",
      words = "CheckZeros",
      example = "sf.CheckZeros(sf.SineWave(1000, 440))",
      form = Form.ALIKE)
  public static Signal checkZeros(WordContext context, @In(Units.SIGNAL) Signal x) {
    SampleSearch zeros = found(context.session(), x, SampleSearch.Kind.ZERO);
    context.print(text(zeros));
    return x;
  }

  private static String text(SampleSearch zeros) {
    if (zeros.count() == 0) {
      return "no sample is 0";
    }
    String places = zeros.places().stream().map(String::valueOf).collect(Collectors.joining(", "));
    return (zeros.count() == 1 ? "1 sample is 0, at " : zeros.count() + " samples are 0, at ")
        + places
        + (zeros.count() > zeros.places().size() ? ", ..." : "");
  }

  private static SampleSearch found(Session session, Signal x, SampleSearch.Kind kind) {
    SampleSearch finding = new SampleSearch(kind);
    session.visit(List.of(x), SPAN, finding::visitor);
    return finding;
  }
}
