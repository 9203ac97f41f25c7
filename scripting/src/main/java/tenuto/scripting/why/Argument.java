package tenuto.scripting.why;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** An argument of a call, decoded from bytes. */
sealed interface Argument {
  /** A float. */
  record Number(double value) implements Argument {
    @Override
    public String toString() {
      return value == Math.rint(value) && Math.abs(value) < 1e15
          ? Long.toString((long) value)
          : Double.toString(value);
    }
  }

  /** A text, or a value represented by one. */
  record Text(String text) implements Argument {
    @Override
    public String toString() {
      return text;
    }
  }

  /** A signal, which is compared as an input. */
  record Input() implements Argument {
    @Override
    public String toString() {
      return "a signal";
    }
  }

  /** The rest of a long list, represented by a hash. */
  record Rest(long sum) implements Argument {
    @Override
    public String toString() {
      return "...";
    }
  }

  /** A list. */
  record Items(List<Argument> items) implements Argument {
    private static final int MOST_SHOWN = 6;

    @Override
    public String toString() {
      String more = items.size() > MOST_SHOWN ? ", ..." : "";
      return items.stream()
          .limit(MOST_SHOWN)
          .map(Argument::toString)
          .collect(Collectors.joining(", ", "(", more + ")"));
    }
  }

  /** Decodes all arguments; empty if the bytes are damaged. */
  static List<Argument> of(byte[] bytes) {
    List<Argument> all = new ArrayList<>();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    try {
      while (in.hasRemaining()) {
        all.add(next(in));
      }
    } catch (BufferUnderflowException | IndexOutOfBoundsException e) {
      return List.of();
    }
    return all;
  }

  private static Argument next(ByteBuffer in) {
    return switch (in.get()) {
      case 'd' -> new Number(in.getDouble());
      case 's' -> {
        byte[] text = new byte[Math.min(in.getInt(), in.remaining())];
        in.get(text);
        yield new Text(new String(text, StandardCharsets.UTF_8));
      }
      case '#' -> new Rest(in.getLong());
      case '[' -> {
        int size = in.getInt();
        List<Argument> items = new ArrayList<>();
        while (items.size() < size && in.hasRemaining()) {
          Argument item = next(in);
          items.add(item);
          if (item instanceof Rest) {
            break;
          }
        }
        yield new Items(items);
      }
      default -> new Input();
    };
  }
}
