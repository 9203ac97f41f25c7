package tenuto.tools.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

/** One gain for the files of an album. */
class AlbumGainTest {
  private static final int RATE = 48_000;

  @TempDir Path folder;

  /**
   * A stereo sine of 997 Hz, of which both channels have the level in LUFS as their peak in dBFS.
   */
  private Path sine(String name, double seconds, double dB) throws IOException {
    double[] x = new double[(int) (seconds * RATE)];
    double level = Math.pow(10, dB / 20);
    double fade = 0.01 * RATE; // an abrupt end has a higher true peak
    Arrays.setAll(
        x,
        i ->
            Math.min(1, Math.min(i, x.length - 1 - i) / fade)
                * level
                * Math.sin(2 * Math.PI * 997 * i / RATE));
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Sounds.write(file, RATE, x, x);
  }

  private CapturedRun process(String chain, Object... more) {
    return CapturedRun.by(
        Stream.concat(
                Stream.of("process", chain, "--out", folder.resolve("out"), "--recursive"),
                Stream.of(more))
            .map(Object::toString)
            .toArray(String[]::new));
  }

  /** What a file became louder by, in dB. */
  private double gain(Path file) throws IOException {
    Path made = folder.resolve("out").resolve(folder.resolve("in").relativize(file));
    return 20 * Math.log10(Sounds.read(made)[1][10_012] / Sounds.read(file)[1][10_012]);
  }

  /**
   * The mean power of the first two is 5.5 thousandths, -22.596 LUFS. The third is quieter than 10
   * LU below the mean of all, 3.7 thousandths, so it does not count.
   */
  @Test
  void theLoudnessOfAnAlbumIsGatedOverAllItsFiles() throws IOException {
    Path one = sine("in/a/1.wav", 10, -30);
    Path two = sine("in/a/2.wav", 10, -20);
    Path quiet = sine("in/a/3.wav", 10, -40);
    Path other = sine("in/b/1.wav", 2, -30);
    CapturedRun run = process("loudness -16LUFS", folder.resolve("in"), "--album");
    assertThat(run.exit()).as(run.err()).isZero();
    double wanted = -16 - 10 * Math.log10(5.5e-3);
    for (Path file : new Path[] {one, two, quiet}) {
      assertThat(gain(file)).isCloseTo(wanted, within(0.02));
    }
    assertThat(gain(other)).isCloseTo(14, within(0.02));
    assertThat(run.err()).contains("/a: 3 files, gain +6.").contains("/b: 1 file, gain +14.");
  }

  @Test
  void thePeakOfAnAlbumIsTheHighestOfItsFiles() throws IOException {
    Path one = sine("in/1.wav", 1, -30);
    Path two = sine("in/2.wav", 1, -20);
    CapturedRun run =
        process("gain -3dB, normalise -1dB, fade 1ms", folder.resolve("in"), "--album=folder");
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(gain(one)).isCloseTo(gain(two), within(1e-3));
    assertThat(gain(two)).isCloseTo(19, within(0.01));
  }

  @Test
  void anAlbumIsByTagWhereverItsFilesAre() throws IOException {
    Path one = sine("in/a/1.wav", 1, -30);
    Path two = sine("in/b/2.wav", 1, -20);
    Path alone = sine("in/a/3.wav", 1, -10);
    tag(one, "album=Gigues");
    tag(two, "album=Gigues");
    CapturedRun run = process("normalise -1dB", folder.resolve("in"), "--album=tag");
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(gain(one)).isCloseTo(19, within(0.01));
    assertThat(gain(two)).isCloseTo(19, within(0.01));
    assertThat(gain(alone)).isCloseTo(9, within(0.01));
    assertThat(run.err()).contains("album Gigues: 2 files, gain +19.00 dB");
  }

  private static void tag(Path file, String tag) {
    assertThat(CapturedRun.by("tag", file.toString(), "--set", tag).exit()).isZero();
  }

  @Test
  void theGainGoesNoFurtherThanTheTruePeak() throws IOException {
    Path one = sine("in/1.wav", 4, -20);
    Path two = sine("in/2.wav", 4, -10);
    CapturedRun run = process("loudness -14LUFS -1dBTP", folder.resolve("in"), "--album");
    assertThat(run.exit()).as(run.err()).isZero();
    double loudness = 10 * Math.log10((0.01 + 0.1) / 2);
    assertThat(gain(one)).isCloseTo(-14 - loudness, within(0.05));
    CapturedRun limited = process("loudness 0 -1dBTP", folder.resolve("in"), "--album", "--force");
    assertThat(gain(one)).isCloseTo(9, within(0.02));
    assertThat(gain(two)).isCloseTo(9, within(0.02));
    assertThat(limited.err()).contains("gain +9.0").contains("above -1 dBTP");
    CapturedRun alone = process("loudness spotify", two, "--force");
    assertThat(alone.err()).doesNotContain("dBTP");
    alone = process("loudness 0 truePeak=-1", two, "--force");
    assertThat(alone.err()).contains("2.wav: -1.0 LUFS instead of 0");
  }

  @Test
  void whatCannotShareAGainIsRefused() throws IOException {
    Path one = sine("in/1.wav", 1, -30);
    assertThat(process("highpass 80", one, "--album").err())
        .contains("--album needs a chain that ends in the step loudness or normalise");
    assertThat(process("normalise, highpass 80", one, "--album").exit()).isEqualTo(2);
    assertThat(process("loudness -3, normalise", one, "--album").err())
        .contains("ends in one step");
    assertThat(process("if peak below -3dB, normalise, end", one, "--album").exit()).isEqualTo(2);
    assertThat(process("normalise", one, "--album=x").err()).contains("must be folder or tag");
    assertThat(process("loudness loud", one).err()).contains("ebu-r128, ebu-r128-s2, atsc-a85");
    Files.writeString(folder.resolve("in/2.wav"), "no sound");
    CapturedRun run = process("normalise -1", folder.resolve("in"), "--album");
    assertThat(run.exit()).isEqualTo(3);
    assertThat(gain(one)).isCloseTo(29, within(0.01));
  }

  /** One more file, which is louder, changes the gain of its album, and so all of its files. */
  @Test
  void whatIsDoneWithAnotherGainIsDoneAgain() throws IOException {
    Path one = sine("in/a/1.wav", 1, -30);
    Path two = sine("in/a/2.wav", 1, -20);
    Path other = sine("in/b/1.wav", 1, -15);
    Object[] options = {folder.resolve("in"), "--album", "--resume", "--replaygain"};
    process("normalise -1dB", options);
    assertThat(process("normalise -1dB", options).err()).contains(", 3 already done");
    Path loud = sine("in/a/3.wav", 1, -10);
    CapturedRun dry =
        process(
            "normalise -1dB",
            folder.resolve("in"),
            "--album",
            "--resume",
            "--replaygain",
            "--dry-run");
    assertThat(dry.out().lines().filter(line -> line.endsWith("(replaced)"))).hasSize(2);
    assertThat(dry.out().lines().filter(line -> line.endsWith("(already done)"))).hasSize(1);
    CapturedRun run = process("normalise -1dB", options);
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.err()).contains(", 1 already done");
    for (Path file : new Path[] {one, two, loud}) {
      assertThat(gain(file)).isCloseTo(9, within(0.01));
    }
    assertThat(gain(other)).isCloseTo(14, within(0.01));
    assertThat(process("normalise -1dB", options).err()).contains(", 4 already done");
  }

  /** Rows of one chain and one album share a gain; tags are of all files of the album. */
  @Test
  void rowsOfAListShareTheGainOfTheirAlbumAndTheirChain() throws IOException {
    Path one = sine("in/a/1.wav", 1, -30);
    Path two = sine("in/a/2.wav", 1, -20);
    Path other = sine("in/b/1.wav", 1, -15);
    Path list =
        Files.writeString(
            folder.resolve("jobs.csv"),
            """
            file,out,level
            in/a/1.wav,a/1.wav,-1dB
            in/a/2.wav,a/2.wav,-1dB
            in/b/1.wav,b/1.wav,-1dB
            in/a/1.wav,soft.wav,-11dB
            """);
    Object[] options = {"--list", list, "--album", "--replaygain"};
    CapturedRun run = process("normalise {level}", options);
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(gain(one)).isCloseTo(19, within(0.01));
    assertThat(gain(two)).isCloseTo(19, within(0.01));
    assertThat(gain(other)).isCloseTo(14, within(0.01));
    double[] soft = Sounds.read(folder.resolve("out/soft.wav"))[1];
    assertThat(20 * Math.log10(soft[10_012] / Sounds.read(one)[1][10_012]))
        .isCloseTo(19, within(0.01));
    assertThat(run.err()).contains("/a: 2 files, gain +19.00 dB").contains("/a: 1 file, gain +19.");
    // The peaks of the album's three outputs are at -11, -1 and -11 dBTP.
    CapturedRun tags = CapturedRun.by("tag", folder.resolve("out/a/1.wav").toString());
    assertThat(tags.out()).contains("REPLAYGAIN_ALBUM_PEAK: 0.89").contains("TRACK_PEAK: 0.28");
    Files.writeString(list, "file,chain\nin/a/1.wav,normalise\nin/a/2.wav,highpass 80\n");
    CapturedRun none =
        CapturedRun.by("process", "--list", list.toString(), "--album", "--out", folder.toString());
    assertThat(none.exit()).isEqualTo(2);
    assertThat(none.err()).contains("row 3, column chain: --album needs a chain that ends in");
  }
}
