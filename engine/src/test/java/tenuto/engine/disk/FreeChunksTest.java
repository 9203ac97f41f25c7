package tenuto.engine.disk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FreeChunksTest {
  @Test
  void whatCameLastGoesFirstAndWhatIsNewLast() {
    FreeChunks free = new FreeChunks(256);
    free.append(0, 3_000); // more than twice the room there is at first
    free.push(new int[] {9_000, 9_001, 9_002, 9_003}, 1, 3);
    assertThat(free.count()).isEqualTo(3_002);
    assertThat(free.pop()).isEqualTo(9_001);
    assertThat(free.pop()).isEqualTo(9_002);
    assertThat(free.pop()).isZero();
    free.append(25_600, 256);
    assertThat(free.pop()).isEqualTo(1);
  }

  @Test
  void onlyWholeStretchesLeaveAndNoMoreThanMay() {
    FreeChunks free = new FreeChunks(8);
    free.append(8, 8); // whole
    free.append(17, 7); // its first is lent
    free.append(24, 16); // two whole ones
    free.append(0, 8);
    assertThat(free.takeWhole(16)).containsExactly(8, 24);
    assertThat(free.count()).isEqualTo(23);
    Set<Integer> left = new HashSet<>();
    while (free.count() > 0) {
      left.add(free.pop());
    }
    assertThat(left).hasSize(23).contains(0, 7, 17, 23, 32, 39).doesNotContain(8, 15, 24, 31);
    assertThat(free.takeWhole(0)).isEmpty();
  }

  @Test
  void aNumberOfThemLeavesTheWholeOnesFirst() {
    FreeChunks free = new FreeChunks(8);
    free.append(1, 2);
    free.append(4, 1);
    free.append(8, 8);
    free.append(19, 5);
    assertThat(free.take(9)).containsExactly(new Extent(8, 8), new Extent(1, 2));
    assertThat(free.take(1)).containsExactly(new Extent(4, 1));
    assertThat(free.take(9)).containsExactly(new Extent(19, 5));
    assertThat(free.take(9)).isEmpty();
    assertThat(free.count()).isZero();
  }

  /** Against a plain set. */
  @Test
  void scatteredChunksAreNeverLostNorLentTwice() {
    for (int extent : new int[] {8, 64, 256}) {
      FreeChunks free = new FreeChunks(extent);
      Set<Integer> model = new HashSet<>();
      Random random = new Random(extent);
      for (int step = 0; step < 200_000; step++) {
        if (random.nextInt(5) < 3) {
          int chunk = random.nextInt(20_000);
          if (model.add(chunk)) {
            free.push(chunk);
          }
        } else if (!model.isEmpty()) {
          assertThat(model.remove(free.pop())).isTrue();
        }
        if (step % 1000 == 0) {
          for (int first : free.takeWhole(model.size() / 2)) {
            for (int i = 0; i < extent; i++) {
              assertThat(model.remove(first + i)).isTrue();
            }
          }
        }
        assertThat(free.count()).isEqualTo(model.size());
      }
    }
  }

  @Test
  void asManyStretchesLeaveAsLeaveEnough() {
    for (int least : new int[] {16, 17, 24}) {
      FreeChunks free = new FreeChunks(8);
      free.append(0, 32);
      assertThat(free.takeWhole(least)).hasSize((32 - least) / 8);
    }
  }
}
