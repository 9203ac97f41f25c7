package tenuto.engine.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;

class NativeMemoryTest {
  @Test
  void checkedMemoryBeginsWhereItIsAskedFor() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment memory = arena.allocate(64, 8);
      memory.set(ValueLayout.JAVA_DOUBLE, 24, 0.5);
      MemorySegment part = NativeMemory.checked(memory, 16, 48);
      assertThat(part.get(ValueLayout.JAVA_DOUBLE, 8)).isEqualTo(0.5);
      assertThatThrownBy(() -> part.get(ValueLayout.JAVA_DOUBLE, -8))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
  }

  @Test
  void whatIsNotWithinTheMemoryIsRefused() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment memory = arena.allocate(64, 8);
      assertThatThrownBy(() -> NativeMemory.checked(memory, 16, 49))
          .isInstanceOf(IndexOutOfBoundsException.class);
      assertThatThrownBy(() -> NativeMemory.checked(memory, -8, 8))
          .isInstanceOf(IndexOutOfBoundsException.class);
    }
    MemorySegment array = MemorySegment.ofArray(new double[8]);
    assertThatThrownBy(() -> NativeMemory.checked(array, 0, 8))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** A session may be closed while one of its threads computes. */
  @Test
  void memoryOfAClosedArenaIsNotAccessed() {
    Arena arena = Arena.ofShared();
    MemorySegment part = NativeMemory.checked(arena.allocate(64, 8), 0, 64);
    arena.close();
    assertThatThrownBy(() -> part.get(ValueLayout.JAVA_DOUBLE, 0))
        .isInstanceOf(IllegalStateException.class);
  }
}
