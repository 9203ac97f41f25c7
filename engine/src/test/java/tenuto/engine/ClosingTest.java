package tenuto.engine;

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
}
