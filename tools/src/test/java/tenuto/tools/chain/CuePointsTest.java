package tenuto.tools.chain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tenuto.engine.base.Block;
import tenuto.formats.Container;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
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

  /**
   * Two seconds in stereo, of which the first half is silence, with marks at 0.5, 1.25 and 1.75 s.
   */
  private Path sound(Container container) throws IOException {
    ByteBuffer bext = ByteBuffer.allocate(602).order(ByteOrder.LITTLE_ENDIAN);
    bext.putLong(TIME_REFERENCE, 10L * RATE).putShort(LOUDNESS, (short) -2300);
    Metadata said =
        new Metadata(
            List.of(new Tag("REPLAYGAIN_TRACK_GAIN", "-3 dB"), new Tag("TITLE", "Marks")),
            List.of(new Cue(4000, "a"), new Cue(10_000, "b"), new Cue(14_000, "c")),
            bext);
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
    "convert-sample-rate 16k 8k, '', 80000"
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
