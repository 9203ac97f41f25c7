package tenuto.bench;

import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import tenuto.engine.base.Block;

/**
 * The plain loop of each kernel in C, from {@code twins.c}, compiled by this machine's {@code cc}
 * at -O3 -march=native when it is first asked for. Without a compiler the class cannot be used.
 *
 * <p>Called with addresses and as critical functions: 3.4 ns a call.
 */
final class CLoops {
  private static final Linker LINKER = Linker.nativeLinker();
  private static final SymbolLookup LIBRARY = compiled();

  private static final MethodHandle SUM = handle("sum", 4, 0);
  private static final MethodHandle PRODUCT = handle("product", 4, 0);
  private static final MethodHandle QUOTIENT = handle("quotient", 4, 0);
  private static final MethodHandle COMPLEX_PRODUCT = handle("complexProduct", 4, 0);
  private static final MethodHandle GAIN = handle("gain", 3, 1);
  private static final MethodHandle OFFSET = handle("offset", 3, 1);
  private static final MethodHandle CLIP = handle("clip", 3, 0);
  private static final MethodHandle SATURATE = handle("saturate", 3, 0);
  private static final MethodHandle SINE = handle("sine", 2, 1);
  private static final MethodHandle NOISE = handle("noise", 3, 0);
  private static final MethodHandle LINE = handle("line", 2, 2);
  private static final MethodHandle BIQUAD = handle("biquad", 5, 0);
  private static final MethodHandle CASCADE = handle("cascade", 5, 0);

  private CLoops() {}

  /** Whether there is a compiler. */
  static boolean available() {
    try {
      return cc("--version") == 0;
    } catch (IOException e) {
      return false;
    }
  }

  static void sum(Block a, Block b, Block out, long n) {
    call(SUM, a, b, out, n);
  }

  static void product(Block a, Block b, Block out, long n) {
    call(PRODUCT, a, b, out, n);
  }

  static void quotient(Block a, Block b, Block out, long n) {
    call(QUOTIENT, a, b, out, n);
  }

  static void complexProduct(Block a, Block b, Block out, long n) {
    call(COMPLEX_PRODUCT, a, b, out, n);
  }

  static void gain(Block in, Block out, long n, double factor) {
    call(GAIN, in, out, n, factor);
  }

  static void offset(Block in, Block out, long n, double added) {
    call(OFFSET, in, out, n, added);
  }

  static void clip(Block in, Block out, long n) {
    call(CLIP, in, out, n);
  }

  static void saturate(Block in, Block out, long n) {
    call(SATURATE, in, out, n);
  }

  static void sine(Block out, long n, double step) {
    try {
      SINE.invokeExact(address(out), n, step);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  static void noise(Block out, long n, long seed) {
    try {
      NOISE.invokeExact(address(out), n, seed);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  static void line(Block out, long n, double from, double slope) {
    try {
      LINE.invokeExact(address(out), n, from, slope);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  /** Coefficients and state are those of {@link ArrayLoops#biquad}. */
  static void biquad(Block in, Block out, long n, Block coefficients, Block state) {
    call(BIQUAD, in, out, n, coefficients, state);
  }

  /** Coefficients and state are those of {@link ArrayLoops#cascade}. */
  static void cascade(Block in, Block out, long n, Block coefficients, Block state) {
    call(CASCADE, in, out, n, coefficients, state);
  }

  private static void call(MethodHandle loop, Block a, Block b, Block out, long n) {
    try {
      loop.invokeExact(address(a), address(b), address(out), n);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static void call(MethodHandle loop, Block in, Block out, long n) {
    try {
      loop.invokeExact(address(in), address(out), n);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static void call(MethodHandle loop, Block in, Block out, long n, double by) {
    try {
      loop.invokeExact(address(in), address(out), n, by);
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static void call(MethodHandle loop, Block in, Block out, long n, Block c, Block state) {
    try {
      loop.invokeExact(address(in), address(out), n, address(c), address(state));
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static long address(Block block) {
    return block.memory().address() + block.offset();
  }

  /**
   * The handle of a function of {@code longs} integers or addresses, then {@code doubles} doubles.
   */
  private static MethodHandle handle(String name, int longs, int doubles) {
    MemoryLayout[] parameters = new MemoryLayout[longs + doubles];
    Arrays.fill(parameters, 0, longs, JAVA_LONG);
    Arrays.fill(parameters, longs, parameters.length, JAVA_DOUBLE);
    return LINKER.downcallHandle(
        LIBRARY.findOrThrow(name),
        FunctionDescriptor.ofVoid(parameters),
        Linker.Option.critical(false));
  }

  private static SymbolLookup compiled() {
    try {
      Path folder = Files.createTempDirectory("tenuto-bench-");
      Path source = folder.resolve("twins.c");
      Path library = folder.resolve("twins.so");
      try (InputStream text = CLoops.class.getResourceAsStream("twins.c")) {
        Files.copy(Objects.requireNonNull(text), source);
        if (cc("-O3", "-march=native", "-shared", "-fPIC", "-o", "" + library, "" + source, "-lm")
            != 0) {
          throw new IllegalStateException("cc could not compile twins.c");
        }
        return SymbolLookup.libraryLookup(library, Arena.global());
      } finally {
        // A loaded library needs its name no more.
        Files.deleteIfExists(library);
        Files.deleteIfExists(source);
        Files.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("there is no C compiler to build twins.c with", e);
    }
  }

  private static int cc(String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("cc"));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      throw new InterruptedIOException();
    }
  }
}
