package tenuto.scripting.python;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.python.core.PyObject;
import tenuto.engine.signal.Signal;
import tenuto.scripting.calls.Rates;
import tenuto.scripting.calls.SignalRef;
import tenuto.scripting.objects.PyFuture;

/** A Python value that can be played: a signal, or several as the channels of a sound. */
public final class Sound {
  private final List<PySignal> channels;

  private Sound(List<PySignal> channels) {
    this.channels = channels;
  }

  /** The sound that a value is, if it is one and nothing in it was released. */
  public static Optional<Sound> of(PyObject value) {
    PyObject known = PyFuture.resolved(value);
    List<PySignal> channels = new ArrayList<>();
    if (known instanceof PySignal signal) {
      channels.add(signal);
    } else if (Jython.isList(known)) {
      for (PyObject each : known.asIterable()) {
        if (!(PyFuture.resolved(each) instanceof PySignal signal)) {
          return Optional.empty();
        }
        channels.add(signal);
      }
    }
    return !channels.isEmpty() && channels.stream().allMatch(it -> it.holding().isOwned())
        ? Optional.of(new Sound(channels))
        : Optional.empty();
  }

  public int channels() {
    return channels.size();
  }

  /** The sample rate for which it was made. */
  public double sampleRate() {
    double rate = channels.getFirst().handle().rate();
    return rate == Rates.ANY ? channels.getFirst().sampleRate() : rate;
  }

  /** Where it was made: a file or an input, and a line; empty if not by Python. */
  public Optional<String> origin() {
    return Optional.of(channels.getFirst().holding().origin()).filter(at -> !at.equals("Java"));
  }

  /** Reads it in any way, while it cannot be released. */
  public <T> T read(Function<List<Signal>, T> reading) {
    List<SignalRef> held = new ArrayList<>();
    try {
      for (PySignal channel : channels) {
        if (!channel.holding().share()) {
          throw channel.released("x");
        }
        held.add(channel.holding());
      }
      List<Signal> signals = channels.stream().map(PySignal::signal).toList();
      return channels.getFirst().patch().guarded(() -> reading.apply(signals));
    } finally {
      held.forEach(SignalRef::drop);
    }
  }
}
