package tenuto.formats.instrument;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFileException;

/** Zones are what SFZ files, SoundFonts and folders say, by the documents of their formats. */
class InstrumentsTest {
  private static final Path SAMPLES = Path.of("../samples");
  private static final Path PIPE = SAMPLES.resolve("pipe.sf2");

  @TempDir Path folder;
  private final OpenFiles files = new OpenFiles();

  @AfterEach
  void close() {
    files.close();
  }

  private List<Zone> sfz(String text) throws IOException {
    for (String each : List.of("bell", "wood")) {
      Path copy = folder.resolve(each + ".wav");
      if (Files.notExists(copy)) {
        Files.copy(SAMPLES.resolve(each + ".wav"), copy);
      }
    }
    return Instruments.zones(files, Files.writeString(folder.resolve("x.sfz"), text), "");
  }

  private static List<String> all(List<Zone> zones, String... names) {
    return zones.stream()
        .map(zone -> List.of(names).stream().map(zone::get).toList())
        .map(each -> String.join(" ", each))
        .toList();
  }

  private static double number(Zone zone, String name) {
    return Double.parseDouble(zone.get(name));
  }

  /** As make_soundfont.py says: generators of instruments replace, those of presets are added. */
  @Test
  void aSoundFontsZonesAreThoseOfItsInstruments() throws IOException {
    List<Zone> pipe = Instruments.zones(files, PIPE, "");
    assertThat(all(pipe, "lokey", "hikey", "lovel", "hivel", "pan", "tune", "root", "loop"))
        .containsExactly(
            "24 96 0 63 -1 0 59 on", "24 96 64 127 -1 0 59 on", "24 96 64 127 1 1200 59 on");
    assertThat(all(pipe, "rate", "frames", "from", "to", "dB", "sustain"))
        .containsOnly("32000 640 384 512 -2 -6");
    Zone zone = pipe.getFirst();
    assertThat(number(zone, "attack")).isCloseTo(1000.0 / 64, within(1e-6));
    assertThat(number(zone, "decay")).isCloseTo(1000, within(1e-6));
    assertThat(number(zone, "release")).isCloseTo(500, within(1e-6));
    byte[] bytes = Files.readAllBytes(PIPE);
    int smpl = new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1).indexOf("smpl") + 8;
    assertThat(all(pipe, "raw"))
        .containsExactly(
            "pcm16 RATE 1 " + smpl,
            "pcm16 RATE 1 " + (smpl + 2 * 686),
            "pcm16 RATE 1 " + (smpl + 2 * 686));
    assertThat(all(Instruments.zones(files, PIPE, "128:0"), "lokey", "hikey", "root", "loop"))
        .containsExactly("36 36 36 no", "38 38 38 no");
    assertThat(all(Instruments.zones(files, PIPE, "click"), "frames"))
        .containsExactly("400", "800");
    assertThatThrownBy(() -> Instruments.zones(files, PIPE, "Organ"))
        .hasMessage("preset must be one of 'Pipe' (0:0), 'Click' (128:0), but is 'Organ'");
  }

  @Test
  void aRegionHasWhatItsHeadersHave() throws IOException {
    List<Zone> zones =
        sfz(
            """
            // a comment
            #define $LOW c2
            <control> default_path=./ note_offset=1
            <global> ampeg_attack=0.5 volume=-6
            <master> pan=-50
            <group> sample=bell.wav lovel=10 transpose=1 tune=-20 /* and
            another */ seq_length=2
            <region> key=$LOW seq_position=2 volume=3
            <region> lokey=40 hikey=50 pitch_keycenter=45 loop_mode=loop_sustain loop_start=100 loop_end=299
            <group>
            <region> sample=wood.wav hivel=63 offset=10 end=99 loop_mode=one_shot trigger=release
            <global>
            <region> sample=bell.wav lorand=0.5 cutoff=1000 amp_veltrack=50
            """);
    assertThat(
            all(zones, "lokey", "hikey", "root", "lovel", "hivel", "tune", "dB", "pan", "attack"))
        .containsExactly(
            "37 37 37 10 127 80 3 -0.5 500",
            "41 51 46 10 127 80 -6 -0.5 500",
            "0 127 60 0 63 0 -6 -0.5 500",
            "0 127 60 0 127 0 0 0 0");
    assertThat(all(zones, "loop", "from", "to", "first", "at", "takes", "take", "lorand", "hz"))
        .containsExactly(
            "no 0 0 0 attack 2 2 0 0",
            "held 100 300 0 attack 2 1 0 0",
            "shot 0 0 10 release 1 1 0 0",
            "no 0 0 0 attack 1 1 0.5 1000");
    assertThat(zones.get(2).get("frames")).isEqualTo("90");
    assertThat(zones.get(3).get("velocity")).isEqualTo("0.5");
    assertThat(zones.get(0).get("raw")).isEqualTo("pcm16 RATE 1 44");
  }

  @Test
  void whatNeedsControllersOrOtherSwitchesIsLeftOut() throws IOException {
    List<Zone> zones =
        sfz(
            """
            <global> sample=bell.wav sw_default=24
            <region> key=60 sw_last=24
            <region> key=61 sw_last=25
            <region> key=62 locc64=64
            <region> key=63 hicc64=63
            <region> key=64 trigger=legato
            <region> key=-1
            """);
    assertThat(all(zones, "lokey")).containsExactly("60", "63");
  }

  @Test
  void filesAreIncludedAndNamesMayHaveSpaces() throws IOException {
    Files.createDirectory(folder.resolve("my sounds"));
    Files.copy(SAMPLES.resolve("wood.wav"), folder.resolve("my sounds/a block.wav"));
    Files.writeString(folder.resolve("one.sfz"), "<region>sample=my sounds\\a block.wav key=$K");
    List<Zone> zones =
        sfz("#define $K c#4\n#include \"one.sfz\"\n#define $K 62\n#include \"one.sfz\"");
    assertThat(all(zones, "lokey")).containsExactly("61", "62");
  }

  /** Between two keys the nearer is played; layers are by velocity, the others takes. */
  @Test
  void namesInAFolderSayWhereSoundsBelong() throws IOException {
    for (String name :
        List.of(
            "Bell_c4", "Bell_c5_v60", "Bell_c5_v127_rr1", "Bell_c5_v127_rr2", "Kick", "Snare 2")) {
      Files.copy(SAMPLES.resolve("wood.wav"), folder.resolve(name + ".WAV"));
    }
    Files.writeString(folder.resolve("readme.txt"), "no sound");
    Files.writeString(folder.resolve("._Bell_c4.WAV"), "what macOS knows of another file");
    assertThat(
            all(
                Instruments.zones(files, folder, ""),
                "name",
                "lokey",
                "hikey",
                "root",
                "lovel",
                "hivel",
                "takes",
                "take",
                "loop"))
        .containsExactly(
            "bell 0 66 60 0 127 1 1 no",
            "bell 67 127 72 61 127 2 1 no",
            "bell 67 127 72 61 127 2 2 no",
            "bell 67 127 72 0 60 1 1 no",
            "kick 36 36 36 0 127 1 1 shot",
            "snare 2 37 37 37 0 127 1 1 shot");
  }

  /** The loop that a sampler wrote into a WAV file, whose end is its last frame. */
  @Test
  void aWavFilesOwnLoopIsTaken() throws IOException {
    byte[] wave = Files.readAllBytes(SAMPLES.resolve("wood.wav"));
    java.nio.ByteBuffer smpl =
        java.nio.ByteBuffer.allocate(68).order(java.nio.ByteOrder.LITTLE_ENDIAN);
    smpl.put("smpl".getBytes()).putInt(60).putInt(36, 1).putInt(52, 1000).putInt(56, 1999);
    byte[] both = java.util.Arrays.copyOf(wave, wave.length + 68);
    System.arraycopy(smpl.array(), 0, both, wave.length, 68);
    Files.write(folder.resolve("wood.wav"), both);
    assertThat(all(sfz("<region> sample=wood.wav"), "loop", "from", "to"))
        .containsExactly("on 1000 2000");
    assertThat(all(sfz("<region> sample=wood.wav loop_mode=no_loop"), "loop"))
        .containsExactly("no");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<region> key=x sample=bell.wav | byte 9: key must be a key such as 60 or c4, but is 'x'",
        "<region> sample=bell.wav volume=1dB | byte 25: volume must be a number, but is '1dB'",
        "<region> sample=none.wav | byte 9: the sample is not there:",
        "<region> sample=*sine | byte 9: sample must be a file, but is the generator '*sine'",
        "<region> 60 sample=bell.wav | byte 9: a header such as <region> or an opcode such as key=60",
        "<region sample=bell.wav key=60 lokey=60 hikey=60 | byte 0: a header such as <region> must end",
        "/* sample=bell.wav | byte 0: a comment must end with */",
        "#include \"x.sfz\" | files must be included at most 8 deep",
        "#include \"y.sfz\" | byte 0: the included file is not there",
        "<group> key=60 | byte 0: an SFZ file must have a <region> with a sample",
      })
  void whatIsWrongIsSaidWithItsPlace(String text, String message) {
    assertThatThrownBy(() -> sfz(text))
        .isInstanceOf(SoundFileException.class)
        .hasMessageContaining(message.strip());
  }
}
