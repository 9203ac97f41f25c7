package tenuto.formats.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** There is room for some copies, and for as many again once these have ended. */
class EntryCopiesTest {
  private final List<MemorySegment> samples = Entries.of(Entries.key(1), 1000);

  private List<EntryCopies.Copy> all(EntryCopies copies) {
    List<EntryCopies.Copy> all = new ArrayList<>();
    for (EntryCopies.Copy copy = copies.of(samples); copy != null; copy = copies.of(samples)) {
      all.add(copy);
    }
    return all;
  }

  @Test
  void whatHasEndedLeavesItsRoomToOneOther() {
    try (EntryCopies copies = new EntryCopies()) {
      List<EntryCopies.Copy> first = all(copies);
      assertThat(first.size()).isBetween(1, 16);
      first.forEach(EntryCopies.Copy::close);
      first.getFirst().close(); // again
      assertThat(all(copies)).hasSameSizeAs(first);
    }
  }

  @Test
  void whatCannotBeReadTakesNoRoom() {
    MemorySegment gone;
    try (Arena arena = Arena.ofConfined()) {
      gone = arena.allocate(64);
    }
    try (EntryCopies copies = new EntryCopies()) {
      for (int i = 0; i < 20; i++) {
        assertThatThrownBy(() -> copies.of(List.of(gone)))
            .isInstanceOf(IllegalStateException.class);
      }
      assertThat(all(copies)).isNotEmpty();
    }
  }

  @Test
  void whatHasEndedIsNotRead() {
    try (EntryCopies copies = new EntryCopies()) {
      List<MemorySegment> room = Entries.room(1000);
      EntryCopies.Copy copy = copies.of(samples);
      assertThat(copy.read(Entries.room(999))).isFalse();
      assertThat(copy.read(room)).isTrue();
      assertThat(room.getFirst().mismatch(samples.getFirst())).isNegative();
      copy.close();
      assertThat(copy.read(room)).isFalse();
    }
  }
}
