package tenuto.dsp.reverbs;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.editing.SoundWithControls;
import tenuto.dsp.kernel.Arithmetic;
import tenuto.dsp.levels.Total;
import tenuto.dsp.spectral.Convolutions;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Mono;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.engine.Session;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Signal;

/** The word that applies the measured impulse response of a room. */
public final class Responses {

  /**
   * The sample rate of the noise by whose loudness responses are levelled: all audible frequencies
   * are below half of it.
   */
  private static final double NOISE_RATE = 48_000;

  private Responses() {}

  @Operator(
      value =
          "Convolution reverb with a measured impulse response, as long as both together: noise up"
              + " to 24 kHz is as loud in it as without it, at every sample rate.",
      words = "ConvolutionReverb",
      source = "T. Stockham, \"High-speed convolution and correlation\", 1966",
      ofMono = Mono.EITHER,
      example =
          "sf.ConvolutionReverb(sf.SineWave(200, 440), [sf.Multiply(sf.WhiteNoise(100),"
              + " sf.NumericShape((0, 1), (100, 0))), sf.WhiteNoise(100)], 0.4, 10)",
      own = true,
      chain = "afir",
      find = {"ir", "impulse-response", "room", "reverb", "cabinet"},
      see = {"Reverb", "Plate", "Spring", "Convolution"},
      length = Length.ITS_OWN,
      nan = Nan.SPREADS)
  public static List<Signal> convolutionReverb(
      Session session,
      @In(value = "a sound: one signal, or a list of them as its channels", linked = true)
          List<Signal> x,
      @In(
              value =
                  "the response: a signal for all channels; a list of one for each channel, or of"
                      + " those that one channel becomes; or of one from each channel to each, as"
                      + " left to left, left to right, right to left, right to right",
              isResponse = true)
          List<Signal> response,
      @In(value = Blend.MIX, from = 0, to = 1, orNumber = true, otherwise = "0.3") Signal mix,
      @In(
              value = "pre-delay of the reverberation",
              unit = Unit.MS,
              from = 0,
              to = 10000,
              otherwise = "0")
          double preDelay) {
    AtLeastOne.of("x", x);
    AtLeastOne.of("response", response);
    SoundWithControls body = SoundWithControls.of(x, mix);
    long longest = response.stream().mapToLong(Signal::length).max().orElseThrow();
    long late = Times.samples("preDelay", session, preDelay);
    long length = body.samples() == 0 || longest == 0 ? 0 : body.samples() + longest - 1 + late;
    List<Signal> sound = body.cut().subList(0, x.size());
    List<Signal> rung = body.rung(length);
    List<Signal> wet = wet(session, sound, response);
    double gain = gain(session, response, wet.size());
    List<Signal> heard = new ArrayList<>();
    for (int i = 0; i < wet.size(); i++) {
      Signal dry = rung.get(x.size() == 1 ? 0 : i);
      Signal delayed = Slices.of(wet.get(i), -late, length - late);
      heard.add(
          Filtered.of(new Blend(gain, body.ends(length)), List.of(dry, delayed, rung.getLast())));
    }
    return heard;
  }

  /** Each channel of the result: the sum of the convolutions that lead to it. */
  private static List<Signal> wet(Session session, List<Signal> x, List<Signal> response) {
    int from = x.size();
    int count = response.size();
    List<Signal> all = new ArrayList<>();
    if (count == 1 || from == 1 || count == from) {
      for (int i = 0; i < Math.max(from, count); i++) {
        Signal in = x.get(from == 1 ? 0 : i);
        all.add(Convolutions.convolution(session, in, response.get(count == 1 ? 0 : i)));
      }
    } else if (count == from * from) {
      for (int to = 0; to < from; to++) {
        List<Signal> parts = new ArrayList<>();
        for (int i = 0; i < from; i++) {
          parts.add(Convolutions.convolution(session, x.get(i), response.get(i * from + to)));
        }
        all.add(Combined.of(new Arithmetic.Sum(), parts));
      }
    } else {
      throw new IllegalArgumentException(
          "response must have 1, %d or %d channels for a sound of %d, but has %d"
              .formatted(from, from * from, from, count));
    }
    return all;
  }

  /**
   * The gain with which noise up to half of {@link #NOISE_RATE} keeps its level through the
   * responses, computed from the mean power of their spectra.
   */
  private static double gain(Session session, List<Signal> response, int channels) {
    double power = 0;
    for (Signal each : response) {
      power += Total.squares(session, each);
    }
    double mean = power * session.sampleRate() / NOISE_RATE / Math.min(response.size(), channels);
    return mean == 0 ? 1 : 1 / Math.sqrt(mean);
  }
}
