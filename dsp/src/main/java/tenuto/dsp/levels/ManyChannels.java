package tenuto.dsp.levels;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.kernel.Arithmetic.Gain;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.dsp.math.Decibels;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Level;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;

/** Words that process the channels of one sound together, or remix them. */
public final class ManyChannels {
  private static final String CHANNELS = "the channels";

  /** One part of an output of {@link #remix}: a channel, or several from one to another. */
  private static final Pattern PART =
      Pattern.compile("(\\d*)(-?)(\\d*)(?:v(-?\\d+(?:\\.\\d*)?|-?\\.\\d+))?");

  private ManyChannels() {}

  @Operator(
      value = "Brings all channels with one gain to a peak level; silence stays silent.",
      words = "NormalisePeak",
      find = {"maximise", "peak", "norm"},
      see = "NormaliseTo",
      example = "sf.NormalisePeak([sf.SineWave(1000, 440), sf.Pcnt50(sf.SineWave(1000, 660))], -1)",
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.NOT_MEASURED,
      level = Level.PEAK)
  public static List<Signal> normalisePeak(
      WordContext context,
      @In(CHANNELS) List<Signal> x,
      @In(
              value = "level of the highest peak",
              unit = Unit.DBFS,
              from = -400,
              to = 400,
              otherwise = "0")
          double dB) {
    double level = Decibels.gain(dB);
    return List.copyOf(context.session().results().made(x, () -> normalised(context, x, level)));
  }

  private static List<Signal> normalised(WordContext context, List<Signal> x, double level) {
    Peak peak = peak(x);
    return TwoPass.through(
        context,
        x,
        peak.look(),
        () -> {
          double now = FiniteSamples.gave(peak.value()) ? peak.value() : finitePeak(context, x);
          Gain gain = new Gain(Decibels.gain(now, level));
          return channel -> Mapped.of(gain, channel);
        });
  }

  private static Peak peak(List<Signal> x) {
    return new Peak(x.stream().mapToLong(Signal::length).max().orElse(0));
  }

  private static double finitePeak(WordContext context, List<Signal> x) {
    Peak peak = peak(x);
    context.session().measure().scan(FiniteSamples.of(x), peak.look());
    return peak.value();
  }

  @Operator(
      value =
          "Channels without the silence that all of them share at the start and at the end; empty"
              + " if everything is silent.",
      words = "TrimSilence",
      see = {"Silences", "SplitAtSilences", "Trim"},
      find = "crop",
      example =
          "sf.TrimSilence([sf.Concatenate(sf.Silence(50), sf.SineWave(500, 440),"
              + " sf.DB_80(sf.SineWave(50, 440)))], -60)",
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN,
      level = Level.KEPT)
  public static List<Signal> trimSilence(
      WordContext context,
      @In(CHANNELS) List<Signal> x,
      @In(
              value = "highest peak of silence",
              unit = Unit.DBFS,
              limits = "below 0",
              otherwise = "-90.3")
          double dB) {
    double level = Decibels.gain(Require.that(dB < 0, "dB", "must be below 0", dB));
    AudibleRange sounding = new AudibleRange(level);
    return TwoPass.through(
        context,
        x,
        Look.inAnyOrder(sounding::visitor),
        () -> channel -> Slices.of(channel, sounding.begin(), sounding.end()));
  }

  @Operator(
      value =
          "New channels made from channels, as by SoX's remix: a text such as '2 1' swaps two,"
              + " '1+2' is their mean and '1v0.5+2v-0.5' a weighted sum, '1-6' is the mean of six,"
              + " '-' of all, and '0' a silent channel.",
      words = "Remix",
      find = {"pan", "stereo", "swap", "channels"},
      example = "sf.Remix([sf.SineWave(1000, 440), sf.SineWave(1000, 660)], '1+2')",
      own = true,
      see = {"Pan", "AmbisonicDecode", "Downmix", "Upmix"})
  public static List<Signal> remix(
      @In(CHANNELS) List<Signal> x,
      @In("one part for each new channel, separated by spaces") String outputs) {
    AtLeastOne.of("x", x);
    long length = x.stream().mapToLong(Signal::length).max().orElseThrow();
    List<Signal> made = new ArrayList<>();
    for (String output : outputs.strip().split("\\s+")) {
      made.add(output(x, output, length));
    }
    return made;
  }

  private static Signal output(List<Signal> x, String output, long length) {
    if (output.equals("0")) {
      return Generators.silence(length);
    }
    List<Signal> channels = new ArrayList<>();
    List<Double> factors = new ArrayList<>();
    boolean isMean = !output.contains("v");
    for (String part : output.split("\\+", -1)) {
      Matcher parts = PART.matcher(part);
      if (part.isEmpty() || !parts.matches()) {
        throw wrong("consists of parts such as 1, 1-2, 1+2, 1v0.5 or 0", output);
      }
      boolean isRange = !parts.group(2).isEmpty();
      int first = channel(parts.group(1), isRange ? 1 : 0, x.size(), output);
      int last = isRange ? channel(parts.group(3), x.size(), x.size(), output) : first;
      if (!isRange && !parts.group(3).isEmpty() || last < first) {
        throw wrong("has channels in ascending order", output);
      }
      for (int i = first; i <= last; i++) {
        channels.add(x.get(i - 1));
        factors.add(parts.group(4) == null ? 1 : Double.parseDouble(parts.group(4)));
      }
    }
    List<Signal> weighed = new ArrayList<>();
    for (int i = 0; i < channels.size(); i++) {
      double factor = isMean ? 1.0 / channels.size() : factors.get(i);
      weighed.add(factor == 1 ? channels.get(i) : Mapped.of(new Gain(factor), channels.get(i)));
    }
    return weighed.size() == 1 ? weighed.getFirst() : Combined.of(new Sum(), weighed);
  }

  private static int channel(String number, int otherwise, int most, String output) {
    int channel =
        number.isEmpty() ? otherwise : number.length() > 6 ? -1 : Integer.parseInt(number);
    if (channel < 1 || channel > most) {
      throw wrong("has channels of x from 1 to " + most, output);
    }
    return channel;
  }

  private static IllegalArgumentException wrong(String rule, String output) {
    return new IllegalArgumentException(
        "outputs must be parts of which each %s, but one is '%s'".formatted(rule, output));
  }
}
