package tenuto.formats.midi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tenuto.formats.midi.MidiEvent.Kind;

class MidiFileTest {
  private static final String END = "00 FF 2F 00";

  @TempDir Path folder;

  private static byte[] hex(String text) {
    return HexFormat.of().parseHex(text.replaceAll("\\s", ""));
  }

  /** A file whose tracks are given in hexadecimal. */
  private static byte[] bytes(int format, int division, String... tracks) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes("MThd\0\0\0\6".getBytes(StandardCharsets.ISO_8859_1));
    out.writeBytes(hex("%04X%04X%04X".formatted(format, tracks.length, division & 0xFFFF)));
    for (String track : tracks) {
      byte[] data = hex(track);
      out.writeBytes("MTrk".getBytes(StandardCharsets.ISO_8859_1));
      out.writeBytes(hex("%08X".formatted(data.length)));
      out.writeBytes(data);
    }
    return out.toByteArray();
  }

  private MidiFile read(byte[] bytes) throws IOException {
    return MidiFile.read(Files.write(folder.resolve("x.mid"), bytes));
  }

  private MidiFile read(int format, int division, String... tracks) throws IOException {
    return read(bytes(format, division, tracks));
  }

  private static Note note(double ms, double length, int key, int velocity) {
    return new Note(ms, length, key, velocity, 0, 0, 64);
  }

  @Test
  void readsANoteInMilliseconds() throws IOException {
    // 120 quarters a minute where nothing is said: 480 ticks are 500 ms.
    MidiFile file = read(0, 480, "83 60 93 3C 64  81 70 83 3C 20 " + END);
    assertThat(file.notes()).containsExactly(new Note(500, 250, 60, 100, 3, 0, 32));
    assertThat(file.tracks()).isEqualTo(1);
    assertThat(file.ms()).isEqualTo(750);
  }

  @Test
  void endsANoteByVelocityZeroAndRunningStatus() throws IOException {
    MidiFile file = read(0, 500, "00 90 3C 64  64 3C 00  00 3E 50  64 3E 00 " + END);
    assertThat(file.notes()).containsExactly(note(0, 100, 60, 100), note(100, 100, 62, 80));
  }

  @Test
  void pairsOverlappingNotesOfAKeyFirstInFirstOut() throws IOException {
    MidiFile file =
        read(
            0,
            500,
            "00 90 3C 01  0A 90 3C 02  0A 90 3C 03  0A 80 3C 40  0A 80 3C 40  0A 90 3C 00 " + END);
    assertThat(file.notes())
        .containsExactly(note(0, 30, 60, 1), note(10, 30, 60, 2), note(20, 30, 60, 3));
  }

  @Test
  void tellsChannelsTracksAndKeysApart() throws IOException {
    MidiFile file =
        read(
            1,
            500,
            "00 90 3C 01  00 91 3C 02  0A 81 3C 40  0A 80 3C 40 " + END,
            "05 90 3C 03  00 90 3D 04  0A 80 3D 40  0A 80 3C 40 " + END);
    assertThat(file.notes())
        .containsExactly(
            note(0, 20, 60, 1),
            new Note(0, 10, 60, 2, 1, 0, 64),
            new Note(5, 20, 60, 3, 0, 1, 64),
            new Note(5, 10, 61, 4, 0, 1, 64));
  }

  @Test
  void losesNoNote() throws IOException {
    // Never ended: the track's end ends it. Let go without being struck: no note.
    MidiFile file = read(0, 500, "00 80 3C 40  00 90 3C 01  00 90 3D 02  0A 80 3D 40  5A FF 2F 00");
    assertThat(file.notes()).containsExactly(note(0, 100, 60, 1), note(0, 10, 61, 2));
    // An end mark that is missing, and what stands behind one.
    assertThat(read(0, 500, "00 90 3C 01  0A 80 3C 40").notes())
        .containsExactly(note(0, 10, 60, 1));
    assertThat(read(0, 500, "00 90 3C 01 0A 80 3C 40 " + END + "FF FF").notes()).hasSize(1);
  }

  @Test
  void followsTheTempoOfAllTracks() throws IOException {
    MidiFile file =
        read(
            1,
            100,
            "64 FF 51 03 0F 42 40  64 FF 51 03 03 D0 90 " + END, // 1 s a quarter, then 1/4 s
            "00 90 3C 01  82 2C 80 3C 40  00 90 3C 02  64 80 3C 40 " + END);
    assertThat(file.notes())
        .containsExactly(new Note(0, 1750, 60, 1, 0, 1, 64), new Note(1750, 250, 60, 2, 0, 1, 64));
    assertThat(file.tempo().tempos())
        .containsExactly(
            new TempoMap.Tempo(0, 120), new TempoMap.Tempo(500, 60), new TempoMap.Tempo(1500, 240));
  }

  @ParameterizedTest
  @CsvSource({
    "24, 40, 1000",
    "25, 40, 1000",
    "30, 80, 1000",
    "29, 100, 1001",
  })
  void countsFramesOfSmpte(int frames, int ticks, double denominator) throws IOException {
    int division = -frames << 8 | ticks;
    double second = denominator / 1000;
    int perSecond = (frames == 29 ? 30 : frames) * ticks;
    MidiFile file = read(0, division, "00 FF 51 03 00 00 01  00 90 3C 01  9C 40 80 3C 40 " + END);
    assertThat(file.notes().getFirst().length())
        .isEqualTo(((0x1C << 7) + 0x40) * 1000.0 * second / perSecond);
    assertThat(file.tempo().tempos()).isEmpty();
    assertThat(read(file.bytes())).isEqualToComparingOnlyGivenFields(file, "notes", "events", "ms");
  }

  @Test
  void readsEverythingElse() throws IOException {
    String track =
        "00 FF 03 01 41  00 FF 05 02 C3 A4  00 FF 01 01 E4  00 FF 58 04 06 03 24 08"
            + "00 FF 59 02 FD 01  00 B1 07 7F  00 C2 05  00 E0 00 00  00 E0 7F 7F  00 D0 11"
            + "00 A0 3C 12  00 F0 03 01 02 F7  00 F7 01 55  00 FF 7F 02 AA BB  0A B1 40 00"
            + END;
    MidiFile file = read(0, 500, track);
    assertThat(file.events())
        .containsExactly(
            event(-1, Kind.NAME, 0, 0, "A"),
            event(-1, Kind.LYRIC, 0, 0, "\u00e4"),
            event(-1, Kind.TEXT, 0, 0, "\u00e4"),
            event(-1, Kind.TIME_SIGNATURE, 6, 8, "\u0024\u0008"),
            event(-1, Kind.KEY_SIGNATURE, 1, -3, ""),
            event(1, Kind.CONTROLLER, 7, 127, ""),
            event(2, Kind.PROGRAM, 0, 5, ""),
            event(0, Kind.BEND, 0, -8192, ""),
            event(0, Kind.BEND, 0, 8191, ""),
            event(0, Kind.PRESSURE, 0, 17, ""),
            event(0, Kind.KEY_PRESSURE, 60, 18, ""),
            event(-1, Kind.SYSEX, 0xF0, 0, "\u0001\u0002\u00f7"),
            event(-1, Kind.SYSEX, 0xF7, 0, "U"),
            event(-1, Kind.META, 0x7F, 0, "\u00aa\u00bb"),
            new MidiEvent(10, 0, 1, Kind.CONTROLLER, 64, 0, ""));
    assertThat(read(file.bytes())).isEqualToComparingOnlyGivenFields(file, "events", "ms");
  }

  private static MidiEvent event(int channel, Kind kind, int number, int value, String text) {
    return new MidiEvent(0, 0, channel, kind, number, value, text);
  }

  @Test
  void passesByOtherChunks() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] file = bytes(0, 500, "00 90 3C 01 0A 80 3C 40" + END);
    out.write(file, 0, 14);
    out.writeBytes(hex("58 46 49 48 00 00 00 02 11 22"));
    out.write(file, 14, file.length - 14);
    assertThat(read(out.toByteArray()).notes()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "90 3C 64|byte 23: a data byte|no delta time: 0x90 goes on, 0x3C ends it, 0x64 is running",
        "00 3C 64|track 0, byte 23: a status must come before data, but the byte is 60|",
        "00 90 3C|track 0, byte 25: an event is cut off by the end of the track|",
        "00 90 3C 80|byte 25: a data byte must be 0 to 127, but is 128|",
        "00 F1 00|byte 23: status 0xF1 is not allowed in a file|",
        "80 80 80 80 00|byte 22: a delta time must have at most 4 bytes|",
        "00 FF 03 05 41|byte 25: a meta event declares 5 bytes, but 1 are present|",
        "00 FF 51 02 41 41|byte 25: a tempo must have 3 bytes, but has 2|",
        "00 FF 51 03 00 00 00|byte 26: a quarter must have 1 microsecond or more|",
        "00 FF 58 01 04|a time signature must have 4 bytes, but has 1|",
        "00 FF 58 04 04 20 18 08|but is 1/2^32|",
        "00 FF 01 00 3C 01|byte 27: an event is cut off|a meta event ends the running status",
        "00 F0 7F 00|a system exclusive message declares 127 bytes, but 1 are present|",
      })
  void refusesBrokenTracks(String track, String rule, String why) {
    if (track.equals("90 3C 64") || track.startsWith("00 FF 01 00")) {
      assertThatThrownBy(() -> read(0, 480, track)).isInstanceOf(MidiException.class);
    } else {
      assertThatThrownBy(() -> read(0, 480, track))
          .isInstanceOf(MidiException.class)
          .hasMessageContaining("x.mid: track 0, byte ")
          .hasMessageContaining(rule);
    }
  }

  @Test
  void refusesBrokenHeaders() {
    String track = "00 90 3C 01 0A 80 3C 40" + END;
    byte[] good = bytes(1, 480, track, track);
    assertThatThrownBy(() -> read(new byte[0])).hasMessageContaining("the file is empty");
    assertThatThrownBy(() -> read(hex("52494646"))).hasMessageContaining("must start with MThd");
    assertThatThrownBy(() -> read(Arrays.copyOf(good, 10)))
        .hasMessageContaining("byte 4: the head");
    assertThatThrownBy(() -> read(bytes(2, 480, track)))
        .hasMessageContaining("byte 8: the format must be 0 or 1, but is 2");
    assertThatThrownBy(() -> read(bytes(0, 480, track, track)))
        .hasMessageContaining("byte 10: the number of tracks must be 1 in format 0, but is 2");
    for (int division : new int[] {0, -23 << 8 | 40, -24 << 8}) {
      assertThatThrownBy(() -> read(bytes(0, division, track)))
          .hasMessageContaining("byte 12: the division must be 1 to 32767");
    }
    assertThatThrownBy(() -> read(Arrays.copyOf(good, good.length - 1)))
        .hasMessageContaining("the chunk 'MTrk' declares 12 bytes, but 11 are present");
    assertThatThrownBy(() -> read(Arrays.copyOf(good, 34)))
        .hasMessageContaining("byte 34: 2 tracks are declared, but 1 are present");
  }

  /** A file in a RIFF container, between chunks of an odd and of an even length. */
  private static byte[] riff(byte[] midi) {
    byte[] name = "DISPx_data____".getBytes(StandardCharsets.ISO_8859_1);
    ByteBuffer riff = ByteBuffer.allocate(12 + 8 + 10 + 8 + midi.length + (midi.length & 1) + 12);
    riff.order(ByteOrder.LITTLE_ENDIAN).put("RIFF".getBytes(StandardCharsets.ISO_8859_1));
    riff.putInt(riff.capacity() - 8).put("RMID".getBytes(StandardCharsets.ISO_8859_1));
    riff.put(name, 0, 4).putInt(9).put(name, 4, 9).put((byte) 0);
    riff.put("data".getBytes(StandardCharsets.ISO_8859_1)).putInt(midi.length).put(midi);
    riff.position(riff.position() + (midi.length & 1));
    return riff.put("INFO".getBytes(StandardCharsets.ISO_8859_1)).putInt(4).array();
  }

  /** "Multimedia Programming Interface and Data Specifications 1.0", 1991: the form RMID. */
  @Test
  void readsAFileInARiffContainer() throws IOException {
    byte[] midi = bytes(0, 480, "83 60 93 3C 64  81 70 83 3C 20 " + END);
    MidiFile file = read(riff(midi));
    assertThat(file.ms()).isEqualTo(750);
    assertThat(file.notes()).containsExactly(new Note(500, 250, 60, 100, 3, 0, 32));
    byte[] whole = riff(midi);
    midi[9] = 2;
    assertThatThrownBy(() -> read(riff(midi)))
        .hasMessageContaining("byte 46: the format must be 0 or 1, but is 2");
    assertThatThrownBy(() -> read(Arrays.copyOf(whole, 60)))
        .hasMessageContaining("byte 30: the data chunk declares 36 bytes, but 22 are present");
    assertThatThrownBy(() -> read(Arrays.copyOf(whole, 30)))
        .hasMessageContaining("must have a chunk data, but has none");
    byte[] cut = Arrays.copyOf(whole, 38 + 32);
    Path path = Files.write(folder.resolve("cut.rmi"), cut);
    assertThat(MidiFile.read(path, MidiRepairs.allowed()).notes()).isEqualTo(file.notes());
  }

  /** Whatever bytes are wrong, there is a file or one clear error. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void survivesNoise(boolean inRiff) throws IOException {
    byte[] plain =
        bytes(
            1, 480, "00 FF 51 03 0F 42 40 " + END, "00 90 3C 01 83 60 80 3C 40 00 E0 01 02" + END);
    byte[] good = inRiff ? riff(plain) : plain;
    Random random = new Random(1);
    for (int i = 0; i < 5000; i++) {
      byte[] bad = good.clone();
      for (int n = random.nextInt(4); n >= 0; n--) {
        bad[random.nextInt(bad.length)] = (byte) random.nextInt(256);
      }
      byte[] cut = Arrays.copyOf(bad, random.nextInt(bad.length + 1));
      try {
        new MidiParser(Path.of("x.mid"), cut, MidiRepairs.refused()).parse();
      } catch (MidiException e) {
        assertThat(e).hasMessageContaining("x.mid: ");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {96, 480, 960, 30_000, 32_767, (-25 << 8) | 40, (-29 << 8) | 100})
  void readsBackWhatItWrites(int division) throws IOException {
    Random random = new Random(division);
    TempoMap map =
        TempoMap.of(
            division,
            division < 0
                ? List.of()
                : List.of(new TempoMap.Tempo(0, 90), new TempoMap.Tempo(777, 131.7)));
    List<Note> notes = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      double begin = map.ms(random.nextInt(50_000));
      double end = map.ms(map.tick(begin) + random.nextInt(3000));
      notes.add(
          new Note(
              begin,
              end - begin,
              random.nextInt(60, 64),
              random.nextInt(1, 128),
              random.nextInt(2),
              random.nextInt(3),
              random.nextInt(128)));
    }
    MidiFile first = read(MidiFile.of(notes, List.of(), map).bytes());
    assertThat(timeless(first.notes(), map).equals(timeless(notes, map))).isTrue();
    MidiFile second = read(first.bytes());
    assertThat(second.notes().equals(first.notes())).isTrue();
    assertThat(second.tempo().tempos()).isEqualTo(first.tempo().tempos());
    assertThat(second.tracks()).isEqualTo(first.tracks());
    assertThat(second.ms()).isEqualTo(first.ms());
  }

  /** Notes in ticks and without their tracks, in an order of their own. */
  private static List<String> timeless(List<Note> notes, TempoMap map) {
    return notes.stream()
        .map(
            note ->
                map.tick(note.ms())
                    + " "
                    + map.tick(note.ms() + note.length())
                    + (" " + note.key() + " " + note.velocity())
                    + (" " + note.channel() + " " + note.release()))
        .sorted()
        .toList();
  }

  @Test
  void keepsWholeMilliseconds() throws IOException {
    TempoMap map = TempoMap.of(MidiFile.FINE, List.of(new TempoMap.Tempo(0, 120)));
    List<Note> notes = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      notes.add(note(i * 37, i, 60, 1));
    }
    assertThat(read(MidiFile.of(notes, List.of(), map).bytes()).notes().equals(notes)).isTrue();
  }

  @Test
  void refusesWhatNoFileCanHold() {
    TempoMap map = TempoMap.of(480, List.of());
    for (Note wrong :
        List.of(
            note(-1, 1, 60, 1),
            note(Double.NaN, 1, 60, 1),
            note(0, -1, 60, 1),
            note(0, 1, 128, 1),
            note(0, 1, 60, 0),
            note(1e11, 1, 60, 1),
            new Note(0, 1, 60, 1, 16, 0, 64),
            new Note(0, 1, 60, 1, 0, 70_000, 64),
            new Note(0, 1, 60, 1, 0, -1, 64))) {
      assertThatIllegalArgumentException()
          .as("%s", wrong)
          .isThrownBy(() -> MidiFile.of(List.of(wrong), List.of(), map).bytes())
          .withMessageMatching("(ms|length|key|velocity|channel|track|the number of tracks) .*");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TempoMap.of(480, List.of(new TempoMap.Tempo(0, 0))));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> TempoMap.of(480, List.of(new TempoMap.Tempo(5, 60), new TempoMap.Tempo(4, 60))));
    assertThatIllegalArgumentException().isThrownBy(() -> TempoMap.of(0, List.of()));
  }
}
