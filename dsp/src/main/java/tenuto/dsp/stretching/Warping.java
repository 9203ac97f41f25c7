package tenuto.dsp.stretching;

import java.util.List;
import tenuto.dsp.frames.FrameShape;
import tenuto.dsp.frames.Workbench;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.StereoInput;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.base.Require;
import tenuto.engine.signal.Signal;

/** Other ways to change the time of a sound and keep its pitch. */
public final class Warping {
  private Warping() {}

  @Operator(
      value =
          "Time warp at the same pitch, so that given moments come at other times, such as unevenly"
              + " played beats on a grid; before the first moment and after the last the tempo"
              + " beside it continues.",
      words = "TempoWarp",
      source =
          "J. Laroche, M. Dolson, \"Improved phase vocoder time-scale modification of audio\","
              + " 1999",
      example = "sf.TempoWarp(sf.SineWave(400, 440), [(0, 0), (100, 150), (300, 380)])",
      find = {"warp", "quantise", "quantize", "elastic", "beats", "groove", "tempo-map", "align"},
      see = {"Beats", "TimeStretch", "LoopAtTempo"},
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static List<Signal> tempoWarp(
      WordContext context,
      @In(value = StereoInput.CHANNELS, linked = true) List<Signal> x,
      @In(
              "moments, ascending, at least two: [(ms, new ms), ...], or their times alone, [(ms,),"
                  + " ...], which come at bpm then, from the first on")
          List<Row> moments,
      @In(
              value = "tempo for moments without new times",
              unit = Unit.BPM,
              from = 1,
              to = 1000,
              otherwise = "120")
          double bpm,
      @In(value = FrameShape.SIZE, unit = Unit.SAMPLES, from = 0, to = 65536, otherwise = "0")
          double size,
      @In(value = Stretching.WINDOW, unit = Unit.MS, above = 0, otherwise = FrameShape.LONG)
          double window) {
    Stretching.channels(x);
    int samples = FrameShape.samples(context.session(), window, size);
    TimeMap map = map(context.session(), moments, bpm);
    long length = Math.max(0, Stretching.length(map, Stretching.longest(x)));
    return Stretching.stretched(context, x, samples, map, length);
  }

  private static TimeMap map(Session session, List<Row> moments, double bpm) {
    if (moments.size() < 2) {
      throw new IllegalArgumentException(
          "moments must be at least two, but are %d".formatted(moments.size()));
    }
    double rate = session.sampleRate();
    double[] ins = new double[moments.size()];
    double[] outs = new double[moments.size()];
    for (int i = 0; i < ins.length; i++) {
      Row row = moments.get(i);
      if (row.size() < 1 || row.size() > 2) {
        throw new IllegalArgumentException(
            "moments must be rows of one or two numbers, but one has %d".formatted(row.size()));
      }
      double ms = row.at(0);
      double then = row.at(1, moments.getFirst().at(0) + i * 60_000 / bpm);
      Times.samples("moments", session, ms);
      Times.samples("moments", session, then);
      ins[i] = Milliseconds.place(ms, rate);
      outs[i] = Milliseconds.place(then, rate);
      if (i > 0) {
        double ratio = (outs[i] - outs[i - 1]) / (ins[i] - ins[i - 1]);
        Require.that(ins[i] > ins[i - 1], "moments", "must ascend", ms);
        Require.that(
            ratio >= TimeMap.LEAST && ratio <= TimeMap.MOST,
            "moments",
            "must be 0.25 to 4 times as far apart as before, up to that at " + ms,
            ratio);
      }
    }
    return new BrokenLine(ins, outs, "Moments" + moments + bpm);
  }

  @Operator(
      value =
          "Time stretch at the same pitch by overlap-add of similar segments (WSOLA), for speech"
              + " and single instruments.",
      words = "WSOLA",
      source =
          "W. Verhelst, M. Roelands, \"An overlap-add technique based on waveform similarity"
              + " (WSOLA) for high quality time-scale modification of speech\", 1993",
      example = "sf.WSOLA(sf.SineWave(400, 440), 1.5)",
      find = {"tempo", "atempo", "soundtouch", "overlap-add", "speech"},
      see = {"Tarsos", "TimeStretch"},
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Signal wsola(
      WordContext context,
      @In(Units.SIGNAL) Signal x,
      @In(value = "stretch ratio: 2 is twice as long", from = 0.25, to = 4, otherwise = "1")
          double ratio,
      @In(
              value = "length of a segment, about 40 for speech; shorter for short sounds",
              unit = Unit.MS,
              from = 10,
              to = 500,
              otherwise = "82")
          double piece,
      @In(
              value = "range of the search for the most similar segment",
              unit = Unit.MS,
              from = 1,
              to = 100,
              otherwise = "14")
          double seek,
      @In(
              value = "overlap of segments",
              unit = Unit.MS,
              limits = "1 to 50, below half of piece",
              otherwise = "12")
          double overlap) {
    boolean fits = overlap >= 1 && overlap <= 50 && 2 * overlap < piece;
    Require.that(fits, "overlap", "must be between 1 and 50 and below half of piece", overlap);
    Session session = context.session();
    long length = (long) Math.rint(x.length() * ratio);
    PieceShape shape =
        new PieceShape(samples(session, piece), samples(session, seek), samples(session, overlap))
            .fitted(x.length(), length);
    if (ratio == 1 || !shape.isAny()) {
      return NewEnd.at(x, length);
    }
    Wsola filter = new Wsola(shape, x.length(), length, Workbench.of(context));
    return filter.rows().through(filter, List.of(x), length, 1).getFirst();
  }

  private static int samples(Session session, double ms) {
    return (int) Milliseconds.nearest(ms, session.sampleRate());
  }
}
