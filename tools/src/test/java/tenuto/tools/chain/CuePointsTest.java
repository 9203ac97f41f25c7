package tenuto.tools.chain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.base.Block;
import tenuto.formats.Container;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Instrument.Direction;
import tenuto.formats.file.Instrument.Loop;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.tools.batch.ProcessCommand;
import tenuto.tools.support.CapturedRun;

/** What a file says beside its samples goes with them where it still holds, and else it goes. */
@Timeout(60)
class CuePointsTest {
  private static final int RATE = 8000;

  /** Byte of a broadcast extension at which the time since midnight stands, and its loudness. */
  private static final int TIME_REFERENCE = 338;

  private static final int LOUDNESS = 412;

  @TempDir Path folder;

  /** The same sound with marks at 0.5, 1.25 and 1.75 s. */
  private Path sound(Container container) throws IOException {
    ByteBuffer bext = ByteBuffer.allocate(602).order(ByteOrder.LITTLE_ENDIAN);
    bext.putLong(TIME_REFERENCE, 10L * RATE).putShort(LOUDNESS, (short) -2300);
    Metadata said =
        new Metadata(
            List.of(new Tag("REPLAYGAIN_TRACK_GAIN", "-3 dB"), new Tag("TITLE", "Marks")),
            List.of(new Cue(4000, "a"), new Cue(10_000, "b"), new Cue(14_000, "c")),
            bext);
    return sound(container, said);
  }

  /** Two seconds in stereo, of which the first half is silence. */
  private Path sound(Container container, Metadata said) throws IOException {
    Path file = folder.resolve("in." + container.extensions().getFirst());
    int frames = 2 * RATE;
    try (Arena arena = Arena.ofConfined();
        SoundWriter writer =
            SoundFormat.of(container, "pcm16")
                .create(new PartFiles(), file, 2, RATE, frames, said, Dither.NONE)) {
      Block block = new Block(arena.allocate(8L * frames, 64), 0);
      for (int i = 0; i < frames; i++) {
        block.set(i, i < RATE ? 0 : 0.25);
      }
      writer.write(0, frames, new Block[] {block, block}, 0);
      writer.commit();
    }
    return file;
  }

  private Metadata after(Path file, String chain, String... options) throws IOException {
    Path out = folder.resolve("out");
    Object[] arguments = new Object[5 + options.length];
    System.arraycopy(new Object[] {chain, file, "--out", out, "--force"}, 0, arguments, 0, 5);
    System.arraycopy(options, 0, arguments, 5, options.length);
    CapturedRun told = CapturedRun.by(new ProcessCommand(null), arguments);
    assertThat(told.exit()).as(told.toString()).isZero();
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, out.resolve(file.getFileName())).metadata();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "gain -6dB, 4000 a 10000 b 14000 c, 80000",
    "reverse, 2000 c 6000 b 12000 a, 80000",
    "cut 1s, 2000 b 6000 c, 88000",
    "cut 0 1s, 4000 a, 80000",
    "'cut 1s 1.5s, pad 0.25s 1s', 4000 b, 86000",
    "pad 1s, 12000 a 18000 b 22000 c, 72000",
    "trim -60dB, 2000 b 6000 c, 88000",
    "speed 2, 2000 a 5000 b 7000 c, 80000",
    "delay 500ms, 8000 a 14000 b 18000 c, 80000",
    "'reverse, reverse', 4000 a 10000 b 14000 c, 80000",
    "resample 16k, 8000 a 20000 b 28000 c, 160000",
    "convert-sample-rate 16k 8k, 2000 a 5000 b 7000 c, 80000"
  })
  void placesGoWhereTheirSoundGoes(String chain, String cues, long reference) throws IOException {
    Metadata said = after(sound(Container.WAV), chain);
    StringBuilder found = new StringBuilder();
    for (Cue cue : said.cues()) {
      found.append(' ').append(cue.frame()).append(' ').append(cue.label());
    }
    assertThat(found.toString().strip()).isEqualTo(cues);
    ByteBuffer bext = ByteBuffer.wrap(said.bextBytes()).order(ByteOrder.LITTLE_ENDIAN);
    assertThat(bext.getLong(TIME_REFERENCE)).isEqualTo(reference);
  }

  /** A region from 0.5 s to 1.25 s, a loop from 1 s to 1.5 s, and a sound of key 60. */
  @ParameterizedTest
  @CsvSource({
    "gain -6dB, 4000+6000, 8000 12000, 60",
    "reverse, 6000+6000, 4000 8000, 60",
    "cut 0.75s, 0+4000, 2000 6000, 60",
    "cut 0 1.25s, 4000+6000, '', 60",
    "cut 1.1s, 0+1200, '', 60",
    "cut 1.3s, '', '', 60",
    "'cut 1s, pad 1s', 8000+2000, 8000 12000, 60",
    "pad 1s, 12000+6000, 16000 20000, 60",
    "tempo 2, 2000+3000, 4000 6000, 60",
    "pitch 1200, 4000+6000, 8000 12000, 72",
    "speed 2, 2000+3000, 4000 6000, 72",
    "speed 50%, 8000+12000, 16000 24000, 48",
    "resample 16k, 8000+12000, 16000 24000, 60",
    "'resample 11025, reverse', 8269+8269, 5513 11025, 60",
    "convert-sample-rate 4k 8k, 8000+12000, 16000 24000, 48",
    "time-stretch 2, 8000+12000, 16000 24000, 60",
    "wsola 50%, 2000+3000, 4000 6000, 60",
    "varispeed 2, 2000+3000, 4000 6000, 72",
    "pitch-shift -3st, 4000+6000, 8000 12000, 57",
    "plate, 4000+6000, 8000 12000, 60",
    "'speed 2, pitch-shift -12st, time-stretch 2', 4000+6000, 8000 12000, 60"
  })
  void regionsAndLoopsGoWithTheirSound(String chain, String region, String loop, int root)
      throws IOException {
    Instrument instrument =
        Instrument.NONE.withRoot(60, 0).with(List.of(new Loop(8000, 12_000, Direction.FORWARD, 0)));
    Metadata said = Metadata.NONE.withCues(List.of(new Cue(4000, "r", 6000, "n"))).with(instrument);
    Metadata moved = after(sound(Container.WAV, said), chain);
    assertThat(
            moved.cues().stream()
                .map(cue -> cue.frame() + "+" + cue.length())
                .collect(Collectors.joining(" ")))
        .isEqualTo(region);
    assertThat(moved.cues()).allMatch(cue -> cue.label().equals("r") && cue.note().equals("n"));
    assertThat(
            moved.instrument().loops().stream()
                .map(each -> each.begin() + " " + each.end())
                .collect(Collectors.joining(" ")))
        .isEqualTo(loop);
    assertThat(moved.instrument().rootKey()).isEqualTo(root);
    assertThat(moved.instrument().cents()).isCloseTo(0, within(1e-6));
  }

  @Test
  void theTimesInIxmlGoWithTheSound() throws IOException {
    String xml =
        "<BWFXML><SPEED><FILE_SAMPLE_RATE>8000</FILE_SAMPLE_RATE>"
            + "<TIMESTAMP_SAMPLES_SINCE_MIDNIGHT_HI>1</TIMESTAMP_SAMPLES_SINCE_MIDNIGHT_HI>"
            + "<TIMESTAMP_SAMPLES_SINCE_MIDNIGHT_LO> 5 </TIMESTAMP_SAMPLES_SINCE_MIDNIGHT_LO>"
            + "</SPEED><SYNC_POINT_LIST><X/></SYNC_POINT_LIST><LOUDNESS>-23</LOUDNESS></BWFXML>";
    Path file = sound(Container.WAV, Metadata.NONE.withIxml(xml));
    assertThat(after(file, "fade 0s").ixml())
        .isEqualTo(xml.replace("<LOUDNESS>-23</LOUDNESS>", ""));
    assertThat(after(file, "cut 1s, resample 16k").ixml())
        .isEqualTo(
            "<BWFXML><SPEED><FILE_SAMPLE_RATE>16000</FILE_SAMPLE_RATE>"
                + "<TIMESTAMP_SAMPLES_SINCE_MIDNIGHT_HI>2</TIMESTAMP_SAMPLES_SINCE_MIDNIGHT_HI>"
                + "<TIMESTAMP_SAMPLES_SINCE_MIDNIGHT_LO>16010</TIMESTAMP_SAMPLES_SINCE_MIDNIGHT_LO>"
                + "</SPEED></BWFXML>");
  }

  @Test
  void whatIsSaidOfLoudnessGoesWithIt() throws IOException {
    Path flac = sound(Container.FLAC);
    assertThat(after(flac, "reverse").text("REPLAYGAIN_TRACK_GAIN")).isEqualTo("-3 dB");
    assertThat(after(flac, "gain -6dB").text("REPLAYGAIN_TRACK_GAIN")).isNull();
    assertThat(after(flac, "gain -6dB").text("TITLE")).isEqualTo("Marks");
    assertThat(after(flac, "reverse", "--channels", "1").text("REPLAYGAIN_TRACK_GAIN")).isNull();
    Path wav = sound(Container.WAV);
    assertThat(loudness(after(wav, "reverse"))).isEqualTo((short) -2300);
    assertThat(loudness(after(wav, "normalise -1dB"))).isEqualTo(Short.MAX_VALUE);
  }

  private static short loudness(Metadata said) {
    return ByteBuffer.wrap(said.bextBytes()).order(ByteOrder.LITTLE_ENDIAN).getShort(LOUDNESS);
  }
}
