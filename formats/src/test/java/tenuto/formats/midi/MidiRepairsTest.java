package tenuto.formats.midi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Damaged MIDI files, read as far as other readers do. */
class MidiRepairsTest {
  private static final String END = "00 FF 2F 00";
  private static final String NOTE = "00 90 3C 64  64 80 3C 40 ";

  @TempDir Path folder;

  private static byte[] hex(String text) {
    return HexFormat.of().parseHex(text.replaceAll("\\s", ""));
  }

  private static byte[] header(int format, int tracks) {
    return hex("4D546864 00000006 %04X %04X 01F4".formatted(format, tracks));
  }

  /** A track whose chunk says that it has so many bytes more than it has. */
  private static byte[] track(int more, String data) {
    byte[] bytes = hex(data);
    return join(hex("4D54726B %08X".formatted(bytes.length + more)), bytes);
  }

  private static byte[] join(byte[]... parts) {
    return hex(
        String.join("", Arrays.stream(parts).map(part -> HexFormat.of().formatHex(part)).toList()));
  }

  private List<String> repairs;

  /** The keys of the notes that are read, after the file was refused. */
  private List<Integer> keys(byte[] bytes) throws IOException {
    Path file = Files.write(folder.resolve("x.mid"), bytes);
    assertThatThrownBy(() -> MidiFile.read(file)).isInstanceOf(MidiException.class);
    MidiRepairs allowed = MidiRepairs.allowed();
    MidiFile read = MidiFile.read(file, allowed);
    repairs = allowed.lines().stream().map(line -> line.replace(file + ": ", "")).toList();
    return read.notes().stream().map(Note::key).toList();
  }

  @Test
  void aStatusGoesOnAfterAMetaEventAndSysex() throws IOException {
    byte[] bytes =
        join(
            header(0, 1),
            track(0, "00 90 3C 64  00 FF 01 01 41  64 3E 50  00 F0 01 F7  00 40 50 " + END));
    assertThat(keys(bytes)).containsExactly(60, 62, 64);
    assertThat(repairs)
        .hasSize(2)
        .first()
        .asString()
        .isEqualTo(
            "track 0, byte 32: a status must come before data, but the byte is 62: status 0x90 of"
                + " before the last meta event is used again");
  }

  @Test
  void aFileThatIsCutOffHasWhatIsThere() throws IOException {
    byte[] bytes = join(header(1, 2), track(0, NOTE + END), track(0, NOTE + NOTE + END));
    assertThat(keys(Arrays.copyOf(bytes, bytes.length - 7))).containsExactly(60, 60, 60);
    assertThat(repairs)
        .containsExactly(
            "byte 34: the chunk 'MTrk' declares 20 bytes, but 13 are present: those are read",
            "track 1, byte 55: an event is cut off by the end of the track: the track ends there");
    assertThat(keys(Arrays.copyOf(bytes, 36))).containsExactly(60);
    assertThat(repairs)
        .containsExactly("byte 34: 2 tracks are declared, but 1 are present: those are read");
  }

  @Test
  void aTrackThatIsLongerThanItsChunkSaysIsReadToItsMark() throws IOException {
    byte[] bytes =
        join(header(1, 2), track(-9, NOTE + "00 90 40 64 64 80 40 40" + END), track(0, NOTE + END));
    assertThat(keys(bytes)).containsExactly(60, 60, 64);
    assertThat(repairs)
        .hasSize(1)
        .first()
        .asString()
        .endsWith(": the track is read to its end mark");
  }

  @Test
  void aTrackThatIsShorterThanItsChunkSaysEndsAtItsMark() throws IOException {
    byte[] bytes = join(header(1, 2), track(7, NOTE + END), track(0, NOTE + END));
    assertThat(keys(bytes)).containsExactly(60, 60);
    assertThat(repairs)
        .containsExactly(
            "track 0, byte 34: a track must not begin within another, whose chunk ends at byte 41: it is read");
    bytes = join(header(1, 2), track(0x7000, NOTE + END), track(0, NOTE + END));
    assertThat(keys(bytes)).containsExactly(60, 60);
  }

  @Test
  void whatHasNoPlaceInAFileIsLeftOut() throws IOException {
    byte[] bytes =
        join(
            header(0, 1),
            track(
                0,
                "00 90 3C 64  00 F8  00 F2 11 22  64 3E 50  00 FF 51 01 07  00 91 90 64 " + END));
    assertThat(keys(bytes)).containsExactly(60, 62, 127);
    assertThat(repairs)
        .hasSize(4)
        .anyMatch(line -> line.endsWith("status 0xF8 is not allowed in a file: it is left out"))
        .anyMatch(line -> line.endsWith("a data byte must be 0 to 127, but is 144: 127 is read"))
        .anyMatch(line -> line.endsWith("a tempo must have 3 bytes, but has 1: it is left out"));
  }

  @Test
  void severalTracksOfFormat0AreRead() throws IOException {
    assertThat(keys(join(header(0, 2), track(0, NOTE + END), track(0, NOTE + END)))).hasSize(2);
  }

  @Test
  void aFileThatIsRightIsReadAlike() throws IOException {
    byte[] bytes = join(header(1, 2), track(0, NOTE), track(0, NOTE + END + "00 00 00"));
    Path file = Files.write(folder.resolve("x.mid"), bytes);
    MidiRepairs allowed = MidiRepairs.allowed();
    MidiFile read = MidiFile.read(file, allowed);
    assertThat(read.notes()).isEqualTo(MidiFile.read(file).notes()).hasSize(2);
    assertThat(allowed.lines()).isEmpty();
  }

  @Test
  void whatIsNoMidiFileIsRefusedAllTheSame() {
    for (String text : new String[] {"", "MThx", "RIFF\0\0\0\0"}) {
      assertThatThrownBy(
              () ->
                  MidiFile.read(
                      Files.write(
                          folder.resolve("x.mid"), text.getBytes(StandardCharsets.ISO_8859_1)),
                      MidiRepairs.allowed()))
          .isInstanceOf(MidiException.class);
    }
  }

  /** Whatever bytes are changed, cut or moved: notes, or one error. */
  @Test
  void noDamageIsTooMuch() throws IOException {
    byte[] bytes =
        join(
            header(1, 3),
            track(0, "00 FF 51 03 07 A1 20 00 FF 58 04 04 02 18 08 " + END),
            track(0, NOTE + "00 C0 05 00 E0 00 40 " + NOTE + END),
            track(0, NOTE + "00 F0 03 01 02 F7 " + NOTE + END));
    SplittableRandom random = new SplittableRandom(7);
    for (int i = 0; i < 2000; i++) {
      byte[] damaged = Arrays.copyOf(bytes, bytes.length - random.nextInt(20) * random.nextInt(2));
      for (int j = random.nextInt(1, 6); j > 0; j--) {
        damaged[random.nextInt(14, damaged.length)] = (byte) random.nextInt(256);
      }
      Path file = Files.write(folder.resolve("x.mid"), damaged);
      MidiFile read = MidiFile.read(file, MidiRepairs.allowed());
      assertThat(read.tracks()).isBetween(0, 3);
      assertThat(read.notes()).allMatch(note -> note.key() <= 127 && note.length() >= 0);
    }
  }
}
