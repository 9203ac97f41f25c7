package tenuto.scripting.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tenuto.dsp.analysis.MelFrames;
import tenuto.dsp.oversampling.Aligned;
import tenuto.engine.signal.Look;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Stored;
import tenuto.scripting.calls.Call;
import tenuto.scripting.calls.Handle;
import tenuto.scripting.calls.Keys;
import tenuto.scripting.calls.SignalRef;

/**
 * Conversions between numpy arrays and signals: arrays as signals, signals and analyses as arrays,
 * and functions of arrays applied to signals.
 */
public final class ArrayCalls {
  private final CPythonHost host;

  ArrayCalls(CPythonHost host) {
    this.host = host;
  }

  /** Gives access to the samples of a stored signal, for an array. */
  public View view(Handle x) {
    SignalCalls.requireOwned(x, "numpy.asarray(x)");
    x.seal();
    return new View(host.session(), (Stored) x.signal());
  }

  /**
   * A signal of 64-bit floats in memory that does not change.
   *
   * @param content identifies the samples; if empty it is computed from them
   * @param address of the first sample
   * @param holder keeps the memory allocated as long as anything may read it
   */
  public Handle array(Object place, String content, long address, long length, Object holder) {
    host.at(place);
    String known =
        content.isEmpty()
            ? new ArrayContent(ArraySource.memory(address, length)).read().text()
            : content;
    return handle(
        ArraySource.of(known, address, length, holder), ArraySource.key(address, length), place);
  }

  /** Stores a copy of 64-bit floats as a signal; the array may change afterwards. */
  public PendingCall copied(Object place, long address, long length) {
    host.at(place);
    return host.aside(() -> host.guarded(() -> copied(address, length, place)), SignalCalls::drop);
  }

  private Handle copied(long address, long length, Object place) {
    ArrayContent content = new ArrayContent(ArraySource.memory(address, length));
    Stored stored =
        host.session()
            .results()
            .record(
                length,
                content::writer,
                () -> ArraySource.of(content.text(), address, length, null));
    return handle(stored, ArraySource.key(address, length), place);
  }

  private Handle handle(Signal signal, long key, Object place) {
    return new Handle(host, new SignalRef(signal, key, List.of(), place));
  }

  /**
   * Signals computed by applying a Python function to blocks of channels, when they are read.
   *
   * @param name a unique text
   */
  public Object[] blocks(
      Object place, String name, Object[] channels, int block, BlockFunction function) {
    host.at(place);
    List<Handle> from = SignalCalls.handles(channels);
    List<Signal> made = BlockMap.of(name, Handle.signals(from), block, function);
    Object[] results = new Object[made.size()];
    for (int i = 0; i < results.length; i++) {
      Signal each = made.get(i);
      results[i] = new Call<>(host, "map_blocks").lazy(from, Keys.list(block, i), inputs -> each);
    }
    return results;
  }

  /** Stores signals together, so that what they share is computed once. */
  public PendingCall stored(Object place, Object[] signals) {
    host.at(place);
    List<Handle> from = SignalCalls.handles(signals);
    return host.aside(() -> host.guarded(() -> stored(from, place)), SignalCalls::drop);
  }

  private Object stored(List<Handle> from, Object place) {
    List<Stored> stored = host.session().measure().store(Handle.signals(from), Look.NONE);
    Object[] handles = new Object[stored.size()];
    for (int i = 0; i < handles.length; i++) {
      handles[i] = handle(stored.get(i), from.get(i).holding().key(), place);
    }
    return Sequence.of(false, handles);
  }

  /** The levels of mel bands in dB for each channel, as {@link MelFrames} computes them. */
  public PendingCall logMel(
      Object place, Object[] channels, double bands, double hop, double window, double highest) {
    return frames(
        place,
        "log_mel_frames",
        channels,
        x -> MelFrames.levels(host.session(), x, hop, window, bands, highest));
  }

  /** The mel-frequency cepstral coefficients of each channel. */
  public PendingCall mfcc(
      Object place,
      Object[] channels,
      double count,
      double hop,
      double window,
      double bands,
      double highest) {
    return frames(
        place,
        "mfcc_frames",
        channels,
        x -> MelFrames.cepstrum(host.session(), x, count, hop, window, bands, highest));
  }

  /** Shorter channels are padded with silence, so that all have the same number of frames. */
  private PendingCall frames(
      Object place, String name, Object[] channels, Function<Signal, double[]> each) {
    host.at(place);
    List<Handle> from = SignalCalls.handles(channels);
    List<double[]> rows = new ArrayList<>();
    return host.aside(
        () -> {
          new Call<>(host, name)
              .looked(
                  from,
                  signals -> {
                    long length = signals.stream().mapToLong(Signal::length).max().orElseThrow();
                    Aligned.longer(signals, length, 0).forEach(x -> rows.add(named(name, x, each)));
                  });
          return rows.toArray(double[][]::new);
        });
  }

  private static double[] named(String name, Signal x, Function<Signal, double[]> frames) {
    try {
      return frames.apply(x);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("sf." + name + ": " + e.getMessage(), e);
    }
  }
}
