package tenuto.tools.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.filters.FilterChain;
import tenuto.dsp.plot.Track;
import tenuto.dsp.support.Signals;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.tools.input.ExitCode;
import tenuto.tools.input.Input;
import tenuto.tools.support.CapturedRun;

@Timeout(60)
class PlotCommandTest {
  @TempDir Path folder;
  private Path stereo;
  private Path mono;

  @BeforeEach
  void makeSounds() throws IOException {
    stereo =
        CapturedRun.sound(folder.resolve("stereo.wav"), 48_000, 2, 48_000, i -> Math.sin(i * 0.1));
    mono =
        CapturedRun.sound(
            folder.resolve("mono.wav"), 44_100, 1, 20_000, i -> Math.sin(i * 0.3) / 2);
  }

  private static CapturedRun plot(Object... arguments) {
    return CapturedRun.by(new PlotCommand(), arguments);
  }

  /** Width and height, which stand at bytes 16 and 20 of a PNG file. */
  private static List<Integer> size(Path picture) throws IOException {
    ByteBuffer png = ByteBuffer.wrap(Files.readAllBytes(picture));
    assertThat(png.getLong(0)).isEqualTo(0x89504E470D0A1A0AL);
    return List.of(png.getInt(16), png.getInt(20));
  }

  @Test
  void drawsEachKind() throws IOException {
    Path picture = folder.resolve("deep/er/a.png");
    for (String kind : new String[] {"overview", "waveform", "spectrogram", "spectrum", "phase"}) {
      CapturedRun told =
          plot(kind, stereo, "-o", picture, "--size", "640x400", "--force", "--dark");
      assertThat(told)
          .isEqualTo(new CapturedRun(0, "", "tenuto: wrote " + picture + " (640x400)\n"));
      assertThat(size(picture)).containsExactly(640, 400);
    }
    assertThat(plot(stereo, mono, "-o", folder.resolve("b.png")).exit()).isZero();
    assertThat(size(folder.resolve("b.png"))).containsExactly(1200, 1280);
  }

  private static PlottedSound sound(OpenFiles files, Path path) throws IOException {
    SoundFile file = SoundFiles.open(files, path);
    Track track = Track.whole(path.toString(), file.channels(), file.about().sampleRate());
    return new PlottedSound(new Input(path, Path.of(""), path.toString()), file, track);
  }

  /** What is left of a sound less itself is silence, wherever it begins. */
  @Test
  void theDifferenceOfTwoSoundsIsAThirdOne() throws IOException {
    Path later =
        CapturedRun.sound(
            folder.resolve("later.wav"),
            44_100,
            1,
            20_100,
            i -> i < 100 ? 0 : Math.sin((i - 100) * 0.3) / 2);
    Path picture = folder.resolve("a.png");
    CapturedRun told = plot("waveform", mono, later, "--diff", "-o", picture);
    assertThat(told.exit()).as(told.err()).isZero();
    assertThat(size(picture)).containsExactly(1200, 110 + 3 * 130);
    try (OpenFiles files = new OpenFiles();
        Session session = new Session(new Settings().withScratch(folder))) {
      List<Track> tracks =
          PlottedDifference.tracks(session, sound(files, mono), sound(files, later));
      assertThat(tracks.get(1).name()).endsWith(", 100 samples earlier");
      double[][] left = Signals.visited(session, tracks.get(2).channels());
      assertThat(left[0]).hasSize(20_000).containsOnly(0);
    }
    assertThat(plot("loudness", mono, later, "--diff", "-o", folder.resolve("b.png")).exit())
        .isZero();
    assertThat(plot(mono, "--diff", "-o", folder.resolve("c.png")).err())
        .contains("--diff needs two sounds, but has 1");
    assertThat(plot(mono, stereo, "--diff", "-o", folder.resolve("c.png")).err())
        .contains("--diff needs sounds of the same sample rate and channels, but they have");
    assertThat(plot("response", "highpass 80", "--diff").exit()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void aPartOfTheFrequenciesIsDrawn() throws IOException {
    Path whole = folder.resolve("a.png");
    Path part = folder.resolve("b.png");
    for (String kind : new String[] {"overview", "spectrogram", "spectrum"}) {
      assertThat(plot(kind, mono, "--force", "-o", whole).exit()).isZero();
      CapturedRun told =
          plot(kind, mono, "--force", "-o", part, "--low", "1k", "--high", "3k", "--linear");
      assertThat(told.exit()).as(told.err()).isZero();
      assertThat(Files.readAllBytes(part)).as(kind).isNotEqualTo(Files.readAllBytes(whole));
    }
    Path of = folder.resolve("c.png");
    assertThat(plot("response", "highpass 80", "--high", "400", "-o", of).exit()).isZero();
    assertThat(plot("phase", stereo, "--low", "80", "-o", of).err())
        .contains("--low: phase has no axis of frequencies");
    assertThat(plot(mono, "--low", "80", "--high", "20", "-o", of).err())
        .contains("must be 0 or more and below the highest, but they are 80.0 and 20.0 Hz");
    assertThat(plot("spectrum", mono, "--low", "30k", "-o", folder.resolve("d.png")).err())
        .contains("below half the sample rate");
  }

  @Test
  void aMisspeltKindIsNoFile() throws IOException {
    CapturedRun told = plot("spectogram", stereo, "-o", folder.resolve("a.png"));
    assertThat(told.exit()).isEqualTo(ExitCode.USAGE);
    assertThat(told.err()).contains("called 'spectogram'; the kinds are overview, waveform, ");
    assertThat(folder.resolve("a.png")).doesNotExist();
  }

  @Test
  void theSamePictureHasTheSameBytes() throws IOException {
    Path first = folder.resolve("1.png");
    Path second = folder.resolve("2.png");
    assertThat(plot(stereo, "-o", first).exit()).isZero();
    assertThat(plot(stereo, "-o", second).exit()).isZero();
    assertThat(first).hasSameBinaryContentAs(second);
  }

  @Test
  void aPartIsAPart() throws IOException {
    Path whole = folder.resolve("whole.png");
    Path part = folder.resolve("part.png");
    assertThat(plot("waveform", stereo, "-o", whole).exit()).isZero();
    assertThat(plot("waveform", stereo, "-o", part, "--from=0:00.5", "--to", "0.7").exit())
        .isZero();
    assertThat(Files.readAllBytes(part)).isNotEqualTo(Files.readAllBytes(whole));
    CapturedRun behind = plot(stereo, mono, "-o", folder.resolve("c.png"), "--from", "0.9");
    assertThat(behind.exit()).isEqualTo(3);
    assertThat(behind.err())
        .contains(
            "tenuto: " + mono + ": --from must be before the end, which is at 0.453", "is 0.9 s");
  }

  @Test
  void nothingIsWrittenOverUnlessForced() throws IOException {
    Path picture = Files.writeString(folder.resolve("a.png"), "mine");
    CapturedRun refused = plot(stereo, "-o", picture);
    assertThat(refused.exit()).isEqualTo(1);
    assertThat(refused.err())
        .isEqualTo("tenuto: " + picture + " already exists; --force overwrites it\n");
    assertThat(picture).hasContent("mine");
    Path sound = folder.resolve("sound.png");
    Files.copy(mono, sound);
    assertThat(plot(sound, "-o", sound, "--force").err()).contains("is not overwritten");
    assertThat(sound).hasSameBinaryContentAs(mono);
    assertThat(plot(stereo, "-o", picture, "--force").exit()).isZero();
    assertThat(size(picture)).containsExactly(1200, 890);
  }

  @Test
  void badFilesAreNamedAndTheOthersDrawn() throws IOException {
    Path bad = Files.writeString(folder.resolve("bad.wav"), "no sound");
    Path none = folder.resolve("none.wav");
    Path picture = folder.resolve("a.png");
    CapturedRun told = plot("spectrum", bad, stereo, none, mono, "-o", picture);
    assertThat(told.exit()).isEqualTo(3);
    assertThat(told.err().lines()).hasSize(3);
    assertThat(told.err())
        .contains("tenuto: " + bad + ": ", "tenuto: there is no file " + none, "wrote");
    Files.delete(picture);
    told = plot(bad, none, "-o", picture);
    assertThat(told.exit()).isEqualTo(1);
    assertThat(told.err().lines()).hasSize(2);
    assertThat(picture).doesNotExist();
    told = plot("phase", mono, "-o", picture);
    assertThat(told)
        .isEqualTo(
            new CapturedRun(
                1, "", "tenuto: a phase scope needs two channels, but mono.wav has one\n"));
  }

  @Test
  void drawsTheResponsesOfChains() throws IOException {
    Path picture = folder.resolve("eq.png");
    CapturedRun told =
        plot("response", "highpass 80, peak 1000 1 3dB", "lowpass 8000", "-o", picture, "--dark");
    assertThat(told)
        .isEqualTo(new CapturedRun(0, "", "tenuto: wrote " + picture + " (1200x600)\n"));
    assertThat(size(picture)).containsExactly(1200, 600);
    assertThat(plot("response", "notch 50 10", "-o", picture).err()).contains("already exists");
    assertThat(plot("response", "notch 50 10", "-o", picture, "--force", "--rate", "8k").exit())
        .isZero();
  }

  /** A second-order Butterworth high-pass is 1/√(1 + (Wc/W)^4), W = tan(πf/rate). */
  @Test
  void aChainsResponseIsTheProductOfItsSteps() {
    Track track =
        ChainResponses.of(List.of("gain -6dB, highpass 80, peak 300 1 3dB"), 44_100).getFirst();
    double w = Math.tan(Math.PI * 80 / 44_100) / Math.tan(Math.PI * 300 / 44_100);
    double highPass = -10 * Math.log10(1 + Math.pow(w, 4));
    FilterChain filters = FilterChain.of(track.channels().getFirst(), 44_100);
    assertThat(filters.response(300).decibels()).isCloseTo(-6 + highPass + 3, within(1e-9));
  }

  @Test
  void aStepWithoutFormulaIsNamed() {
    for (String step : new String[] {"saturate", "fade 10ms", "normalise -1dB", "reverse"}) {
      CapturedRun told = plot("response", "highpass 80, " + step);
      assertThat(told.exit()).as(told.err()).isEqualTo(ExitCode.USAGE);
      assertThat(told.err())
          .contains("step 2 (" + step + "): its frequency response has no formula")
          .contains("Butterworth", "gain")
          .containsOnlyOnce("\n");
    }
  }

  @Test
  void wrongUsageIsExit2() {
    Object[][] wrong = {
      {},
      {"spectrum"},
      {stereo, "--size", "10x10"},
      {stereo, "--size", "large"},
      {stereo, "--from", "1:99"},
      {stereo, "--from", "2", "--to", "1"},
      {stereo, "--light", "--dark"},
      {stereo, "-o", "a.jpg"},
      {stereo, "--nonsense"},
      {stereo, "--rate", "48000"},
      {"response"},
      {"response", "highpass"},
      {"response", "highpass 80", "--from", "1"},
      {"response", "highpass 80", "--rate", "0"},
      {"response", "highpass 80", "--rate", "100"}
    };
    for (Object[] arguments : wrong) {
      CapturedRun told = plot(arguments);
      assertThat(told.exit()).as(told.err()).isEqualTo(2);
      assertThat(told.err()).containsOnlyOnce("\n");
    }
  }
}
