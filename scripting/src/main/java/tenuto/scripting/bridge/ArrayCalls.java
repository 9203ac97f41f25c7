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
import tenuto.scripting.calls.SignalRef;

/**
 * Arrays of numpy as signals, signals and what describes them as arrays, and functions of arrays
 * over signals.
 */
public final class ArrayCalls {
  private final CPythonHost host;

  ArrayCalls(CPythonHost host) {
    this.host = host;
  }

  /** The samples of a stored signal, for an array. */
  public View view(Handle x) {
    CPythonHost.requireOwned(x, "numpy.asarray(x)");
    x.seal();
    return new View(host.session(), (Stored) x.signal());
  }

  /**
   * A signal of 64-bit floats in memory that does not change.
   *
   * @param content a text that differs where the samples do; empty to find one
   * @param address of the first
   * @param holder keeps them there as long as anything may read them
   */
  public Handle array(Object place, String content, long address, long length, Object holder) {
    host.at(place);
    String known =
        content.isEmpty()
            ? new ArrayContent(ArraySource.memory(address, length)).read().text()
            : content;
    return handle(ArraySource.of(known, address, length, holder), place);
  }

  /** A stored signal of 64-bit floats, which may change as soon as it is there. */
  public Running copied(Object place, long address, long length) {
    host.at(place);
    return host.aside(() -> host.guarded(() -> copied(address, length, place)), CPythonHost::drop);
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
    return handle(stored, place);
  }

  private Handle handle(Signal signal, Object place) {
    return new Handle(host, new SignalRef(signal, List.of(), place));
  }

  /**
   * What a function makes of the blocks of channels, whenever somebody reads it.
   *
   * @param name a text that no other has
   */
  public Object[] blocks(
      Object place, String name, Object[] channels, int block, BlockFunction function) {
    host.at(place);
    List<Handle> from = CPythonHost.handles(channels);
    List<Signal> made = BlockMap.of(name, Handle.signals(from), block, function);
    return made.stream()
        .map(each -> new Call<>(host, "map_blocks").lazy(from, inputs -> each))
        .toArray();
  }

  /** Stores signals side by side: what they share is computed once. */
  public Running stored(Object place, Object[] signals) {
    host.at(place);
    List<Handle> from = CPythonHost.handles(signals);
    return host.aside(
        () ->
            host.guarded(
                () ->
                    Sequence.of(
                        false,
                        host.session().measure().store(Handle.signals(from), Look.NONE).stream()
                            .map(each -> handle(each, place))
                            .toArray())),
        CPythonHost::drop);
  }

  /** Of each channel the levels of mel bands in dB, as {@link MelFrames} has them. */
  public Running logMel(
      Object place, Object[] channels, double bands, double hop, double window, double highest) {
    return frames(
        place,
        "log_mel_frames",
        channels,
        x -> MelFrames.levels(host.session(), x, hop, window, bands, highest));
  }

  /** Of each channel the mel-frequency cepstral coefficients. */
  public Running mfcc(
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

  /** Shorter channels are silent after their end, so that all have the same number of frames. */
  private Running frames(
      Object place, String name, Object[] channels, Function<Signal, double[]> each) {
    host.at(place);
    List<Handle> from = CPythonHost.handles(channels);
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
