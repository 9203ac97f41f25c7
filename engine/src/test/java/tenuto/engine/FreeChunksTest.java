package tenuto.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FreeChunksTest {
  @Test
  void whatCameLastGoesFirst() {
    FreeChunks free = new FreeChunks();
    free.push(0, 3_000); // more than twice the room there is at first
    free.push(new int[] {9_000, 9_001, 9_002, 9_003}, 1, 3);
    assertThat(free.count()).isEqualTo(3_002);
    assertThat(free.pop()).isEqualTo(9_001);
    assertThat(free.pop()).isEqualTo(9_002);
    assertThat(free.pop()).isZero();
    assertThat(free.pop()).isEqualTo(1);
  }

  @Test
  void onlyWholeStretchesLeaveAndNoMoreThanMay() {
    FreeChunks free = new FreeChunks();
    free.push(8, 8); // whole
    free.push(17, 7); // its first is lent
    free.push(24, 16); // two whole ones
    free.push(0, 8);
    assertThat(free.takeStretches(8, 16)).containsExactly(8, 32);
    assertThat(free.count()).isEqualTo(23);
    Set<Integer> left = new HashSet<>();
    while (free.count() > 0) {
      left.add(free.pop());
    }
    assertThat(left).hasSize(23).contains(0, 7, 17, 23, 24, 31).doesNotContain(8, 15, 32, 39);
    assertThat(free.takeStretches(8, 0)).isEmpty();
  }

  @Test
  void asManyStretchesLeaveAsLeaveEnough() {
    for (int least : new int[] {16, 17, 24}) {
      FreeChunks free = new FreeChunks();
      free.push(0, 32);
      assertThat(free.takeStretches(8, least)).hasSize((32 - least) / 8);
    }
  }
}
