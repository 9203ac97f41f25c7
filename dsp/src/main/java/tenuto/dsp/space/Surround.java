package tenuto.dsp.space;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.SoundWithControls;
import tenuto.dsp.outputs.OutputPaths;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.MissingFileException;
import tenuto.dsp.word.Mono;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.StereoInput;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Words that position a sound around the listener. */
public final class Surround {
  private static final String AZIMUTH = "azimuth: 0 is in front, 90 left, -90 right";
  private static final String ELEVATION = "elevation: 90 is above, -90 below";

  private static final String SPHERE = "sphere";
  private static final int FIELDS = 4;

  private Surround() {}

  @Operator(
      value =
          "Binaural sound for headphones (HRTF) from a direction, by a spherical head or a measured"
              + " one; of left and right, each comes from its side.",
      words = "Binaural",
      source = "C. Brown, R. Duda, \"A structural model for binaural sound synthesis\", 1998",
      ofMono = Mono.CHANNELS,
      example = "sf.Binaural(sf.WhiteNoise(300), sf.NumericShape((0, -90), (300, 120)), 20)",
      own = true,
      chain = {"earwax", "headphone", "crossfeed"},
      find = {"hrtf", "hrir", "sofa", "headphones", "azimuth"},
      see = {"Pan", "AmbisonicEncode"},
      length = Length.FIRST,
      nan = Nan.ITS_OWN)
  public static List<Signal> binaural(
      WordContext context,
      @In(value = StereoInput.ONE_OR_TWO, linked = true) List<Signal> x,
      @In(
              value =
                  "azimuth: 0 is in front, 90 left, -90 right; of a stereo sound, that of its left"
                      + " channel",
              unit = Unit.DEGREES,
              orNumber = true,
              otherwise = "30")
          Signal azimuth,
      @In(value = ELEVATION, unit = Unit.DEGREES, orNumber = true, otherwise = "0")
          Signal elevation,
      @In(
              value = "radius of the sphere",
              unit = Unit.CENTIMETRES,
              from = 1,
              to = 100,
              otherwise = "8.75")
          double radius,
      @In(
              value =
                  "name of a SOFA file of measured responses, of which the nearest to the place is"
                      + " taken; sphere: none",
              otherwise = SPHERE)
          String sofa) {
    StereoInput.of(x);
    SoundWithControls body = SoundWithControls.of(x, azimuth, elevation);
    HrirSet set = sofa.equals(SPHERE) ? null : measured(context, sofa);
    List<Signal> ears = new ArrayList<>();
    for (int ear = 0; ear < 2; ear++) {
      List<Signal> cut = body.cut();
      Filter first = ear(context.session(), set, ear, 1, radius);
      Signal heard = Filtered.of(first, List.of(cut.getFirst(), azimuth, elevation));
      if (x.size() == 2) {
        Filter second = ear(context.session(), set, ear, -1, radius);
        Signal other = Filtered.of(second, List.of(cut.get(1), azimuth, elevation));
        heard = Weighed.sum(heard, other);
      }
      ears.add(heard);
    }
    return ears;
  }

  /**
   * An ear.
   *
   * @param set measured responses, or null for a sphere
   * @param ear 0 is left, 1 right
   * @param side −1 to mirror the sound to the other side
   */
  private static Filter ear(Session session, HrirSet set, int ear, int side, double radius) {
    if (set != null) {
      return new MeasuredEar(set, ear, side);
    }
    // A mirrored sound is heard by this ear as the original is by the other one.
    int sign = ear == 0 ? side : -side;
    return new Ear(sign, radius / 100, session.sampleRate(), session.memory().workspaces());
  }

  /** A set of responses, read once per run and sample rate. */
  private static HrirSet measured(WordContext context, String name) {
    Path path = OutputPaths.of("sofa", name);
    context.inputs().want(path);
    context.outputs().requireWhole(path);
    if (Files.notExists(path)) {
      throw new UncheckedIOException(new MissingFileException(name));
    }
    return context.once(
        new SetKey(path.toAbsolutePath().normalize(), context.session().sampleRate()),
        key -> {
          try {
            return new HrirSet(SofaFile.read(key.path, name), key.sampleRate);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private record SetKey(Path path, double sampleRate) {}

  @Operator(
      value =
          "Ambisonics of first order: a sound at a direction as a list of W, Y, Z and X (AmbiX:"
              + " ACN, SN3D).",
      words = "AmbisonicEncode",
      source =
          "C. Nachbar, F. Zotter, E. Deleflie, A. Sontacchi, \"ambiX: a suggested ambisonics"
              + " format\", 2011",
      ofMono = Mono.CHANNELS,
      example =
          "sf.AmbisonicEncode(sf.SineWave(300, 440), sf.NumericShape((0, 0), (300, 360)),"
              + " sf.NumericShape((0, 10), (300, 60)))",
      own = true,
      find = {"b-format", "ambix", "surround", "sphere"},
      see = {"AmbisonicDecode", "Binaural", "Pan"},
      length = Length.FIRST,
      nan = Nan.ITS_OWN)
  public static List<Signal> encode(
      @In(value = Sources.ONE, linked = true) List<Signal> x,
      @In(value = AZIMUTH, unit = Unit.DEGREES, orNumber = true, otherwise = "0") Signal azimuth,
      @In(value = ELEVATION, unit = Unit.DEGREES, orNumber = true, otherwise = "0")
          Signal elevation) {
    Signal w = SoundWithControls.of(List.of(Sources.one(x)), azimuth, elevation).cut().getFirst();
    Signal level = Weighed.by(w, elevation, Direction.COSINE);
    return List.of(
        Weighed.by(w, 1),
        Weighed.by(level, azimuth, Direction.SINE),
        Weighed.by(w, elevation, Direction.SINE),
        Weighed.by(level, azimuth, Direction.COSINE));
  }

  @Operator(
      value =
          "Loudspeaker signals for a first-order sound field W, Y, Z, X (AmbiX), decoded max-rE at"
              + " equal loudness for all directions: a list of one signal for each loudspeaker.",
      words = "AmbisonicDecode",
      source =
          "M. Gerzon, \"General metatheory of auditory localisation\", AES 1992; F. Zotter, H."
              + " Pomberger, M. Noisternig, \"Energy-preserving ambisonic decoding\", 2012",
      ofMono = Mono.CHANNELS,
      example = "sf.AmbisonicDecode(sf.AmbisonicEncode(sf.SineWave(300, 440), 40, 20), 'cube')",
      own = true,
      find = {"b-format", "ambix", "surround", "speakers"},
      see = {"AmbisonicEncode", "Remix"},
      length = Length.SHORTEST)
  public static List<Signal> decode(
      @In(value = "a list of W, Y, Z and X, of which the last may be missing", linked = true)
          List<Signal> x,
      @In(
              value =
                  "stereo (two microphones towards left and right), quad, 5.0, hexagon, octagon,"
                      + " cube, or a text of azimuths in degrees to the left, each with /elevation"
                      + " if it has one: '45 -45 135/20'",
              otherwise = "stereo")
          String layout) {
    if (AtLeastOne.of("x", x).size() > FIELDS) {
      throw new IllegalArgumentException(
          "x must be W, Y, Z and X, but has %d channels".formatted(x.size()));
    }
    List<double[]> gains =
        layout.equals("stereo")
            ? List.of(new double[] {0.5, 0.5, 0, 0}, new double[] {0.5, -0.5, 0, 0})
            : Loudspeakers.of(layout).gains();
    List<Signal> fields = SoundWithControls.of(x).cut();
    return gains.stream().map(row -> played(fields, row)).toList();
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
