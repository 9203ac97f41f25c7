package tenuto.tools.inspect;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tenuto.formats.SoundFormat;
import tenuto.formats.file.Instrument;
import tenuto.formats.file.Instrument.Loop;
import tenuto.formats.file.Metadata;
import tenuto.formats.file.Metadata.Cue;
import tenuto.formats.file.PartFiles;
import tenuto.formats.file.Picture;
import tenuto.formats.file.SoundWriter;
import tenuto.formats.pcm.Dither;
import tenuto.formats.pcm.SampleFormat;
import tenuto.tools.batch.ConvertCommand;
import tenuto.tools.input.ExitCode;
import tenuto.tools.support.CapturedRun;
import tenuto.tools.support.TestSounds;

class InfoCommandTest {
  @TempDir Path folder;
  private Path good;

  @BeforeEach
  void write() throws IOException {
    good = TestSounds.write(folder.resolve("good.wav"), SampleFormat.PCM_24, 44_100, 6, 441);
  }

  private static CapturedRun info(Object... arguments) {
    return CapturedRun.by(
        new InfoCommand(), Stream.of(arguments).map(Object::toString).toArray(String[]::new));
  }

  @Test
  void tellsWhatAFileHolds() {
    assertThat(info(good))
        .isEqualTo(
            new CapturedRun(
                0,
                good
                    + ": WAV, 24-bit PCM, 6 channels, 44100 Hz, 0.010 s (441 samples)\n"
                    + "  chunks: fmt 40, data 7938\n",
                ""));
    JsonObject json = JsonParser.parseString(info("--json", good).out()).getAsJsonObject();
    assertThat(json.get("file").getAsString()).isEqualTo(good.toString());
    assertThat(json.get("container").getAsString()).isEqualTo("WAV");
    assertThat(json.get("format").getAsString()).isEqualTo("24-bit PCM");
    assertThat(json.get("bits").getAsInt()).isEqualTo(24);
    assertThat(json.get("channels").getAsInt()).isEqualTo(6);
    assertThat(json.get("sampleRate").getAsDouble()).isEqualTo(44_100);
    assertThat(json.get("samples").getAsLong()).isEqualTo(441);
    assertThat(json.get("chunks").getAsJsonArray()).hasSize(2);
    assertThat(json.has("layout")).isFalse();
  }

  @Test
  void tellsRegionsLoopsAndPictures() throws IOException {
    Path file = folder.resolve("full.wav");
    Loop loop = new Loop(100, 200, Instrument.Direction.BACKWARD, 3);
    Metadata all =
        Metadata.NONE
            .withCues(List.of(new Cue(400, "r", 80, "n"), new Cue(800, "m")))
            .with(Instrument.NONE.withRoot(62, 25).with(List.of(loop)))
            .withPictures(List.of(new Picture(3, "image/png", "Hülle", ByteBuffer.allocate(9))));
    try (SoundWriter writer =
        SoundFormat.of(file, "pcm16")
            .create(new PartFiles(), file, 1, 8000, 1000, all, Dither.NONE)) {
      writer.commit();
    }
    assertThat(info(file).out().lines().map(String::strip))
        .contains(
            "cue: 0.050 to 0.060 s r",
            "cue: 0.100 s m",
            "loop: samples 100 to 199, backward, 3 times",
            "root key: 62, +25.0 cents",
            "picture: image/png, 9 bytes Hülle");
    JsonObject json = JsonParser.parseString(info("--json", file).out()).getAsJsonObject();
    assertThat(json.get("cues").toString())
        .isEqualTo(
            "[{\"sample\":400,\"label\":\"r\",\"samples\":80,\"note\":\"n\"},"
                + "{\"sample\":800,\"label\":\"m\"}]");
    assertThat(json.getAsJsonObject("instrument").get("loops").toString())
        .isEqualTo("[{\"from\":100,\"to\":200,\"direction\":\"backward\",\"count\":3}]");
    assertThat(json.getAsJsonObject("instrument").get("rootKey").getAsInt()).isEqualTo(62);
    assertThat(json.get("pictures").toString())
        .isEqualTo("[{\"type\":3,\"mime\":\"image/png\",\"description\":\"Hülle\",\"bytes\":9}]");
  }

  @Test
  void tellsTheHeadersFieldsAndWhatTheyMean() {
    CapturedRun told = info("--layout", good);
    assertThat(told.exit()).isZero();
    assertThat(told.out().lines().map(line -> line.strip().replaceAll(" +", " ")))
        .contains(
            "0 4 file header: id 'RIFF' sizes have 32 bits",
            "20 2 fmt chunk: tag 65534 see the tag of the extension",
            "22 2 fmt chunk: channels 6 samples per frame",
            "40 4 extension of the fmt chunk: channelMask 63 FL FR FC LFE BL BR",
            "44 4 extension of the fmt chunk: tag 1 PCM: integers",
            "64 4 chunk header: size 7938 bytes of the chunk after this field");
    JsonObject json =
        JsonParser.parseString(info("--json", "--layout", good).out()).getAsJsonObject();
    JsonObject rate = json.get("layout").getAsJsonArray().get(7).getAsJsonObject();
    assertThat(rate.get("offset").getAsLong()).isEqualTo(24);
    assertThat(rate.get("bytes").getAsLong()).isEqualTo(4);
    assertThat(rate.get("name").getAsString()).isEqualTo("fmt chunk: rate");
    assertThat(rate.get("value").getAsString()).isEqualTo("44100");
    assertThat(rate.get("meaning").getAsString()).isEqualTo("frames per second");
  }

  @Test
  void whatFollowsTheSamplesAndIsNoChunkIsAWarning() throws IOException {
    byte[] bytes = Arrays.copyOf(Files.readAllBytes(good), (int) Files.size(good) + 5);
    Path longer = Files.write(folder.resolve("longer.wav"), bytes);
    assertThat(info(longer).exit()).isZero();
    assertThat(info(longer).out()).contains("\n  warning: byte 8006: ");
    JsonObject json = JsonParser.parseString(info("--json", longer).out()).getAsJsonObject();
    JsonObject warning = json.get("warnings").getAsJsonArray().get(0).getAsJsonObject();
    assertThat(warning.get("offset").getAsLong()).isEqualTo(8006);
  }

  @Test
  void aBadFileIsNamedWithThePlaceAndTheRestIsTold() throws IOException {
    byte[] bytes = Files.readAllBytes(good);
    Path cut = Files.write(folder.resolve("cut.wav"), Arrays.copyOf(bytes, 100));
    Path none = folder.resolve("none.wav");
    Path text = Files.writeString(folder.resolve("text.wav"), "no sound at all");
    for (Path bad : new Path[] {cut, none, text}) {
      CapturedRun told = info(bad);
      assertThat(told.exit()).as(told.toString()).isEqualTo(1);
      assertThat(told.out()).isEmpty();
      assertThat(told.err()).startsWith("tenuto: ").contains(bad.toString()).containsOnlyOnce("\n");
      told = info(bad, good);
      assertThat(told.exit()).isEqualTo(3);
      assertThat(told.out()).isEqualTo(info(good).out());
      assertThat(told.err().lines()).hasSize(1);
    }
    assertThat(info(cut).err())
        .isEqualTo(
            ("tenuto: %s: byte 60: the data chunk declares 7938 bytes, but 32 are" + " present\n")
                .formatted(cut));
    assertThat(info("--layout", cut).out()).contains("fmt chunk: channels", "'data'");
    assertThat(info("--layout", cut).exit()).isEqualTo(1);
  }

  @Test
  void aCheckReadsAllSamplesAndFindsWhereTheyEnd() throws IOException {
    Path whole = folder.resolve("whole.flac");
    Path chirp =
        CapturedRun.sound(folder.resolve("a.wav"), 8000, 2, 50_000, i -> Math.sin(1e-5 * i * i));
    assertThat(CapturedRun.by(new ConvertCommand(), chirp, "--out", whole).exit()).isZero();
    byte[] bytes = Files.readAllBytes(whole);
    Path cut = Files.write(folder.resolve("cut.flac"), Arrays.copyOf(bytes, bytes.length / 2));
    assertThat(info(whole, cut).exit()).as("the header is all that is read").isZero();
    CapturedRun told = info("--check", whole, cut);
    assertThat(told.exit()).isEqualTo(ExitCode.SOME_FAILED);
    assertThat(told.out()).contains(whole + ": FLAC", cut + ": FLAC");
    assertThat(told.err())
        .matches("tenuto: \\Q" + cut + "\\E: byte \\d+: the file ends in the middle of .*\\R");
  }
}
