package tenuto.dsp.space;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import tenuto.dsp.editing.SoundWithControls;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Mono;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Unit;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Words for sound fields: ambisonics of first to third order, in AmbiX (ACN, SN3D). */
public final class Ambisonics {
  private static final String AMBIX =
      "C. Nachbar, F. Zotter, E. Deleflie, A. Sontacchi, \"ambiX: a suggested ambisonics"
          + " format\", 2011";

  private Ambisonics() {}

  @Operator(
      value =
          "Ambisonics: a sound at a direction as a sound field of first order, a list of W, Y, Z"
              + " and X, or of second (9 channels) or third (16); AmbiX: ACN, SN3D.",
      words = "AmbisonicEncode",
      source = AMBIX,
      ofMono = Mono.CHANNELS,
      example =
          "sf.AmbisonicEncode(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 360)),"
              + " sf.NumericShape((0, 10), (300, 60)))",
      own = true,
      find = {"b-format", "ambix", "surround", "sphere", "hoa"},
      see = {"AmbisonicDecode", "AmbisonicRotate", "Binaural", "Pan", "PanAround"},
      length = Length.FIRST,
      nan = Nan.ITS_OWN)
  public static List<Signal> encode(
      @In(value = Sources.ONE, linked = true) List<Signal> x,
      @In(value = Surround.AZIMUTH, unit = Unit.DEGREES, orNumber = true, otherwise = "0")
          Signal azimuth,
      @In(value = Surround.ELEVATION, unit = Unit.DEGREES, orNumber = true, otherwise = "0")
          Signal elevation,
      @In(value = "order of the field", from = 1, to = 3, whole = true, otherwise = "1")
          double order) {
    Signal w = SoundWithControls.of(List.of(Sources.one(x)), azimuth, elevation).cut().getFirst();
    Signal level = Weighed.by(w, elevation, Direction.COSINE);
    List<Signal> field = new ArrayList<>();
    field.add(Weighed.by(w, 1));
    field.add(Weighed.by(level, azimuth, Direction.SINE));
    field.add(Weighed.by(w, elevation, Direction.SINE));
    field.add(Weighed.by(level, azimuth, Direction.COSINE));
    if (order > 1) {
      field.addAll(higher(w, azimuth, elevation, (int) order));
    }
    return List.copyOf(field);
  }

  private static List<Signal> higher(Signal w, Signal azimuth, Signal elevation, int order) {
    OptionalDouble a = Controls.number(azimuth);
    OptionalDouble e = Controls.number(elevation);
    if (a.isEmpty() || e.isEmpty()) {
      return Filtered.all(new HigherFields(order), List.of(w, azimuth, elevation));
    }
    double[] gains = new double[Harmonics.channels(order)];
    HigherFields.at(a.getAsDouble(), e.getAsDouble(), gains);
    List<Signal> field = new ArrayList<>();
    for (int i = HigherFields.FIRST; i < gains.length; i++) {
      field.add(Weighed.by(w, gains[i]));
    }
    return field;
  }

  @Operator(
      value =
          "Turns a sound field (AmbiX, of first to third order) about its centre: first by roll,"
              + " then by pitch, then by yaw.",
      words = "AmbisonicRotate",
      source =
          "J. Ivanic, K. Ruedenberg, \"Rotation matrices for real spherical harmonics\", 1996, with"
              + " corrections of 1998",
      ofMono = Mono.MONO,
      example =
          "sf.AmbisonicRotate([sf.SineWave(300, 440), sf.SineWave(300, 550), sf.SineWave(300, 660),"
              + " sf.SineWave(300, 770)], sf.NumericShape((0, 0), (300, 360)), 10, 5)",
      own = true,
      find = {"yaw", "head-tracking", "turn"},
      see = {"AmbisonicEncode", "AmbisonicDecode"},
      length = Length.SHORTEST,
      nan = Nan.ITS_OWN)
  public static List<Signal> rotate(
      @In(value = "a sound field of 1, 4, 9 or 16 channels", linked = true) List<Signal> x,
      @In(
              value = "angle to the left about the vertical axis",
              unit = Unit.DEGREES,
              orNumber = true,
              otherwise = "0")
          Signal yaw,
      @In(
              value = "angle by which the front is raised",
              unit = Unit.DEGREES,
              orNumber = true,
              otherwise = "0")
          Signal pitch,
      @In(
              value = "angle by which the left is raised",
              unit = Unit.DEGREES,
              orNumber = true,
              otherwise = "0")
          Signal roll) {
    int order = Harmonics.order(AtLeastOne.of("x", x).size());
    if (Harmonics.channels(order - 1) != x.size() || order > Harmonics.MOST + 1) {
      throw new IllegalArgumentException(
          "x must be a sound field of 1, 4, 9 or 16 channels, but has %d".formatted(x.size()));
    }
    List<Signal> cut = SoundWithControls.of(x, yaw, pitch, roll).cut();
    return Filtered.all(new Rotation(order - 1), cut);
  }

  @Operator(
      value =
          "Loudspeaker signals for a sound field of first to third order (AmbiX: W, Y, Z, X …),"
              + " decoded max-rE at equal loudness for all directions: a list of one signal for"
              + " each loudspeaker, in the layout's order.",
      words = "AmbisonicDecode",
      source =
          "M. Gerzon, \"General metatheory of auditory localisation\", AES 1992; F. Zotter, H."
              + " Pomberger, M. Noisternig, \"Energy-preserving ambisonic decoding\", 2012",
      ofMono = Mono.CHANNELS,
      example = "sf.AmbisonicDecode(sf.AmbisonicEncode(sf.SineWave(300, 440), 40, 20), 'cube')",
      own = true,
      find = {"b-format", "ambix", "surround", "speakers"},
      see = {"AmbisonicEncode", "AmbisonicRotate", "Remix", "WriteFile"},
      length = Length.SHORTEST)
  public static List<Signal> decode(
      @In(
              value =
                  "a list of W, Y, Z and X, of which the last may be missing, or of 9 or 16"
                      + " channels",
              linked = true)
          List<Signal> x,
      @In(
              value =
                  Layout.NAMES
                      + " (stereo is two microphones towards left and right), or "
                      + Layout.OR_ANGLES,
              otherwise = "stereo")
          String layout) {
    int order = orderOf(AtLeastOne.of("x", x).size());
    List<double[]> gains =
        layout.equals("stereo")
            ? List.of(microphone(order, 0.5), microphone(order, -0.5))
            : FieldDecoder.gains(Layout.of(layout), order);
    List<Signal> fields = SoundWithControls.of(x).cut();
    return gains.stream().map(row -> played(fields, row)).toList();
  }

  private static int orderOf(int channels) {
    if (channels <= Harmonics.channels(1)) {
      return 1;
    }
    int order = Harmonics.order(channels - 1);
    if (Harmonics.channels(order) != channels || order > Harmonics.MOST) {
      throw new IllegalArgumentException(
          "x must be W, Y, Z and X, or a sound field of 9 or 16 channels, but has %d"
              .formatted(channels));
    }
    return order;
  }

  /** A cardioid towards the left, or the right. */
  private static double[] microphone(int order, double left) {
    double[] gains = new double[Harmonics.channels(order)];
    gains[0] = 0.5;
    gains[1] = left;
    return gains;
  }

  private static Signal played(List<Signal> fields, double[] gains) {
    Signal sum = Weighed.by(fields.getFirst(), gains[0]);
    for (int i = 1; i < fields.size(); i++) {
      if (gains[i] != 0) {
        sum = Weighed.sum(sum, Weighed.by(fields.get(i), gains[i]));
      }
    }
    return sum;
  }
}
