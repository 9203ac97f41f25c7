package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.SoundFiles;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Instrument.Direction;
import tenuto.formats.file.Instrument.Loop;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.tools.support.CapturedRun;

/** Where markers, regions and loops go that {@code split} and {@code join} cut and move. */
class PiecesMetadataTest {
  @TempDir Path folder;

  /** Half a second of silence. */
  private Path sound(String name, double rate, Metadata metadata) throws IOException {
    Path file = folder.resolve(name);
    try (SoundWriter writer =
        SoundFormat.of(file, "pcm16")
            .create(new PartFiles(), file, 1, rate, (long) rate / 2, metadata, Dither.NONE)) {
      writer.commit();
    }
    return file;
  }

  private Metadata metadata(Path file) throws IOException {
    try (OpenFiles files = new OpenFiles()) {
      return SoundFiles.open(files, file).metadata();
    }
  }

  private CapturedRun run(Object... arguments) {
    CapturedRun run =
        CapturedRun.by(Stream.of(arguments).map(Object::toString).toArray(String[]::new));
    assertThat(run.exit()).as(run.err()).isZero();
    return run;
  }

  private static Loop loop(long begin, long end) {
    return new Loop(begin, end, Direction.FORWARD, 0);
  }

  @Test
  void aPieceHasThePartsOfRegionsAndTheWholeLoopsThatAreInIt() throws IOException {
    Metadata all =
        Metadata.NONE
            .withCues(
                List.of(new Cue(1000, "r", 1500, "n"), new Cue(1600, "m"), new Cue(4000, "end")))
            .with(Instrument.NONE.withRoot(62, 0).with(List.of(loop(100, 1600), loop(9, 1700))));
    Path out = folder.resolve("out");
    CapturedRun run =
        run("split", sound("a.wav", 8000, all), "--out", out, "--at", "0.2", "--format", "aiff");
    assertThat(run.err())
        .containsOnlyOnce("a.wav: an AIFF file cannot hold, and does not have: the length of the");
    run("split", folder.resolve("a.wav"), "--out", out, "--at", "0.2");
    Metadata first = metadata(out.resolve("a-01.wav"));
    assertThat(first.cues()).containsExactly(new Cue(1000, "r", 600, "n"));
    assertThat(first.instrument().loops()).containsExactly(loop(100, 1600));
    Metadata second = metadata(out.resolve("a-02.wav"));
    assertThat(second.cues())
        .containsExactly(new Cue(0, "r", 900, "n"), new Cue(0, "m"), new Cue(2400, "end"));
    assertThat(second.instrument()).isEqualTo(Instrument.NONE.withRoot(62, 0));
  }

  @Test
  void theWholeHasTheRegionsAndLoopsOfAllParts() throws IOException {
    ByteBuffer bext = ByteBuffer.allocate(602).order(ByteOrder.LITTLE_ENDIAN).putLong(338, 5000);
    Metadata one =
        new Metadata(List.of(), List.of(new Cue(10, "a", 20, "n")), bext)
            .with(Instrument.NONE.withRoot(62, 0).with(List.of(loop(100, 200))));
    Metadata two =
        Metadata.NONE
            .withCues(List.of(new Cue(2000, "b", 1000, "")))
            .with(Instrument.NONE.withRoot(70, 0).with(List.of(loop(1000, 2000))));
    Path out = folder.resolve("out.wav");
    run("join", sound("1.wav", 4000, one), sound("2.wav", 8000, two), "--out", out, "--rate", 8000);
    Metadata both = metadata(out);
    assertThat(both.cues())
        .containsExactly(new Cue(20, "a", 40, "n"), new Cue(6000, "b", 1000, ""));
    assertThat(both.instrument())
        .isEqualTo(Instrument.NONE.withRoot(62, 0).with(List.of(loop(200, 400), loop(5000, 6000))));
    assertThat(both.bext().order(ByteOrder.LITTLE_ENDIAN).getLong(338)).isEqualTo(10_000);
    assertThat(run("join", out, out, "--out", folder.resolve("x.w64")).err())
        .contains("cannot hold, and does not have: the 4 cue points; the 4 loops; the root key");
  }
}
