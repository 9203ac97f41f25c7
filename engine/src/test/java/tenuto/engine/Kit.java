package tenuto.engine;

import java.lang.foreign.Arena;
import java.util.List;
import tenuto.engine.base.Block;
import tenuto.engine.plan.Resources;
import tenuto.engine.signal.Combined;
import tenuto.engine.signal.Combiner;
import tenuto.engine.signal.Filter;
import tenuto.engine.signal.Filtered;
import tenuto.engine.signal.Gather;
import tenuto.engine.signal.Gathered;
import tenuto.engine.signal.Generated;
import tenuto.engine.signal.Kernel;
import tenuto.engine.signal.Reader;
import tenuto.engine.signal.Signal;
import tenuto.engine.signal.Source;

/** Small sources, kernels and helpers that the engine's tests build graphs from. */
public final class Kit {
  private Kit() {}

  /** The sample at i is i · step. */
  public record Ramp(double step) implements Source {
    @Override
    public void fill(long start, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, (start + i) * step);
      }
    }
  }

  public record Plus(double c) implements Kernel {
    @Override
    public void apply(Block in, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, in.get(i) + c);
      }
    }
  }

  public record Add() implements Combiner {
    @Override
    public void apply(Block left, Block right, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, left.get(i) + right.get(i));
      }
    }

    @Override
    public double identity() {
      return 0;
    }
  }

  public record Times() implements Combiner {
    @Override
    public void apply(Block left, Block right, Block out, int n) {
      for (int i = 0; i < n; i++) {
        out.set(i, left.get(i) * right.get(i));
      }
    }

    @Override
    public double identity() {
      return 1;
    }
  }

  /** y = x + feedback · y before. */
  public record Leak(double feedback) implements Filter {
    @Override
    public State begin() {
      return new State() {
        private double y;

        @Override
        public void apply(Block in, Block out, int n) {
          for (int i = 0; i < n; i++) {
            y = in.get(i) + feedback * y;
            out.set(i, y);
          }
        }
      };
    }
  }

  public record Shift(long by) implements Gather.Sequential {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.getFirst().read(start - by, out, 0, n);
    }
  }

  public record Backwards(long length) implements Gather.RandomAccess {
    @Override
    public void fill(long start, Block out, int n, List<Reader> inputs, Block scratch) {
      inputs.getFirst().read(length - start - n, out, 0, n);
      for (int i = 0; i < n / 2; i++) {
        double swap = out.get(i);
        out.set(i, out.get(n - 1 - i));
        out.set(n - 1 - i, swap);
      }
    }
  }

  public static Signal ramp(long length, double step) {
    return Generated.of(new Ramp(step), length);
  }

  public static Signal sum(Signal... signals) {
    return Combined.of(new Add(), List.of(signals));
  }

  public static Signal leak(Signal in, double feedback) {
    return Filtered.of(new Leak(feedback), in);
  }

  public static Signal shift(Signal in, long by) {
    return Gathered.of(new Shift(by), List.of(in), in.length() + by);
  }

  public static Signal backwards(Signal in) {
    return Gathered.of(new Backwards(in.length()), List.of(in), in.length());
  }

  /** All samples, read {@code step} at a time. */
  public static double[] read(Session session, Signal signal, int step) {
    double[] all = new double[Math.toIntExact(signal.length())];
    try (Arena arena = Arena.ofConfined();
        Reader reader = session.open(signal)) {
      Block block = new Block(arena.allocate(8L * step + 64, 64), 0);
      for (int at = 0; at < all.length; at += step) {
        int n = Math.min(step, all.length - at);
        reader.read(at, block, 0, n);
        for (int i = 0; i < n; i++) {
          all[at + i] = block.get(i);
        }
      }
    }
    return all;
  }

  /** What a session works with. */
  public static Resources resources(Session session) {
    return session.resources();
  }
}
