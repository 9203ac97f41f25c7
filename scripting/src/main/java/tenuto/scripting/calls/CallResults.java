package tenuto.scripting.calls;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.dsp.word.Findings;
import tenuto.dsp.word.Grains;
import tenuto.dsp.word.Pieces;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;

/** Results of words as values of Python's, with the references that they hold. */
final class CallResults<V> {
  private final RunContext<V> run;
  private final Python<V> python;

  CallResults(RunContext<V> run) {
    this.run = run;
    this.python = run.python();
  }

  Handle handle(Signal signal, long key, List<SignalRef> inputs) {
    return new Handle(run, new SignalRef(signal, key, inputs, python.place()));
  }

  /** A signal and its time. */
  V pair(TimedSignal placed, long key, List<SignalRef> inputs) {
    Handle signal = handle(placed.signal(), key, inputs);
    return python.list(List.of(python.of(signal), python.of(placed.ms())));
  }

  /** The grains hold the signals that they are read from; nothing else does. */
  V of(Grains grains, long first) {
    SignalRef source = new SignalRef(grains.source(), first, List.of(), python.place());
    List<V> all = new ArrayList<>();
    for (TimedSignal piece : grains.pieces()) {
      source.shareAgain();
      all.add(pair(piece, Keys.output(first, all.size()), List.of(source)));
    }
    source.release();
    return python.list(all);
  }

  /** Each channel of a piece holds the signals that it is read from; nothing else does. */
  V of(Pieces pieces, long first) {
    List<SignalRef> sources =
        pieces.sources().stream()
            .map(source -> new SignalRef(source, first, List.of(), python.place()))
            .toList();
    List<V> all = new ArrayList<>();
    for (Pieces.Piece piece : pieces.pieces()) {
      List<V> channels = new ArrayList<>();
      for (int i = 0; i < sources.size(); i++) {
        sources.get(i).shareAgain();
        long key = Keys.output(first, all.size() * sources.size() + i);
        channels.add(python.of(handle(piece.channels().get(i), key, List.of(sources.get(i)))));
      }
      V sound = python.channels(python.list(channels));
      all.add(python.list(List.of(sound, python.of(piece.ms()))));
    }
    sources.forEach(SignalRef::release);
    return python.list(all);
  }

  V of(Findings findings) {
    List<V> all = new ArrayList<>();
    for (double[] row : findings.rows()) {
      List<V> numbers = Arrays.stream(row).mapToObj(python::of).toList();
      all.add(numbers.size() == 1 ? numbers.getFirst() : python.tuple(numbers));
    }
    return python.list(all);
  }

  /** Releases what a result has, which nobody gets. */
  static void discard(Object result) {
    if (result instanceof Stored stored) {
      stored.close();
    } else if (result instanceof Grains grains) {
      grains.source().close();
    } else if (result instanceof Pieces pieces) {
      pieces.sources().forEach(Stored::close);
    } else if (result instanceof List<?> list) {
      list.forEach(CallResults::discard);
    }
  }
}
