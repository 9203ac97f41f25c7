package tenuto.dsp.space;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.editing.SoundWithControls;
import tenuto.dsp.generators.Generators;
import tenuto.dsp.kernel.Arithmetic.Sum;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Mono;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.StereoInput;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.WordContext;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;
import tenuto.formats.file.Speakers;

/** Words that know where a layout's loudspeakers are. */
public final class LayoutWords {
  private static final String MASKED =
      "layout of the result: mono, stereo, 3.0, quad, 5.0, 5.1, 6.1, 7.0, 7.1, 5.1.4 or 7.1.4";

  private static final String GIVEN =
      "layout of x: one of these; auto is the file's in a chain, and otherwise the usual one of that"
          + " many channels";

  private LayoutWords() {}

  @Operator(
      value =
          "Pans a signal among any loudspeakers by vector base amplitude panning, at constant"
              + " power: a list of one signal for each, in the layout's order; a ring of"
              + " loudspeakers ignores the elevation, and an LFE channel stays silent.",
      words = "PanAround",
      source =
          "V. Pulkki, \"Virtual sound source positioning using vector base amplitude panning\","
              + " JAES 45, 1997; ITU-R BS.2127 (where no loudspeakers are)",
      ofMono = Mono.CHANNELS,
      example =
          "sf.PanAround(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 720)),"
              + " sf.NumericShape((0, -60), (300, 60)), 'cube')",
      own = true,
      find = {"vbap", "surround", "panorama", "octagon", "quad", "speakers"},
      see = {"Pan", "AmbisonicEncode", "WriteFile", "Upmix"},
      length = Length.FIRST)
  public static List<Signal> panAround(
      @In(value = Sources.ONE, linked = true) List<Signal> x,
      @In(value = Surround.AZIMUTH, unit = Unit.DEGREES, orNumber = true, otherwise = "0")
          Signal azimuth,
      @In(value = Surround.ELEVATION, unit = Unit.DEGREES, orNumber = true, otherwise = "0")
          Signal elevation,
      @In(value = Layout.NAMES + ", or " + Layout.OR_ANGLES, otherwise = "5.1") String layout) {
    Signal one = SoundWithControls.of(List.of(Sources.one(x)), azimuth, elevation).cut().getFirst();
    Layout around = Layout.of(layout);
    Vbap vbap = new Vbap(around);
    OptionalDouble a = Controls.number(azimuth);
    OptionalDouble e = Controls.number(elevation);
    if (a.isEmpty() || e.isEmpty()) {
      return Filtered.all(new Panning(around), List.of(one, azimuth, elevation));
    }
    double[] gains = new double[around.places().size()];
    vbap.fill(a.getAsDouble(), e.getAsDouble(), gains);
    List<Signal> panned = new ArrayList<>();
    for (double gain : gains) {
      panned.add(Weighed.by(one, gain));
    }
    return panned;
  }

  @Operator(
      value =
          "Fewer channels for fewer loudspeakers, such as 5.1 for stereo, with the gains of ITU-R"
              + " BS.775: the centre and the surrounds at -3 dB, low-frequency effects left out; the"
              + " peak may rise, by at most 7.7 dB from 5.1 to stereo; sounds of no more channels"
              + " than that stay as they are.",
      words = "Downmix",
      source = "ITU-R BS.775-3, 2012, table 2",
      ofMono = Mono.MONO,
      example =
          "sf.Downmix([sf.SineWave(300, 440), sf.SineWave(300, 660), sf.SineWave(300, 550)], 'stereo')",
      own = true,
      find = {"fold-down", "surround", "stereo", "mono"},
      see = {"Upmix", "Remix", "WriteFile"},
      nan = Nan.ITS_OWN)
  public static List<Signal> downmix(
      WordContext context,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(value = MASKED, otherwise = "stereo") String to,
      @In(
              value =
                  "gain of low-frequency effects (LFE) in the centre, a factor; in left and right"
                      + " they are 3 dB softer; 0 leaves them out",
              from = 0,
              to = 10,
              otherwise = "0")
          double lfe,
      @In(value = GIVEN, otherwise = Layout.AUTO) String layout) {
    return folded(context, AtLeastOne.of("x", x), to, lfe, layout, true);
  }

  @Operator(
      value =
          "More channels for more loudspeakers, such as stereo for 5.1: each channel is played by its"
              + " own loudspeaker and the others are silent; mono is played by the centre, or by"
              + " left and right at -3 dB where there is none; sounds of no fewer channels than that"
              + " stay as they are.",
      words = "Upmix",
      source = "ITU-R BS.775-3, 2012",
      ofMono = Mono.CHANNELS,
      example = "sf.Upmix(sf.SineWave(300, 440), 'stereo', 'mono')",
      own = true,
      find = {"surround"},
      see = {"Downmix", "PanAround", "Remix"},
      nan = Nan.ITS_OWN)
  public static List<Signal> upmix(
      WordContext context,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(value = MASKED, otherwise = "5.1") String to,
      @In(value = GIVEN, otherwise = Layout.AUTO) String layout) {
    return folded(context, AtLeastOne.of("x", x), to, 0, layout, false);
  }

  private static List<Signal> folded(
      WordContext context, List<Signal> x, String to, double lfe, String layout, boolean isFewer) {
    int from = layout.equals(Layout.AUTO) ? -1 : Layout.mask("layout", layout);
    int target = Layout.mask("to", to);
    int count = Integer.bitCount(target);
    Speakers speakers = from < 0 ? context.speakers(x.size()) : new Speakers(from);
    if (from >= 0 && Integer.bitCount(from) != x.size()) {
      throw new IllegalArgumentException(
          "layout '%s' has %d channels, but x has %d"
              .formatted(layout, Integer.bitCount(from), x.size()));
    }
    if (isFewer ? x.size() <= count : x.size() >= count) {
      return x.stream().map(each -> Weighed.by(each, 1)).toList();
    }
    int[] bits = speakers.bits(x.size());
    if (bits[x.size() - 1] == 0) {
      throw new IllegalArgumentException(
          "x has %d channels whose loudspeakers are not known: layout must name them, such as"
                  .formatted(x.size())
              + " '7.1.4'");
    }
    context.playedBy(count, new Speakers(target));
    return mixed(x, bits, new Fold(Arrays.stream(bits).sum(), target, lfe), target);
  }

  private static List<Signal> mixed(List<Signal> x, int[] bits, Fold fold, int target) {
    long length = x.stream().mapToLong(Signal::length).max().orElseThrow();
    double[][] gains = Arrays.stream(bits).mapToObj(fold::of).toArray(double[][]::new);
    List<Signal> mixed = new ArrayList<>();
    for (int bit = 0; bit < Integer.SIZE; bit++) {
      if ((target >> bit & 1) == 0) {
        continue;
      }
      List<Signal> parts = new ArrayList<>();
      for (int i = 0; i < bits.length; i++) {
        if (gains[i][bit] != 0) {
          parts.add(Weighed.by(Slices.of(x.get(i), 0, length), gains[i][bit]));
        }
      }
      mixed.add(
          parts.isEmpty()
              ? Generators.silence(length)
              : parts.size() == 1 ? parts.getFirst() : Combined.of(new Sum(), parts));
    }
    return mixed;
  }
}
