package tenuto.dsp.space;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.SoundWithControls;
import tenuto.dsp.outputs.OutputPaths;
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
  static final String AZIMUTH = "azimuth: 0 is in front, 90 left, -90 right";
  static final String ELEVATION = "elevation: 90 is above, -90 below";

  private static final String SPHERE = "sphere";

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
}
