package tenuto.dsp.analysis;

import java.util.ArrayList;
import java.util.List;
import tenuto.dsp.analysis.SoundSearch.Span;
import tenuto.dsp.editing.Slices;
import tenuto.dsp.kernel.Arithmetic;
import tenuto.dsp.math.GainOfDecibels;
import tenuto.dsp.word.AtLeastOne;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.In;
import tenuto.dsp.word.Length;
import tenuto.dsp.word.Nan;
import tenuto.dsp.word.Operator;
import tenuto.dsp.word.Pieces;
import tenuto.dsp.word.Times;
import tenuto.dsp.word.Unit;
import tenuto.dsp.word.Units;
import tenuto.engine.Session;
import tenuto.engine.base.Milliseconds;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Mapped;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/**
 * Words that find silences, and that cut sounds at silences or onsets, all channels at the same
 * places.
 */
public final class Splitting {
  private static final String DB = "highest peak of silence";
  private static final String MS = "shortest silence";
  private static final String SHORTEST = "shortest sound; anything shorter counts as silence";
  private static final String HYSTERESIS =
      "hysteresis: a sound that reaches the level begins and ends this much lower";

  private Splitting() {}

  @Operator(
      value =
          "Silence detection: a list of (from, to) in ms where all channels are below a level for"
              + " some time.",
      words = "Silences",
      example =
          "sf.Silences(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(200), sf.SineWave(200,"
              + " 660)), -60, 100)",
      own = true,
      find = {"silencedetect", "gaps", "pauses"},
      see = {"SplitAtSilences", "TrimSilence", "TruncateSilence", "Onsets"})
  public static Findings silences(
      Session session,
      @In(value = Units.SIGNAL, linked = true) List<Signal> x,
      @In(value = DB, unit = Unit.DBFS, from = -400, to = 0, otherwise = "-60") double dB,
      @In(value = MS, unit = Unit.MS, above = 0, otherwise = "300") double ms,
      @In(value = SHORTEST, unit = Unit.MS, from = 0, otherwise = "10") double shortest,
      @In(value = HYSTERESIS, unit = Unit.DB, from = 0, to = 100, otherwise = "6")
          double hysteresis) {
    List<Span> sounds = search(session, dB, ms, shortest, hysteresis).in(session, x);
    double rate = session.sampleRate();
    List<double[]> silences = new ArrayList<>();
    long begin = 0;
    for (Span sound : sounds) {
      if (sound.from() > begin) {
        silences.add(
            new double[] {Milliseconds.of(begin, rate), Milliseconds.of(sound.from(), rate)});
      }
      begin = sound.to();
    }
    long length = length(x);
    if (length - begin >= silence(session, ms)) {
      silences.add(new double[] {Milliseconds.of(begin, rate), Milliseconds.of(length, rate)});
    }
    return new Findings(silences);
  }

  @Operator(
      value =
          "Splits a sound at its silences: a list of (piece, ms) without them, all channels cut at"
              + " the same places.",
      words = "SplitAtSilences",
      example =
          "sf.SplitAtSilences(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(400),"
              + " sf.SineWave(200, 660)))",
      own = true,
      find = {"segments", "slices", "phrases"},
      see = {"Silences", "SplitAtOnsets", "TrimSilence", "TruncateSilence", "Cut"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Pieces atSilences(
      Session session,
      @In(value = Units.SIGNAL, linked = true) List<Signal> x,
      @In(value = DB, unit = Unit.DBFS, from = -400, to = 0, otherwise = "-60") double dB,
      @In(value = MS, unit = Unit.MS, above = 0, otherwise = "300") double ms,
      @In(
              value = "silence to keep before and after each piece, at most half of it",
              unit = Unit.MS,
              from = 0,
              otherwise = "10")
          double keep,
      @In(value = SHORTEST, unit = Unit.MS, from = 0, otherwise = "10") double shortest,
      @In(value = HYSTERESIS, unit = Unit.DB, from = 0, to = 100, otherwise = "6")
          double hysteresis) {
    SoundSearch search = search(session, dB, ms, shortest, hysteresis);
    long kept = Times.samples("keep", session, keep);
    return split(session, x, sources -> widened(search.in(session, sources), kept, length(x)));
  }

  @Operator(
      value =
          "Splits a sound where notes begin: a list of (piece, ms) that add up to the sound, all"
              + " channels cut at the same places.",
      words = "SplitAtOnsets",
      example =
          "sf.SplitAtOnsets(sf.Concatenate(sf.SineWave(200, 440), sf.Silence(100),"
              + " sf.SineWave(200, 660)))",
      own = true,
      find = {"segments", "slices", "notes", "recycle"},
      see = {"Onsets", "SplitAtSilences", "Granulate"},
      length = Length.ITS_OWN,
      nan = Nan.ITS_OWN)
  public static Pieces atOnsets(
      Session session,
      @In(value = Units.SIGNAL, linked = true) List<Signal> x,
      @In(
              value = "sensitivity: smallest part of the power that must be new at an onset",
              from = 0,
              to = 1,
              otherwise = "0.4")
          double least,
      @In(
              value = "time before each onset at which to cut",
              unit = Unit.MS,
              from = 0,
              otherwise = "3")
          double before,
      @In(
              value = "shortest piece; onsets that would make shorter ones are skipped",
              unit = Unit.MS,
              from = 0,
              otherwise = "50")
          double shortest) {
    double rate = session.sampleRate();
    long early = Times.samples("before", session, before);
    long size = Math.max(1, Times.samples("shortest", session, shortest));
    return split(
        session,
        x,
        sources -> {
          long length = length(x);
          List<Span> spans = new ArrayList<>();
          long begin = 0;
          if (!sources.isEmpty()) {
            for (OnsetTrack.Onset onset : OnsetTrack.of(session, mean(sources), rate, least)) {
              long cut = Milliseconds.whole(onset.ms(), rate) - early;
              if (cut - begin >= size && length - cut >= size) {
                spans.add(new Span(begin, cut));
                begin = cut;
              }
            }
          }
          if (begin < length) {
            spans.add(new Span(begin, length));
          }
          return spans;
        });
  }

  private static SoundSearch search(
      Session session, double dB, double ms, double shortest, double hysteresis) {
    return new SoundSearch(
        GainOfDecibels.of(dB),
        GainOfDecibels.of(dB - hysteresis),
        silence(session, ms),
        Times.samples("shortest", session, shortest));
  }

  private static long silence(Session session, double ms) {
    return Math.max(1, Times.samples("ms", session, ms));
  }

  private static long length(List<Signal> x) {
    return x.stream().mapToLong(Signal::length).max().orElse(0);
  }

  private static Signal mean(List<? extends Signal> x) {
    Signal sum = Combined.of(new Arithmetic.Sum(), List.copyOf(x));
    return x.size() == 1 ? sum : Mapped.of(new Arithmetic.Gain(1.0 / x.size()), sum);
  }

  /** The sounds, each extended by some of the silence around it. */
  private static List<Span> widened(List<Span> sounds, long keep, long length) {
    List<Span> all = new ArrayList<>();
    for (int i = 0; i < sounds.size(); i++) {
      Span sound = sounds.get(i);
      long head = i == 0 ? sound.from() : (sound.from() - sounds.get(i - 1).to()) / 2;
      long tail =
          i == sounds.size() - 1
              ? length - sound.to()
              : (sounds.get(i + 1).from() - sound.to()) / 2;
      all.add(new Span(sound.from() - Math.min(keep, head), sound.to() + Math.min(keep, tail)));
    }
    return all;
  }

  private interface Cutter {
    List<Span> places(List<Stored> sources);
  }

  private static Pieces split(Session session, List<Signal> x, Cutter cutter) {
    List<Stored> sources = session.store(AtLeastOne.of("x", x));
    try {
      List<Pieces.Piece> pieces = new ArrayList<>();
      for (Span span : cutter.places(sources)) {
        List<Signal> channels = new ArrayList<>();
        for (Stored source : sources) {
          channels.add(Slices.of(source, span.from(), span.to()));
        }
        pieces.add(new Pieces.Piece(channels, Times.millisecondsAt(session, span.from())));
      }
      return new Pieces(sources, pieces);
    } catch (RuntimeException | Error e) {
      sources.forEach(Stored::close);
      throw e;
    }
  }
}
