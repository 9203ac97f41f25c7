package tenuto.formats.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tenuto.formats.file.Regions.Region;

class RegionsTest {
  private final Regions regions = new Regions(4, 6);

  /** Puts a region back that holds this stretch of the file. */
  private Region held(long number, boolean done) {
    Region region = regions.take(number, 4);
    region.number = number;
    region.frames = 4;
    region.done = done;
    regions.put(region);
    return region;
  }

  @Test
  void hasRoomForItsFrames() {
    Region region = regions.take(0, 4);
    assertThat(region.bytes).hasSize(24);
    assertThat(region.number).isNegative();
  }

  @Test
  void whatIsThereIsFoundButByOneThreadOnly() {
    Region five = held(5, false);
    Region six = held(6, false);
    assertThat(regions.take(6, 4)).isSameAs(six);
    assertThat(regions.take(5, 4)).isSameAs(five);
    assertThat(regions.take(5, 4)).isNotIn(five, six);
  }

  @Test
  void aNumberAmongSmallerRegionsIsAnotherPlace() {
    Region five = held(5, false);
    assertThat(regions.take(5, 2)).isNotSameAs(five);
    assertThat(regions.take(5, 4)).isSameAs(five);
  }

  @Test
  void whatWasReadToItsEndServesAnewAndNothingElseDoes() {
    Region five = held(5, false);
    Region six = held(6, true);
    assertThat(regions.take(7, 4)).isSameAs(six);
    assertThat(regions.take(7, 4)).isNotIn(five, six);
    assertThat(regions.take(5, 4)).isSameAs(five);
  }

  @Test
  void thereIsABoundAndOnesBehindItServeAnew() {
    Set<Region> all = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < 10_000; i++) {
      all.add(held(i, false));
    }
    assertThat(all.size()).isLessThan(1_000);
    Region one = regions.take(20_000, 4);
    assertThat(all).contains(one);
    assertThat(regions.take(20_000, 4)).isNotSameAs(one);
  }

  @Test
  void nothingIsLeftWhenAllAreLetGo() {
    Set<Region> all = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < 1_000; i++) {
      all.add(held(i, true));
      all.add(held(2_000 + i, false));
    }
    regions.clear();
    for (int i = 0; i < 3_000; i++) {
      assertThat(all).doesNotContain(regions.take(i, 4));
    }
  }
}
