package tenuto.engine.base;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClosingTest {
  @Test
  void eachIsClosedWhateverBecomesOfTheOthers() {
    List<String> closed = new ArrayList<>();
    assertThatThrownBy(
            () ->
                Closing.all(
                    List.of(
                        () -> closed.add("a"),
                        () -> {
                          throw new IllegalStateException("b");
                        },
                        () -> closed.add("c"),
                        () -> {
                          throw new AssertionError("d");
                        },
                        () -> closed.add("e"))))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("b")
        .satisfies(e -> assertThat(e.getSuppressed()).hasSize(1));
    assertThat(closed).containsExactly("a", "c", "e");
  }

  /** A failure that several meet, as all who wait for one background work do. */
  @Test
  void oneFailureOfSeveralIsToldAsItIs() {
    List<String> closed = new ArrayList<>();
    IllegalStateException same = new IllegalStateException("the same");
    Runnable failing =
        () -> {
          throw same;
        };
    assertThatThrownBy(() -> Closing.all(List.of(failing, failing, () -> closed.add("last"))))
        .isSameAs(same);
    Closing.after(same, List.of(failing, () -> closed.add("after")));
    assertThat(same).hasNoSuppressedExceptions();
    assertThat(closed).containsExactly("last", "after");
  }
}
