package tenuto.engine.disk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tenuto.engine.base.Reclaimer;

class ReservationsTest {
  private static final Reclaimer NOBODY =
      new Reclaimer() {
        @Override
        public void sweep() {}

        @Override
        public void collect() {}
      };

  /** The most disk of a run is said at its end, when most of it has been given back. */
  @Test
  void theMostIsWhatWasReservedAtOnce() {
    Reservations reservations = new Reservations(100, NOBODY);
    reservations.lock();
    try {
      reservations.claim(60, false);
      assertThat(reservations.room()).isEqualTo(40);
      reservations.settle(0);
      reservations.release();
      reservations.settle(50);
      reservations.claim(20, false);
      reservations.settle(0);
      assertThat(reservations.reserved()).isEqualTo(30);
      assertThat(reservations.most()).isEqualTo(60);
      assertThat(reservations.isSettled()).isTrue();
    } finally {
      reservations.unlock();
    }
  }
}
