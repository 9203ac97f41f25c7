package tenuto.engine.system;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Against asm-generic/errno-base.h and errno.h of Linux. */
class ErrnoTest {
  @ParameterizedTest
  @CsvSource({
    "28, no space left on the device",
    "122, the disk quota is used up",
    "30, the file system is read-only",
    "12, the system has no memory for it",
    "13, permission denied",
    "4711, error 4711 of the system"
  })
  void isTold(int number, String text) {
    assertThat(Errno.text(number)).isEqualTo(text);
  }

  /** madvise(2) says ENOMEM and EHWPOISON of memory, not of disk; EFAULT also of a full disk. */
  @Test
  void whatMemoryLacksIsNoFullDisk() {
    assertThat(Errno.mayBeNoRoom(12)).isFalse();
    assertThat(Errno.mayBeNoRoom(133)).isFalse();
    assertThat(Errno.mayBeNoRoom(14)).isTrue();
    assertThat(Errno.mayBeNoRoom(28)).isTrue();
  }

  /** EINVAL of a kernel without the advice, ENOSYS and EPERM of a seccomp filter: seccomp(2). */
  @ParameterizedTest
  @ValueSource(ints = {1, 22, 38})
  void whatTheKernelDoesNotKnowOrLetThroughIsNoFullDisk(int number) {
    assertThat(Errno.isUnknownCall(number)).isTrue();
    assertThat(Errno.mayBeNoRoom(number)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {5, 11, 12, 14, 28, 122, 133})
  void whatTheKernelFailsAtItKnows(int number) {
    assertThat(Errno.isUnknownCall(number)).isFalse();
  }
}
