package tenuto.dsp.analysis;

import static tenuto.dsp.contract.Promise.number;
import static tenuto.dsp.contract.Promise.samples;
import static tenuto.dsp.contract.Promise.several;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import tenuto.dsp.contract.Kits;
import tenuto.dsp.contract.Promise;
import tenuto.dsp.contract.Promises;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;

/** Lengths, places of a NaN and numbers that no annotation can say, for the words' examples. */
public final class OwnPromises implements Promises {
  @Override
  public Map<String, Promise> promises() {
    return Map.ofEntries(
        Map.entry(
            "SplitAtSilences",
            several(
                lengths -> sounds(lengths[0]),
                (result, which, at) -> result == 0 ? at : Promise.NOWHERE)),
        Map.entry("SplitAtOnsets", several(lengths -> notes(lengths[0]), null)),
        Map.entry("Tempo", number(x -> OptionalDouble.of(tempo(x)))));
  }

  /** Two tones, of which the second begins with a zero, and 10 ms on the side of the silence. */
  private static List<Long> sounds(long length) {
    long tone = samples(200);
    long more = samples(10);
    return length < more
        ? List.of()
        : length < 2 * tone + samples(400)
            ? List.of(length)
            : List.of(tone + more, tone - 1 + more);
  }

  private static List<Long> notes(long length) {
    long whole = samples(200) + samples(100) + samples(200);
    return length == 0
        ? List.of()
        : length < whole ? List.of(length) : List.of(whole - 4400, 4400L);
  }

  /** That of the plain samples, of which what is no number is silence; by {@code TempoTest}. */
  private static double tempo(double[] x) {
    double[] finite = DoubleStream.of(x).map(each -> Double.isFinite(each) ? each : 0).toArray();
    try (Session session = new Session(new Settings().withThreads(1))) {
      return BeatTempo.of(session, Signals.of(finite), Kits.RATE, 0.4);
    }
  }
}
