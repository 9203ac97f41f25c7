package tenuto.scripting.bridge;

import java.util.List;
import tenuto.engine.Look;
import tenuto.engine.Signal;
import tenuto.engine.Stored;
import tenuto.scripting.calls.Call;
import tenuto.scripting.calls.Handle;
import tenuto.scripting.calls.SignalRef;

/** Arrays of numpy as signals, signals as arrays, and functions of arrays over signals. */
public final class ArrayCalls {
  private final Host host;

  ArrayCalls(Host host) {
    this.host = host;
  }

  /** The samples of a stored signal, for an array. */
  public View view(Handle x) {
    Host.requireOwned(x, "numpy.asarray(x)");
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
    return host.aside(() -> host.guarded(() -> copied(address, length, place)), Host::drop);
  }

  private Handle copied(long address, long length, Object place) {
    ArrayContent content = new ArrayContent(ArraySource.memory(address, length));
    Stored stored =
        host.session()
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
    List<Handle> from = Host.handles(channels);
    List<Signal> made = BlockMap.of(name, Handle.signals(from), block, function);
    return made.stream()
        .map(each -> new Call<>(host, "map_blocks").lazy(from, inputs -> each))
        .toArray();
  }

  /** Stores signals side by side: what they share is computed once. */
  public Running stored(Object place, Object[] signals) {
    host.at(place);
    List<Handle> from = Host.handles(signals);
    return host.aside(
        () ->
            host.guarded(
                () ->
                    Sequence.of(
                        false,
                        host.session().store(Handle.signals(from), Look.NONE).stream()
                            .map(each -> handle(each, place))
                            .toArray())),
        Host::drop);
  }
}
