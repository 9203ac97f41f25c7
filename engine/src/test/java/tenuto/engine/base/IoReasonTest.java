package tenuto.engine.base;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.ClosedChannelException;
import org.junit.jupiter.api.Test;

class IoReasonTest {
  @Test
  void namesTheErrorWhereJavaHasNoTextForIt() {
    assertThat(IoReason.text(new ClosedByInterruptException())).isEqualTo("it was stopped");
    assertThat(IoReason.text(new ClosedChannelException())).isEqualTo("ClosedChannelException");
  }
}
