package tenuto.dsp.fft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Complex numbers in native memory, as the transform wants them. */
record ComplexMemory(MemorySegment re, MemorySegment im) {
  /** A copy of numbers given as real part, imaginary part in turn. */
  static ComplexMemory of(double[] numbers, Arena arena) {
    ComplexMemory memory =
        new ComplexMemory(
            arena.allocate(4L * numbers.length, 64), arena.allocate(4L * numbers.length, 64));
    for (int i = 0; i < numbers.length; i++) {
      (i % 2 == 0 ? memory.re : memory.im).setAtIndex(ValueLayout.JAVA_DOUBLE, i / 2, numbers[i]);
    }
    return memory;
  }

  double[] toArray() {
    double[] numbers = new double[(int) (re.byteSize() / 4)];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = (i % 2 == 0 ? re : im).getAtIndex(ValueLayout.JAVA_DOUBLE, i / 2);
    }
    return numbers;
  }
}
