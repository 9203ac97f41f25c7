package tenuto.formats.midi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tenuto.formats.midi.ChannelEvents.Change;
import tenuto.formats.midi.MidiEvent.Kind;

class ChannelEventsTest {
  private static MidiEvent controller(double ms, int channel, int number, int value) {
    return new MidiEvent(ms, 0, channel, Kind.CONTROLLER, number, value, "");
  }

  private static MidiEvent event(double ms, Kind kind, int value) {
    return new MidiEvent(ms, 3, 1, kind, 0, value, "");
  }

  @Test
  void findsWhatIsAndWhatChanges() {
    ChannelEvents events =
        new ChannelEvents(
            List.of(
                controller(300, 0, 1, 30),
                controller(100, 0, 1, 10),
                controller(200, 0, 1, 20),
                controller(150, 0, 2, 99),
                controller(150, 1, 1, 98)));
    assertThat(events.changes(0, Kind.CONTROLLER, 1, 100, 300))
        .containsExactly(new Change(0, 10), new Change(100, 20));
    assertThat(events.changes(0, Kind.CONTROLLER, 1, 50, 301))
        .containsExactly(new Change(50, 10), new Change(150, 20), new Change(250, 30));
    assertThat(events.changes(0, Kind.CONTROLLER, 1, 500, 600)).containsExactly(new Change(0, 30));
    assertThat(events.changes(0, Kind.BEND, 0, 0, 600)).isEmpty();
    assertThat(events.at(0, Kind.CONTROLLER, 1, 99, -1)).isEqualTo(-1);
    assertThat(events.at(0, Kind.CONTROLLER, 1, 100, -1)).isEqualTo(10);
  }

  @Test
  void aPedalHoldsUntilItIsUp() {
    ChannelEvents events =
        new ChannelEvents(
            List.of(
                controller(100, 0, 64, 127),
                controller(200, 0, 64, 64),
                controller(300, 0, 64, 63),
                controller(400, 0, 64, 100),
                controller(900, 0, 1, 0)));
    assertThat(events.released(0, 99)).isEqualTo(99);
    assertThat(events.released(0, 100)).isEqualTo(300);
    assertThat(events.released(0, 299)).isEqualTo(300);
    assertThat(events.released(0, 300)).isEqualTo(300);
    assertThat(events.released(0, 500)).isEqualTo(900);
    assertThat(events.released(0, 1000)).isEqualTo(1000);
    assertThat(events.released(1, 150)).isEqualTo(150);
    assertThat(ChannelEvents.NONE.released(0, 7)).isEqualTo(7);
  }

  @Test
  void aFileMaySayHowFarABendGoes() {
    ChannelEvents events =
        new ChannelEvents(
            List.of(
                controller(0, 1, 6, 5), // for nothing
                controller(10, 1, 101, 0),
                controller(10, 1, 100, 0),
                controller(11, 1, 6, 12),
                controller(12, 1, 38, 50),
                controller(20, 1, 100, 1),
                controller(21, 1, 6, 3), // a tuning
                event(30, Kind.BEND, 4096)));
    assertThat(events.bend(1, 5)).isEqualTo(2);
    assertThat(events.bend(1, 11)).isEqualTo(12);
    assertThat(events.bend(1, 99)).isEqualTo(12.5);
    assertThat(events.bend(0, 99)).isEqualTo(2);
    assertThat(events.changes(1, Kind.BEND, 0, 30, 31)).containsExactly(new Change(0, 4096));
  }
}
