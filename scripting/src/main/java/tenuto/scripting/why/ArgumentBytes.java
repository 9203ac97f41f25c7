package tenuto.scripting.why;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tenuto.dsp.catalogue.Channels;
import tenuto.dsp.envelopes.Point;
import tenuto.dsp.word.TimedSignal;
import tenuto.engine.signal.Signal;

/**
 * Encodes the arguments of a call as bytes, to compare them with those of another run. Bytes are
 * compared directly, as texts are needed for few arguments, and a run has thousands.
 *
 * <p>Each argument is a letter and its value: {@code d} a float, {@code s} a text, {@code [} a
 * list, {@code x} the next signal, {@code #} a hash of the rest of a long list.
 */
final class ArgumentBytes {
  /** The most items of a list that are encoded. */
  private static final int MOST_ITEMS = 64;

  /** The most letters of a text. */
  private static final int LONGEST = 300;

  private final List<Signal> signals = new ArrayList<>();
  private ByteBuffer bytes = ByteBuffer.allocate(64);

  /** Adds the next argument. */
  void add(Object value) {
    switch (value) {
      case Number number -> number(number.doubleValue());
      case Signal signal ->
          Channels.number(signal).ifPresentOrElse(this::number, () -> signal(signal));
      case TimedSignal(Signal signal, double ms) -> {
        list(2);
        signal(signal);
        number(ms);
      }
      case Point(double ms, double height) -> {
        list(2);
        number(ms);
        number(height);
      }
      case List<?> list -> items(list);
      case null, default -> text(String.valueOf(value));
    }
  }

  private void items(List<?> list) {
    list(list.size());
    int shown = Math.min(MOST_ITEMS, list.size());
    list.subList(0, shown).forEach(this::add);
    if (shown < list.size()) {
      int from = bytes.position();
      list.subList(shown, list.size()).forEach(this::add);
      long sum = Hash64.of(bytes.array(), from, bytes.position());
      bytes.position(from);
      room(1 + Long.BYTES).put((byte) '#').putLong(sum);
    }
  }

  private void number(double number) {
    room(1 + Double.BYTES).put((byte) 'd').putDouble(number);
  }

  private void list(int size) {
    room(1 + Integer.BYTES).put((byte) '[').putInt(size);
  }

  private void signal(Signal signal) {
    room(1).put((byte) 'x');
    signals.add(signal);
  }

  /** Object addresses are removed, as they differ in the next run. */
  private void text(String text) {
    int address = text.indexOf('@');
    String stable = address < 0 ? text : text.substring(0, address);
    byte[] all = stable.getBytes(StandardCharsets.UTF_8);
    int n = Math.min(all.length, LONGEST);
    room(1 + Integer.BYTES + n).put((byte) 's').putInt(n).put(all, 0, n);
    if (n < all.length) {
      room(1 + Long.BYTES).put((byte) '#').putLong(Hash64.of(all, n, all.length));
    }
  }

  private ByteBuffer room(int wanted) {
    if (bytes.remaining() < wanted) {
      int size = Math.max(2 * bytes.capacity(), bytes.position() + wanted);
      bytes = ByteBuffer.allocate(size).put(bytes.flip());
    }
    return bytes;
  }

  /** The encoded arguments. */
  byte[] bytes() {
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  /** The signals among them, in order. */
  List<Signal> signals() {
    return signals;
  }
}
