package tenuto.dsp.features;

import static tenuto.dsp.contract.Promise.number;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import tenuto.dsp.contract.Kits;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;

/** Numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(Map.entry("Tempo", number(x -> OptionalDouble.of(tempo(x)))));
  }

  /** That of the plain samples, of which what is no number is silence; by {@code TempoTest}. */
  private static double tempo(double[] x) {
    double[] finite = DoubleStream.of(x).map(each -> Double.isFinite(each) ? each : 0).toArray();
    try (Session session = new Session(new Settings().withThreads(1))) {
      return BeatTempo.of(session, Signals.of(finite), Kits.RATE, 0.4);
    }
  }
}
