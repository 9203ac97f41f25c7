package tenuto.dsp.stretching;

import java.util.List;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.StereoInput;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.WordContext;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;

/** Words that change the length of a sound and keep its pitch. */
public final class Stretching {
  /** For help. */
  static final String WINDOW =
      "length of a frame, rounded up to a power of two of samples; steady tones use frames twice"
          + " as long, below an eighth of the sample rate four times, transients and glides half as"
          + " long";

  private Stretching() {}

  @Operator(
      value =
          "Time stretch at the same pitch, by a phase vocoder with frames of several lengths,"
              + " locked phases, preserved transients and preserved phases between channels.",
      words = "TimeStretch",
      source =
          "J. Laroche, M. Dolson, \"Improved phase vocoder time-scale modification of audio\","
              + " 1999",
      example = "sf.TimeStretch(sf.SineWave(400, 440), 1.5)",
      find = {"tempo", "atempo", "rubberband", "phase-vocoder", "slow", "fast", "elastic"},
      see = {"DirectRelength", "PitchShift", "TempoWarp", "WSOLA", "LoopAtTempo"},
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static List<Signal> timeStretch(
      WordContext context,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(
              value =
                  "stretch ratio: 2 is twice as long, at half the speed; a signal is read at once,"
                      + " along the input",
              from = 0.25,
              to = 4,
              orNumber = true,
              otherwise = "1")
          Signal ratio,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.LONG) double window) {
    channels(x);
    int samples = FrameShape.samples(context.session(), window, size);
    long length = longest(x);
    TimeMap map = RatioMap.of(context.session(), ratio, length, each -> each);
    return stretched(context, x, samples, map, length(map, length));
  }

  @Operator(
      value =
          "Pitch shift at the same tempo, by a phase vocoder that preserves transients, the phases"
              + " between channels and, on request, formants.",
      words = "PitchShift",
      source =
          "J. Laroche, M. Dolson, \"Improved phase vocoder time-scale modification of audio\","
              + " 1999; A. Röbel, X. Rodet, \"Efficient spectral envelope estimation and its"
              + " application to pitch shifting and envelope preservation\", DAFx 2005",
      example = "sf.PitchShift(sf.SineWave(400, 440), 4)",
      find = {
        "transpose",
        "semitones",
        "rubberband",
        "harmonizer",
        "chipmunk",
        "autotune",
        "cents"
      },
      see = {"DirectRelength", "TimeStretch"},
      own = true,
      length = Length.FIRST,
      nan = Nan.SPREADS)
  public static List<Signal> pitchShift(
      WordContext context,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(
              value = "transposition; negative is down; a signal is read at once",
              unit = Unit.SEMITONES,
              from = -24,
              to = 24,
              orNumber = true,
              otherwise = "0")
          Signal semitones,
      @In(
              value =
                  "formant preservation: 1 keeps a voice's vowels, 0 shifts them with the pitch",
              from = 0,
              to = 1,
              otherwise = "0")
          double formants,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.LONG) double window) {
    channels(x);
    int samples = FrameShape.samples(context.session(), window, size);
    long length = Math.min(longest(x), semitones.length());
    TimeMap map = RatioMap.of(context.session(), semitones, length, PitchVocoder::ratio);
    if (isOne(map)) {
      return x.stream().map(each -> NewEnd.at(each, length)).toList();
    }
    double rate = context.session().sampleRate();
    VocoderShape shape = VocoderShape.of(samples, map);
    return new PitchVocoder(x.size(), shape, map, formants, rate, Workbench.of(context))
        .through(x, semitones, length);
  }

  /** The samples of the longest channel. */
  static long longest(List<Signal> x) {
    return x.stream().mapToLong(Signal::length).max().orElseThrow();
  }

  /** Whether nothing changes. */
  private static boolean isOne(TimeMap map) {
    return map instanceof TimeMap.Steady(double ratio) && ratio == 1;
  }

  /** Requires a channel. */
  static void channels(List<Signal> x) {
    if (x.isEmpty()) {
      throw new IllegalArgumentException("x must contain at least one channel, but contains none");
    }
  }

  /** The samples that so many become. */
  static long length(TimeMap map, long length) {
    double made = Math.rint(map.to(length));
    Require.that(made < 0x1p53, "ratio", "must give fewer than 2^53 samples", made);
    return (long) made;
  }

  /** What a map makes of channels. */
  static List<Signal> stretched(
      WordContext context, List<Signal> x, int size, TimeMap map, long length) {
    if (isOne(map)) {
      return x;
    }
    VocoderShape shape = VocoderShape.of(size, map);
    PhaseVocoder vocoder =
        new PhaseVocoder(
            x.size(),
            shape,
            map,
            Strokes.of(context.session().sampleRate(), longest(x)),
            Workbench.of(context));
    return vocoder.rows().through(vocoder, x, length, vocoder.late());
  }
}
