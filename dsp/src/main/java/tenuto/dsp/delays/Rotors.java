package tenuto.dsp.delays;

import java.util.Arrays;
import java.util.List;
import tenuto.dsp.filters.MovingSections;
import tenuto.dsp.filters.Rbj;
import tenuto.dsp.kernel.DelayLine;
import tenuto.dsp.kernel.HeldControls;
import tenuto.dsp.kernel.Spans;
import tenuto.dsp.kernel.VectorProcessor;
import tenuto.dsp.word.DryWet;
import tenuto.engine.Session;
import tenuto.engine.base.Workspaces;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.StateTransfer;

/**
 * A cabinet with rotating loudspeakers, heard by two microphones (J. Smith, S. Serafin, J. Abel and
 * D. Berners, "Doppler simulation and the Leslie", 2002). A crossover of fourth order (S. Linkwitz
 * and R. Riley, 1976) sends the highs to a horn and the lows to a drum, which turns the other way.
 * From a rotor's mouth, at the radius R, to a microphone at the distance D from the axis, the sound
 * takes r/c with r = √(D² + R² − 2DR·cos θ); its pressure is multiplied by D/r and by (1 + b·cos
 * θ)/(1 + b), as it is loudest where the rotor points.
 *
 * <p>Its inputs are left and right, whose mean is played, speed and mix. A speed of 0 is slow (horn
 * 48 turns a minute, drum 40), 1 fast (400 and 342), −1 stops; each rotor follows with its own time
 * constant. Radii, b and time constants are within the figures reported for a Leslie 122.
 *
 * @param distance of the microphones from the axis, in m
 * @param angle between the microphones, in turns
 * @param ends lengths of the controls (the last inputs), each of which keeps its last value after
 *     its end
 * @param workspaces supply the memory of long delays
 */
record Rotors(
    double distance,
    double angle,
    double crossoverHz,
    double sampleRate,
    List<Long> ends,
    Workspaces workspaces)
    implements Filter {
  /** The speed of sound in m/s. */
  private static final double SOUND = 343;

  /** The latency in samples, so that the shortest delay is interpolated well. */
  private static final double MARGIN = 17;

  private static final Kind HORN = new Kind(0.18, 0.6, 48, 400, 0.4, 1);
  private static final Kind DRUM = new Kind(0.1, 0.3, 40, 342, 1.6, -1);

  private static final double FLATTEST = Math.sqrt(0.5);

  /**
   * The constants of a rotor.
   *
   * @param radius in m
   * @param directed directivity b: how much louder the rotor is in front
   * @param slow speed in turns a minute
   * @param fast speed in turns a minute
   * @param inertia time constant in seconds of a change of speed
   * @param sense direction of rotation, 1 or −1
   */
  private record Kind(
      double radius, double directed, double slow, double fast, double inertia, int sense) {
    /** The speed of rotation in turns a second for a speed of the word, −1 to 1. */
    double rate(double speed) {
      double s = Math.min(Math.max(speed, -1), 1);
      return (s < 0 ? slow * (1 + s) : slow + (fast - slow) * s) / 60;
    }
  }

  /**
   * The length of the tail in samples: the sound's way to the microphones, and the time until two
   * filters with one double pole at 2π·f·√½ have decayed by 60 dB, as (1 + t)·e^−t does.
   */
  static long ringing(Session session, double crossoverHz) {
    double seconds = 9.24 / (2 * Math.PI * crossoverHz * FLATTEST);
    double way = 2 * Math.max(HORN.radius, DRUM.radius) / SOUND;
    return Tail.of(session, 1000 * (seconds + way)) + (long) MARGIN;
  }

  @Override
  public int inputs() {
    return 4;
  }

  @Override
  public int outputs() {
    return 2;
  }

  @Override
  public boolean resumes() {
    return true;
  }

  @Override
  public Processor begin() {
    return new Cabinet();
  }

  private final class Cabinet extends VectorProcessor {
    private final HeldControls held = new HeldControls(ends);
    private final Rotor horn = new Rotor(HORN);
    private final Rotor drum = new Rotor(DRUM);
    private final MovingSections high =
        new MovingSections(
            List.of(
                Rbj.highPass(crossoverHz, FLATTEST, sampleRate),
                Rbj.highPass(crossoverHz, FLATTEST, sampleRate)));
    private final MovingSections low =
        new MovingSections(
            List.of(
                Rbj.lowPass(crossoverHz, FLATTEST, sampleRate),
                Rbj.lowPass(crossoverHz, FLATTEST, sampleRate)));
    private final double[] highs = new double[Spans.LENGTH];
    private final double[] lows = new double[Spans.LENGTH];
    private final double[] heard = new double[Spans.LENGTH];

    @Override
    public void close() {
      horn.close();
      drum.close();
    }

    @Override
    public void transfer(StateTransfer state) {
      held.transfer(state);
      high.transfer(state);
      low.transfer(state);
      horn.transfer(state);
      drum.transfer(state);
    }

    @Override
    public void work(double[][] in, double[][] out, int n, boolean vectors) {
      held.run(in, n);
      for (int i = 0; i < n; i++) {
        lows[i] = (in[0][i] + in[1][i]) / 2;
      }
      high.run(lows, highs, 0, n);
      low.run(lows, lows, 0, n);
      horn.turn(highs, in[2], n);
      drum.turn(lows, in[2], n);
      for (int side = 0; side < 2; side++) {
        double mic = side == 0 ? angle / 2 : -angle / 2;
        Arrays.fill(heard, 0, n, 0);
        horn.hear(mic, heard, n, vectors);
        drum.hear(mic, heard, n, vectors);
        DryWet.mix(in[side], heard, in[3], 0, out[side], n);
      }
    }
  }

  /** A running rotor and the delay line of its sound. */
  private final class Rotor implements AutoCloseable {
    private final Kind kind;
    private final double most;
    private final DelayLine line;
    private final Lfo lfo = new Lfo(sampleRate);
    private final double[] rates = new double[Spans.LENGTH];
    private final double[] pressure = new double[Spans.LENGTH];
    private final double[] delays = new double[Spans.LENGTH];
    private final double[] late = new double[Spans.LENGTH];
    private final double follows;
    private double rate = Double.NaN;
    private boolean begun;

    Rotor(Kind kind) {
      this.kind = kind;
      follows = 1 - StrictMath.exp(-1 / (kind.inertia * sampleRate));
      most = 2 * kind.radius / SOUND * sampleRate + MARGIN + 1;
      line = new DelayLine(most, Long.MAX_VALUE, workspaces);
    }

    @Override
    public void close() {
      line.close();
    }

    void turn(double[] x, double[] speed, int n) {
      line.write(x, 0, n);
      for (int i = 0; i < n; i++) {
        double wanted = kind.rate(speed[i]);
        rate = begun ? rate + follows * (wanted - rate) : wanted;
        begun = true;
        rates[i] = kind.sense * rate;
      }
      lfo.run(rates, n);
    }

    void transfer(StateTransfer state) {
      line.transfer(state);
      lfo.transfer(state);
      rate = state.of(rate);
      begun = state.of(begun);
    }

    /** Adds what a microphone picks up. */
    void hear(double mic, double[] to, int n, boolean vectors) {
      lfo.wave(Lfo.Shape.SINE, 0.25 - mic, pressure, n);
      double far = distance * distance + kind.radius * kind.radius;
      double twice = 2 * distance * kind.radius;
      double nearest = distance - kind.radius;
      for (int i = 0; i < n; i++) {
        double way = Math.sqrt(far - twice * pressure[i]);
        delays[i] = Math.max(way - nearest, 0) / SOUND * sampleRate + MARGIN;
        pressure[i] = distance / way * (1 + kind.directed * pressure[i]) / (1 + kind.directed);
      }
      line.look(delays, 0, n);
      line.read(line.end() - n, delays, late, 0, n, vectors);
      for (int i = 0; i < n; i++) {
        to[i] += pressure[i] * late[i];
      }
    }
  }
}
