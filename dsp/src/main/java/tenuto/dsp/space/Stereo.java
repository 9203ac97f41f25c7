package tenuto.dsp.space;

import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.editing.SoundWithControls;
import tenuto.dsp.word.Controls;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Mono;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.StereoInput;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** Words that position a sound between two loudspeakers; they return left and right. */
public final class Stereo {
  private static final double MOST_WIDTH = 10;
  private static final double MOST_LATE = 40;

  private Stereo() {}

  @Operator(
      value = "Pans a signal between two loudspeakers, as a list of left and right.",
      words = "Pan",
      ofMono = Mono.CHANNELS,
      example = "sf.Pan(sf.SineWave(300, 440), sf.NumericShape((0, -1), (300, 1)))",
      own = true,
      find = {"panorama", "position", "placing"},
      see = {"PanAround", "Balance", "Haas", "Binaural", "AmbisonicEncode", "Remix"},
      length = Length.FIRST)
  public static List<Signal> pan(
      @In(value = Sources.ONE, linked = true) List<Signal> x,
      @In(
              value = "position from left (-1) to right (1)",
              from = -1,
              to = 1,
              orNumber = true,
              otherwise = "0")
          Signal position,
      @In(
              value =
                  "power (the power is constant, -3 dB in the middle), linear (the sum is, -6 dB)"
                      + " or -4.5dB, which is between them",
              otherwise = "power")
          String law) {
    PanGain.Law divided = PanGain.Law.of(law);
    Signal one = SoundWithControls.of(List.of(Sources.one(x)), position).cut().getFirst();
    return List.of(
        Weighed.by(one, position, new PanGain(divided, -1)),
        Weighed.by(one, position, new PanGain(divided, 1)));
  }

  @Operator(
      value = "Stereo balance: attenuates the channel that the balance leans away from.",
      words = "Balance",
      ofMono = Mono.CHANNELS,
      example =
          "sf.Balance([sf.SineWave(300, 440), sf.SineWave(300, 660)], sf.NumericShape((0, -0.9),"
              + " (300, 0.9)))",
      own = true,
      see = {"Pan", "Width"},
      length = Length.SHORTEST,
      nan = Nan.ITS_OWN)
  public static List<Signal> balance(
      @In(value = StereoInput.ONE_OR_TWO, linked = true) List<Signal> x,
      @In(
              value = "balance from left only (-1) to right only (1)",
              from = -1,
              to = 1,
              orNumber = true,
              otherwise = "0")
          Signal position) {
    List<Signal> both = SoundWithControls.of(StereoInput.of(x), position).cut();
    return List.of(
        Weighed.by(both.get(0), position, new BalanceGain(-1)),
        Weighed.by(both.get(1), position, new BalanceGain(1)));
  }

  @Operator(
      value = "Stereo width: gain of the side signal; 0 is mono, 1 leaves the sound as it is.",
      words = "Width",
      ofMono = Mono.CHANNELS,
      example = "sf.Width([sf.SineWave(300, 440), sf.SineWave(300, 660)], 0.5)",
      own = true,
      chain = {"extrastereo", "stereowiden"},
      find = {"stereo", "widen", "narrow"},
      see = {"MidSide", "MidSideDecode", "Haas", "Balance"},
      length = Length.SHORTEST)
  public static List<Signal> width(
      @In(value = StereoInput.ONE_OR_TWO, linked = true) List<Signal> x,
      @In(
              value = "gain of the side signal (a factor)",
              from = 0,
              to = 10,
              orNumber = true,
              otherwise = "1.5")
          Signal width) {
    List<Signal> both = SoundWithControls.of(StereoInput.of(x), width).cut();
    return List.of(
        widened(both.get(0), both.get(1), width), widened(both.get(1), both.get(0), width));
  }

  private static Signal widened(Signal own, Signal other, Signal width) {
    return Weighed.sum(
        Weighed.by(own, width, new WidthGain(1, MOST_WIDTH)),
        Weighed.by(other, width, new WidthGain(-1, MOST_WIDTH)));
  }

  @Operator(
      value = "Mid/side encoding: the mid, (left + right)/2, and the side, (left - right)/2.",
      words = {"MidSide", "MidSideEncode"},
      ofMono = Mono.CHANNELS,
      example = "sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)])",
      own = true,
      find = {"stereo", "sum", "difference"},
      see = {"MidSideDecode", "Width"},
      length = Length.SHORTEST)
  public static List<Signal> midSide(
      @In(value = StereoInput.ONE_OR_TWO, linked = true) List<Signal> x) {
    List<Signal> both = SoundWithControls.of(StereoInput.of(x)).cut();
    return List.of(
        Weighed.by(Weighed.sum(both.get(0), both.get(1)), 0.5),
        Weighed.by(Weighed.difference(both.get(0), both.get(1)), 0.5));
  }

  @Operator(
      value = "Mid/side decoding: left, mid + side, and right, mid - side.",
      words = "MidSideDecode",
      ofMono = Mono.CHANNELS,
      example = "sf.MidSideDecode(sf.MidSide([sf.SineWave(300, 440), sf.SineWave(300, 660)]))",
      own = true,
      find = {"stereo", "sum", "difference"},
      see = {"MidSide", "Width"},
      length = Length.SHORTEST)
  public static List<Signal> midSideDecode(
      @In(value = "a list of the middle and the side, or the middle alone", linked = true)
          List<Signal> x) {
    if (x.size() == 1) {
      Signal middle = Weighed.by(x.getFirst(), 1);
      return List.of(middle, middle);
    }
    List<Signal> both = SoundWithControls.of(StereoInput.of(x)).cut();
    return List.of(
        Weighed.sum(both.get(0), both.get(1)), Weighed.difference(both.get(0), both.get(1)));
  }

  @Operator(
      value =
          "Haas effect: left and right, one of them delayed so little that it shifts the place and"
              + " is not heard as an echo; both end when the late one does.",
      words = "Haas",
      source =
          "H. Haas, \"Über den Einfluss eines Einfachechos auf die Hörsamkeit von Sprache\", 1951",
      ofMono = Mono.CHANNELS,
      example = "sf.Haas(sf.SineWave(300, 440), 20)",
      own = true,
      find = {"precedence", "stereo", "widen"},
      see = {"Pan", "Width", "Delay"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static List<Signal> haas(
      Session session,
      @In(value = StereoInput.ONE_OR_TWO, linked = true) List<Signal> x,
      @In(
              value = "delay of the right channel; negative delays the left",
              unit = Unit.MS,
              from = -40,
              to = 40,
              orNumber = true,
              otherwise = "15")
          Signal ms) {
    SoundWithControls body = SoundWithControls.of(StereoInput.of(x), ms);
    double most = Math.abs(Controls.number(ms).orElse(MOST_LATE));
    long length = body.samples() + Milliseconds.needed(most, session.sampleRate());
    List<Signal> all = body.rung(length);
    long end = body.ends(length).getFirst();
    return List.of(
        late(session, -1, all.get(0), all.get(2), end),
        late(session, 1, all.get(1), all.get(2), end));
  }

  private static Signal late(Session session, int sign, Signal x, Signal ms, long end) {
    int ahead = Late.AHEAD;
    Late filter =
        new Late(sign, MOST_LATE, session.sampleRate(), end + ahead, session.memory().workspaces());
    Signal sound = Slices.of(x, 0, x.length() + ahead);
    Signal moves = Controls.isNumber(ms) ? ms : Slices.of(ms, -ahead, x.length());
    Signal late = Filtered.of(filter, List.of(sound, moves));
    return Slices.of(late, ahead, ahead + x.length());
  }
}
