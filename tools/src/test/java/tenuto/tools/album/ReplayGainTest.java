package tenuto.tools.album;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.dsp.metering.TrackLevel;
import tenuto.engine.Session;
import tenuto.engine.setup.Settings;
import tenuto.formats.SoundFiles;
import tenuto.formats.file.Metadata.Tag;
import tenuto.formats.file.OpenFiles;
import tenuto.formats.file.SoundFile;
import tenuto.tools.input.Input;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.Sounds;

class ReplayGainTest {
  private static final int RATE = 48_000;

  @TempDir Path folder;

  /**
   * A stereo sine of 997 Hz, of which both channels have the level in LUFS as their peak in dBFS.
   */
  private Path sine(String name, double dB) throws IOException {
    double[] x = new double[10 * RATE];
    double level = Math.pow(10, dB / 20);
    double fade = 0.01 * RATE; // an abrupt end has a higher true peak
    Arrays.setAll(
        x,
        i ->
            Math.min(1, Math.min(i, x.length - 1 - i) / fade)
                * level
                * Math.sin(2 * Math.PI * 997 * i / RATE));
    return Sounds.write(folder.resolve(name), RATE, x, x);
  }

  private static CapturedRun run(Object... arguments) {
    CapturedRun run =
        CapturedRun.by(Stream.of(arguments).map(Object::toString).toArray(String[]::new));
    assertThat(run.exit()).as(run.err()).isZero();
    return run;
  }

  private static Map<String, String> tags(Path file) {
    JsonObject told = JsonParser.parseString(run("tag", file, "--json").out()).getAsJsonObject();
    Map<String, String> tags = new LinkedHashMap<>();
    told.getAsJsonArray("tags")
        .forEach(
            tag ->
                tags.put(
                    tag.getAsJsonObject().get("name").getAsString(),
                    tag.getAsJsonObject().get("text").getAsString()));
    return tags;
  }

  private static void assertGain(String text, double wanted) {
    assertThat(text).matches("-?\\d+\\.\\d\\d dB");
    assertThat(Double.parseDouble(text.replace(" dB", ""))).isCloseTo(wanted, within(0.02));
  }

  /** Two powers of a thousandth and a hundredth have a mean of 5.5 thousandths. */
  private static final double ALBUM = -18 - 10 * Math.log10(5.5e-3);

  private static void assertAlbum(Map<String, String> tags, double gain, String peak) {
    assertGain(tags.get("REPLAYGAIN_TRACK_GAIN"), gain);
    assertThat(tags.get("REPLAYGAIN_TRACK_PEAK")).startsWith(peak).hasSize(8);
    assertGain(tags.get("REPLAYGAIN_ALBUM_GAIN"), ALBUM);
    assertThat(tags.get("REPLAYGAIN_ALBUM_PEAK")).startsWith("0.1000");
  }

  @Test
  void filesGetTheTagsOfTheirAlbumAndKeepTheirSamples() throws IOException {
    Path one = sine("1.wav", -30);
    Path two = sine("2.wav", -20);
    double[][] before = Sounds.read(one);
    run("tag", one, "--set", "title=Eins", "--set", "replaygain_reference_loudness=89 dB");
    run("tag", folder, "--replaygain", "--album");
    assertAlbum(tags(one), 12, "0.0316");
    assertAlbum(tags(two), 2, "0.1000");
    assertThat(tags(one))
        .containsEntry("TITLE", "Eins")
        .doesNotContainKey("REPLAYGAIN_REFERENCE_LOUDNESS");
    assertThat(Sounds.read(one)).isDeepEqualTo(before);
    run("tag", "--replaygain", one, "--jobs", "1");
    assertThat(tags(one)).containsKey("REPLAYGAIN_TRACK_GAIN").hasSize(3);
  }

  @Test
  void conversionsWriteThemWhereTheyAreRequested() throws IOException {
    sine("1.wav", -30);
    sine("2.wav", -20);
    Path out = folder.resolve("out");
    run("convert", folder, "--out", out, "--format", "flac", "--replaygain", "--album");
    assertAlbum(tags(out.resolve("1.flac")), 12, "0.0316");
    assertAlbum(tags(out.resolve("2.flac")), 2, "0.1000");
    run("process", "gain -3dB", folder, "--out", out, "--replaygain");
    assertGain(tags(out.resolve("2.wav")).get("REPLAYGAIN_TRACK_GAIN"), 5);
    Path made = folder.resolve("level");
    run("process", "loudness -20", folder, "--out", made, "--replaygain", "--album");
    assertGain(tags(made.resolve("1.wav")).get("REPLAYGAIN_ALBUM_GAIN"), 2);
    assertGain(tags(made.resolve("1.wav")).get("REPLAYGAIN_TRACK_GAIN"), 2 + 10 * Math.log10(5.5));
  }

  @Test
  void conversionsReplaceAllThatTheInputHas() throws IOException {
    Path one = sine("1.wav", -20);
    run("tag", one, "--replaygain", "--album");
    run("tag", one, "--add", "REPLAYGAIN_REFERENCE_LOUDNESS=89 dB");
    Path out = folder.resolve("out");
    run("convert", one, "--out", out, "--format", "opus", "--also", "1.flac", "--replaygain");
    assertThat(tags(out.resolve("1.opus")).keySet())
        .contains("R128_TRACK_GAIN")
        .noneMatch(name -> name.startsWith("REPLAYGAIN_"));
    assertThat(tags(out.resolve("1.flac")).keySet())
        .filteredOn(name -> name.startsWith("REPLAYGAIN_"))
        .containsExactlyInAnyOrder("REPLAYGAIN_TRACK_GAIN", "REPLAYGAIN_TRACK_PEAK");
    run("convert", one, "--out", folder.resolve("kept"));
    assertThat(tags(folder.resolve("kept").resolve("1.wav"))).containsAllEntriesOf(tags(one));
  }

  /** In steps of 1/256 dB to -23 LUFS, by RFC 7845. */
  @Test
  void opusHasTagsOfItsOwn() throws IOException {
    Input input = new Input(sine("1.wav", -20), Path.of(""), "1.wav");
    Map<String, String> found = new LinkedHashMap<>();
    try (OpenFiles files = new OpenFiles();
        Session session = new Session(new Settings().withScratch(folder))) {
      SoundFile file = SoundFiles.open(files, input.path());
      TrackLevel level = TrackLevel.of(session, file.channels(), file.metadata().speakers(), RATE);
      ReplayGain.tag(
          Map.of(input, level),
          true,
          each -> true,
          (each, tags) -> tags.forEach(tag -> found.put(tag.name(), tag.text())));
    }
    assertThat(found.keySet()).containsExactly("R128_TRACK_GAIN", "R128_ALBUM_GAIN");
    assertThat(Integer.parseInt(found.get("R128_TRACK_GAIN")))
        .isBetween(-3 * 256 - 5, -3 * 256 + 5);
    assertThat(ReplayGain.without(List.of(new Tag("R128_TRACK_GAIN", "1")))).isEmpty();
  }

  @Test
  void whatCannotBeIsRefused() throws IOException {
    Path one = sine("1.wav", -30);
    assertThat(CapturedRun.by("tag", one.toString(), "--album").err())
        .contains("--album is for --replaygain");
    Path bad = folder.resolve("2.wav");
    java.nio.file.Files.writeString(bad, "no sound");
    CapturedRun run = CapturedRun.by("tag", folder.toString(), "--replaygain");
    assertThat(run.exit()).isEqualTo(3);
    assertThat(run.err()).contains("2.wav");
    assertThat(tags(one)).hasSize(2);
  }
}
