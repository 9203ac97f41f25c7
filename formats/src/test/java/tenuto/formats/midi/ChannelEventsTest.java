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

  /**
   * MPE 1.0: registered parameter 6 on channel 1 or 16 makes a zone of that many channels, whose
   * notes bend by 48 semitones until a member says otherwise for all of them.
   */
  @Test
  void aZoneOfPolyphonicExpressionHasAManager() {
    ChannelEvents events =
        new ChannelEvents(
            List.of(
                controller(0, 0, 101, 0),
                controller(0, 0, 100, 6),
                controller(0, 0, 6, 7),
                controller(1, 15, 101, 0),
                controller(1, 15, 100, 6),
                controller(1, 15, 6, 3),
                controller(2, 3, 101, 0),
                controller(2, 3, 100, 0),
                controller(20, 3, 6, 24),
                controller(100, 0, 64, 127),
                controller(300, 0, 64, 0)));
    int[] managers = {-1, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, 15, 15, 15, -1};
    for (int channel = 0; channel < 16; channel++) {
      assertThat(events.manager(channel)).as("channel %d", channel).isEqualTo(managers[channel]);
    }
    assertThat(events.bend(2, 19)).isEqualTo(48);
    assertThat(events.bend(2, 20)).isEqualTo(24);
    assertThat(events.bend(14, 20)).isEqualTo(48);
    assertThat(events.bend(0, 20)).isEqualTo(2);
    assertThat(events.bend(9, 20)).isEqualTo(2);
    assertThat(events.released(5, 150)).isEqualTo(300);
    assertThat(events.released(12, 150)).isEqualTo(150);
    assertThat(ChannelEvents.NONE.manager(1)).isEqualTo(-1);
  }

  @Test
  void aZoneOfNoChannelsIsNone() {
    ChannelEvents events =
        new ChannelEvents(
            List.of(
                controller(0, 0, 101, 0),
                controller(0, 0, 100, 6),
                controller(0, 0, 6, 15),
                controller(1, 0, 6, 0)));
    for (int channel = 0; channel < 16; channel++) {
      assertThat(events.manager(channel)).isEqualTo(-1);
    }
  }
}
