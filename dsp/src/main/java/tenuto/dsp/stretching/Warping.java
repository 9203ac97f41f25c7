package tenuto.dsp.stretching;

import be.tarsos.dsp.WaveformSimilarityBasedOverlapAdd;
import java.util.List;
import tenuto.dsp.kernel.NewEnd;
import tenuto.dsp.listening.TarsosRun;
import tenuto.dsp.stft.FrameShape;
import tenuto.dsp.word.Both;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Row;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Units;
import tenuto.dsp.word.WordContext;
import tenuto.engine.Milliseconds;
import tenuto.engine.Require;
import tenuto.engine.Session;
import tenuto.engine.Signal;
import tenuto.engine.Stored;

/** Other ways to change the time of a sound and keep its pitch. */
public final class Warping {
  private static final double FASTEST = 1000;

  private Warping() {}

  @Operator(
      value =
          "A recording warped in time so that given moments come at other times, at the same pitch:"
              + " beats that were played unevenly, on a grid; before the first moment and after the"
              + " last the tempo beside it goes on.",
      words = "TempoWarp",
      example = "sf.TempoWarp(sf.SineWave(400, 440), [(0, 0), (100, 150), (300, 380)])",
      find = {"warp", "quantise", "quantize", "elastic", "beats", "groove", "tempo-map", "align"},
      see = {"Beats", "TimeStretch"},
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static List<Signal> tempoWarp(
      WordContext context,
      @In(value = Both.CHANNELS, linked = true) List<Signal> x,
      @In(
              "moments, ascending, at least two: [(ms, new ms), ...], or their times alone, [(ms,),"
                  + " ...], which come at bpm then, from the first on")
          List<Row> moments,
      @In(value = "beats per minute, 1 to 1000, for moments without new times", otherwise = "120")
          double bpm,
      @In(value = FrameShape.SIZE, otherwise = "4096") double size) {
    Stretching.channels(x);
    Require.between("bpm", bpm, 1, FASTEST);
    FrameShape shape = PhaseVocoder.shape(size);
    TimeMap map = map(context.session(), moments, bpm);
    long length = Math.max(0, Stretching.length(map, Stretching.longest(x)));
    return Stretching.stretched(context, x, shape, map, length);
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
          "Longer or shorter at the same pitch by pieces of the wave that fit together (WSOLA, as"
              + " TarsosDSP has it): for speech and single instruments, in 32-bit floats.",
      words = "WSOLA",
      example = "sf.WSOLA(sf.SineWave(400, 440), 1.5)",
      find = {"tempo", "atempo", "soundtouch", "overlap-add", "speech"},
      see = {"Tarsos", "TimeStretch"},
      own = true,
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Stored wsola(
      Session session,
      @In(Units.SIGNAL) Signal x,
      @In(value = "how many times as long, 0.25 to 4", otherwise = "1") double ratio,
      @In(value = "ms of a piece, 10 to 500: some 40 suit speech", otherwise = "82") double piece,
      @In(value = "ms within which it is looked for, 1 to 100", otherwise = "14") double seek,
      @In(value = "ms by which pieces overlap, 1 to 50", otherwise = "12") double overlap) {
    Require.between("ratio", ratio, TimeMap.LEAST, TimeMap.MOST);
    int pieceMs = Require.whole("piece", piece, 10, 500);
    int seekMs = Require.whole("seek", seek, 1, 100);
    int overlapMs = Require.whole("overlap", overlap, 1, 50);
    Require.that(2 * overlapMs < pieceMs, "overlap", "must be less than half the piece", overlap);
    long length = (long) Math.rint(x.length() * ratio);
    if (x.length() == 0) {
      return session.store(x);
    }
    SimilarPieces pieces =
        new SimilarPieces(1 / ratio, session.sampleRate(), pieceMs, seekMs, overlapMs);
    WaveformSimilarityBasedOverlapAdd processor = pieces.processor();
    int size = processor.getInputBufferSize();
    Signal padded = NewEnd.at(x, x.length() + 2L * size); // or the end is missing
    TarsosRun run = new TarsosRun(session, processor, size, processor.getOverlap());
    return session.made(
        List.of(padded),
        length,
        Double.BYTES * length,
        () -> {
          try (Stored made = run.store(padded, "%s(%s)".formatted(pieces, x.identity()))) {
            return session.store(NewEnd.at(made, length));
          }
        });
  }
}
